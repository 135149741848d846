import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { newGame, takeTurn } from '../../src/game/game.ts';
import { bots } from '../../src/lab/bots/bots.ts';
import { CannotContinue, continueGame, continueRun } from '../../src/records/continue-game.ts';
import { openDatabase } from '../../src/records/game-database.ts';
import { listGames, readGame, storeGame } from '../../src/records/game-store.ts';
import { parseRunFile, RunFileError } from '../../src/records/parse-run-file.ts';
import { Recording } from '../../src/records/recording.ts';
import { type RunFile, runFileText } from '../../src/records/run-file.ts';
import { storedGameOf } from '../../src/records/stored-game.ts';
import { hashOf } from '../../src/state/hash.ts';
import { randomNumbers } from '../random-numbers.ts';
import { arenaCampaign, campaign, rogueCampaign } from '../world.ts';

const campaigns = new Map([campaign, rogueCampaign, arenaCampaign].map((one) => [one.id, one]));

/** A recorded game: files of it from earlier moments, and the hashes of all its states. */
interface Recorded {
  readonly files: readonly RunFile[];
  readonly hashes: ReadonlySet<string>;
}

/** A game that a bot has played, with files that were saved after 2, 6 and 12 commands. */
function play(id: string, seed: string): Recorded {
  const game = newGame(campaignOf(id), seed);
  const recording = Recording.begin(game, {}, null);
  const choose = bots.careful(game, seed);
  const hashes = new Set([hashOf(game)]);
  const files: RunFile[] = [];
  while (files.length < 3 && !game.ending) {
    const command = choose();
    takeTurn(game, command);
    if (!recording.add(command)) continue;
    hashes.add(hashOf(game));
    const { length } = recording.turns;
    if ([2, 6, 12].includes(length)) files.push(structuredClone(recording.runFile(false)));
  }
  return { files, hashes };
}

function campaignOf(id: string) {
  const found = campaigns.get(id);
  if (!found) throw new CannotContinue(`there is no campaign "${id}"`);
  return found;
}

// Most games are of the smallest campaign, which opens fastest.
const games = [
  play('simple', 'tower'),
  play('rogue', 'tower'),
  ...['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) => play('arena', seed)),
];
const seed = Number(process.env.DAMAGE_SEED ?? 1);
/** `DAMAGE_CASES=10000` takes a few minutes. Another seed damages other places. */
const cases = Number(process.env.DAMAGE_CASES ?? 300);
const random = randomNumbers(seed);
const below = (limit: number) => Math.floor(random() * limit);
const pick = <T>(from: readonly T[]): T => from[below(from.length)];

/** Ways to damage the text of a file. */
const textDamages: readonly ((text: string) => string)[] = [
  (text) => text.slice(0, below(text.length)),
  (text) => {
    const at = below(text.length);
    return text.slice(0, at) + String.fromCharCode(32 + below(95)) + text.slice(at + 1);
  },
  (text) => {
    const at = below(text.length);
    return text.slice(0, at) + text.slice(at + 1 + below(40));
  },
  (text) => {
    const at = below(text.length);
    return text.slice(0, at) + text.slice(below(text.length)).slice(0, below(40)) + text.slice(at);
  },
  (text) => {
    const digits = [...text.matchAll(/\d/g)];
    const { index } = pick(digits);
    return text.slice(0, index) + below(10) + text.slice(index + 1);
  },
];

/** Ways to mix the parts of a file with those of another one. */
const partDamages: readonly ((run: RunFile, other: RunFile) => RunFile)[] = [
  (run, { latest }) => ({ ...run, latest }),
  (run, { latest }) => ({ ...run, latest: latest && { ...latest, at: run.turns.length } }),
  (run) => ({ ...run, latest: run.latest && { ...run.latest, at: below(run.turns.length + 1) } }),
  (run, { turns }) => ({ ...run, turns }),
  (run, { segments }) => ({ ...run, segments }),
  (run, other) => ({ ...run, seed: other.seed, campaign: other.campaign }),
  (run, { end }) => ({ ...run, end }),
  (run) => ({ ...run, latest: null }),
  (run) => ({ ...run, turns: run.turns.slice(below(run.turns.length)), latest: null }),
  (run) => ({ ...run, turns: swapped(run.turns) }),
  (run) => ({ ...run, latest: null, turns: swapped(run.turns) }),
  (run, other) => ({ ...run, turns: [...run.turns, pick(other.turns)] }),
  (run, other) => ({
    ...run,
    turns: [...run.turns.slice(0, below(run.turns.length)), ...other.turns],
    latest: null,
  }),
];

function swapped(turns: readonly string[]): string[] {
  const [a, b] = [below(turns.length), below(turns.length)];
  return turns.map((line, n) => turns[n === a ? b : n === b ? a : n] ?? line);
}

/** A file with one or two damages. */
function damagedText(): { text: string; source: Recorded[] } {
  const [game, other] = [pick(games), pick(games)];
  const [run, stranger] = [pick(game.files), pick(other.files)];
  if (random() < 0.5) {
    let text = pick(textDamages)(runFileText(run));
    if (random() < 0.3) text = pick(textDamages)(text);
    return { text, source: [game] };
  }
  let mixed = pick(partDamages)(run, stranger);
  if (random() < 0.3) mixed = pick(partDamages)(mixed, stranger);
  return { text: runFileText(mixed), source: [game, other] };
}

/** Expects that opening says why not, or continues with a state of a recorded game. */
function expectRecorded(open: () => string, source: readonly Recorded[]): 'opened' | 'refused' {
  let hash: string;
  try {
    hash = open();
  } catch (error) {
    if (!(error instanceof RunFileError || error instanceof CannotContinue)) throw error;
    expect(error.message).not.toBe('');
    return 'refused';
  }
  expect(source.some(({ hashes }) => hashes.has(hash))).toBe(true);
  return 'opened';
}

test(`a damaged run file is refused with a reason, or continues a state of its game (DAMAGE_SEED=${seed})`, {
  timeout: 60_000 + cases * 30,
}, () => {
  const counts = { opened: 0, refused: 0 };
  for (let n = 0; n < cases; n++) {
    const { text, source } = damagedText();
    const open = () => {
      const run = parseRunFile(text);
      return hashOf(continueRun(run, campaignOf(run.campaign)).game);
    };
    counts[expectRecorded(open, source)]++;
  }
  // Both happen, or the test would prove nothing.
  expect(counts.opened).toBeGreaterThan(cases / 20);
  expect(counts.refused).toBeGreaterThan(cases / 20);
});

test(`damaged rows of a stored game are refused with a reason, or continue a state of the game (DAMAGE_SEED=${seed})`, async () => {
  const database = await openDatabase(() => {});
  const tables = ['games', 'parts', 'journal', 'snapshots'] as const;
  const junk = [undefined, null, 7, 'x', [], {}, true, new Uint8Array(3)];
  /** A value of which a part is missing, or something else. */
  const damaged = (value: unknown): unknown => {
    if (value === null || typeof value !== 'object' || value instanceof Uint8Array) {
      return pick([...junk, typeof value === 'string' ? value.slice(below(value.length)) : 0]);
    }
    const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>;
    const key = pick(Object.keys(copy));
    if (key === undefined) return pick(junk);
    if (random() < 0.3) delete copy[key];
    else copy[key] = damaged(copy[key]);
    return copy;
  };
  const counts = { opened: 0, refused: 0 };
  for (let n = 0; n < 100; n++) {
    const source = [pick(games), pick(games)];
    for (const [m, { files }] of source.entries()) {
      const run = pick(files);
      const { game } = continueRun(run, campaignOf(run.campaign));
      await storeGame(database, storedGameOf(run, game, { id: `game ${m}`, saved: m }));
    }
    const table = pick(tables);
    const keys = await database.getAllKeys(table);
    const [from, to] = [pick(keys), pick(keys)];
    const value: unknown = await database.get(table, from);
    if (random() < 0.3) await database.delete(table, from);
    else await database.put(table, (random() < 0.5 ? value : damaged(value)) as never, to);

    for (const { id } of await listGames(database)) {
      const stored = await readGame(database, id).catch((error: unknown) => error);
      const open = () => {
        if (stored instanceof Error) throw stored;
        if (!stored) throw new CannotContinue('a part of it is missing');
        const { row } = stored as NonNullable<Awaited<ReturnType<typeof readGame>>>;
        return hashOf(continueGame(stored as never, campaignOf(row.campaign)).game);
      };
      counts[expectRecorded(open, source)]++;
    }
    await Promise.all(tables.map((one) => database.clear(one)));
  }
  expect(counts.opened).toBeGreaterThan(16);
  expect(counts.refused).toBeGreaterThan(6);
  database.close();
});
