import type { Campaign } from '../game/campaign.ts';
import type { Game } from '../game/world.ts';
import { SnapshotError } from '../state/snapshot-error.ts';
import { gameAtSegment, replay } from './replay.ts';
import { type RunFile, segmentAt } from './run-file.ts';
import { hasFacts, type Score } from './scores.ts';

/** The result of replaying a game for its score. */
export interface VerifiedGame {
  /** The replay has led to the same end, with the facts of the score. */
  readonly isEqual: boolean;
  /** The health in the course of the game as characters; empty if the game cannot be replayed. */
  readonly picture: string;
  /** The last turn before an update that could not be replayed under these rules; 0 if all could. */
  readonly unchecked: number;
}

/** The greatest number of characters in a picture. */
const pictureLength = 24;
const bars = [...'▁▂▃▄▅▆▇█'];

/**
 * Replays a game and compares its end with a score. `replay.ts` compares the lines, and `difference.ts` finds the place
 * of a difference.
 */
export function verifyGame(campaign: Campaign, run: RunFile, score: Score): VerifiedGame {
  const shares: number[] = [];
  const onLine = (_line: number, { stores, hero }: Game) =>
    shares.push(stores.Health.current[hero] / stores.Health.max[hero]);
  try {
    const { game, difference, thrown, unverified } = replay(campaign, run, { onLine });
    if (thrown) throw thrown.error;
    const isReplayed = difference === null && unverified === 0;
    const isEqual = isReplayed && run.daily === score.daily && hasFacts(game, score);
    const firstVerified = run.segments[segmentAt(run, unverified)];
    const unchecked = unverified === 0 ? 0 : gameAtSegment(campaign, run, firstVerified).turn;
    return { isEqual, picture: pictureOf(shares), unchecked };
  } catch (error) {
    if (error instanceof SnapshotError) {
      return { isEqual: false, picture: '', unchecked: score.turns };
    }
    throw error;
  }
}

/** A row of bars for shares from 0 to 1. A bar shows the least share of its part of the game. */
export function pictureOf(shares: readonly number[]): string {
  const length = Math.min(pictureLength, shares.length);
  const startOf = (n: number) => Math.floor((n * shares.length) / length);
  return Array.from({ length }, (_, n) => {
    const least = Math.min(...shares.slice(startOf(n), startOf(n + 1)));
    const height = Math.ceil(Math.max(0, Math.min(1, least)) * bars.length);
    return bars[Math.max(0, height - 1)];
  }).join('');
}
