import { describe, expect, test } from 'vitest';
import { loadCampaign } from '../../../src/bundles/load-campaign.ts';
import { kindById } from '../../../src/game/campaign.ts';
import { die } from '../../../src/game/combat/death.ts';
import { has, kindOf } from '../../../src/game/entity.ts';
import { itemsOn } from '../../../src/game/floors/floor-contents.ts';
import { bagOf } from '../../../src/game/items/bag.ts';
import { stow } from '../../../src/game/items/stacks.ts';
import { lootItems } from '../../../src/game/kinds.ts';
import { spawnItem } from '../../../src/game/spawn.ts';
import type { Game } from '../../../src/game/world.ts';
import { rogue, simple } from '../../sources.ts';
import { campaign, messageIds } from '../../world.ts';
import { apart, attacksOf, hallWith, stage, wait, wolf } from './stage.ts';

const still = { Rooted: {} };
const near = hallWith(['@', 6, 4], ['m', 7, 4]);
const kindsOn = (game: Game) => itemsOn(game, game.floor).map((item) => kindOf(game, item).id);

/** The items that a monster with this loot leaves. */
function leftBy(Loot: object[], seed = 'loot', source = simple) {
  const { game, monster } = stage(near, { ...still, Loot }, { seed, source });
  die(game, monster);
  wait(game);
  const left = itemsOn(game, game.floor);
  return { game, left, kinds: kindsOn(game) };
}

describe('loot', () => {
  test('the shares of a choice are rounded, and never 0', () => {
    const item = (weight: number) => ({ item: 0, weight, count: 0, level: 1 });
    const shares = (...weights: number[]) => {
      const loot = [{ chance: 100, oneOf: weights.map(item) }];
      return lootItems({ ...campaign.kinds[0], loot }).map(({ chance }) => chance);
    };
    expect(shares(1, 1, 1)).toEqual([33, 33, 33]);
    expect(shares(1000, 1)).toEqual([100, 1]);
  });

  test('a monster leaves its loot around the place where it died', () => {
    const { game, left, kinds } = leftBy([{ item: 'dagger' }, { item: 'apple', level: 3 }]);
    expect(kinds).toEqual(['dagger', 'apple']);
    const { Position, Item } = game.stores;
    for (const item of left) {
      expect(Math.max(Math.abs(Position.x[item] - 7), Math.abs(Position.y[item] - 4))).toBeLessThan(
        2,
      );
    }
    expect(Item.level[left[1]]).toBe(3);
  });

  test('gold has the value `count`, and a stack as many items', () => {
    const { game, left } = leftBy(
      [
        { item: 'gold', count: 77 },
        { item: 'arrow', count: 12 },
      ],
      'a',
      rogue,
    );
    const { Gold, Item } = game.stores;
    expect([Gold.value[left[0]], Item.count[left[1]]]).toEqual([77, 12]);
  });

  test('a stack with the count 1 is one item, and without a count as many as are found', () => {
    for (let n = 0; n < 10; n++) {
      const one = leftBy([{ item: 'arrow', count: 1 }, { item: 'gold' }], `${n}`, rogue);
      expect(one.game.stores.Item.count[one.left[0]]).toBe(1);
      expect(one.game.stores.Gold.value[one.left[1]]).toBe(1);
      const found = leftBy([{ item: 'arrow' }], `${n}`, rogue);
      // Rogue's arrows lie in stacks of 8 to 15.
      expect(found.game.stores.Item.count[found.left[0]]).toBeGreaterThanOrEqual(8);
    }
  });

  test('each item has its own chance', () => {
    const times = [0, 0];
    for (let n = 0; n < 200; n++) {
      const { kinds } = leftBy(
        [
          { item: 'dagger', chance: 20 },
          { item: 'apple', chance: 70 },
        ],
        `${n}`,
      );
      times[0] += Number(kinds.includes('dagger'));
      times[1] += Number(kinds.includes('apple'));
    }
    expect(Math.abs(times[0] - 40)).toBeLessThan(4 * Math.sqrt(200 * 0.2 * 0.8));
    expect(Math.abs(times[1] - 140)).toBeLessThan(4 * Math.sqrt(200 * 0.7 * 0.3));
  });

  test('of a choice exactly one item falls, by weight and with the chance of the whole', () => {
    const oneOf = [
      { item: 'dagger', weight: 3 },
      { item: 'apple', level: 4 },
    ];
    const times: Record<string, number> = {};
    for (let n = 0; n < 200; n++) {
      const { game, left, kinds } = leftBy([{ item: 'long-sword' }, { oneOf, chance: 50 }], `${n}`);
      expect(kinds.length).toBeLessThan(3);
      const [, chosen = 'none'] = kinds;
      times[chosen] = (times[chosen] ?? 0) + 1;
      if (chosen === 'apple') expect(game.stores.Item.level[left[1]]).toBe(4);
    }
    const share = (kind: string) => (times[kind] ?? 0) / 200;
    expect(Math.abs(share('none') - 0.5)).toBeLessThan(0.14);
    expect(Math.abs(share('dagger') - 0.375)).toBeLessThan(0.13);
    expect(Math.abs(share('apple') - 0.125)).toBeLessThan(0.1);
  });

  test('a probe learns the place in the whole loot of an item that falls', () => {
    const Loot = [{ item: 'long-sword' }, { oneOf: [{ item: 'dagger' }, { item: 'apple' }] }];
    const { game, monster } = stage(near, { ...still, Loot });
    const places: unknown[] = [];
    game.probe = { enter() {}, leave() {}, ran: (_, __, place) => places.push(place) };
    const owner = kindOf(game, monster);
    die(game, monster);
    wait(game);
    const ids = lootItems(owner).map(({ item }) => game.campaign.kinds[item].id);
    expect(places).toHaveLength(2);
    expect(places.map((place) => ids[place as number])).toEqual(kindsOn(game));
  });

  test('a choice that names no item is an error at its place', () => {
    const Loot = [{ oneOf: [{ item: 'apple' }, { item: 'daggr' }] }];
    const { problems } = loadCampaign(simple, { 'guest.json': JSON.stringify(wolf({ Loot })) });
    expect(problems.filter(({ grade }) => grade === 'error').map(({ text }) => text)).toEqual([
      'Loot[0].oneOf[1].item must name a kind with Item: there is no kind "daggr"; did you mean "dagger"?',
    ]);
  });

  test.each([
    ['daggr', 'there is no kind "daggr"; did you mean "dagger"?'],
    ['wolf', '"wolf" has no Item; name for example "apple"'],
  ])('loot that names %s is an error at its place', (item, reason) => {
    const bundle = JSON.stringify(wolf({ Loot: [{ item: 'apple' }, { item }] }));
    const { problems, kinds } = loadCampaign(simple, { 'guest.json': bundle });
    const errors = problems.filter(({ grade }) => grade === 'error');
    expect(errors.map(({ text }) => text)).toEqual([
      `Loot[1].item must name a kind with Item: ${reason}`,
    ]);
    expect(errors[0].line).toBeGreaterThan(0);
    expect(kinds.some(({ id }) => id === 'guest')).toBe(false);
  });
});

describe('a robber', () => {
  /** A hero with these items beside a robber. */
  function robbed(items: string[], Robs: object = {}, map = near) {
    const { game, hero, monster } = stage(map, { Robs });
    for (const kind of items) {
      stow(game, hero, spawnItem(game, { kind: kindById(game.campaign, kind) }));
    }
    return { game, hero, monster };
  }

  test('a robber takes one item, flees with it, and drops it when it dies', () => {
    const { game, hero, monster } = robbed(['apple', 'dagger']);
    wait(game);
    expect(messageIds(game)).toContain('robbedItem');
    const [booty] = bagOf(game, monster);
    expect(bagOf(game, hero)).toHaveLength(1);
    const { id } = kindOf(game, booty);
    for (let n = 0; n < 3; n++) {
      wait(game);
      expect(attacksOf(game, monster)).toBe(0);
    }
    expect(apart(game, monster)).toBeGreaterThan(2);
    die(game, monster);
    wait(game);
    expect(kindsOn(game)).toEqual([id]);
    expect(bagOf(game, hero)).toHaveLength(1);
  });

  test('a robber with a post carries each item there, lays it down, and comes again', () => {
    const AI = { goals: [{ goal: 'approach', way: 'shortest' }, { goal: 'guard' }] };
    const { game, hero, monster } = stage('########## #@......m# #........# ##########', {
      AI,
      Robs: {},
    });
    for (const kind of ['apple', 'dagger']) {
      stow(game, hero, spawnItem(game, { kind: kindById(game.campaign, kind) }));
    }
    const told: string[] = [];
    for (let n = 0; n < 40; n++) {
      wait(game);
      told.push(...messageIds(game).filter((id) => ['robbedItem', 'laysDown'].includes(id)));
    }
    expect(told).toEqual(['robbedItem', 'laysDown', 'robbedItem', 'laysDown']);
    expect([bagOf(game, hero).length, bagOf(game, monster).length]).toEqual([0, 0]);
    expect(kindsOn(game).sort()).toEqual(['apple', 'dagger']);
    const { x, y } = game.stores.Position;
    for (const item of itemsOn(game, game.floor)) {
      expect(Math.max(8 - x[item], Math.abs(1 - y[item]))).toBeLessThan(2);
    }
  });

  test('with a full hand takes no more, and fights when it is cornered', () => {
    const { game, hero, monster } = robbed(
      ['apple', 'dagger'],
      {},
      '##### ###m# ##@## ##### #####',
    );
    wait(game);
    expect(bagOf(game, monster)).toHaveLength(1);
    let attacks = 0;
    for (let n = 0; n < 4; n++) {
      wait(game);
      attacks += attacksOf(game, monster);
    }
    expect(attacks).toBe(4);
    expect([bagOf(game, hero).length, bagOf(game, monster).length]).toEqual([1, 1]);
  });

  test('a robber takes no prize, and only magic items if it says so', () => {
    const prize = robbed(['green-jewel']);
    wait(prize.game);
    expect(bagOf(prize.game, prize.hero)).toHaveLength(1);
    const { game, hero, monster } = robbed(['apple', 'apple', 'apple'], { what: 'magic' });
    wait(game);
    expect([bagOf(game, hero).length, bagOf(game, monster).length]).toEqual([3, 0]);
    expect(has(game, monster, 'Dead')).toBe(false);
  });
});
