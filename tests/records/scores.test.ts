import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newGame } from '../../src/game/game.ts';
import { bots } from '../../src/lab/bots/bots.ts';
import { type Database, openDatabase } from '../../src/records/game-database.ts';
import type { GameRow } from '../../src/records/game-rows.ts';
import { listGames, storeGame } from '../../src/records/game-store.ts';
import { segmentFrom } from '../../src/records/recording.ts';
import { gameBefore, replay } from '../../src/records/replay.ts';
import type { RunFile } from '../../src/records/run-file.ts';
import { readLine } from '../../src/records/run-line.ts';
import { listScores, pruneScores, storeScore } from '../../src/records/score-store.ts';
import {
  awaitsVerification,
  bestOf,
  isVerified,
  lastOf,
  readScore,
  type Score,
  scoreOf,
  unrankedOf,
  verifiedScore,
} from '../../src/records/scores.ts';
import { pictureOf, verifyGame } from '../../src/records/verify-game.ts';
import { campaign } from '../world.ts';
import { recordGame } from './record-game.ts';

const row: GameRow = {
  id: 'a',
  campaign: 'simple',
  seed: 'day23',
  daily: null,
  inspected: false,
  copied: false,
  mods: [],
  summary: { depth: 0, level: 1, turn: 0, health: { now: 9, max: 12 } },
  lines: 0,
  saved: 1,
  status: 'ended',
};
const run = recordGame(campaign, 'day23', (begun) => bots.greedy(begun, 'score'), {
  player: 'greedy',
  turns: 400,
});
const score = scoreOf(row, replay(campaign, run).game);
const named = (id: string, changed: Partial<Score> = {}): Score => ({ ...score, id, ...changed });
const idsOf = (scores: readonly Score[]) => scores.map(({ id }) => id);

test('the best games have most points; equal points rank by fewer turns, then by the earlier date', () => {
  const scores = [
    named('later', { points: 5, turns: 10, date: 3 }),
    named('slow', { points: 5, turns: 11, date: 1 }),
    named('best', { points: 9, turns: 99, date: 1 }),
    named('early', { points: 5, turns: 10, date: 2 }),
  ];
  expect(idsOf(bestOf(scores))).toEqual(['best', 'early', 'later', 'slow']);
  expect(idsOf(lastOf(scores))).toEqual(['later', 'early', 'slow', 'best']);
});

test('unranked games are among the last games, but not among the best', () => {
  const scores = [named('a'), named('b', { points: 999_999, unranked: 'inspected' })];
  expect(idsOf(bestOf(scores))).toEqual(['a']);
  expect(lastOf(scores)).toHaveLength(2);
});

test('a game without points is among the last games, but not among the best', () => {
  const scores = [named('a'), named('b', { points: 0, turns: 1 })];
  expect(idsOf(bestOf(scores))).toEqual(['a']);
  expect(lastOf(scores)).toHaveLength(2);
});

test('a game that was continued after an update names the last turn that cannot be checked', () => {
  // The lines before the update make other changes than recorded.
  const at = 20;
  const moment = gameBefore(campaign, run, at);
  const [first] = run.segments;
  const updated: RunFile = {
    ...run,
    segments: [{ ...first, rules: 'b'.repeat(64) }, segmentFrom(moment, at, 'update')],
    turns: [...run.turns.slice(0, at - 1), `${run.turns[at - 1]}#${'0'.repeat(16)}`].concat(
      run.turns.slice(at),
    ),
  };
  const { isEqual, unchecked } = verifyGame(campaign, updated, score);
  expect(isEqual).toBe(false);
  expect(unchecked).toBe(moment.turn);
  expect(verifyGame(campaign, run, score).unchecked).toBe(0);
});

test('a game that cannot be replayed at all is tried once', () => {
  const [first] = run.segments;
  const at = 20;
  const later = segmentFrom(gameBefore(campaign, run, at), at, 'update');
  const broken: RunFile = { ...run, segments: [first, { ...later, state: 'AAAA' }] };
  const { isEqual, unchecked } = verifyGame(campaign, broken, score);
  expect(isEqual).toBe(false);
  expect(unchecked).toBe(score.turns);
  expect(awaitsVerification(score)).toBe(true);
  expect(awaitsVerification({ ...score, unchecked })).toBe(false);
});

test('a game is unranked if it was inspected, comes from a file, or repeats a daily game', () => {
  const daily = { ...row, seed: 'daily-2026-11-22', daily: '2026-11-22' };
  expect(unrankedOf(row)).toBeNull();
  expect(unrankedOf(daily)).toBeNull();
  expect(unrankedOf({ ...row, inspected: true })).toBe('inspected');
  expect(unrankedOf({ ...row, copied: true })).toBe('copied');
  expect(unrankedOf({ ...daily, daily: null })).toBe('practice');
});

test('a game that was given up keeps its score', () => {
  const given = newGame(campaign, 'day23');
  given.score = 30;
  expect(scoreOf(row, given)).toMatchObject({ points: 30, cause: { won: false, by: 'quit' } });
});

test('a score is verified if a replay of the game leads to the same end', () => {
  const { isEqual, picture } = verifyGame(campaign, run, score);
  expect(isEqual).toBe(true);
  expect(picture).toMatch(/^[▁▂▃▄▅▆▇█]{24}$/);
  expect(isVerified(score)).toBe(false);
  expect(isVerified(verifiedScore(score, picture))).toBe(true);
});

test.each([
  ['more points', { points: score.points + 1 }],
  ['fewer turns', { turns: score.turns - 1 }],
  ['another cause', { cause: { won: true, by: 'prize', kind: 'green-jewel' } }],
  ['the date of a daily game', { daily: '2026-11-22' }],
  ['another end', { end: score.end.replace(/^./, (digit) => (digit === '0' ? '1' : '0')) }],
] as const)('the replay does not confirm a score with %s', (_, changed) => {
  expect(verifyGame(campaign, run, { ...score, ...changed }).isEqual).toBe(false);
});

test('the replay does not confirm a game whose commands were altered', () => {
  const turns = [
    ...run.turns.slice(0, 20),
    run.turns[20].replace(/^\S+/, '.'),
    ...run.turns.slice(21),
  ];
  const isOther = readLine(run.turns[20]).command.type !== 'wait';
  expect(isOther).toBe(true);
  expect(verifyGame(campaign, { ...run, turns }, score).isEqual).toBe(false);
});

test('an entry whose stored fields were altered is not verified', () => {
  const verified = verifiedScore(score, '▁');
  const altered: Partial<Score>[] = [
    { points: 1e6 },
    { date: 7 },
    { seed: 'other' },
    { mods: ['slime.json'] },
    { unranked: 'copied' },
    { picture: '█' },
    { cause: { won: true, by: 'lastStanding' } },
  ];
  for (const changed of altered) expect(isVerified({ ...verified, ...changed })).toBe(false);
  expect(isVerified(readScore(structuredClone(verified)) as Score)).toBe(true);
});

test('the picture of a game shows the least health of each part, and every turn of a short game', () => {
  expect(pictureOf([1, 0.5, 0])).toBe('█▄▁');
  expect(pictureOf(Array.from({ length: 240 }, (_, n) => (n === 5 ? 0.1 : 1)))).toBe(
    `▁${'█'.repeat(23)}`,
  );
  expect(pictureOf([])).toBe('');
});

let database: Database;
beforeEach(async () => {
  database = await openDatabase(() => {});
});
afterEach(async () => {
  database.close();
  await new Promise<unknown>((resolve) => {
    indexedDB.deleteDatabase('simple-roguelike').onsuccess = resolve;
  });
});

test('only the ten best and the last hundred games of a campaign stay stored, and other campaigns', async () => {
  for (let n = 0; n < 125; n++) {
    const id = `game ${n}`;
    // The oldest are the best.
    await storeScore(database, named(id, { points: 1000 - n, date: n }));
    await storeGame(database, {
      row: { ...row, id },
      parts: { player: 'person', mods: [], segments: [], fault: null },
      turns: [],
      snapshots: [],
    });
  }
  await storeScore(database, named('other', { campaign: 'arena', date: -1 }));
  await pruneScores((work) => work(database), 'simple');
  const kept = new Set(idsOf(await listScores(database, 'simple')));
  expect(kept.size).toBe(110);
  expect(kept.has('game 9')).toBe(true);
  expect(kept.has('game 10')).toBe(false);
  expect(kept.has('game 24')).toBe(false);
  expect(kept.has('game 25')).toBe(true);
  expect(new Set((await listGames(database)).map(({ id }) => id))).toEqual(kept);
  expect(await listScores(database, 'arena')).toHaveLength(1);
});

test('a malformed entry in the storage is left out of the lists', async () => {
  await storeScore(database, score);
  await database.put('scores', { ...score, cause: 'magic' } as unknown as Score, 'b');
  expect(idsOf(await listScores(database, 'simple'))).toEqual(['a']);
});
