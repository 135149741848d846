import { describe, expect, test } from 'vitest';
import { loadCampaign } from '../../src/bundles/load-campaign.ts';
import { endGame } from '../../src/game/ending.ts';
import { newGame, takeTurn } from '../../src/game/game.ts';
import { noPending } from '../../src/game/pending.ts';
import type { Game } from '../../src/game/world.ts';
import { rogue, simple } from '../sources.ts';
import { arenaCampaign, campaign, give, place, rogueCampaign, scene } from '../world.ts';

const campaigns = [campaign, rogueCampaign, arenaCampaign];

/** Plays turns until the game ends. */
function waitForTheEnd(game: Game): void {
  for (let n = 0; n < 200 && !game.ending; n++) takeTurn(game, { type: 'wait' });
}

describe.each(campaigns)('in $id', (played) => {
  test('nothing is pending after an attack has killed the hero', () => {
    const game = scene('##### #...# #.@.# #...# #####', { campaign: played });
    const kind = played.kinds.find((one) => one.components.some(({ name }) => name === 'AI'));
    const cells = [1, 2, 3].flatMap((x) => [1, 2, 3].map((y) => ({ x, y })));
    for (const { x, y } of cells) {
      if (x === 2 && y === 2) continue;
      const monster = place(game, kind?.id ?? '', x, y);
      game.stores.AI.mind[monster] = 2;
    }
    game.stores.Health.current[game.hero] = 1;
    waitForTheEnd(game);
    expect(game.ending).toMatchObject({ won: false, by: 'attack' });
    expect(game.pending).toEqual(noPending());
  });
});

test('nothing is pending after the hero has starved next to monsters with pending actions', () => {
  const game = scene('####### #@.r.r# #######');
  game.stores.Hunger.energy[game.hero] = 0;
  game.stores.Health.current[game.hero] = 1;
  game.stores.Health.fraction[game.hero] = 0;
  takeTurn(game, { type: 'wait' });
  expect(game.ending).toEqual({ won: false, by: 'hunger' });
  expect(game.pending).toEqual(noPending());
});

test('nothing is pending after the hero has won by a prize', () => {
  const game = scene('####### #@j.r.# #######');
  takeTurn(game, { type: 'move', dx: 1, dy: 0 });
  takeTurn(game, { type: 'pickup' });
  expect(game.ending).toMatchObject({ won: true, by: 'prize' });
  expect(game.pending).toEqual(noPending());
});

test('nothing is pending after the hero has won as the last fighter', () => {
  const game = scene('##### #@e.# #####', { campaign: arenaCampaign, depth: 0 });
  for (let n = 0; n < 20 && !game.ending; n++) takeTurn(game, { type: 'move', dx: 1, dy: 0 });
  expect(game.ending).toEqual({ won: true, by: 'lastStanding' });
  expect(game.pending).toEqual(noPending());
});

test('nothing is pending after the hero has escaped with the prize', () => {
  const game = scene('##### #@..# #####', { campaign: rogueCampaign });
  game.prizeHeld = true;
  game.floor.grid.tiles[game.floor.grid.width + 1] = 3;
  takeTurn(game, { type: 'up' });
  expect(game.ending).toMatchObject({ won: true, by: 'escape' });
  expect(game.pending).toEqual(noPending());
});

test('nothing is pending after an explosion has killed the hero in a chain of explosions', () => {
  const bomb = {
    name: { en: 'bomb' },
    look: { glyph: 'o', colour: '#ffffff' },
    Health: { max: 1 },
    Stats: { attack: 1, defence: 1 },
    AI: { mind: 'hunter' },
    Explodes: { damage: 99, radius: 1 },
  };
  const mixed = loadCampaign(simple, { 'bomb.json': JSON.stringify(bomb) });
  const game = scene('###### #@...# ######', { campaign: mixed });
  place(game, 'bomb', 2, 1);
  place(game, 'bomb', 3, 1);
  place(game, 'bomb', 4, 1);
  takeTurn(game, { type: 'move', dx: 1, dy: 0 });
  expect(game.ending).toMatchObject({ won: false, by: 'attack', kind: 'bomb' });
  expect(game.pending).toEqual(noPending());
});

test('a hero that falls asleep again and again can act after 255 turns', () => {
  const ring = { extends: 'ring-adornment', name: { en: 'ring of sleep' } };
  const effects = [{ effect: 'sleep', turns: 5 }];
  const text = JSON.stringify({ ...ring, Ring: { effects } });
  const played = loadCampaign(rogue, { 'ring-sleep.json': text });
  const game = scene('####### #@....# #######', { campaign: played });
  give(game, 'ring-sleep');
  const { turn } = game;
  takeTurn(game, { type: 'equip', slot: 0 });
  // The turn of the action and those of sleep.
  expect(game.turn - turn).toBe(256);
  expect(game.stores.Condition.helpless[game.hero]).toBe(0);
  expect(game.ending).toBeNull();
});

test('no question is open after the hero has died helplessly', () => {
  const asker = {
    extends: 'wolf',
    name: { en: 'asker' },
    OnHit: { effects: [{ effect: 'identify' }] },
  };
  const played = loadCampaign(simple, { 'asker.json': JSON.stringify(asker) });
  const game = scene('####### #@....# #######', { campaign: played });
  give(game, 'apple');
  place(game, 'asker', 4, 1);
  // It survives the first hit, which asks, and lies helpless until the last one.
  game.stores.Condition.helpless[game.hero] = 100;
  game.stores.Health.max[game.hero] = 30;
  game.stores.Health.current[game.hero] = 30;
  takeTurn(game, { type: 'wait' });
  expect(game.ending).toMatchObject({ won: false, by: 'attack' });
  expect(game.asks).toBeNull();
});

test('a kill scores points only in campaigns that count kills', () => {
  const points = (played: typeof campaign) => {
    const game = scene('##### #@.## #####', { campaign: played });
    const victim = place(
      game,
      played.kinds.find(({ id }) => /rat|kobold/.test(id))?.id ?? '',
      2,
      1,
    );
    game.stores.Reward.points[victim] = 20;
    game.stores.Health.current[victim] = 1;
    for (let n = 0; n < 60 && game.floor.monsters.length > 0; n++) {
      takeTurn(game, { type: 'move', dx: 1, dy: 0 });
    }
    expect(game.floor.monsters).toEqual([]);
    return game.score;
  };
  expect(points(campaign)).toBe(20);
  expect(points({ ...campaign, points: { ...campaign.points, name: 'gold' } })).toBe(20);
  expect(points({ ...campaign, points: { ...campaign.points, kill: 3 } })).toBe(60);
  expect(points({ ...campaign, points: { ...campaign.points, kill: 0 } })).toBe(0);
  expect(rogueCampaign.points.kill).toBe(0);
  expect(arenaCampaign.points.kill).toBe(1);
});

test('the bag of the Simple campaign has room for 100 apples, with weight 10.0', () => {
  const game = scene('##### #@..# #####');
  give(game, ...Array.from({ length: 100 }, () => 'apple'));
  const ids = () =>
    game.events.flatMap((event) => (event.type === 'message' ? event.message.id : []));
  expect(ids()).toContain('picked');
  give(game, 'apple');
  expect(ids()).toContain('tooHeavy');
});

test('a starving monster is reported by name, and only while the hero sees it', () => {
  const eater = {
    name: { en: 'eater' },
    look: { glyph: 'E', colour: '#ffffff' },
    Health: { max: 400 },
    Stats: { attack: 1, defence: 1 },
    AI: { mind: 'chaser' },
    Hunger: { max: 10 },
  };
  const mixed = loadCampaign(simple, { 'eater.json': JSON.stringify(eater) });
  const rooms = [{ x1: 1, y1: 1, x2: 3, y2: 1 }];
  const game = scene('######### #@..#...# #########', { campaign: mixed, rooms });
  const { Hunger, Identity, Health } = game.stores;
  const [seen, hidden] = [place(game, 'eater', 3, 1), place(game, 'eater', 6, 1)];
  for (const one of [seen, hidden]) Hunger.energy[one] = 0;
  const events = takeTurn(game, { type: 'wait' }).filter(({ type }) => type === 'starved');
  expect(events).toEqual([{ type: 'starved', actor: Identity.seq[seen], amount: 1 }]);
  expect([Health.current[seen], Health.current[hidden]]).toEqual([399, 399]);
});

test('in the arena no defeat scores as much as a victory', () => {
  const gladiators = newGame(arenaCampaign, 'seed').floor.monsters.length;
  const ended = (kills: number, won: boolean) => {
    const game = scene('##### #@e.# #####', { campaign: arenaCampaign, depth: 0 });
    const [gladiator] = game.floor.monsters;
    game.score = kills * game.stores.Reward.points[gladiator];
    endGame(
      game,
      won ? { won, by: 'lastStanding' } : { won, by: 'attack', kind: arenaCampaign.kinds[1].id },
    );
    return game.score;
  };
  expect(ended(0, true)).toBeGreaterThan(ended(gladiators, false));
  expect(ended(3, true)).toBeGreaterThan(ended(2, true));
  expect(ended(3, false)).toBeGreaterThan(ended(2, false));
});
