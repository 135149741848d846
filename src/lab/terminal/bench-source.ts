import type { Campaign, CampaignSource } from '../../game/campaign.ts';
import { gameAtSegment, gameBefore } from '../../records/replay.ts';
import type { RunFile } from '../../records/run-file.ts';
import { readLine } from '../../records/run-line.ts';
import type { Budget } from '../bench/measure.ts';
import { type MeasuredTurn, type State, stateOf, statesOfTurn } from '../bench/states.ts';
import type { Subject } from '../bench/subjects.ts';
import type { RecordedGame } from '../bench/turn-parts.ts';
import { crowdMoment } from '../bench/workloads.ts';
import { CrowdError, crowdGame, crowdSide } from '../crowds/crowd.ts';
import { labFiles } from '../crowds/lab-bundles.ts';
import { InputError } from '../input-error.ts';
import { tryClock } from '../profiler/clock.ts';
import { thisMachine } from './machine.ts';
import { type CampaignChoice, type Cli, campaignWith, loadWithWarnings } from './options.ts';
import { replayFile } from './replay-file.ts';
import { campaignOf, readRunFile } from './run-files.ts';

/** The options of `bench` that describe a crowd. */
interface CrowdOptions extends CampaignChoice {
  readonly actors: number;
  readonly floor?: { readonly width: number; readonly height: number };
  readonly kind?: string;
  readonly seed: string;
  readonly asleep?: boolean;
}

/** The options of `bench` that describe a run file. */
interface RunOptions {
  readonly run: string;
}

/** The options of `bench`. */
export interface BenchOptions extends CrowdOptions {
  readonly run?: string;
  readonly line?: number;
  readonly against?: string;
  readonly games: number;
  readonly profile?: string | true;
  readonly trace?: string;
  readonly seconds: number;
  readonly repetitions?: number;
  readonly report?: string;
  readonly json?: boolean;
}

/** The crowd or the turn of a run file, for the output. */
export type PrintedSource =
  | {
      readonly campaign: string;
      readonly actors: number;
      readonly kind?: string;
      readonly floor: string;
      readonly seed: string;
      readonly asleep: boolean;
    }
  | { readonly run: string; readonly line: number };

/** The states to measure in. */
interface BenchSource {
  readonly moment: MeasuredTurn;
  readonly states: readonly State[];
  readonly source: PrintedSource;
}

/** The crowd or the turn that the options name. */
export function sourceOf(cli: Cli, subject: Subject, options: BenchOptions): BenchSource {
  const { run, line } = options;
  return run !== undefined && line !== undefined
    ? lineSource(cli, subject, { ...options, run }, line)
    : crowdSource(cli, subject, options);
}

/** The campaigns in which implementations are compared: the shipped ones, and that of a crowd if it is another. */
export function comparedCampaigns(cli: Cli, options: CampaignChoice): CampaignSource[] {
  const shipped = Object.values(cli.campaigns);
  if (options.pack.length + options.bundle.length === 0) return shipped;
  const source = campaignWith(cli, options);
  const isShipped = source.id in cli.campaigns;
  return [
    ...shipped,
    isShipped ? { ...source, id: `${source.id} with the given bundles` } : source,
  ];
}

/** A crowd with work for the subject. */
function crowdSource(cli: Cli, subject: Subject, options: CrowdOptions): BenchSource {
  const { campaign: id, actors, floor, kind, seed, asleep = false } = options;
  const side = crowdSide(actors);
  const { width, height } = floor ?? { width: side, height: side };
  const only = kind !== undefined && { kind };
  const source = campaignWith(cli, options);
  const campaign = loadWithWarnings(source, labFiles, cli.terminal);
  try {
    const game = crowdGame(campaign, {
      monsters: actors,
      width,
      height,
      seed,
      awake: !asleep,
      ...only,
    });
    const moment = crowdMoment(subject, game);
    const source = { campaign: id, actors, ...only, floor: `${width}x${height}`, seed, asleep };
    return { moment, states: [stateOf(moment.game)], source };
  } catch (error) {
    if (error instanceof CrowdError) throw new InputError(error.message);
    throw error;
  }
}

/** The turn of a line of a run file, with the state before each call of the subject. */
function lineSource(cli: Cli, subject: Subject, options: RunOptions, line: number): BenchSource {
  const file = options.run;
  const { campaign, run, unverified } = loadRun(cli, options);
  const { length } = run.turns;
  if (line > length) throw new InputError(`--line ${line}: ${file} has only ${length} lines`);
  if (line <= unverified) {
    throw new InputError(
      `--line ${line}: the first ${unverified} lines of ${file} were recorded with other rules or content; choose a later line`,
    );
  }
  const game = gameBefore(campaign, run, line - 1);
  const { command } = readLine(run.turns[line - 1]);
  const moment = { game, command };
  const states = subject === 'turn' ? [stateOf(game)] : statesOfTurn(subject, moment);
  if (states.length === 0) {
    throw new InputError(`${file}: ${subject} does not run in line ${line}; choose another line`);
  }
  return { moment, states, source: { run: file, line } };
}

/** The whole game of a run file; if the game was continued or edited, from the last such moment. */
export function replaySource(cli: Cli, options: RunOptions): RecordedGame {
  const { campaign, run } = loadRun(cli, options);
  const segment = run.segments[run.segments.length - 1];
  const lines = run.turns.slice(segment.from);
  if (lines.length === 0) throw new InputError(`${options.run}: contains no lines; record more`);
  return {
    before: segment.from,
    start: () => gameAtSegment(campaign, run, segment),
    commands: lines.map((line) => readLine(line).command),
  };
}

/** A run file and its campaign. Throws an InputError if it cannot be replayed, or differs. */
function loadRun(
  cli: Cli,
  { run: file }: RunOptions,
): { run: RunFile; campaign: Campaign; unverified: number } {
  const run = readRunFile(file, cli.terminal);
  const campaign = campaignOf(cli, run, file);
  const { text, unverified } = replayFile(campaign, run, file);
  if (text === null) return { run, campaign, unverified };
  throw new InputError(`${file}: the replay differs from the recording: ${text}`, 1);
}

/** The duration of a measurement. */
export function budgetOf({ seconds, repetitions }: BenchOptions): Budget {
  return { seconds, ...(repetitions !== undefined && { repetitions }) };
}

export const now = () => performance.now();

/** The machine and the cost of reading its clock, in ns. */
export function setup() {
  return { machine: thisMachine(), clock: tryClock(now).cost * 1000 };
}
