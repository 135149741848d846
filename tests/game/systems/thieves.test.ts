import { entityExists } from 'bitecs';
import { describe, expect, test } from 'vitest';
import { loadCampaign } from '../../../src/bundles/load-campaign.ts';
import type { CampaignSource } from '../../../src/game/campaign.ts';
import { cellOf } from '../../../src/game/entity.ts';
import { itemsOn } from '../../../src/game/floors/floor-contents.ts';
import { bagOf } from '../../../src/game/items/bag.ts';
import { expectShare } from '../../expect-share.ts';
import { simple } from '../../sources.ts';
import { bagKinds, messageIds, monsterAt, place, rogueCampaign, scene } from '../../world.ts';
import { always, attack, gold, meet, pack, round, wait } from './meet.ts';
import { wolf } from './stage.ts';

describe('a leprechaun', () => {
  test('a leprechaun steals gold and vanishes without a reward: five times as much if magic is not resisted', () => {
    const taken: number[] = [];
    for (let n = 0; n < 600; n++) {
      const { game, hero, monster } = meet('L', { seed: `purse ${n}` });
      always(game, hero, true);
      game.score = 5000;
      round(game, monster);
      taken.push(5000 - game.score);
      expect(messageIds(game)).toEqual(['hurt', 'robbedGold']);
      expect(game.floor.occupants[2 * 7 + 3]).toBe(0);
      expect(game.stores.Experience.points[hero]).toBe(0);
    }
    // One roll is 2 to 61 on the first floor, five are 10 to 305.
    expect(Math.min(...taken)).toBeGreaterThanOrEqual(2);
    expect(Math.max(...taken)).toBeLessThanOrEqual(305);
    // 31.5 with a chance of 4/20, else 157.5: 132.3 on average, with a standard deviation below 65.
    const mean = taken.reduce((sum, one) => sum + one, 0) / taken.length;
    expect(Math.abs(mean - 132.3)).toBeLessThan((4 * 65) / Math.sqrt(600));
  });

  test('a leprechaun cannot steal more gold than the hero has, and the stolen gold is lost', () => {
    const { game, hero, monster } = meet('L');
    always(game, hero, true);
    game.score = 1;
    wait(game);
    expect(game.score).toBe(0);
    expect(entityExists(game.world, monster)).toBe(false);
    expect(gold(game)).toEqual([]);
  });

  /** Kills a leprechaun of this scene. Returns the gold on the floor afterwards. */
  function killed(
    map: string,
    seed: string,
    rooms?: { x1: number; y1: number; x2: number; y2: number }[],
  ) {
    const game = scene(map, { campaign: rogueCampaign, seed, ...(rooms && { rooms }) });
    const { Fighter, Health } = game.stores;
    const thief = monsterAt(game, 2, 1);
    Fighter.armour[thief] = 20;
    Health.current[thief] = 1;
    attack(game);
    expect(messageIds(game)).toEqual(['hit', 'kill', 'levelUp']);
    return game;
  }

  test('a leprechaun killed in a room leaves gold nearby', () => {
    for (let n = 0; n < 100; n++) {
      const game = killed('##### #@L.# #...# #####', `gold ${n}`);
      const [value, ...more] = gold(game);
      expect(more).toEqual([]);
      expect(value).toBeGreaterThanOrEqual(2);
      expect(value).toBeLessThanOrEqual(305);
    }
  });

  test('a leprechaun killed in a room with gold adds to that gold', () => {
    const game = scene('####### #@L...# #.....# #######', { campaign: rogueCampaign });
    const pile = place(game, 'gold', 5, 2);
    game.stores.Gold.value[pile] = 1000;
    const thief = monsterAt(game, 2, 1);
    game.stores.Fighter.armour[thief] = 20;
    game.stores.Health.current[thief] = 1;
    attack(game);
    expect(gold(game)).toHaveLength(1);
    expect(gold(game)[0]).toBeGreaterThan(1001);
  });

  test('a killed leprechaun leaves its gold next to its cell, and the hero gets experience', () => {
    for (let n = 0; n < 60; n++) {
      const game = killed('##### #@L.# #...# #####', `beside ${n}`);
      const [pile] = itemsOn(game, game.floor);
      const { x, y } = cellOf(game, pile);
      expect([x, y]).not.toEqual([1, 1]);
      expect(Math.max(Math.abs(x - 2), Math.abs(y - 1))).toBeLessThanOrEqual(1);
      expect(game.stores.Experience.points[game.hero]).toBe(10);
    }
  });

  test('a leprechaun killed in a corridor leaves nothing', () => {
    expect(gold(killed('_____ _@L,_ _,,,_ _____', 'gold', []))).toEqual([]);
  });
});

describe('a nymph', () => {
  test('a nymph steals a magic item that is not equipped, and vanishes', () => {
    const { game, hero, monster } = meet('N');
    always(game, hero, true);
    const { Gear } = game.stores;
    Gear.weapon[hero] = pack(game, 'mace', { hit: 1, damage: 1 });
    Gear.armour[hero] = pack(game, 'ring-mail', { defence: 1 });
    // At this level it hits through any armour.
    game.stores.Fighter.level[monster] = 99;
    pack(game, 'ration');
    pack(game, 'long-sword');
    pack(game, 'short-bow', { hit: 1 });
    wait(game);
    expect(messageIds(game).at(-1)).toBe('robbedItem');
    expect(bagKinds(game).sort()).toEqual(['long-sword', 'mace', 'ration', 'ring-mail']);
    expect(entityExists(game.world, monster)).toBe(false);
    expect(game.stores.Health.current[hero]).toBe(9000);
    expect(itemsOn(game, game.floor)).toEqual([]);
  });

  test('a nymph steals each of several magic items with equal probability', () => {
    let first = 0;
    for (let n = 0; n < 400; n++) {
      const { game, hero, monster } = meet('N', { seed: `theft ${n}` });
      always(game, hero, true);
      pack(game, 'amulet');
      pack(game, 'plate-mail', { defence: -2 });
      round(game, monster);
      expect(bagKinds(game)).toHaveLength(1);
      if (bagKinds(game)[0] === 'plate-mail') first++;
    }
    expectShare(first, 400, 0.5);
  });

  test.each(['potion-healing', 'scroll-blank-paper'])('a nymph steals a %s', (kind) => {
    const { game, hero, monster } = meet('N');
    always(game, hero, true);
    pack(game, 'ration');
    pack(game, kind);
    round(game, monster);
    expect(bagKinds(game)).toEqual(['ration']);
  });

  test('a nymph steals a whole group of missiles', () => {
    const { game, hero, monster } = meet('N');
    always(game, hero, true);
    pack(game, 'arrow', { count: 9, hit: 2 });
    round(game, monster);
    expect(bagKinds(game)).toEqual([]);
    const [event] = game.events.filter(
      (e) => e.type === 'message' && e.message.id === 'robbedItem',
    );
    expect(event).toMatchObject({ message: { params: { item: { kind: 'arrow', count: 9 } } } });
  });

  test('a nymph steals only one item of a stack', () => {
    const source: CampaignSource = {
      ...simple,
      bundles: {
        ...simple.bundles,
        'draught.json': {
          name: { en: 'draught' },
          look: { glyph: '!', colour: '#ffffff' },
          Item: { weight: 1 },
          Stack: { as: 'units' },
          Potion: {},
        },
        'thief.json': wolf({ ItemThief: {} }),
      },
    };
    const game = scene('##### #@..# #####', { campaign: loadCampaign(source) });
    const thief = place(game, 'thief', 2, 1);
    game.stores.Health.current[game.hero] = 100;
    for (const _ of [1, 2, 3]) pack(game, 'draught');
    round(game, thief);
    expect(game.stores.Item.count[bagOf(game, game.hero)[0]]).toBe(2);
  });

  test('a thief that has stolen something does nothing more: the effects of its hits are left out', () => {
    const asleep = (loot: boolean) => {
      const parts = { ItemThief: {}, OnHit: { effects: [{ effect: 'sleep', turns: 5 }] } };
      const campaign = loadCampaign(simple, { 'thief.json': JSON.stringify(wolf(parts)) });
      const game = scene('##### #@..# #####', { campaign });
      const thief = place(game, 'thief', 2, 1);
      game.stores.Health.current[game.hero] = 100;
      if (loot) pack(game, 'healing-potion');
      round(game, thief);
      return game.stores.Condition.helpless[game.hero] > 0;
    };
    expect([asleep(false), asleep(true)]).toEqual([true, false]);
  });

  test('a nymph stays if there is nothing to steal', () => {
    const { game, hero, monster } = meet('N');
    always(game, hero, true);
    pack(game, 'ration');
    pack(game, 'mace');
    for (let n = 0; n < 50; n++) wait(game);
    expect(bagKinds(game)).toEqual(['ration', 'mace']);
    expect(entityExists(game.world, monster)).toBe(true);
    expect(game.stores.Health.current[hero]).toBe(9000);
  });
});
