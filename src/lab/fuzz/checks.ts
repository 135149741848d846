import type { Files } from '../../bundles/files.ts';
import { forGood } from '../../game/actors/speed.ts';
import type { Campaign } from '../../game/campaign.ts';
import { vanish } from '../../game/combat/death.ts';
import type { Command } from '../../game/commands.ts';
import { takeTurn } from '../../game/game.ts';
import { releaseRing, ringsOf } from '../../game/items/rings.ts';
import type { Game } from '../../game/world.ts';
import { hashOf } from '../../state/hash.ts';
import { restore, snapshotOf } from '../../state/snapshot.ts';
import { beginGame } from '../begin-game.ts';
import { malformed } from './commands.ts';
import { brokenInvariant } from './invariants.ts';
import { situationOf } from './situation.ts';
import { withinLimit } from './time-limit.ts';

/**
 * The checks of a fuzzed game. Each returns its problem in one line, whose part before the colon names the
 * check, or null.
 */

/** A campaign to search for failures. `replaced`: systems to use instead of those of the rules. */
export interface FuzzTarget {
  readonly campaign: Campaign;
  readonly mods?: Files;
  readonly replaced?: Game['replaced'];
  /** Games begin in a random situation instead of at the start of the campaign. */
  readonly wild?: boolean;
  /** The most milliseconds that a command may take. */
  readonly limit?: number;
}

/** The most replays of a shorter list: a game that depends on more than its commands can differ rarely. */
const mostReplays = 10;
/** The most milliseconds of a command, unless the target says otherwise. */
const defaultLimit = 5000;

/** The start of a game of a seed. Throws an InputError if its floor cannot be made. */
export function gameOf(
  { campaign, replaced = null, wild = false }: FuzzTarget,
  seed: string,
): Game {
  const game = wild ? situationOf(campaign, seed) : beginGame(campaign, seed);
  game.replaced = replaced;
  return game;
}

/** Plays a command. The problem if it throws, takes too long or breaks an invariant. */
export function problemOfTurn(target: FuzzTarget, game: Game, command: Command): string | null {
  try {
    return take(target, game, command) ? brokenInvariant(game) : tooSlowText(target);
  } catch (error) {
    return `exception: ${lineOf(error)}`;
  }
}

/** Plays a command. False if it takes longer than the limit; then the game is half-changed. */
export function take({ limit = defaultLimit }: FuzzTarget, game: Game, command: Command): boolean {
  return withinLimit(limit, () => takeTurn(game, command));
}

function tooSlowText({ limit = defaultLimit }: FuzzTarget): string {
  return `time: the command takes longer than ${limit / 1000} s`;
}

/** The longest limit that a run file can state, in ms. */
const longestLimit = 3_600_000;

/** The limit of a message of `tooSlowText` in ms; undefined for another message. */
export function limitIn(message: string): number | undefined {
  const [, seconds] = /^time: the command takes longer than (\d+(?:\.\d+)?) s$/.exec(message) ?? [];
  const limit = Number(seconds) * 1000;
  return limit > 0 && limit <= longestLimit ? limit : undefined;
}

/** The problem unless a restored snapshot is the same game, refuses malformed commands, and counts conditions down. */
export function problemOfCopies(target: FuzzTarget, game: Game): string | null {
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
const timedConditions = ['confused', 'blind', 'seeing', 'hasted', 'slowed'] as const;

/** Without monsters, rings and new arrivals, each condition of the hero falls by one a turn. Changes the game. */
function problemOfCountdown(target: FuzzTarget, game: Game): string | null {
  if (game.ending || game.asks) return null;
  for (const monster of [...game.floor.monsters]) vanish(game, monster);
  for (const ring of ringsOf(game, game.hero)) releaseRing(game, game.hero, ring);
  game.nextWanderer = 0;
  const { Condition } = game.stores;
  const before = timedConditions.map((name) => Condition[name][game.hero]);
  const { turn } = game;
  if (!take(target, game, { type: 'wait' })) return null;
  const turnsPassed = game.turn - turn;
  for (const [n, name] of timedConditions.entries()) {
    const expected = before[n] === forGood ? forGood : Math.max(0, before[n] - turnsPassed);
    const now = game.stores.Condition[name][game.hero];
    if (!game.ending && now !== expected) {
      return `countdown: "${name}" is ${now} after ${turnsPassed} turns from ${before[n]}`;
    }
  }
  return null;
}

/** The problem if a game that continues from a snapshot by these commands is not the same game. */
export function problemOfContinuing(
  target: FuzzTarget,
  game: Game,
  state: Uint8Array,
  commands: readonly Command[],
): string | null {
  try {
    const copy = restored(target, state);
    for (const command of commands) if (!take(target, copy, command)) return tooSlowText(target);
    return hashOf(copy) === hashOf(game) ? null : continuesDifferently;
  } catch (error) {
    return `continued: ${lineOf(error)}`;
  }
}

/** The problem of a game that depends on more than its state. */
export const continuesDifferently = 'continued: a restored game continues differently';

/** The problem if a game that is saved and restored before each command ends in another way. */
export function problemOfRestoring(
  target: FuzzTarget,
  start: () => Game,
  commands: readonly Command[],
): string | null {
  const game = start();
  try {
    for (const command of commands) if (!take(target, game, command)) return null;
  } catch {
    // An exception is another failure.
    return null;
  }
  try {
    let copy = start();
    for (const command of commands) {
      copy = restored(target, snapshotOf(copy));
      if (!take(target, copy, command)) return tooSlowText(target);
    }
    return hashOf(copy) === hashOf(game) ? null : continuesDifferently;
  } catch (error) {
    return `continued: ${lineOf(error)}`;
  }
}

function restored({ campaign, replaced = null }: FuzzTarget, state: Uint8Array): Game {
  const game = restore(campaign, state);
  game.replaced = replaced;
  return game;
}

/** The problem if the same commands make another game. `playAgain`: plays them in another game. */
export function problemOfReplay(game: Game, playAgain: () => Game): string | null {
  try {
    const isEqual = hashOf(playAgain()) === hashOf(game);
    return isEqual ? null : 'replay: the same commands make another game';
  } catch (error) {
    return `replay: ${lineOf(error)}`;
  }
}

/** The problem if replays of a list of commands end in different ways. */
export function problemOfReplays(
  target: FuzzTarget,
  seed: string,
  commands: readonly Command[],
): string | null {
  const play = () => gameAfter(target, seed, commands);
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

/** A new game after these commands. */
export function gameAfter(target: FuzzTarget, seed: string, commands: readonly Command[]): Game {
  const game = gameOf(target, seed);
  for (const command of commands) {
    if (!take(target, game, command)) throw new Error(tooSlowText(target));
  }
  return game;
}

function lineOf(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return text.replaceAll(/\s+/g, ' ');
}
