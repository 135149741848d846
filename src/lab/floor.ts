import { drawGrid } from '../dungeon/grid.ts';
import type { Campaign } from '../game/campaign.ts';
import { type Plan, planFloor } from '../game/floors.ts';
import type { Inhabitant } from '../game/population.ts';
import { InputError, readJsonLines } from './input.ts';

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
    for (const { depth: at, plan } of descend(campaign, seed, depth.to)) {
      if (at >= depth.from) lines += `${JSON.stringify(describe(seed, at, plan))}\n`;
    }
    if (lines.length > 1e6) {
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

/** The floors from the first to `deepest`, each entered by the stairs of the one before. */
function* descend(campaign: Campaign, seed: string, deepest: number) {
  let arrival: { x: number; y: number } = campaign.start;
  for (let depth = campaign.start.depth; depth <= deepest; depth++) {
    const plan = planFloor(campaign, seed, depth, arrival);
    yield { depth, plan };
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
