import { type Command, Option } from 'commander';
import { loadCampaign } from '../../bundles/load-campaign.ts';
import { type Campaign, type CampaignSource, heroKind } from '../../game/campaign.ts';
import { kindHas } from '../../game/kinds.ts';
import { longestBout } from '../../trials/bout.ts';
import { longestFight } from '../../trials/hero-tactics.ts';
import { type FightResult, fightUntil } from '../fights/fight.ts';
import {
  cellsOf,
  checkDepths,
  exceptionsOf,
  mostHeroes,
  type TableCell,
  type TablePlan,
} from '../fights/fight-table.ts';
import { highestLevel, mostFighters, readHeroSide, readMatchup } from '../fights/matchup.ts';
import { InputError } from '../input-error.ts';
import { fightCharts } from '../reports/fight-charts.ts';
import { shareOf } from '../statistics.ts';
import { interval, percent } from '../table.ts';
import { interruptible, isInterrupted, warnInterrupted } from './interruption.ts';
import {
  addCampaignOptions,
  type CampaignChoice,
  type Cli,
  campaignWith,
  jobsOption,
  numberRange,
  rl,
  type Span,
  wholeNumber,
} from './options.ts';
import { showProgress } from './progress.ts';
import { reportOption, writeReport } from './report-option.ts';
import { print, type Terminal } from './terminal.ts';
import { onThreads } from './threads.ts';
import { requireForOptions } from './usage.ts';

interface Options extends CampaignChoice {
  readonly rounds?: number;
  readonly seed: string;
  readonly table?: boolean;
  readonly levels?: Span;
  readonly depths?: Span;
  readonly jobs: number;
  readonly report?: string;
  readonly json?: boolean;
}

const mostRounds = 100_000;
const mostColumns = 30;
const defaults = { rounds: 1000, tableRounds: 50, levels: { from: 1, to: 8 } };

/** Adds the command `fight`. */
export function addFightCommand(program: Command, cli: Cli): void {
  const fight = addCampaignOptions(program.command('fight'), cli, 'optional')
    .description(
      'Let two sides fight in an empty hall many times, and print how often each wins, the turns and ' +
        'the damage taken, with 95% confidence intervals.',
    )
    .argument('[sides...]', 'the two sides, for example: 3 rat v wolf; with --table the hero')
    .option(
      '--rounds <number>',
      `the number of fights (default: ${defaults.rounds}, in a table ${defaults.tableRounds}; with --depths at most ${mostHeroes})`,
      wholeNumber(1, mostRounds),
    )
    .option('--seed <text>', 'the seed; equal seeds give equal fights', 'fight')
    .option('--table', 'the hero against every monster of the campaign')
    .addOption(
      new Option('--levels <range>', 'experience levels of the columns of the table: A..B')
        .argParser(numberRange(mostColumns))
        .conflicts('depths'),
    )
    .option(
      '--depths <range>',
      'columns of the table: heroes as they arrive at the depths A..B',
      numberRange(mostColumns),
    )
    .addOption(jobsOption())
    .addOption(reportOption())
    .option('--json', 'print a JSON line, or one per cell of the table')
    .addHelpText(
      'after',
      `
Sides:
  3 rat, 2 bat        kinds with their numbers, up to ${mostFighters} monsters; "and" also separates kinds
  hero                the hero at the start of the game, with the starting equipment
  hero@5+dagger       the hero at level 5 (1 to ${highestLevel}) with a dagger in addition

The hero follows the rules, against monsters that are awake. It drinks when hurt, attacks adjacent
monsters and approaches others, but never shoots or throws. By the rules most monsters attack only the
hero, so in fights between monsters their minds are not used: each approaches its nearest enemy, throws
if it can, and attacks when next to it. Speed, attacks, splitting, powers, explosions and poison follow
the rules. The sides take turns at acting first. A fight is undecided after ${longestFight} turns, or if a fighter escapes.`,
    )
    .action(async (sides: string[], options: Options) => {
      const source = campaignWith(cli, options);
      const campaign = loadCampaign(source);
      const text = sides.join(' ');
      await interruptible(cli.terminal, (interruption) =>
        options.table
          ? printTable(source, campaign, text || 'hero', options, interruption, cli.terminal)
          : printFight(campaign, text, options, interruption, cli.terminal),
      );
    });
  const ofTable = ['levels', 'depths', 'jobs', 'report'] as const;
  requireForOptions<Options>(
    fight,
    ofTable.map((option) => ({ option, needs: '--table', isMet: ({ table }) => table === true })),
  );
}

async function printFight(
  campaign: Campaign,
  text: string,
  options: Options,
  interruption: AbortSignal,
  terminal: Terminal,
): Promise<void> {
  if (text === '') throw new InputError(`no sides given, for example: ${rl} fight 3 rat v wolf`);
  const { rounds = defaults.rounds, seed } = options;
  const matchup = readMatchup(campaign, text);
  const isEnded = () => isInterrupted(interruption);
  const result = await fightUntil(campaign, matchup, rounds, seed, isEnded);
  const isIncomplete = result.rounds < rounds;
  if (isIncomplete) warnInterrupted(terminal, result.rounds, rounds, 'fights');
  const jsonResult = isIncomplete ? { ...result, interrupted: { rounds } } : result;
  await print(terminal, options.json ? [JSON.stringify(jsonResult)] : fightLines(result));
}

async function printTable(
  source: CampaignSource,
  campaign: Campaign,
  hero: string,
  options: Options,
  interruption: AbortSignal,
  terminal: Terminal,
): Promise<void> {
  const { rounds = defaults.tableRounds, json } = options;
  const plan = planOf(campaign, hero, { ...options, rounds });
  const { unit, from, to } = plan;
  const columns = Array.from({ length: to - from + 1 }, (_, n) => from + n);
  const row = tableRow(campaign);
  if (!json) {
    const title = `${hero} in ${campaign.id}: fights lost by the hero, in percent of ${rounds}`;
    await print(terminal, [title, '', row(unit, columns)]);
  }
  const cells = cellsOf(campaign, plan);
  const step = showProgress(cells.length, 'cells');
  const done: (TableCell & { fight: FightResult })[] = [];
  const setup = { source, plan };
  const failed = ({ monster, number }: TableCell, cause: Error): never => {
    throw new Error(`${monster}, ${unit} ${number}: ${cause.message}`, { cause });
  };
  const results = onThreads('fights', setup, cells, options.jobs, interruption, failed);
  for await (const result of results) {
    const { monster, number } = cells[done.length];
    done.push({ monster, number, fight: result });
    step();
    if (json) {
      await print(terminal, [JSON.stringify({ monster, [unit]: number, ...result })]);
    } else if (done.length % columns.length === 0) {
      await print(terminal, [row(monster, done.slice(-columns.length).map(percentLost))]);
    }
  }
  const isIncomplete = done.length < cells.length;
  const unfinishedRow = done.slice(done.length - (done.length % columns.length));
  if (!json && unfinishedRow.length > 0) {
    await print(terminal, [row(unfinishedRow[0].monster, unfinishedRow.map(percentLost))]);
  }
  if (isIncomplete) warnInterrupted(terminal, done.length, cells.length, 'cells of the table');
  if (isIncomplete && json) {
    await print(terminal, [JSON.stringify({ interrupted: { cells: cells.length } })]);
  }
  const notes = [
    ...(isIncomplete ? [`Interrupted: only ${done.length} of ${cells.length} cells.`] : []),
    ...tableNotes(campaign, unit, rounds),
  ];
  await writeReport(options.report, () => ({
    title: `${hero} in ${campaign.id}: ${rounds} fights with each monster, seed ${plan.seed}`,
    lines: notes,
    charts: fightCharts(done, unit),
  }));
  if (!json) await print(terminal, [...undecidedLines(done), '', ...notes]);
}

/** Returns a function that makes a row of the table. */
function tableRow({ kinds }: Campaign): (name: string, cells: readonly number[]) => string {
  const width = Math.max(...kinds.map(({ id }) => id.length));
  return (name, cells) =>
    `${name.padEnd(width)}${cells.map((cell) => `${cell}`.padStart(5)).join('')}`;
}

function percentLost({ fight }: { readonly fight: FightResult }): number {
  return Math.round(100 * fight.sides[1].wins.share);
}

/** How to read a table: its precision, its heroes, and the monsters that it leaves out. */
function tableNotes(campaign: Campaign, unit: TablePlan['unit'], rounds: number): string[] {
  const { low, high } = shareOf(Math.floor(rounds / 2), rounds);
  const points = Math.ceil(50 * (high - low));
  const { allies, leaders } = exceptionsOf(campaign);
  return [
    `The 95% confidence intervals are at most ±${points} percentage points; --json prints them.`,
    unit === 'level'
      ? 'The hero has only the starting equipment and the named items; --depths uses heroes with the ' +
        'items of the floors above, like "check".'
      : 'The heroes are those of "check", which also lets them fight in corridors, wait, and meet a ' +
        `second monster, and ends each fight after ${longestBout} turns.`,
    ...(leaders.length > 0
      ? [`Escorts take no part, unlike in games: ${leaders.join(', ')}.`]
      : []),
    ...(allies.length > 0 ? [`Left out as allies of the hero: ${allies.join(', ')}.`] : []),
  ];
}

/** The monsters with undecided fights, each with its largest share of them. */
function undecidedLines(done: readonly (TableCell & { fight: FightResult })[]): string[] {
  const shares = new Map<string, number>();
  for (const { monster, fight } of done) {
    shares.set(monster, Math.max(shares.get(monster) ?? 0, fight.undecided.share));
  }
  const texts = [...shares].flatMap(([monster, share]) =>
    share > 0 ? `${monster} ${Math.ceil(100 * share)}%` : [],
  );
  return texts.length === 0 ? [] : ['', `Undecided fights, at most: ${texts.join(', ')}.`];
}

function planOf(
  campaign: Campaign,
  text: string,
  { rounds, seed, levels, depths }: Options & { rounds: number },
): TablePlan {
  if (depths) {
    if (text !== 'hero') {
      throw new InputError("--depths sets the hero's level and items; do not add @level or +item");
    }
    if (rounds > mostHeroes) {
      throw new InputError(
        `--rounds ${rounds}: with --depths at most ${mostHeroes}, because each fight has its own hero`,
      );
    }
    checkDepths(campaign, depths);
    return { unit: 'depth', ...depths, items: [], rounds, seed };
  }
  const items = readHeroSide(campaign, text).items.map(({ id }) => id);
  if (text.includes('@')) {
    throw new InputError(`"${text}": a table has one column per level; replace @ by --levels A..B`);
  }
  const hasLevels = kindHas(heroKind(campaign), 'Experience');
  const { from, to } = levels ?? (hasLevels ? defaults.levels : { from: 1, to: 1 });
  if (!hasLevels && to > 1) {
    throw new InputError(`--levels: the hero of ${campaign.id} has no levels; omit the option`);
  }
  if (from < 1 || to > highestLevel) {
    throw new InputError(`--levels ${from}..${to}: the levels are 1 to ${highestLevel}`);
  }
  return { unit: 'level', from, to, items, rounds, seed };
}

function fightLines({ sides, rounds, undecided, turns, campaign, seed }: FightResult): string[] {
  const width = Math.max(...sides.map(({ name }) => name.length), 'undecided'.length);
  const row = (name: string, text: string) => `  ${name.padEnd(width)}  ${text}`;
  return [
    `${sides.map(({ name }) => name).join(' v ')} in ${campaign}: ${rounds} fights, seed ${seed}`,
    ...sides.map(({ name, wins, taken }) =>
      row(name, `won ${shareText(wins)}, took ${meanText(taken)} damage`),
    ),
    row('undecided', shareText(undecided)),
    row('turns', meanText(turns)),
  ];
}

function shareText({ share, low, high }: FightResult['undecided']): string {
  return `${percent(share)} (${interval(low, high, percent)})`;
}

function meanText({ mean, low, high }: FightResult['turns']): string {
  const text = (value: number) => value.toFixed(2);
  return low === null || high === null
    ? text(mean)
    : `${text(mean)} (${interval(low, high, text)})`;
}
