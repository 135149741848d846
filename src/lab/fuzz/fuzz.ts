import { loadCampaign } from '../../bundles/load-campaign.ts';
import type { CampaignSource } from '../../game/campaign.ts';
import type { Command } from '../../game/commands.ts';
import { gameAtSegment, gameBefore } from '../../records/replay.ts';
import { type RunFile, segmentAt } from '../../records/run-file.ts';
import { readLine } from '../../records/run-line.ts';
import { RunRecorder } from '../../records/run-recorder.ts';
import { snapshotOf } from '../../state/snapshot.ts';
import {
  continuesDifferently,
  type FuzzTarget,
  gameAfter,
  gameOf,
  limitIn,
  problemOfContinuing,
  problemOfCopies,
  problemOfReplay,
  problemOfReplays,
  problemOfRestoring,
  problemOfTurn,
  take,
} from './checks.ts';
import { adversary } from './commands.ts';
import { shrink } from './shrink.ts';
import { wildBundles } from './wild.ts';

/** Searches for games that fail a check, and for a few commands that make one fail. */

/** A game that broke after some commands; the last one made it fail. */
export interface BrokenGame {
  readonly seed: string;
  readonly commands: readonly Command[];
  /** One line. Its part before the colon names the check that failed. */
  readonly message: string;
}

/** The most commands of a game. */
const longestGame = 400;
/** Commands between two checks of snapshots and malformed commands, and between two replays. */
const commandsPerSnapshot = 25;
const commandsPerReplay = 100;

/**
 * A target whose game begins in a random situation, with the random bundles of a seed as mods. `mods`: those of the
 * target without the files of its campaign.
 */
export function wildTarget(
  source: CampaignSource,
  target: FuzzTarget,
  seed: string,
  mods = target.mods,
): FuzzTarget {
  const wild = wildBundles(target.campaign, seed);
  const campaign = loadCampaign(source, { ...mods, ...wild });
  return { ...target, campaign, mods: { ...target.mods, ...wild }, wild: true };
}

/**
 * Plays one game until it ends or fails. Returns the number of commands, of the turns that they used, and the failure.
 */
export function fuzzGame(
  target: FuzzTarget,
  seed: string,
): { commands: number; turns: number; failure: BrokenGame | null } {
  const game = gameOf(target, seed);
  const { turn: firstTurn } = game;
  const choose = adversary(game, seed);
  const commands: Command[] = [];
  let saved = { commands: 0, state: snapshotOf(game) };
  const failed = (message: string) => {
    const turns = game.turn - firstTurn;
    return { commands: commands.length, turns, failure: { seed, commands, message } };
  };
  while (commands.length < longestGame && !game.ending) {
    const command = choose();
    commands.push(command);
    const message = problemOfTurn(target, game, command);
    if (message) return failed(message);
    const { length } = commands;
    const isLast = length === longestGame || game.ending !== null;
    if (isLast || length % commandsPerSnapshot === 0) {
      const problem =
        problemOfCopies(target, game) ??
        problemOfContinuing(target, game, saved.state, commands.slice(saved.commands));
      // A game that depends on more than its commands also continues differently.
      if (problem === continuesDifferently) {
        const cause = problemOfReplays(target, seed, commands);
        return failed(cause ?? problem);
      }
      if (problem) return failed(problem);
      saved = { commands: length, state: snapshotOf(game) };
    }
    if (isLast || length % commandsPerReplay === 0) {
      const problem = problemOfReplay(game, () => gameAfter(target, seed, commands));
      if (problem) return failed(problem);
    }
  }
  return { commands: commands.length, turns: game.turn - firstTurn, failure: null };
}

/**
 * A failure with a few of the commands, at least one, that fail the same check: none of them can be left out. A
 * failure that does not occur again with its own commands is not reduced. Asks before each attempt whether to end
 * with the fewest commands so far.
 */
export async function shrinkFailure(
  target: FuzzTarget,
  { seed, commands, message }: BrokenGame,
  isEnded: () => Promise<boolean> = async () => false,
): Promise<BrokenGame> {
  const check = checkOf(message);
  let shortest = { seed, commands, message };
  await shrink(commands, async (fewer) => {
    if (await isEnded()) return false;
    const problem = fewer.length === 0 ? null : problemOfCommands(target, seed, fewer, check);
    if (problem === null) return false;
    shortest = { seed, commands: fewer, message: problem };
    return true;
  });
  return shortest;
}

/** The run file of a failure, for `rl replay`. */
export function runOfFailure(target: FuzzTarget, { seed, commands, message }: BrokenGame): RunFile {
  const game = gameOf(target, seed);
  const { mods = {}, wild = false } = target;
  const recorder = new RunRecorder(game, { player: 'fuzz', mods, isEdited: wild });
  for (const command of commands.slice(0, -1)) recorder.play(command);
  return recorder.run({ message, command: commands.at(-1) ?? null });
}

/**
 * Plays the command of a fault after the last line of its run file, with the checks of `fuzz` and the limit of the
 * fault. Returns the problem in one line; null if the fault no longer occurs.
 */
export function problemOfFault(
  { campaign, replaced = null }: Pick<FuzzTarget, 'campaign' | 'replaced'>,
  run: RunFile,
  command: Command,
): string | null {
  const { message = '' } = run.fault ?? {};
  const limit = limitIn(message);
  const target: FuzzTarget = { campaign, replaced, ...(limit !== undefined && { limit }) };
  if (checkOf(message) === 'continued') {
    const segment = run.segments[segmentAt(run, run.turns.length)];
    const commands = run.turns.slice(segment.from).map((line) => readLine(line).command);
    const start = () => gameAtSegment(campaign, run, segment, replaced);
    const problem = problemOfRestoring(target, start, [...commands, command]);
    if (problem) return problem;
  }
  const atEnd = () => gameBefore(campaign, run, run.turns.length, replaced);
  const game = atEnd();
  const problem = problemOfTurn(target, game, command) ?? problemOfCopies(target, game);
  if (problem) return problem;
  return problemOfReplay(game, () => {
    const again = atEnd();
    take(target, again, command);
    return again;
  });
}

function checkOf(message: string): string {
  return message.slice(0, message.indexOf(':'));
}

/** The problem that a check finds in a list of commands; the slow checks run only after the last one. */
function problemOfCommands(
  target: FuzzTarget,
  seed: string,
  commands: readonly Command[],
  check: string,
): string | null {
  if (check === 'replay') return problemOfReplays(target, seed, commands);
  if (check === 'continued') {
    return problemOfRestoring(target, () => gameOf(target, seed), commands);
  }
  const game = gameOf(target, seed);
  for (const command of commands) {
    const problem = problemOfTurn(target, game, command);
    if (problem) return checkOf(problem) === check ? problem : null;
  }
  const problem = problemOfCopies(target, game);
  return problem && checkOf(problem) === check ? problem : null;
}
