import { query } from 'bitecs';
import { describe, expect, test } from 'vitest';
import { Tile } from '../../../src/dungeon/grid.ts';
import { actorAt, monstersHere } from '../../../src/game/actors/actors.ts';
import { cellOf, has, heroCell, kindOf } from '../../../src/game/entity.ts';
import { enterFloor } from '../../../src/game/floors/enter-floor.ts';
import { itemsOn, trapsOn } from '../../../src/game/floors/floor-contents.ts';
import { firstVisit } from '../../../src/game/floors/floor-history.ts';
import type { FloorPlan } from '../../../src/game/floors/floor-plan.ts';
import { generateFloor } from '../../../src/game/floors/generate-floor.ts';
import { rankWeight, rollMonster } from '../../../src/game/floors/monster-choice.ts';
import { moveActor } from '../../../src/game/floors/occupancy.ts';
import { newGame, takeTurn } from '../../../src/game/game.ts';
import { bagOf } from '../../../src/game/items/bag.ts';
import { drawsOf, keyOf, Purpose } from '../../../src/game/random.ts';
import type { Game } from '../../../src/game/world.ts';
import { rogueCampaign as campaign } from '../../world.ts';

const nowhere = { x: 0, y: 0 };
const first = firstVisit;

/** The floors of a depth for many seeds, planned for heroes with this history. */
function floors(depth: number, count: number, course = first): FloorPlan[] {
  return Array.from({ length: count }, (_, n) => {
    const seed = `floors${n}`;
    return generateFloor(campaign, seed, depth, nowhere, keyOf(seed), course);
  });
}

/**
 * Pearson's chi-squared of names against their expected shares. The seeds are fixed, so the
 * result never changes. The limit is the 99.9% point (Wilson and Hilferty).
 */
function expectShares(names: (string | number)[], expected: Record<string, number>): void {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  const shares = Object.entries(expected).filter(([, share]) => share > 0);
  expect(Object.keys(counts).sort()).toEqual(shares.map(([name]) => name).sort());
  const total = shares.reduce((sum, [, share]) => sum + share, 0);
  let chiSquared = 0;
  for (const [name, share] of shares) {
    const wanted = (names.length * share) / total;
    expect(wanted).toBeGreaterThan(5);
    chiSquared += (counts[name] - wanted) ** 2 / wanted;
  }
  const freedom = shares.length - 1;
  const spread = 2 / (9 * freedom);
  expect(chiSquared).toBeLessThan(freedom * (1 - spread + 3.09 * Math.sqrt(spread)) ** 3);
}

/** The glyphs of the monsters in Rogue's order of depth, and of the monsters that wander. */
const ranks = 'KJBSHEAOZGLCRQNYTWFIXUMVDP';
const wanderers = 'KJBSHAOZGCRQYWIXUV';

/** The share of each rank by the rule: each roll of ten with each second roll of five. */
function sharesAt(depth: number, allowed = ranks): Record<string, number> {
  const shares: Record<string, number> = {};
  const add = (rank: number, share: number) => {
    const glyph = ranks[rank - 1];
    if (allowed.includes(glyph)) shares[glyph] = (shares[glyph] ?? 0) + share;
  };
  for (let roll = 0; roll < 10; roll++) {
    const rank = depth - 5 + roll;
    const edge = rank < 1 ? 1 : rank > 26 ? 22 : null;
    if (edge === null) add(rank, 5);
    else for (let second = 0; second < 5; second++) add(edge + second, 1);
  }
  return shares;
}

const glyphs = (plans: FloorPlan[]) =>
  plans.flatMap(({ monsters }) => monsters.map(({ kind }) => kind.look.glyph));
const isGold = ({ kind }: { kind: { id: string } }) => kind.id === 'gold';
const isAmulet = ({ kind }: { kind: { id: string } }) => kind.id === 'amulet';
const objectsOf = ({ items }: FloorPlan) =>
  items.filter((item) => !isGold(item) && !isAmulet(item));
const madeOn = (plan: FloorPlan) => [
  ...plan.monsters.flatMap(({ carries }) => carries ?? []),
  ...objectsOf(plan),
];
const groupOf = ({ kind }: { kind: { spawn: { item?: { group: string } } } }) =>
  kind.spawn.item?.group ?? 'none';

describe('the monsters of a floor', () => {
  test.each([1, 5, 13, 26, 40])(
    'on depth %i the monsters are of the kinds that Rogue rolls there',
    (depth) => {
      expectShares(glyphs(floors(depth, 600)), sharesAt(depth));
    },
  );

  test('the chances of all ranks add up to 1 on every depth', () => {
    for (let depth = 1; depth <= 60; depth++) {
      const weights = [...ranks].map((_, index) => rankWeight(index + 1, depth, 26));
      expect([depth, weights.reduce((sum, weight) => sum + weight)]).toEqual([depth, 50]);
      const shares = sharesAt(depth);
      expect(weights).toEqual([...ranks].map((glyph) => shares[glyph] ?? 0));
    }
  });

  test.each([1, 5, 13, 26, 40])('on depth %i only wandering kinds arrive later', (depth) => {
    const next = drawsOf(keyOf('wanderers'), depth, Purpose.wanderer);
    const arrived = Array.from(
      { length: 1500 },
      () => rollMonster(campaign, depth, next, new Set(), true)?.look.glyph ?? 'nobody',
    );
    expectShares(arrived, sharesAt(depth, wanderers));
  });

  test('monsters carry items with the probability of their kind', () => {
    const chances: Record<string, number> = { D: 100, N: 100, P: 70, T: 50, U: 40, M: 30, Q: 30 };
    Object.assign(chances, { Y: 30, V: 20, C: 15, O: 15, G: 10 });
    const seen = new Map<string, { of: number; with: number }>();
    for (const plan of [10, 16, 25].flatMap((depth) => floors(depth, 500))) {
      for (const { kind, carries } of plan.monsters) {
        const count = seen.get(kind.look.glyph) ?? { of: 0, with: 0 };
        seen.set(kind.look.glyph, { of: count.of + 1, with: count.with + Number(!!carries) });
        if (carries) expect(Object.keys(groups)).toContain(groupOf(carries));
      }
    }
    for (const [glyph, count] of seen) {
      const chance = (chances[glyph] ?? 0) / 100;
      const slack = 4.5 * Math.sqrt((chance * (1 - chance)) / count.of);
      expect([glyph, Math.abs(count.with / count.of - chance) <= slack]).toEqual([glyph, true]);
    }
    expect([...seen.keys()]).toEqual(expect.arrayContaining(Object.keys(chances)));
  });
});

/** The weights of the groups of items. */
const groups = { potion: 27, scroll: 27, food: 18, weapon: 9, armour: 9, ring: 5, stick: 5 };

describe('the items of a floor', () => {
  // Enough for five rings of the rarest kind.
  const plans = floors(4, 3200);
  const made = plans.flatMap(madeOn);

  test('a floor has items from nine rolls of 35% each, 3.15 on average', () => {
    const counts = plans.map((plan) => objectsOf(plan).length);
    const choose = [1, 9, 36, 84, 126, 126, 84, 36, 9, 1];
    const shares = choose.map((ways, k) => ways * 0.35 ** k * 0.65 ** (9 - k));
    // Eight and nine are too rare to count separately.
    shares[7] += shares[8] + shares[9];
    expectShares(
      counts.map((count) => Math.min(count, 7)),
      Object.fromEntries(shares.slice(0, 8).entries()),
    );
    const mean = counts.reduce((sum, count) => sum + count) / counts.length;
    expect(Math.abs(mean - 3.15)).toBeLessThan(4.5 * Math.sqrt((9 * 0.35 * 0.65) / counts.length));
  });

  test('the groups of items have their shares', () => {
    expectShares(made.map(groupOf), groups);
  });

  test('the kinds of each item group have their shares', () => {
    const kinds = (group: string) =>
      made.filter((one) => groupOf(one) === group).map(({ kind }) => kind.id);
    expectShares(kinds('food'), { ration: 89, 'slime-mold': 11 });
    expectShares(kinds('armour'), {
      'leather-armour': 20,
      'ring-mail': 15,
      'studded-leather': 15,
      'scale-mail': 13,
      'chain-mail': 12,
      'splint-mail': 10,
      'banded-mail': 10,
      'plate-mail': 5,
    });
    expectShares(kinds('ring'), {
      'ring-protection': 9,
      'ring-add-strength': 9,
      'ring-sustain-strength': 5,
      'ring-searching': 10,
      'ring-see-invisible': 10,
      'ring-adornment': 1,
      'ring-aggravate-monster': 11,
      'ring-dexterity': 8,
      'ring-increase-damage': 8,
      'ring-regeneration': 4,
      'ring-slow-digestion': 9,
      'ring-teleportation': 9,
      'ring-stealth': 7,
    });
    const weapons = campaign.kinds.filter(({ spawn }) => spawn.item?.group === 'weapon');
    expect(weapons).toHaveLength(12);
    expectShares(kinds('weapon'), Object.fromEntries(weapons.map(({ id }) => [id, 1])));
  });

  test('rings with a bonus have −1 and a curse, +1 or +2, and two kinds are always cursed', () => {
    const rings = made.filter((one) => groupOf(one) === 'ring');
    const varying = ['protection', 'add-strength', 'dexterity', 'increase-damage'];
    const rolled = rings.filter(({ kind }) => varying.some((id) => kind.id === `ring-${id}`));
    expectShares(
      rolled.map(({ bonus = 0 }) => bonus),
      { '-1': 1, 1: 1, 2: 1 },
    );
    const always = ['ring-aggravate-monster', 'ring-teleportation'];
    for (const { kind, bonus = 0, cursed = false } of rings) {
      expect([kind.id, cursed]).toEqual([kind.id, bonus < 0 || always.includes(kind.id)]);
    }
  });

  test('10% of weapons are cursed and 5% are blessed, by 1 to 3 to hit', () => {
    const weapons = made.filter((one) => groupOf(one) === 'weapon');
    expectShares(
      weapons.map(({ hit = 0 }) => hit),
      { '-3': 10 / 3, '-2': 10 / 3, '-1': 10 / 3, 0: 85, 1: 5 / 3, 2: 5 / 3, 3: 5 / 3 },
    );
    for (const { hit = 0, damage = 0, cursed = false } of weapons) {
      expect([cursed, damage]).toEqual([hit < 0, 0]);
    }
  });

  test('20% of armour is cursed and 8% is blessed, by 1 to 3', () => {
    const armours = made.filter((one) => groupOf(one) === 'armour');
    expectShares(
      armours.map(({ defence = 0 }) => defence),
      { '-3': 20 / 3, '-2': 20 / 3, '-1': 20 / 3, 0: 72, 1: 8 / 3, 2: 8 / 3, 3: 8 / 3 },
    );
    for (const { defence = 0, cursed = false } of armours) expect(cursed).toBe(defence < 0);
  });

  test('arrows, bolts, rocks and darts are generated in groups of 8 to 15, other items singly', () => {
    const many = ['arrow', 'crossbow-bolt', 'rock', 'dart'];
    const counts = made.filter(({ kind }) => many.includes(kind.id)).map(({ count }) => count ?? 1);
    const even = Object.fromEntries([8, 9, 10, 11, 12, 13, 14, 15].map((count) => [count, 1]));
    expectShares(counts, even);
    const others = made.filter(({ kind }) => !many.includes(kind.id));
    expect(others.filter(({ count = 1 }) => count !== 1)).toEqual([]);
  });

  test('gold is worth 2 to 51 + 10 × depth', () => {
    const values = plans.flatMap(({ items }) => items.filter(isGold).map(({ value = 0 }) => value));
    expect(Math.min(...values)).toBe(2);
    expect(Math.max(...values)).toBe(50 + 10 * 4 + 1);
  });

  test('the six kinds of traps are equally likely', () => {
    const kinds = floors(12, 1500).flatMap(({ traps }) => traps.map(({ kind }) => kind.id));
    const all = ['trapdoor', 'bear-trap', 'gas-trap', 'arrow-trap', 'teleport-trap', 'dart-trap'];
    expectShares(kinds, Object.fromEntries(all.map((id) => [id, 1])));
  });
});

describe('overdue food', () => {
  /** The first item that is made for a floor: carried by a monster, or on a cell. */
  const firsts = (noFood: number) =>
    floors(13, 400, { ...first, noFood }).flatMap((plan) => madeOn(plan).slice(0, 1));

  test('after four floors without food the first item is food', () => {
    expect(new Set(firsts(4).map(groupOf))).toEqual(new Set(['food']));
  });

  test('after three floors without food, only monsters can have another item first', () => {
    const plans = floors(13, 400, { ...first, noFood: 3 });
    const carried = plans.flatMap(({ monsters }) =>
      monsters.flatMap(({ carries }) => carries ?? []),
    );
    expect(new Set(carried.map(groupOf))).toEqual(new Set(Object.keys(groups)));
    for (const plan of plans) {
      const hadFood = plan.monsters.some(({ carries }) => carries && groupOf(carries) === 'food');
      const [item] = objectsOf(plan);
      if (!hadFood && item) expect(groupOf(item)).toBe('food');
    }
  });

  test('after fewer floors without food the first item can be anything', () => {
    expectShares(firsts(2).map(groupOf), groups);
  });

  test('a floor with food resets the count of floors without food, and a floor without food increases it', () => {
    for (const noFood of [0, 2, 7]) {
      for (const plan of floors(13, 300, { ...first, noFood })) {
        const lies = objectsOf(plan).some((one) => groupOf(one) === 'food');
        const had = plan.monsters.some(({ carries }) => carries && groupOf(carries) === 'food');
        expect(plan.noFood).toBe(lies ? 0 : had ? 1 : noFood + 1);
      }
    }
  });
});

describe('the Amulet', () => {
  const counts = (depth: number, course = first) =>
    floors(depth, 300, course).map(({ items }) => items.filter(isAmulet).length);

  test('the Amulet is on every floor from depth 26 on, and on no floor above', () => {
    for (const depth of [1, 24, 25]) expect(Math.max(...counts(depth))).toBe(0);
    for (const depth of [26, 27, 40]) expect(new Set(counts(depth))).toEqual(new Set([1]));
  });

  test('the Amulet is on no floor after the hero has held it', () => {
    expect(Math.max(...counts(30, { ...first, prizeAllowed: false }))).toBe(0);
  });

  test('floors on the way back have no items and no gold, but monsters still carry some', () => {
    const plans = floors(20, 400, { ...first, prizeAllowed: false, withoutItems: true });
    expect(plans.flatMap(({ items }) => items)).toEqual([]);
    expect(plans.some(({ monsters }) => monsters.some(({ carries }) => carries))).toBe(true);
    expect(plans.some(({ traps }) => traps.length > 0)).toBe(true);
  });

  test('with the Amulet, floors below the deepest one visited still have items and gold', () => {
    const game = newGame(campaign, 'deeper');
    game.prizeHeld = true;
    game.deepest = 28;
    const lying = (depth: number) => {
      enterFloor(game, depth);
      return itemsOn(game, game.floor).map((item) => kindOf(game, item).id);
    };
    for (let depth = 27; depth >= 20; depth--) expect(lying(depth)).toEqual([]);
    const below = Array.from({ length: 8 }, (_, n) => lying(29 + n)).flat();
    expect(below).toContain('gold');
    expect(below).not.toContain('amulet');
    expect(below.length).toBeGreaterThan(below.filter((id) => id === 'gold').length);
  });
});

/** Moves the hero to the stairs, wherever they are, and takes them up or down. */
function takeStairs(game: Game, way: 'down' | 'up'): void {
  const cell = game.floor.grid.tiles.indexOf(Tile.stairsDown);
  const { width } = game.floor.grid;
  const to = { x: cell % width, y: Math.floor(cell / width) };
  // An actor on the stairs is removed first.
  const other = actorAt(game, to.x, to.y);
  if (other && other !== game.hero) moveActor(game, other, ...aside(game));
  if (other !== game.hero) moveActor(game, game.hero, to.x, to.y);
  takeTurn(game, { type: way });
}

/** A cell of the floor without an actor. */
function aside({ floor: { grid, occupants } }: Game): [number, number] {
  const cell = grid.tiles.findIndex((tile, n) => tile === Tile.floor && occupants[n] === 0);
  return [cell % grid.width, Math.floor(cell / grid.width)];
}

/** All entities on the hero's floor, as texts. */
function census(game: Game): object {
  const tell = (entity: number) => {
    const { x, y } = cellOf(game, entity);
    return `${kindOf(game, entity).id} ${x},${y}`;
  };
  const carried = monstersHere(game).flatMap((monster) =>
    bagOf(game, monster).map((item) => `${tell(monster)}: ${kindOf(game, item).id}`),
  );
  const { Item, Weapon, Gold } = game.stores;
  const quality = (item: number) => {
    const hit = has(game, item, 'Weapon') ? Weapon.hit[item] : 0;
    return `${Item.count[item]} ${hit} ${has(game, item, 'Gold') ? Gold.value[item] : 0}`;
  };
  return {
    tiles: [...game.floor.grid.tiles],
    rooms: game.floor.rooms,
    hero: heroCell(game),
    monsters: monstersHere(game).map(tell),
    carried,
    items: itemsOn(game, game.floor).map((item) => `${tell(item)} ${quality(item)}`),
    traps: trapsOn(game).map(tell),
  };
}

/** All entities of a floor plan, as texts. */
function planned({ terrain, arrival, monsters, items, traps }: FloorPlan): object {
  const tell = ({ kind, x, y }: { kind: { id: string }; x: number; y: number }) =>
    `${kind.id} ${x},${y}`;
  return {
    tiles: [...terrain.grid.tiles],
    rooms: terrain.rooms,
    hero: arrival,
    monsters: monsters.map(tell),
    carried: monsters.flatMap((one) => (one.carries ? `${tell(one)}: ${one.carries.kind.id}` : [])),
    items: items.map((one) => `${tell(one)} ${one.count ?? 1} ${one.hit ?? 0} ${one.value ?? 0}`),
    traps: traps.map(tell),
  };
}

describe('in a game', () => {
  test('in a game the first visit to each depth shows the planned floor of the seed', () => {
    for (const seed of ['one', 'two', 'three']) {
      const game = newGame(campaign, seed);
      for (let depth = 1; depth <= 30; depth++) {
        if (depth > 1) takeStairs(game, 'down');
        expect(game.floor.depth).toBe(depth);
        const plan = generateFloor(campaign, seed, depth, nowhere);
        const { tiles, rooms, hero, traps } = planned(plan) as Record<string, unknown>;
        expect(census(game)).toMatchObject({ tiles, rooms, hero, traps });
      }
    }
  });

  test('in a game the first visit to each depth has the planned monsters and items, unless food is overdue', () => {
    let compared = 0;
    for (const seed of ['one', 'two', 'three', 'four']) {
      const game = newGame(campaign, seed);
      for (let depth = 1; depth <= 30; depth++) {
        const { noFood } = game;
        if (depth > 1) takeStairs(game, 'down');
        if (noFood > 2) continue;
        expect(census(game)).toEqual(planned(generateFloor(campaign, seed, depth, nowhere)));
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(100);
  });

  test('in a game the second visit to a depth shows another floor, equal in all games of the seed', () => {
    const visits = (seed: string) => {
      const game = newGame(campaign, seed);
      game.prizeHeld = true;
      return Array.from({ length: 4 }, () => {
        const seen = census(game);
        takeStairs(game, 'down');
        takeStairs(game, 'up');
        expect(game.floor.depth).toBe(1);
        return JSON.stringify(seen);
      });
    };
    expect(new Set(visits('again')).size).toBe(4);
    expect(visits('again')).toEqual(visits('again'));
  });

  test('in a game no item and no actor of a floor exists after the hero has left it', () => {
    const game = newGame(campaign, 'gone');
    const { world, stores } = game;
    let carriers = 0;
    for (let depth = 2; depth <= 30; depth++) {
      carriers += monstersHere(game).filter((monster) => bagOf(game, monster).length > 0).length;
      takeStairs(game, 'down');
      expect([...game.floors.keys()]).toEqual([depth]);
      const carried = monstersHere(game).flatMap((monster) => bagOf(game, monster));
      const here = [
        game.hero,
        ...bagOf(game, game.hero),
        ...monstersHere(game),
        ...carried,
        ...itemsOn(game, game.floor),
        ...trapsOn(game),
      ];
      expect([...query(world, [stores.Identity])].sort()).toEqual(here.sort());
    }
    expect(carriers).toBeGreaterThan(0);
  });

  test('in a game stairs take no time', () => {
    const game = newGame(campaign, 'free');
    takeStairs(game, 'down');
    expect([game.floor.depth, game.turn]).toEqual([2, 0]);
  });
});
