import { loadCampaign } from '../../bundles/load-campaign.ts';
import type { Campaign, CampaignSource } from '../../game/campaign.ts';
import type { Command } from '../../game/commands.ts';
import { vanish } from '../../game/death.ts';
import { newGame, takeTurn } from '../../game/game.ts';
import { releaseRing, ringsOf } from '../../game/rings.ts';
import { forGood } from '../../game/speed.ts';
import type { Game } from '../../game/world.ts';
import type { Files } from '../../records/mods.ts';
import { gameBefore } from '../../records/replay.ts';
import type { RunFile } from '../../records/run-file.ts';
import { RunRecorder } from '../../records/run-recorder.ts';
import { hashOf } from '../../state/hash.ts';
import { restore, snapshotOf } from '../../state/snapshot.ts';
import { adversary, malformed } from './commands.ts';
import { brokenInvariant } from './invariants.ts';
import { shrink } from './shrink.ts';
import { situationOf } from './situation.ts';
import { withinLimit } from './time-limit.ts';
import { wildBundles } from './wild.ts';

/** A campaign to search for failures. `replaced`: systems to use instead of those of the rules. */
export interface Target {
  readonly campaign: Campaign;
  readonly mods?: Files;
  readonly replaced?: Game['replaced'];
  /** Games begin in a random situation instead of at the start of the campaign. */
  readonly wild?: boolean;
  /** The most milliseconds that a command may take. */
  readonly limit?: number;
}

/** A game that broke after some commands; the last one made it fail. */
export interface Failure {
  readonly seed: string;
  readonly commands: readonly Command[];
  /** One line. Its part before the colon names the check that failed. */
  readonly message: string;
}

/** The most commands of a game. */
const longestGame = 400;
/** Commands between two checks of snapshots and malformed commands, and between two replays. */
const snapshotEvery = 25;
const replayEvery = 100;
/** The most replays of a shorter list: a game that depends on more than its commands can differ rarely. */
const mostReplays = 10;
/** The most milliseconds of a command, unless the target says otherwise. */
const defaultLimit = 5000;

/** A target whose game begins in a random situation, with the random bundles of a seed as mods. */
export function wildTarget(source: CampaignSource, target: Target, seed: string): Target {
  const mods = { ...target.mods, ...wildBundles(target.campaign, seed) };
  return { ...target, campaign: loadCampaign(source, mods), mods, wild: true };
}

/** Plays one game until it ends or fails. Returns the number of commands, of the turns that they used, and the failure. */
export function fuzzGame(
  target: Target,
  seed: string,
): { commands: number; turns: number; failure: Failure | null } {
  const game = gameOf(target, seed);
  const { turn: firstTurn } = game;
  const choose = adversary(game, seed);
  const commands: Command[] = [];
  let saved = { at: 0, state: snapshotOf(game) };
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
    if (isLast || length % snapshotEvery === 0) {
      const problem =
        problemOfCopies(target, game) ??
        problemOfContinuing(target, game, saved.state, commands.slice(saved.at));
      // A game that depends on more than its commands also continues differently.
      if (problem === continuesDifferently) {
        const cause = problemOfReplays(target, seed, commands);
        return failed(cause ?? problem);
      }
      if (problem) return failed(problem);
      saved = { at: length, state: snapshotOf(game) };
    }
    if (isLast || length % replayEvery === 0) {
      const problem = problemOfReplay(game, () => played(target, seed, commands));
      if (problem) return failed(problem);
    }
  }
  return { commands: commands.length, turns: game.turn - firstTurn, failure: null };
}

/**
 * The failure with the fewest commands, at least one, that fail the same check. A failure that does not
 * occur again with its own commands is not reduced.
 */
export function shrinkFailure(target: Target, { seed, commands, message }: Failure): Failure {
  const check = checkOf(message);
  let least = { seed, commands, message };
  shrink(commands, (part) => {
    const problem = part.length === 0 ? null : problemOfCommands(target, seed, part, check);
    if (problem === null) return false;
    least = { seed, commands: part, message: problem };
    return true;
  });
  return least;
}

/** The run file of a failure, for `rl replay`. */
export function runOfFailure(target: Target, { seed, commands, message }: Failure): RunFile {
  const game = gameOf(target, seed);
  const { mods = {}, wild = false } = target;
  const recorder = new RunRecorder(game, { player: 'fuzz', mods, isEdited: wild });
  for (const command of commands.slice(0, -1)) recorder.play(command);
  return recorder.run({ message, command: commands.at(-1) ?? null });
}

/**
 * Plays the command of a fault after the last line of its run file, with all checks. Returns the problem in
 * one line; null if the fault no longer occurs.
 */
export function problemOfFault(target: Target, run: RunFile, command: Command): string | null {
  const { campaign, replaced = null } = target;
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

function gameOf({ campaign, replaced = null, wild = false }: Target, seed: string): Game {
  const game = wild ? situationOf(campaign, seed) : newGame(campaign, seed);
  game.replaced = replaced;
  return game;
}

function checkOf(message: string): string {
  return message.slice(0, message.indexOf(':'));
}

/** The problem that a check finds in a list of commands; the slow checks run only after the last one. */
function problemOfCommands(
  target: Target,
  seed: string,
  commands: readonly Command[],
  check: string,
): string | null {
  if (check === 'replay') return problemOfReplays(target, seed, commands);
  if (check === 'continued') return problemOfRestoring(target, seed, commands);
  const game = gameOf(target, seed);
  for (const command of commands) {
    const problem = problemOfTurn(target, game, command);
    if (problem) return checkOf(problem) === check ? problem : null;
  }
  const problem = problemOfCopies(target, game);
  return problem && checkOf(problem) === check ? problem : null;
}

/** The problem if replays of a list of commands end in different ways. */
function problemOfReplays(
  target: Target,
  seed: string,
  commands: readonly Command[],
): string | null {
  const play = () => played(target, seed, commands);
  let game: Game;
  try {
    game = play();
  } catch {
    // An exception is another failure.
    return null;
  }
  for (let n = 0; n < mostReplays; n++) {
    const problem = problemOfReplay(game, play);
    if (problem) return problem;
  }
  return null;
}

function problemOfTurn(target: Target, game: Game, command: Command): string | null {
  try {
    return take(target, game, command) ? brokenInvariant(game) : tooSlow(target);
  } catch (error) {
    return `exception: ${lineOf(error)}`;
  }
}

/** Plays a command. False if it takes longer than the limit; then the game is half-changed. */
function take({ limit = defaultLimit }: Target, game: Game, command: Command): boolean {
  return withinLimit(limit, () => takeTurn(game, command));
}

function tooSlow({ limit = defaultLimit }: Target): string {
  return `time: the command takes longer than ${limit / 1000} s`;
}

/** A restored snapshot is the same game, refuses malformed commands, and counts conditions down. */
function problemOfCopies(target: Target, game: Game): string | null {
  try {
    const copy = restored(target, snapshotOf(game));
    if (hashOf(copy) !== hashOf(game)) return 'snapshot: the restored game differs';
    for (const value of malformed) {
      const { turn } = copy;
      takeTurn(copy, value as Command);
      const isRefused = copy.events.some(({ type }) => type === 'refused');
      if (!isRefused || copy.turn !== turn) {
        return `malformed: the game accepts ${JSON.stringify(value)}`;
      }
    }
    return problemOfCountdown(target, copy);
  } catch (error) {
    return `snapshot: ${lineOf(error)}`;
  }
}

/** The conditions of the hero that end by one each turn. */
const timed = ['confused', 'blind', 'seeing', 'hasted', 'slowed'] as const;

/** Without monsters, rings and new arrivals, each condition of the hero falls by one a turn. Changes the game. */
function problemOfCountdown(target: Target, game: Game): string | null {
  if (game.ending || game.asks) return null;
  for (const monster of [...game.floor.monsters]) vanish(game, monster);
  for (const ring of ringsOf(game, game.hero)) releaseRing(game, game.hero, ring);
  game.nextWanderer = 0;
  const { Condition } = game.stores;
  const before = timed.map((name) => Condition[name][game.hero]);
  const { turn } = game;
  if (!take(target, game, { type: 'wait' })) return null;
  const passed = game.turn - turn;
  for (const [n, name] of timed.entries()) {
    const expected = before[n] === forGood ? forGood : Math.max(0, before[n] - passed);
    const now = game.stores.Condition[name][game.hero];
    if (!game.ending && now !== expected) {
      return `countdown: "${name}" is ${now} after ${passed} turns from ${before[n]}`;
    }
  }
  return null;
}

/** A game that continues from a snapshot by these commands is the same game. */
function problemOfContinuing(
  target: Target,
  game: Game,
  state: Uint8Array,
  commands: readonly Command[],
): string | null {
  try {
    const copy = restored(target, state);
    for (const command of commands) take(target, copy, command);
    return hashOf(copy) === hashOf(game) ? null : continuesDifferently;
  } catch (error) {
    return `continued: ${lineOf(error)}`;
  }
}

const continuesDifferently = 'continued: a restored game continues differently';

/** The problem if a game that is saved and restored before each command ends in another way. */
function problemOfRestoring(
  target: Target,
  seed: string,
  commands: readonly Command[],
): string | null {
  try {
    const game = played(target, seed, commands);
    let copy = gameOf(target, seed);
    for (const command of commands) {
      copy = restored(target, snapshotOf(copy));
      take(target, copy, command);
    }
    return hashOf(copy) === hashOf(game) ? null : continuesDifferently;
  } catch {
    // An exception is another failure.
    return null;
  }
}

function restored({ campaign, replaced = null }: Target, state: Uint8Array): Game {
  const game = restore(campaign, state);
  game.replaced = replaced;
  return game;
}

/** Equal commands make an equal game. `playAgain`: plays them in another game. */
function problemOfReplay(game: Game, playAgain: () => Game): string | null {
  try {
    const isEqual = hashOf(playAgain()) === hashOf(game);
    return isEqual ? null : 'replay: the same commands make another game';
  } catch (error) {
    return `replay: ${lineOf(error)}`;
  }
}

/** A new game after these commands. */
function played(target: Target, seed: string, commands: readonly Command[]): Game {
  const game = gameOf(target, seed);
  for (const command of commands) {
    if (!take(target, game, command)) throw new Error(tooSlow(target));
  }
  return game;
}

function lineOf(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return text.replaceAll(/\s+/g, ' ');
}
