import { rulesHash } from 'virtual:rules-hash';
import { base64ToBytes } from '../bundles/base64.ts';
import type { Campaign } from '../game/campaign.ts';
import { newGame, takeTurn } from '../game/game.ts';
import type { Game } from '../game/world.ts';
import { contentHash, hashOf } from '../state/hash.ts';
import { restore } from '../state/snapshot.ts';
import { type Difference, findDifference, unknownDifference } from './difference.ts';
import { type RunFile, type Segment, segmentAt } from './run-file.ts';
import { type RunLine, readLine, shortHash } from './run-line.ts';
import { partNumber, StateTrace, stateParts } from './trace.ts';

/**
 * Plays run files again and compares them with the recording, for the terminal, the worker and tests. `Timeline` shows a
 * replay on the page; `difference.ts` finds the place of a difference.
 */

interface Options {
  /** Called after each equal line, with its number from 1. */
  readonly onLine?: (line: number, game: Game) => void;
  /** Systems to use instead of those of the rules, by name. */
  readonly replaced?: Game['replaced'];
}

/** The result of a replay. */
export interface Replayed {
  /** The game at the end, or at the first difference, where it is of no use if the rules have thrown. */
  readonly game: Game;
  readonly difference: Difference | null;
  /** The exception of the rules that is the difference; null for another one. */
  readonly thrown: { readonly error: unknown } | null;
  /**
   * The number of lines at the beginning that cannot be verified: they were recorded under other rules or
   * content, and make other changes here. The later segments are verified from their snapshots.
   */
  readonly unverified: number;
}

/**
 * Plays a run file again until its end or its first difference. Throws a SnapshotError if a segment starts
 * from a snapshot that cannot be restored with this campaign, and no later segment can be verified.
 */
export function replay(campaign: Campaign, run: RunFile, options: Options = {}): Replayed {
  /** The game after the last segment; null if it cannot be verified. */
  let previous: Game | null = null;
  let unverified = 0;
  for (const [n, segment] of run.segments.entries()) {
    const to = run.segments[n + 1]?.from;
    // The last segment must be verifiable, and all that were recorded under these rules.
    if (to === undefined || hasPresentRules(campaign, segment)) {
      const played = playSegment(campaign, run, n, previous, options);
      if (played.difference) return { ...played, unverified };
      previous = played.game;
      continue;
    }
    previous = tryOldSegment(campaign, run, n, previous, options);
    if (!previous) unverified = to;
  }
  const game = previous ?? newGame(campaign, run.seed);
  const isEqual = run.end === null || hashOf(game).startsWith(run.end);
  const difference = isEqual ? null : unknownDifference(run.turns.length);
  return { game, difference, thrown: null, unverified };
}

/** Whether a segment was recorded under the present rules and content. */
export function hasPresentRules(campaign: Campaign, { rules, content }: Segment): boolean {
  return rules === rulesHash && content === contentHash(campaign);
}

/** Plays a segment that was recorded under other rules. Null if it does not lead to the recorded state. */
function tryOldSegment(
  campaign: Campaign,
  run: RunFile,
  index: number,
  previous: Game | null,
  options: Options,
): Game | null {
  try {
    const { game, difference } = playSegment(campaign, run, index, previous, options);
    return difference ? null : game;
  } catch {
    // These rules cannot restore the snapshot.
    return null;
  }
}

/** Plays a segment. `previous`: the game after the segment before it, null if it cannot be verified. */
function playSegment(
  campaign: Campaign,
  run: RunFile,
  index: number,
  previous: Game | null,
  { onLine, replaced = null }: Options,
): Omit<Replayed, 'unverified'> {
  const segment = run.segments[index];
  const game = gameAtSegment(campaign, run, segment, replaced);
  // A game that continues under new rules starts where it was left.
  const continues =
    previous === null || segment.reason !== 'update' || takeLogAndCompare(previous, game);
  if (!continues || shortHash(game) !== segment.start) {
    return { game, difference: unknownDifference(segment.from), thrown: null };
  }
  const trace = new StateTrace(game);
  const to = run.segments[index + 1]?.from ?? run.turns.length;
  for (let line = segment.from; line < to; line++) {
    try {
      const difference = playLine(game, run, line, trace);
      if (difference) return { game, difference, thrown: null };
    } catch (error) {
      return { game, difference: unknownDifference(line + 1), thrown: { error } };
    }
    onLine?.(line + 1, game);
  }
  return { game, difference: null, thrown: null };
}

/**
 * Gives a game the log of the game that continues it, which also reports the update. Returns whether they are equal
 * then.
 */
function takeLogAndCompare(before: Game, game: Game): boolean {
  before.log.splice(0, before.log.length, ...game.log);
  return hashOf(before) === hashOf(game);
}

/** The game at the start of a segment. Throws a SnapshotError if its snapshot cannot be restored. */
export function gameAtSegment(
  campaign: Campaign,
  { seed }: Pick<RunFile, 'seed'>,
  { state }: Pick<Segment, 'state'>,
  replaced: Game['replaced'] = null,
): Game {
  const game = state === null ? newGame(campaign, seed) : restore(campaign, base64ToBytes(state));
  game.replaced = replaced;
  return game;
}

/** The game before a line, from 0. The number of lines returns the game after the last line. */
export function gameBefore(
  campaign: Campaign,
  run: RunFile,
  line: number,
  replaced: Game['replaced'] = null,
): Game {
  const segment = run.segments[segmentAt(run, line)];
  const game = gameAtSegment(campaign, run, segment, replaced);
  for (let n = segment.from; n < line; n++) takeTurn(game, readLine(run.turns[n]).command);
  return game;
}

/**
 * Plays a line, from 0, in the game before it and compares the changes with the recorded ones. `trace`
 * has noted the state before the line. Finding the place of a difference plays the segment again.
 */
function playLine(game: Game, run: RunFile, line: number, trace: StateTrace): Difference | null {
  if (playsAsRecorded(game, run, line, trace)) return null;
  const segment = run.segments[segmentAt(run, line)];
  const before = gameBefore(game.campaign, run, line, game.replaced);
  const place = findDifference(before, readLine(run.turns[line]), segment);
  return { ...unknownDifference(line + 1), ...place };
}

/** Plays a line, from 0, in the game before it. Returns whether it made exactly the recorded changes. */
export function playsAsRecorded(
  game: Game,
  run: Pick<RunFile, 'segments' | 'turns'>,
  line: number,
  trace: StateTrace,
): boolean {
  const recorded = readLine(run.turns[line]);
  takeTurn(game, recorded.command);
  if (!madeRecordedChanges(trace, recorded, run.segments[segmentAt(run, line)])) return false;
  return recorded.hash === null || recorded.hash === shortHash(game);
}

/**
 * Whether the last command made exactly the recorded changes. Parts that either version of the state does
 * not have are not compared. Lines without a trace have only a hash to compare.
 */
function madeRecordedChanges(trace: StateTrace, recorded: RunLine, segment: Segment): boolean {
  const changes = trace.changes();
  if (segment.parts.length === 0) return true;
  const lastChecks = new Map<string, number>();
  for (const call of recorded.trace) {
    for (const { part, seq, check } of call.changes) {
      const presentPart = partNumber(segment.parts[part]);
      if (presentPart !== undefined) lastChecks.set(`${presentPart} ${seq}`, check);
    }
  }
  for (const [key, check] of lastChecks) {
    const [part, seq] = key.split(' ').map(Number);
    if (trace.checkOf(part, seq) !== check) return false;
  }
  return changes.every(
    ({ part, seq }) =>
      lastChecks.has(`${part} ${seq}`) || !segment.parts.includes(stateParts[part]),
  );
}
