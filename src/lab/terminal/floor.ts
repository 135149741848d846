import { drawGrid, drawRogue } from '../../dungeon/grid.ts';
import type { RogueLayout } from '../../dungeon/rogue.ts';
import type { Campaign } from '../../game/campaign.ts';
import { type Plan, planFloor } from '../../game/floor-plan.ts';
import { hasComponent } from '../../game/kinds.ts';
import type { Inhabitant } from '../../game/population.ts';
import { InputError, readJsonLines } from '../input-error.ts';

interface FloorOptions {
  readonly seed?: string;
  readonly seeds?: { from: number; to: number };
  readonly seedsFile?: string;
  readonly depth: { from: number; to: number };
}

/** Prints the floors that the options of `rl floor` ask for. */
export function printFloors(campaign: Campaign, options: FloorOptions): void {
  const { depth } = options;
  const first = campaign.start.depth;
  const last = Math.max(...campaign.floors.map(({ to }) => to));
  if (depth.from < first || depth.to > last) {
    throw new InputError(`the campaign ${campaign.id} has the depths ${first}..${last}`);
  }
  let lines = '';
  for (const seed of seedsOf(options)) {
    for (const { depth: at, plan } of floorsOf(campaign, seed, depth)) {
      const { rogue } = plan;
      const line = rogue ? describeRogue(seed, at, plan, rogue) : describe(seed, at, plan);
      lines += `${JSON.stringify(line)}\n`;
      if (lines.length < 1e6) continue;
      process.stdout.write(lines);
      lines = '';
    }
  }
  process.stdout.write(lines);
}

function* seedsOf({ seed, seeds, seedsFile }: FloorOptions): Iterable<string> {
  if ([seed, seeds, seedsFile].filter((option) => option !== undefined).length !== 1) {
    throw new InputError('give one of --seed, --seeds and --seeds-file');
  }
  if (seed !== undefined) yield seed;
  if (seeds) for (let n = seeds.from; n <= seeds.to; n++) yield String(n);
  if (seedsFile === undefined) return;
  for (const { line, value } of readJsonLines(seedsFile)) {
    if (typeof value !== 'string') {
      throw new InputError(`${seedsFile}, line ${line}: a seed must be a JSON string`);
    }
    yield value;
  }
}

/** The floors asked for, each made on its own, or where floors are kept entered from the one above. */
function* floorsOf(campaign: Campaign, seed: string, asked: { from: number; to: number }) {
  const anew = campaign.rules.floors === 'anew';
  let arrival: { x: number; y: number } = campaign.start;
  for (let depth = anew ? asked.from : campaign.start.depth; depth <= asked.to; depth++) {
    const plan = planFloor(campaign, seed, depth, arrival);
    if (depth >= asked.from) yield { depth, plan };
    if (plan.layout.down) arrival = plan.layout.down;
  }
}

function describe(seed: string, depth: number, plan: Plan): object {
  const { layout, arrival, up, monsters, items } = plan;
  const describeOne = ({ kind, ...rest }: Inhabitant) => ({ kind: kind.id, ...rest });
  return {
    seed,
    depth,
    rows: drawGrid(layout.grid),
    rooms: layout.rooms,
    ...(up === null && { hero: arrival }),
    up,
    down: layout.down,
    monsters: monsters.map(describeOne),
    items: items.map(describeOne),
  };
}

/** A floor of nine rooms, as it is made for who comes there first. */
function describeRogue(seed: string, depth: number, plan: Plan, layout: RogueLayout): object {
  const items = plan.items.filter(({ kind }) => !hasComponent(kind, 'Gold'));
  return {
    seed,
    depth,
    rows: drawRogue(layout.grid, layout.traps),
    boxes: layout.boxes.map(({ gone, dark, x, y, w, h }) => ({ gone, dark, x, y, w, h })),
    passages: layout.passages,
    doors: layout.doors.map(({ x, y, secret }) => ({ x, y, secret })),
    gold: layout.gold,
    traps: layout.traps,
    items: items.map(({ kind, x, y }) => ({ kind: kind.id, x, y })),
    monsters: plan.monsters.map(({ kind, x, y, carries }) => ({
      kind: kind.id,
      x,
      y,
      carries: carries?.kind.id ?? null,
    })),
    down: layout.stairs,
    hero: layout.hero,
  };
}
