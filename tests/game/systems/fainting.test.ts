import { describe, expect, test } from 'vitest';
import { loadCampaign } from '../../../src/bundles/load-campaign.ts';
import { hungerState } from '../../../src/game/actors/hunger-state.ts';
import { takeTurn } from '../../../src/game/game.ts';
import { bagOf } from '../../../src/game/items/bag.ts';
import type { Game } from '../../../src/game/world.ts';
import { rogue } from '../../sources.ts';
import { bagKinds, give, messageIds, rogueCampaign, scene } from '../../world.ts';

const room = '##### #...# #.@.# #...# #####';
const start = (seed = 'scene') => scene(room, { campaign: rogueCampaign, seed });

/** Waits for a number of turns. Returns the turn and the id of each message. */
function wait(game: Game, turns: number): [number, string][] {
  return Array.from({ length: turns }, () => {
    takeTurn(game, { type: 'wait' });
    return messageIds(game).map((id): [number, string] => [game.turn, id]);
  }).flat();
}

test('without food the hero is hungry on turn 1001 and weak on turn 1151', () => {
  const game = start();
  expect(wait(game, 1000)).toEqual([]);
  expect(hungerState(game, game.hero)).toBe('fed');
  expect(wait(game, 150)).toEqual([[1001, 'getsHungry']]);
  expect(hungerState(game, game.hero)).toBe('hungry');
  expect(wait(game, 150)).toEqual([[1151, 'getsWeak']]);
  expect(hungerState(game, game.hero)).toBe('weak');
  expect([game.turn, game.stores.Hunger.energy[game.hero]]).toEqual([1300, 0]);
});

test('without food the hero faints repeatedly, but does not die', () => {
  const game = start();
  const { Hunger, Health } = game.stores;
  Hunger.energy[game.hero] = 0;
  expect(hungerState(game, game.hero)).toBe('weak');
  const messages = wait(game, 1500).map(([, id]) => id);
  expect(messages).toContain('faints');
  expect(game.ending).toBeNull();
  expect(Health.current[game.hero]).toBe(12);
  expect(Hunger.energy[game.hero]).toBe(0);
  expect(hungerState(game, game.hero)).toBe('fainting');
});

test('the hero faints in 21% of the turns awake, for 4 to 11 turns with equal probability', () => {
  const game = start();
  game.stores.Hunger.energy[game.hero] = 0;
  const lengths = new Array(12).fill(0);
  let faints = 0;
  const awake = 5000;
  for (let n = 0; n < awake; n++) {
    const before = game.turn;
    takeTurn(game, { type: 'wait' });
    const asleep = game.turn - before - 1;
    if (asleep === 0) continue;
    faints++;
    lengths[asleep]++;
    expect(messageIds(game)).toEqual(['faints', 'canMove']);
  }
  expect(Math.abs(faints - awake * 0.21)).toBeLessThan(4 * Math.sqrt(awake * 0.21 * 0.79));
  expect(lengths.slice(0, 4)).toEqual([0, 0, 0, 0]);
  const each = faints / 8;
  const chiSquared = lengths.slice(4).reduce((sum, n) => sum + (n - each) ** 2 / each, 0);
  // The 99.9% point for seven degrees of freedom.
  expect(chiSquared).toBeLessThan(24.3);
});

test('a hero with the prize does not get hungrier, but an empty stomach stays empty', () => {
  const game = start();
  const { Hunger } = game.stores;
  game.prizeHeld = true;
  Hunger.energy[game.hero] = 301;
  expect(wait(game, 50)).toEqual([]);
  expect(Hunger.energy[game.hero]).toBe(301);
  Hunger.energy[game.hero] = 0;
  expect(wait(game, 60).map(([, id]) => id)).toContain('faints');
});

describe('eating', () => {
  test('a small meal without a taste ends fainting until the hero faints again', () => {
    const bread = {
      name: { en: 'bread' },
      look: { glyph: ':', colour: '#c0a060' },
      Item: { weight: 1 },
      Food: { energy: 5 },
    };
    const campaign = loadCampaign(rogue, { 'bread.json': JSON.stringify(bread) });
    const game = scene(room, { campaign });
    give(game, 'bread');
    const { Hunger } = game.stores;
    Hunger.energy[game.hero] = 0;
    expect(wait(game, 60).map(([, id]) => id)).toContain('faints');
    expect(hungerState(game, game.hero)).toBe('fainting');
    takeTurn(game, { type: 'eat', slot: bagKinds(game).indexOf('bread') });
    while (Hunger.energy[game.hero] > 0) wait(game, 1);
    expect(hungerState(game, game.hero)).toBe('weak');
  });

  /** The food value of each of N meals, and whether it tasted foul. */
  function meals(kind: string, count: number): { given: number; foul: boolean }[] {
    const game = start();
    const { Hunger, Item, Experience } = game.stores;
    give(game, kind);
    Item.count[bagOf(game, game.hero)[0]] = count;
    return Array.from({ length: count }, () => {
      Hunger.energy[game.hero] = 100;
      Experience.points[game.hero] = 5;
      takeTurn(game, { type: 'eat', slot: 0 });
      const learnt = Experience.points[game.hero] - 5;
      const foul = messageIds(game).includes('foul');
      expect(learnt).toBe(foul ? 1 : 0);
      // The turn of eating uses one.
      return { given: Hunger.energy[game.hero] + 1 - 100, foul };
    });
  }

  test.each([
    ['ration', 0.29],
    ['slime-mold', 0],
  ])(
    'a %s gives 1100 to 1499 food, and tastes foul with a probability of %f, which gives one experience point',
    (...row) => {
      const [kind, chance] = row;
      const eaten = meals(kind, 4000);
      const given = eaten.map((meal) => meal.given);
      expect(Math.min(...given)).toBeGreaterThanOrEqual(1100);
      expect(Math.min(...given)).toBeLessThan(1105);
      expect(Math.max(...given)).toBeLessThanOrEqual(1499);
      expect(Math.max(...given)).toBeGreaterThan(1494);
      const mean = given.reduce((sum, one) => sum + one, 0) / given.length;
      expect(Math.abs(mean - 1299.5)).toBeLessThan((4 * 116) / Math.sqrt(given.length));
      const foul = eaten.filter((meal) => meal.foul).length;
      const sigma = Math.sqrt(eaten.length * chance * (1 - chance));
      expect(Math.abs(foul - eaten.length * chance)).toBeLessThanOrEqual(4 * sigma);
    },
  );

  test('eating fills up to 2000 and no further', () => {
    const game = start();
    give(game, 'ration');
    game.stores.Hunger.energy[game.hero] = 1500;
    takeTurn(game, { type: 'eat', slot: 0 });
    expect(game.stores.Hunger.energy[game.hero]).toBe(1999);
    expect(bagKinds(game)).toEqual([]);
  });

  test('eating uses one item of a stack, and ends hunger and fainting', () => {
    const game = start();
    const { Hunger, Item } = game.stores;
    give(game, 'ration', 'ration');
    Hunger.energy[game.hero] = 0;
    Hunger.fainted[game.hero] = 1;
    expect(hungerState(game, game.hero)).toBe('fainting');
    takeTurn(game, { type: 'eat', slot: 0 });
    expect(hungerState(game, game.hero)).toBe('fed');
    expect(Item.count[bagOf(game, game.hero)[0]]).toBe(1);
    Hunger.energy[game.hero] = 0;
    expect(hungerState(game, game.hero)).toBe('weak');
  });

  test('the experience point of a foul meal can raise the level', () => {
    for (let n = 0; n < 100; n++) {
      const game = start(`meal ${n}`);
      give(game, 'ration');
      game.stores.Experience.points[game.hero] = 9;
      takeTurn(game, { type: 'eat', slot: 0 });
      if (!messageIds(game).includes('foul')) continue;
      expect(game.stores.Experience.level[game.hero]).toBe(2);
      expect(messageIds(game)).toContain('levelUp');
      return;
    }
    throw new Error('No meal tasted foul.');
  });
});
