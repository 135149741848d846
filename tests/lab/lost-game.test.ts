import { expect, test } from 'vitest';
import type { Command } from '../../src/game/commands.ts';
import { takeTurn } from '../../src/game/game.ts';
import { bagOf } from '../../src/game/items/bag.ts';
import type { Game } from '../../src/game/world.ts';
import { bots } from '../../src/lab/bots/bots.ts';
import { damageByCause, type LastTurn, lastTurnsOf } from '../../src/lab/lost-game/last-turns.ts';
import { findWayOut } from '../../src/lab/lost-game/way-out.ts';
import { Recording } from '../../src/records/recording.ts';
import { replay } from '../../src/records/replay.ts';
import { readLine } from '../../src/records/run-line.ts';
import { recordGame } from '../records/record-game.ts';
import { campaign, give, monsterAt, rogueCampaign, scene } from '../world.ts';

/** A hero in a closed cell beside a wolf that it cannot kill. */
function cellWithWolf(): Game {
  const game = scene('#### #@w# ####');
  const { Health } = game.stores;
  const wolf = monsterAt(game, 2, 1);
  Health.max[wolf] = 10_000;
  Health.current[wolf] = 10_000;
  return game;
}

/** Plays a command until the hero dies, and returns the last turns of the recorded game. */
function dieBy(game: Game, command: Command): LastTurn[] {
  const recording = Recording.begin(game, {}, null);
  recording.beginSegment('edit');
  while (!game.ending) {
    takeTurn(game, command);
    recording.add(command);
  }
  const { parts, turns } = recording;
  const segments = parts.segments.slice(1);
  return lastTurnsOf(campaign, { ...recording.runFile(false), ...parts, segments, turns });
}

test('the last way out of a death beside a wolf is to drink the potion in the last turn', () => {
  const game = cellWithWolf();
  const { Health, Item } = game.stores;
  Health.current[game.hero] = 100;
  give(game, 'healing-potion');
  const [potion] = bagOf(game, game.hero);
  Item.level[potion] = 50;
  Health.max[game.hero] = 500;
  const turns = dieBy(game, { type: 'wait' });
  expect(findWayOut(campaign, turns)).toEqual({
    turn: turns[turns.length - 1].turnBefore,
    command: { type: 'drink', slot: 0 },
    item: { kind: 'healing-potion', power: 500 },
    use: 'drink',
    attacked: null,
  });
});

test('there is no way out where every action ends in death', () => {
  expect(findWayOut(campaign, dieBy(cellWithWolf(), { type: 'wait' }))).toBeNull();
});

test('attacking is a way out when it kills the monster in time, and names it', () => {
  const game = cellWithWolf();
  const { Health } = game.stores;
  Health.current[monsterAt(game, 2, 1)] = 1;
  const turns = dieBy(game, { type: 'wait' });
  expect(findWayOut(campaign, turns)).toEqual({
    turn: turns[turns.length - 1].turnBefore,
    command: { type: 'move', dx: 1, dy: 0 },
    item: null,
    use: null,
    attacked: 'wolf',
  });
});

test('the last turns of a lost Rogue game are the recorded commands, and their damage adds up', () => {
  const options = { player: 'greedy', turns: 500 };
  const run = recordGame(rogueCampaign, 'lost7', (game) => bots.greedy(game, 'lost'), options);
  const { game } = replay(rogueCampaign, run);
  expect(game.ending?.won).toBe(false);
  const turns = lastTurnsOf(rogueCampaign, run);
  expect(turns[turns.length - 1]).toMatchObject({ turn: game.turn, health: 0 });
  expect(turns[0].turnBefore).toBe(game.turn - 50);
  expect(turns.map(({ command }) => command)).toEqual(
    run.turns.slice(-turns.length).map((text) => readLine(text).command),
  );
  let health = turns[0].healthBefore;
  for (const { healthBefore, health: after, damage, healed } of turns) {
    expect(healthBefore).toBe(health);
    const lost = damage.reduce((sum, { amount }) => sum + amount, 0);
    expect(after).toBe(Math.max(0, healthBefore - lost + healed));
    health = after;
  }
});

test('damage is divided by attacker; without an attacker it is by its cause', () => {
  const at = { x: 1, y: 1 };
  const hit = (attacker: number, damage: number, target = 1) =>
    ({ type: 'hit', attacker, target, from: at, at, damage }) as const;
  const injury = (damage: number, cause: string) => ({ ...hit(0, damage), cause });
  const kinds = new Map([
    [1, 'hero'],
    [2, 'rat'],
    [3, 'wolf'],
    [4, 'rat'],
  ]);
  const events = [
    hit(2, 3),
    hit(1, 9, 2),
    hit(3, 5),
    hit(4, 1),
    injury(4, 'arrow-trap'),
    injury(2, 'poison'),
    { type: 'starved', actor: 1, amount: 1 },
    { type: 'starved', actor: 2, amount: 7 },
  ] as const;
  expect(damageByCause(events, 1, kinds)).toEqual([
    { cause: 'rat', amount: 4 },
    { cause: 'wolf', amount: 5 },
    { cause: 'arrow-trap', amount: 4 },
    { cause: 'poison', amount: 2 },
    { cause: 'hunger', amount: 1 },
  ]);
});
