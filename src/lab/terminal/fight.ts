import { type Command, InvalidArgumentError, Option } from 'commander';
import { loadCampaign } from '../../bundles/load-campaign.ts';
import type { Campaign, CampaignSource } from '../../game/campaign.ts';
import { hasComponent } from '../../game/kinds.ts';
import { withBundles } from '../bundle-files.ts';
import { readBundleFiles } from '../check.ts';
import { type Fight, fight, longestFight } from '../fights/fight.ts';
import { depthRungs, levelRungs, type Rung, rowsOf } from '../fights/fight-table.ts';
import { highestLevel, mostFighters, readChampion, readMatch } from '../fights/matchup.ts';
import { InputError, span } from '../input-error.ts';
import { shareOf } from '../statistics.ts';

type Campaigns = Readonly<Record<string, CampaignSource>>;

interface Options {
  readonly campaign: string;
  readonly bundle: readonly string[];
  readonly rounds?: number;
  readonly seed: string;
  readonly table?: boolean;
  readonly levels?: Span;
  readonly depths?: Span;
  readonly json?: boolean;
}

interface Span {
  readonly from: number;
  readonly to: number;
}

const most = { rounds: 100_000, columns: 30 };
const usual = { rounds: 1000, tableRounds: 50, levels: { from: 1, to: 8 } };
/** Adds `rl fight`. */
export function addFightCommands(program: Command, campaigns: Campaigns): void {
  program
    .command('fight')
    .description(
      'Let two sides fight in a bare hall again and again, and print how often each wins, the turns and ' +
        'the damage taken, with 95 % intervals.',
    )
    .argument('[sides...]', 'who fights whom, as in 3 rat v wolf; with --table the hero')
    .addOption(
      new Option('--campaign <name>', 'the campaign')
        .choices(Object.keys(campaigns))
        .default('simple'),
    )
    .option('--bundle <file>', 'one more bundle, or one for another; may come again', collect, [])
    .option(
      '--rounds <number>',
      `how many fights: ${usual.rounds}, in a table ${usual.tableRounds}`,
      parseRounds,
    )
    .option('--seed <text>', 'the seed: the same one, the same fights', 'fight')
    .option('--table', 'the hero against every monster of the campaign')
    .addOption(
      new Option('--levels <span>', 'levels of experience in the table: A..B')
        .argParser(parseColumns)
        .conflicts('depths'),
    )
    .option(
      '--depths <span>',
      'in the table, heroes as they come to these depths: A..B',
      parseColumns,
    )
    .option('--json', 'print a JSON line, in a table one for each cell')
    .addHelpText(
      'after',
      `
Sides:
  3 rat, 2 bat        so many of each kind, up to ${mostFighters}; "and" does for a comma
  hero                as he begins, with what he starts with
  hero@5+dagger       of level 5 (1 to ${highestLevel}), and with more in hand, on or in his bag

The hero plays by the rules against monsters that are awake: he drinks when hurt, strikes who is beside
him and comes near. By the rules monsters strike only him, so among themselves they do not use their
minds: one after another, each goes for the nearest of the other side, throws if it can, strikes when
beside. Blows, splitting, powers, explosions and poison are those of the rules. The sides take turns in
who acts first. After ${longestFight} turns, or when somebody gets away, a fight is undecided.`,
    )
    .action((sides: string[], options: Options) => {
      const campaign = loadCampaign(
        withBundles(campaigns[options.campaign], readBundleFiles(options.bundle)),
      );
      try {
        if (options.table) printTable(campaign, sides.join(' ') || 'hero', options);
        else printFight(campaign, sides.join(' '), options);
      } catch (error) {
        if (error instanceof RangeError) throw new InputError(error.message);
        throw error;
      }
    });
}

function collect(value: string, before: readonly string[]): readonly string[] {
  return [...before, value];
}

function parseRounds(text: string): number {
  const rounds = Number(text);
  if (/^\d+$/.test(text) && rounds >= 1 && rounds <= most.rounds) return rounds;
  throw new InvalidArgumentError(`Give a whole number from 1 to ${most.rounds}.`);
}

function parseColumns(text: string): Span {
  const found = span(text);
  if (found && found.to - found.from < most.columns) return found;
  throw new InvalidArgumentError(
    `Give a whole number, or two as in 1..8, at most ${most.columns} in all.`,
  );
}

function printFight(campaign: Campaign, text: string, options: Options): void {
  if (options.levels || options.depths) {
    throw new InputError('--levels and --depths are for the columns of a --table');
  }
  if (text === '') throw new InputError('say who fights whom, as in: rl fight 3 rat v wolf');
  const match = readMatch(campaign, text);
  const result = fight(campaign, match, options.rounds ?? usual.rounds, options.seed);
  print(options.json ? [JSON.stringify(result)] : tellFight(result));
}

function printTable(campaign: Campaign, text: string, options: Options): void {
  const { rounds = usual.tableRounds, seed, levels, depths } = options;
  const rungs = depths ? heroesOf(depths) : heroesAt(levels);
  const what = depths ? 'depth' : 'level';
  if (options.json) {
    for (const { monster, fights } of rowsOf(campaign, rungs)) {
      print(
        fights.map(({ number, fight }) => JSON.stringify({ monster, [what]: number, ...fight })),
      );
    }
    return;
  }
  const width = Math.max(...campaign.kinds.map(({ id }) => id.length));
  const row = (name: string, cells: readonly number[]) =>
    `${name.padEnd(width)}${cells.map((cell) => `${cell}`.padStart(5)).join('')}`;
  print([`${text} in ${campaign.id}: of ${rounds} fights each, so many percent won`, '']);
  print([
    row(
      what,
      rungs.map(({ number }) => number),
    ),
  ]);
  const undecided: string[] = [];
  for (const { monster, fights } of rowsOf(campaign, rungs)) {
    print([
      row(
        monster,
        fights.map(({ fight }) => Math.round(100 * fight.sides[0].wins.share)),
      ),
    ]);
    const most = Math.max(...fights.map(({ fight }) => fight.undecided.share));
    if (most > 0) undecided.push(`${monster} ${Math.ceil(100 * most)} %`);
  }
  const { low, high } = shareOf(Math.floor(rounds / 2), rounds);
  const points = Math.ceil(50 * (high - low));
  // Somebody gets away from a thief: what is not won is not lost.
  if (undecided.length > 0) print(['', `Undecided, at most: ${undecided.join(', ')}.`]);
  print(['', `95 % intervals reach up to ${points} points to either side; --json tells them.`]);

  function heroesOf(span: Span): Rung[] {
    if (text !== 'hero')
      throw new InputError('with --depths heroes have what they found: say nothing more of them');
    return depthRungs(campaign, span, rounds, seed);
  }

  function heroesAt(span?: Span): Rung[] {
    const champion = readChampion(campaign, text);
    if (text.includes('@'))
      throw new InputError('a table has levels of its own: say --levels A..B in place of @');
    const learns = hasComponent(campaign.kinds[0], 'Experience');
    const { from, to } = span ?? (learns ? usual.levels : { from: 1, to: 1 });
    if (!learns && to > 1) throw new InputError(`the hero of ${campaign.id} gains no levels`);
    if (from < 1 || to > highestLevel)
      throw new InputError(`--levels: there are levels 1 to ${highestLevel}, not ${from}..${to}`);
    return levelRungs(campaign, champion, { from, to }, rounds, seed);
  }
}

/** Result by result in words. */
function tellFight({ sides, rounds, undecided, turns, campaign, seed }: Fight): string[] {
  const width = Math.max(...sides.map(({ name }) => name.length), 'undecided'.length);
  const row = (name: string, text: string) => `  ${name.padEnd(width)}  ${text}`;
  return [
    `${sides.map(({ name }) => name).join(' v ')} in ${campaign}: ${rounds} fights, seed ${seed}`,
    ...sides.map(({ name, wins, taken }) =>
      row(name, `won ${percent(wins)}, took ${mean(taken)} damage`),
    ),
    row('undecided', percent(undecided)),
    row('turns', mean(turns)),
  ];
}

function percent({ share, low, high }: Fight['undecided']): string {
  const text = (value: number) => (100 * value).toFixed(1);
  return `${text(share)} % (${text(low)} to ${text(high)})`;
}

function mean({ mean: middle, low, high }: Fight['turns']): string {
  const range = low === null || high === null ? '' : ` (${low.toFixed(2)} to ${high.toFixed(2)})`;
  return `${middle.toFixed(2)}${range}`;
}

function print(lines: readonly string[]): void {
  process.stdout.write(lines.map((line) => `${line}\n`).join(''));
}
