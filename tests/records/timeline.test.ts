import { describe, expect, test } from 'vitest';
import { bytesToBase64 } from '../../src/bundles/base64.ts';
import { newGame, takeTurn } from '../../src/game/game.ts';
import { bots } from '../../src/lab/bots/bots.ts';
import { prepareReplay, type ReplayMark } from '../../src/records/prepare-replay.ts';
import { gameBefore } from '../../src/records/replay.ts';
import type { RunFile } from '../../src/records/run-file.ts';
import { readLine, shortHash } from '../../src/records/run-line.ts';
import { Timeline } from '../../src/records/timeline.ts';
import { hashOf } from '../../src/state/hash.ts';
import { snapshotOf } from '../../src/state/snapshot.ts';
import { rogueCampaign } from '../world.ts';
import { recordGame } from './record-game.ts';

const run = recordGame(rogueCampaign, 'run', (game) => bots.greedy(game, 'run'), {
  player: 'greedy',
  turns: 220,
});
const { length } = run.turns;

/** The same game in which the hero was healed by hand after 90 lines: a second segment. */
const edited: RunFile = (() => {
  const game = gameBefore(rogueCampaign, run, 90);
  game.stores.Health.current[game.hero] = game.stores.Health.max[game.hero] = 500;
  const segment = {
    ...run.segments[0],
    from: 90,
    reason: 'edit' as const,
    start: shortHash(game),
    state: bytesToBase64(snapshotOf(game)),
    // The recorded traces are those of the other game.
    parts: [],
    systems: null,
  };
  const turns = run.turns.map((text, n) => (n < 90 ? text : text.split(' ')[0]));
  for (const text of turns.slice(90)) takeTurn(game, readLine(text).command);
  return { ...run, segments: [run.segments[0], segment], turns, end: hashOf(game) };
})();

/** The same game with another command in one line. */
function withCommand(recorded: RunFile, line: number, code: string): RunFile {
  const turns = recorded.turns.with(line, recorded.turns[line].replace(/^\S+/, code));
  return { ...recorded, turns };
}

function prepared(campaign: typeof rogueCampaign, recorded: RunFile): Timeline {
  const timeline = new Timeline(campaign, recorded);
  for (const { at, state } of prepareReplay(campaign, recorded)) {
    if (state) timeline.addSnapshot(at, state);
  }
  return timeline;
}

function marksOf(recorded: RunFile): ReplayMark[] {
  return [...prepareReplay(rogueCampaign, recorded)].flatMap(({ marks }) => marks);
}

/** The hashes of the states of a game that is played from the start for each of them. */
function hashesOf(recorded: RunFile): (at: number) => string {
  const known: string[] = [];
  return (at) => {
    known[at] ??= hashOf(gameBefore(rogueCampaign, recorded, at));
    return known[at];
  };
}

const [ofRun, ofEdited] = [run, edited].map(hashesOf);

describe.each([
  ['one segment', ofRun, new Timeline(rogueCampaign, run)],
  ['one segment after the preparation', ofRun, prepared(rogueCampaign, run)],
  ['two segments', ofEdited, new Timeline(rogueCampaign, edited)],
  ['two segments after the preparation', ofEdited, prepared(rogueCampaign, edited)],
])('in a game of %s', (_, expected, timeline) => {
  test('every jump, forward and back, leads to the state that playing from the start has', () => {
    // An order that jumps back and forth over the whole game.
    for (let n = 0; n <= length; n += 4) {
      const at = (n * 97) % (length + 1);
      timeline.goTo(at);
      expect([at, timeline.at, hashOf(timeline.game)]).toEqual([at, at, expected(at)]);
    }
  });

  test('steps forward and back lead to the same states, and every line equals the recording', () => {
    timeline.goTo(80);
    for (let at = 81; at <= 101; at++) {
      expect(timeline.step()).not.toBeNull();
      expect([at, hashOf(timeline.game)]).toEqual([at, expected(at)]);
    }
    for (let at = 100; at >= 80; at--) {
      timeline.goTo(at);
      expect([at, hashOf(timeline.game)]).toEqual([at, expected(at)]);
    }
    timeline.goTo(length - 5);
    while (timeline.step()) expect(timeline.difference).toBeNull();
    expect(timeline.at).toBe(length);
    expect(timeline.differences).toEqual([]);
  });
});

test('a jump beyond the ends goes to the first or the last moment', () => {
  const timeline = new Timeline(rogueCampaign, run);
  timeline.goTo(length + 10);
  expect(timeline.at).toBe(length);
  expect(timeline.step()).toBeNull();
  timeline.goTo(-1);
  expect(timeline.at).toBe(0);
});

test('marks are where a floor is reached, a fight begins, a monster is killed, a level is reached, and at the end', () => {
  const played = recordGame(rogueCampaign, 'a', (game) => bots.greedy(game, 'a'), {
    player: 'greedy',
    turns: 300,
  });
  const marks = marksOf(played);
  let depth = gameBefore(rogueCampaign, played, 0).floor.depth;
  const floors = [];
  const fights = [];
  const kills = [];
  const levels = [];
  const game = newGame(rogueCampaign, 'a');
  const hero = game.stores.Identity.seq[game.hero];
  let calm = Number.POSITIVE_INFINITY;
  for (const [line, text] of played.turns.entries()) {
    const level = game.stores.Experience.level[game.hero];
    const events = takeTurn(game, readLine(text).command);
    const isFight = events.some(
      (event) =>
        (event.type === 'hit' || event.type === 'missed') &&
        [event.attacker, event.target].includes(hero),
    );
    if (isFight && calm > 9) fights.push(line);
    calm = isFight ? 0 : calm + 1;
    const isKill = events.some((event) => event.type === 'message' && event.message.id === 'kill');
    if (isKill) kills.push(line + 1);
    if (game.stores.Experience.level[game.hero] !== level) levels.push(line + 1);
    if (game.floor.depth !== depth) floors.push(line + 1);
    depth = game.floor.depth;
  }
  const placesOf = (type: ReplayMark['type']) =>
    marks.filter((m) => m.type === type).map(({ at }) => at);
  expect(floors.length).toBeGreaterThan(0);
  expect(fights.length).toBeGreaterThan(0);
  expect(kills.length).toBeGreaterThan(0);
  expect(levels.length).toBeGreaterThan(0);
  expect(placesOf('floor')).toEqual(floors);
  expect(placesOf('fight')).toEqual(fights);
  expect(placesOf('kill')).toEqual(kills);
  expect(placesOf('level')).toEqual(levels);
  expect(placesOf('end')).toEqual([played.turns.length]);
});

test('a changed line is found by playing and by the preparation, with its system and entity', () => {
  const changed = withCommand(run, 149, run.turns[149].startsWith('h') ? 'l' : 'h');
  const timeline = new Timeline(rogueCampaign, changed);
  timeline.goTo(140);
  while (!timeline.difference) timeline.step();
  expect(timeline.at).toBe(150);
  expect(timeline.difference).toMatchObject({
    line: 150,
    segment: 0,
    problem: null,
    system: expect.any(String),
    component: expect.any(String),
  });
  expect([...prepareReplay(rogueCampaign, changed)].at(-1)?.differences).toEqual([
    timeline.difference,
  ]);
  timeline.goTo(149);
  expect(timeline.difference).toBeNull();
});

test('after a difference the rest of the segment is played unverified, and the next one is verified', () => {
  const changed = withCommand(edited, 49, edited.turns[49].startsWith('h') ? 'l' : 'h');
  const timeline = new Timeline(rogueCampaign, changed);
  while (timeline.step()) {
    const isUnverified = timeline.at >= 50 && timeline.at < 90;
    expect([timeline.at, timeline.difference !== null]).toEqual([timeline.at, isUnverified]);
  }
  expect(hashOf(timeline.game)).toBe(edited.end);
  expect(timeline.differences).toHaveLength(1);
});

test('a wrong hash of the end is a difference in the last line', () => {
  const timeline = new Timeline(rogueCampaign, { ...run, end: 'f'.repeat(64) });
  timeline.goTo(length - 1);
  timeline.step();
  expect(timeline.difference).toMatchObject({ line: length, component: null });
});

test('a segment whose state is damaged continues the game before it, unverified', () => {
  const [first, second] = edited.segments;
  const damaged = { ...edited, segments: [first, { ...second, state: 'AAAA' }] };
  const timeline = new Timeline(rogueCampaign, damaged);
  timeline.goTo(150);
  expect(timeline.difference).toMatchObject({
    line: 90,
    problem: { reason: 'damaged', detail: expect.stringContaining('SRLS') },
  });
  expect(hashOf(timeline.game)).toBe(hashOf(gameBefore(rogueCampaign, run, 150)));
});

test('a game that cannot be started is an error', () => {
  const [, second] = edited.segments;
  const damaged = { ...edited, segments: [{ ...second, from: 0, state: 'AAAA' }] };
  expect(() => new Timeline(rogueCampaign, damaged)).toThrow('not a snapshot');
});

test('a command at which the rules fail is the last moment that can be shown in its segment', () => {
  const failing: RunFile = { ...edited, turns: edited.turns.with(69, 'no such command') };
  const timeline = new Timeline(rogueCampaign, failing);
  timeline.goTo(80);
  expect(timeline.at).toBe(69);
  expect(timeline.difference).toMatchObject({ line: 69, problem: { reason: 'rules' } });
  expect(timeline.step()).toBeNull();
  timeline.goTo(100);
  expect(timeline.at).toBe(100);
  expect(timeline.difference).toBeNull();
  const parts = [...prepareReplay(rogueCampaign, failing)];
  expect(parts.at(-1)?.at).toBe(length);
  expect(parts.map(({ at }) => at)).toContain(90);
});
