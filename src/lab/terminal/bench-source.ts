import type { Campaign } from '../../game/campaign.ts';
import { newGame } from '../../game/game.ts';
import type { Game } from '../../game/world.ts';
import type { RunFile } from '../../records/run-file.ts';
import { hashOf } from '../../state/hash.ts';
import type { Subject } from '../bench/bench.ts';
import { type Moment, type State, stateOf, statesOfTurn } from '../bench/states.ts';
import type { RecordedGame } from '../bench/turn-parts.ts';
import { crowdMoment } from '../bench/workloads.ts';
import { crowdGame, crowdSide } from '../crowds/crowd.ts';
import { labFiles } from '../crowds/lab-bundles.ts';
import { InputError } from '../input-error.ts';
import { gameBefore } from '../replay/replay.ts';
import { type Campaigns, loadWithWarnings, readMods, rl } from './options.ts';
import { campaignOf, readRunFile } from './replay.ts';
import type { Terminal } from './terminal.ts';

/** The options of `bench` that describe a crowd. */
export interface CrowdOptions {
  readonly campaign: string;
  readonly actors: number;
  readonly floor?: { readonly width: number; readonly height: number };
  readonly kind?: string;
  readonly seed: string;
  readonly asleep?: boolean;
  readonly mod: readonly string[];
}

/** The options of `bench` that describe a run file. */
interface RunOptions {
  readonly run: string;
  readonly mod: readonly string[];
}

/** The crowd or the turn of a run file, for the output. */
export type Source =
  | {
      readonly campaign: string;
      readonly actors: number;
      readonly kind?: string;
      readonly floor: string;
      readonly seed: string;
      readonly asleep: boolean;
    }
  | { readonly run: string; readonly turn?: number };

/** The states to measure in. */
export interface BenchSource {
  readonly moment: Moment;
  readonly states: readonly State[];
  readonly source: Source;
}

/** A crowd with work for the subject. */
export function crowdSource(
  campaigns: Campaigns,
  subject: Subject,
  options: CrowdOptions,
  terminal: Terminal,
): BenchSource {
  const { campaign: id, actors, floor, kind, seed, asleep = false, mod } = options;
  const side = crowdSide(actors);
  const { width, height } = floor ?? { width: side, height: side };
  const only = kind !== undefined && { kind };
  const files = { ...readMods(mod, terminal), ...labFiles };
  const campaign = loadWithWarnings(campaigns[id], files, terminal);
  try {
    const game = crowdGame(campaign, { actors, width, height, seed, awake: !asleep, ...only });
    const moment = crowdMoment(subject, game);
    const source = { campaign: id, actors, ...only, floor: `${width}x${height}`, seed, asleep };
    return { moment, states: [stateOf(moment.game)], source };
  } catch (error) {
    if (error instanceof RangeError) throw new InputError(error.message);
    throw error;
  }
}

/** A turn of a run file, with the state before each call of the subject. */
export function turnSource(
  campaigns: Campaigns,
  subject: Subject,
  options: RunOptions,
  turn: number,
  terminal: Terminal,
): BenchSource {
  const file = options.run;
  const { campaign, run } = loadRun(campaigns, options, terminal);
  const { length } = run.turns;
  if (turn > length) throw new InputError(`--turn ${turn}: ${file} has only ${length} turns`);
  const game = gameBefore(campaign, run, turn);
  checkHash(game, turn === 1 ? run.start : run.turns[turn - 2][1], file);
  const [command] = run.turns[turn - 1];
  const moment = { game, command };
  const states = subject === 'turn' ? [stateOf(game)] : statesOfTurn(subject, moment);
  if (states.length === 0) {
    throw new InputError(`${file}: ${subject} does not run in turn ${turn}; choose another turn`);
  }
  return { moment, states, source: { run: file, turn } };
}

/** The whole game of a run file. */
export function replaySource(
  campaigns: Campaigns,
  options: RunOptions,
  terminal: Terminal,
): RecordedGame {
  const { campaign, run } = loadRun(campaigns, options, terminal);
  const { length } = run.turns;
  if (length === 0) throw new InputError(`${options.run}: contains no turns; record more`);
  checkHash(gameBefore(campaign, run, length + 1), run.turns[length - 1][1], options.run);
  return {
    start: () => newGame(campaign, run.seed),
    commands: run.turns.map(([command]) => command),
  };
}

function checkHash(game: Game, recorded: string, file: string): void {
  if (hashOf(game).startsWith(recorded)) return;
  throw new InputError(
    `${file}: the replay diverges from the recording; run "${rl} replay ${file}" to find the first differing turn`,
  );
}

function loadRun(
  campaigns: Campaigns,
  { run: file, mod }: RunOptions,
  terminal: Terminal,
): { run: RunFile; campaign: Campaign } {
  const run = readRunFile(file, terminal);
  return { run, campaign: campaignOf(campaigns, run, readMods(mod, terminal), file, terminal) };
}
