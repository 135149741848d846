import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import * as v from 'valibot';
import type { Game } from '../game/world.ts';
import { endingSchema } from '../state/game-fields.ts';
import { hashOf } from '../state/hash.ts';
import { isDailySeed } from './daily.ts';
import type { GameRow } from './game-rows.ts';
import { summaryOf } from './recording.ts';

/**
 * The entries of the list of scores: how they are made, checked and ranked (`bestOf`). `score-store.ts` stores them,
 * `app/scores.ts` verifies them by a replay, and `page/scores` shows them.
 */

/** The ending of a game in the list: an ending of the rules, or the player gave up. */
const causeSchema = v.variant('by', [
  ...endingSchema.options,
  v.strictObject({ won: v.literal(false), by: v.literal('quit') }),
]);

/** Reasons why a game is not ranked, the first that applies. */
const unrankedReasons = ['inspected', 'copied', 'practice'] as const;
export type Unranked = (typeof unrankedReasons)[number];

const scoreSchema = v.object({
  /** The id of the game. */
  id: v.string(),
  campaign: v.string(),
  seed: v.string(),
  /** The end of the game, in milliseconds since 1970. */
  date: v.number(),
  turns: v.number(),
  depth: v.number(),
  /** Null in a campaign without levels. */
  level: v.nullable(v.number()),
  points: v.number(),
  cause: causeSchema,
  /** Files of the mods. */
  mods: v.array(v.string()),
  /** The date of a daily game. */
  daily: v.nullable(v.string()),
  /**
   * Why the game is not ranked; null if it is. `inspected`: by the inspector. `copied`: opened from a
   * file or a replay. `practice`: a further attempt at a daily game.
   */
  unranked: v.nullable(v.picklist(unrankedReasons)),
  /** The hash of the last state. */
  end: v.string(),
  /** The health in the course of the game as characters; empty until the game was replayed. */
  picture: v.string(),
  /**
   * The last turn that a replay could not check, because the game was continued under other rules or content
   * after it. Missing if there is none.
   */
  unchecked: v.optional(v.number()),
  /** The digest of the other fields, if a replay has led to the same end: see `isVerified`. */
  verified: v.nullable(v.string()),
});

/** An entry in the list of scores. */
export type Score = v.InferOutput<typeof scoreSchema>;

/** The number of ranked games in the list of the best, and of games in the list of the last ones. */
const bestCount = 10;
const mostLast = 100;

/** The parts of a score that the last state of a game determines. */
type Facts = Pick<
  Score,
  'campaign' | 'seed' | 'turns' | 'depth' | 'level' | 'points' | 'cause' | 'end'
>;

/** The score of a game that has ended. `game`: its last state. */
export function scoreOf(row: GameRow, game: Game): Score {
  const { id, mods, daily, saved } = row;
  const facts = factsOf(game);
  const unranked = unrankedOf(row);
  const score = { id, date: saved, mods, daily, unranked, picture: '', verified: null, ...facts };
  // Brings the fields into the order of the schema: the digest depends on it.
  return v.parse(scoreSchema, score);
}

/** The facts about the last state of a game. A game without an ending was given up. */
function factsOf(game: Game): Facts {
  const { depth, level, turn } = summaryOf(game);
  return {
    campaign: game.campaign.id,
    seed: game.seed,
    turns: turn,
    depth,
    level,
    points: game.score,
    cause: game.ending ?? { won: false, by: 'quit' },
    end: hashOf(game),
  };
}

/** Whether a game in its last state has the facts of a score. */
export function hasFacts(game: Game, score: Score): boolean {
  return JSON.stringify({ ...score, ...factsOf(game) }) === JSON.stringify(score);
}

/** Why a game is not ranked; null if it is. */
export function unrankedOf({
  inspected,
  copied,
  daily,
  seed,
}: Pick<GameRow, 'inspected' | 'copied' | 'daily' | 'seed'>): Unranked | null {
  if (inspected) return 'inspected';
  if (copied) return 'copied';
  return daily === null && isDailySeed(seed) ? 'practice' : null;
}

/** A score from the storage; null if it is malformed. */
export function readScore(stored: unknown): Score | null {
  const result = v.safeParse(scoreSchema, stored);
  return result.success ? result.output : null;
}

/** The score of a game whose replay has led to the same end. */
export function verifiedScore(score: Score, picture: string): Score {
  const replayed = { ...score, picture };
  return { ...replayed, verified: digestOf(replayed) };
}

/** Whether a replay has led to the same end, and the entry was not altered since then. */
export function isVerified(score: Score): boolean {
  return score.verified !== null && score.verified === digestOf(score);
}

/**
 * Whether a score has not been replayed yet. A replay that has led to another end leaves a picture, and a game that
 * cannot be replayed the last turn that was not checked.
 */
export function awaitsVerification({ verified, picture, unchecked }: Score): boolean {
  return verified === null && picture === '' && unchecked === undefined;
}

/** SHA-256 of all fields that a list shows and of the hash of the end, as 64 hex digits. */
function digestOf({ verified, ...shown }: Score): string {
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify(shown))));
}

/** Whether a game can be among the best: it is ranked and has points. */
export function isRanked({ unranked, points }: Pick<Score, 'unranked' | 'points'>): boolean {
  return unranked === null && points > 0;
}

/** The ten best ranked games with points: most points first, then fewest turns, then the earliest. */
export function bestOf(scores: readonly Score[]): Score[] {
  const ranked = scores.filter(isRanked);
  ranked.sort((a, b) => b.points - a.points || a.turns - b.turns || a.date - b.date);
  return ranked.slice(0, bestCount);
}

/** The last hundred games, the latest first. */
export function lastOf(scores: readonly Score[]): Score[] {
  return [...scores].sort((a, b) => b.date - a.date).slice(0, mostLast);
}

/** The scores of a campaign that are in neither list. */
export function forgottenOf(scores: readonly Score[]): Score[] {
  const listed = new Set([...bestOf(scores), ...lastOf(scores)]);
  return scores.filter((score) => !listed.has(score));
}
