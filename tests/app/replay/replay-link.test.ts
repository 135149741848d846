import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { linkToReplay, readReplayLink } from '../../../src/app/replay/replay-link.ts';
import { bots } from '../../../src/lab/bots/bots.ts';
import { parseRunFile } from '../../../src/records/parse-run-file.ts';
import { replay } from '../../../src/records/replay.ts';
import { type RunFile, runFileText } from '../../../src/records/run-file.ts';
import { wordsOf } from '../../../src/words/loading.ts';
import { recordGame } from '../../records/record-game.ts';
import { campaign } from '../../world.ts';

const seed = 'seed 火 & more';
const run = recordGame(campaign, seed, (game) => bots.greedy(game, seed), {
  player: 'greedy',
  turns: 150,
});
const address = 'https://example.org/games/rogue/?seed=7#fight=abc';

async function packedOf(recorded: RunFile): Promise<string> {
  const link = await linkToReplay(recorded, address);
  if (!(link instanceof URL)) throw new Error(link);
  return link.searchParams.get('replay') ?? '';
}

const pack = (value: unknown) =>
  deflateRawSync(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');

test('a link has the address of the page and only the replay as its parameter', async () => {
  const link = await linkToReplay(run, address);
  expect(String(link)).toMatch(/^https:\/\/example\.org\/games\/rogue\/\?replay=[\w-]+$/);
  expect(String(link).length).toBeLessThan(600);
});

test('a replay from a link is a valid run file with the same game', async () => {
  const read = await readReplayLink(await packedOf(run));
  if ('problem' in read) throw new Error(read.problem(wordsOf('en')));
  const { game, difference } = replay(campaign, parseRunFile(runFileText(read)));
  expect(difference).toBeNull();
  expect([game.seed, game.turn]).toEqual([seed, replay(campaign, run).game.turn]);
});

test('a replay from a link differs in its last turn if a command was changed', async () => {
  const changed = { ...run, turns: run.turns.with(3, '.') };
  const read = await readReplayLink(await packedOf(changed));
  if ('problem' in read) throw new Error(read.problem(wordsOf('en')));
  expect(replay(campaign, read).difference).toMatchObject({ line: run.turns.length });
});

test('a long game, a game with mods and a continued game have no link', async () => {
  let random = 1;
  const turns = Array.from({ length: 20_000 }, () => {
    random = (Math.imul(random, 1103515245) + 12345) >>> 0;
    return 'hjklyubn'[random >>> 29];
  });
  expect([
    await linkToReplay({ ...run, turns }, address),
    // A short link, but nobody could open it.
    await linkToReplay({ ...run, turns: Array.from({ length: 100_000 }, () => 'h') }, address),
    await linkToReplay({ ...run, mods: [{ file: 'imp.json', text: '{}' }] }, address),
    await linkToReplay({ ...run, segments: [...run.segments, run.segments[0]] }, address),
  ]).toEqual(['tooLong', 'tooLong', 'mods', 'segments']);
});

const valid = [1, 'simple', 's', '', '0'.repeat(64), '0'.repeat(16), null];

test.each([
  ['text that is not packed', 'hello!', /the link is incomplete or damaged/],
  ['nothing packed', pack(''), /replay/],
  ['an object', pack({}), /replay/],
  ['another version', pack([2, ...valid.slice(1), '.']), /\(version: must be 1/],
  ['an unknown command', pack([...valid, '. zz']), /command 2: "zz" is unknown/],
  ['a broken hash', pack([...valid.slice(0, 5), 'x', null, '.']), /\(start: is not a hash/],
  ['more than the limit', pack([...valid, '. '.repeat(200_000)]), /more than 200,000 bytes/],
])('a link with %s is refused with the problem', async (_, packed, problem) => {
  const read = await readReplayLink(packed);
  expect('problem' in read && read.problem(wordsOf('en'))).toMatch(problem);
});
