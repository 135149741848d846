import { type Command, Option } from 'commander';
import type { RogueFloor } from '../../dungeon/generators/rogue.ts';
import { drawGrid, drawRogue } from '../../dungeon/grid-text.ts';
import type { Campaign } from '../../game/campaign.ts';
import type { FloorPlan, Inhabitant } from '../../game/floors/floor-plan.ts';
import { generateFloor } from '../../game/floors/generate-floor.ts';
import { kindHas } from '../../game/kinds.ts';
import { withFloor } from '../begin-game.ts';
import { InputError } from '../input-error.ts';
import { readJsonLines } from './files.ts';
import {
  addCampaignOptions,
  type CampaignChoice,
  type Cli,
  campaignWith,
  loadWithWarnings,
  numberRange,
  rl,
  type Span,
} from './options.ts';
import type { Terminal } from './terminal.ts';

interface FloorOptions extends CampaignChoice {
  readonly seed?: string;
  readonly seeds?: Span;
  readonly seedsFile?: string;
  readonly depth: Span;
}

/** Adds the command `floor`. */
export function addFloorCommand(program: Command, cli: Cli): void {
  addCampaignOptions(program.command('floor'), cli, 'required')
    .description('Generate floors and print each as a JSON line.')
    .addOption(new Option('--seed <text>', 'the seed').conflicts(['seeds', 'seedsFile']))
    .addOption(
      new Option('--seeds <range>', 'seeds that are numbers: A..B')
        .argParser(numberRange())
        .conflicts('seedsFile'),
    )
    .option(
      '--seeds-file <file>',
      'a file with one seed per line, each a JSON string; - reads standard input',
    )
    .requiredOption('--depth <range>', 'a depth, or a range: A..B', numberRange())
    .addHelpText(
      'after',
      `
Kept floors (Simple, Arena) are generated in sequence: the hero enters each by the stairs of the floor
above. Format: {"seed","depth","rows","rooms","up","down","monsters","items"}, and "hero" on a floor
without stairs up. "rows" is the terrain before the stairs up are placed: # wall, . floor, > stairs down.

Floors of nine rooms (Rogue) are generated independently. Format: {"seed","depth","rows","boxes",
"passages","doors","gold","traps","items","monsters","down","hero"}. "rows" uses Rogue's glyphs, with
& for a secret door and ^ for a trap.

A floor with a vault has its name as "vault". "${rl} check" counts the floors on which a vault fits.`,
    )
    .action(async (options: FloorOptions) => {
      const source = campaignWith(cli, options);
      const campaign = loadWithWarnings(source, {}, cli.terminal);
      await printFloors(campaign, options, cli.terminal);
    });
}

/** Characters that are collected before they are written. */
const chunkSize = 1e6;

async function printFloors(
  campaign: Campaign,
  options: FloorOptions,
  terminal: Terminal,
): Promise<void> {
  const { depth } = options;
  const firstDepth = campaign.start.depth;
  const lastDepth = Math.max(...campaign.floors.map(({ to }) => to));
  if (depth.from < firstDepth || depth.to > lastDepth) {
    throw new InputError(
      `--depth ${depth.from}..${depth.to}: the campaign ${campaign.id} has the depths ${firstDepth}..${lastDepth}`,
    );
  }
  let lines = '';
  for (const seed of seedsOf(options, terminal)) {
    for (const { depth: floorDepth, plan } of floorsOf(campaign, seed, depth)) {
      const { rogueFloor } = plan;
      const line = rogueFloor
        ? describeRogue(seed, floorDepth, plan, rogueFloor)
        : describe(seed, floorDepth, plan);
      lines += `${JSON.stringify(line)}\n`;
      if (lines.length < chunkSize) continue;
      await terminal.write(lines);
      lines = '';
    }
  }
  await terminal.write(lines);
}

function* seedsOf({ seed, seeds, seedsFile }: FloorOptions, terminal: Terminal): Generator<string> {
  if (seed !== undefined) yield seed;
  else if (seeds) for (let n = seeds.from; n <= seeds.to; n++) yield String(n);
  else if (seedsFile === undefined) {
    throw new InputError('no seed: give --seed, --seeds or --seeds-file');
  } else {
    let isEmpty = true;
    for (const { line, value } of readJsonLines(seedsFile, terminal)) {
      isEmpty = false;
      if (typeof value !== 'string') {
        throw new InputError(`${seedsFile}, line ${line}: a seed must be a JSON string`);
      }
      yield value;
    }
    if (isEmpty)
      throw new InputError(`${seedsFile}: contains no seed; write one JSON string per line`);
  }
}

/**
 * The floors of the depths in `asked`. Kept floors depend on where the hero leaves the floor above.
 */
function* floorsOf(campaign: Campaign, seed: string, asked: Span) {
  const independent = campaign.rules.floors === 'anew';
  let arrival: { x: number; y: number } = campaign.start;
  for (let depth = independent ? asked.from : campaign.start.depth; depth <= asked.to; depth++) {
    const plan = withFloor(depth, seed, () => generateFloor(campaign, seed, depth, arrival));
    if (depth >= asked.from) yield { depth, plan };
    if (plan.terrain.down) arrival = plan.terrain.down;
  }
}

function describe(seed: string, depth: number, plan: FloorPlan): object {
  const { terrain, arrival, up, monsters, items, vault } = plan;
  const describeOne = ({ kind, ...rest }: Inhabitant) => ({ kind: kind.id, ...rest });
  return {
    seed,
    depth,
    rows: drawGrid(terrain.grid),
    rooms: terrain.rooms,
    ...(up === null && { hero: arrival }),
    up,
    down: terrain.down,
    monsters: monsters.map(describeOne),
    items: items.map(describeOne),
    ...(vault && { vault: vault.id }),
  };
}

/** A floor of nine rooms at the hero's first arrival. */
function describeRogue(seed: string, depth: number, plan: FloorPlan, floor: RogueFloor): object {
  const items = plan.items.filter(({ kind }) => !kindHas(kind, 'Gold'));
  return {
    seed,
    depth,
    rows: drawRogue(floor.grid, floor.traps),
    boxes: floor.boxes.map(({ gone, dark, x, y, w, h }) => ({ gone, dark, x, y, w, h })),
    passages: floor.passages,
    doors: floor.doors.map(({ x, y, secret }) => ({ x, y, secret })),
    gold: floor.gold,
    traps: floor.traps,
    items: items.map(({ kind, x, y }) => ({ kind: kind.id, x, y })),
    monsters: plan.monsters.map(({ kind, x, y, carries }) => ({
      kind: kind.id,
      x,
      y,
      carries: carries?.kind.id ?? null,
    })),
    down: floor.stairs,
    hero: floor.hero,
    ...(plan.vault && { vault: plan.vault.id }),
  };
}
