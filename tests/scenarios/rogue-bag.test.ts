import { addComponent, entityExists } from 'bitecs';
import { describe, expect, test } from 'vitest';
import { kindById } from '../../src/game/campaign.ts';
import { armourClassOf } from '../../src/game/combat/armour-class.ts';
import { cellOf, kindOf } from '../../src/game/entity.ts';
import { itemsAt, itemsOn, layOnTop } from '../../src/game/floors/floor-contents.ts';
import { newGame, takeTurn } from '../../src/game/game.ts';
import { bagOf } from '../../src/game/items/bag.ts';
import { placesTaken } from '../../src/game/items/bag-limits.ts';
import { stow } from '../../src/game/items/stacks.ts';
import { spawnItem } from '../../src/game/spawn.ts';
import type { Game } from '../../src/game/world.ts';
import { bagKinds, messageIds, monsterAt, place, rogueCampaign, scene } from '../world.ts';

type Making = Omit<Parameters<typeof spawnItem>[1], 'kind'>;

const hall = `
  #########
  #.......#
  #.......#
  #...@...#
  #.......#
  #.......#
  #########`;

const start = (map = hall, seed = 'scene') => scene(map, { campaign: rogueCampaign, seed });

const made = (game: Game, kind: string, making: Making = {}) =>
  spawnItem(game, { kind: kindById(rogueCampaign, kind), ...making });

/** Puts a new item directly into the bag. */
const pack = (game: Game, kind: string, making: Making = {}) =>
  stow(game, game.hero, made(game, kind, making));

/** Puts a new item on a cell. */
function put(game: Game, x: number, y: number, kind: string, making: Making = {}): number {
  const item = made(game, kind, making);
  layOnTop(game, item, game.floor, { x, y });
  return item;
}

const slotOf = (game: Game, kind: string) => bagKinds(game).indexOf(kind);
const count = (game: Game, slot: number) => game.stores.Item.count[bagOf(game, game.hero)[slot]];
const armour = (game: Game) => armourClassOf(game, game.hero);

const east = (game: Game) => takeTurn(game, { type: 'move', dx: 1, dy: 0 });
const west = (game: Game) => takeTurn(game, { type: 'move', dx: -1, dy: 0 });
const hurl = (game: Game, kind: string, dx: -1 | 0 | 1 = 1, dy: -1 | 0 | 1 = 0) =>
  takeTurn(game, { type: 'throw', slot: slotOf(game, kind), dx, dy });
const use = (game: Game, type: 'equip' | 'takeOff' | 'put', kind: string) =>
  takeTurn(game, { type, slot: slotOf(game, kind) });

/** The number of turns that a command takes. */
function turnsOf(game: Game, command: () => void): number {
  const before = game.turn;
  command();
  return game.turn - before;
}

test('the hero starts with a wielded mace, worn mail, bow and arrows, and one meal', () => {
  const game = newGame(rogueCampaign, 'start');
  expect(bagKinds(game)).toEqual(['ration', 'mace', 'short-bow', 'arrow', 'ring-mail']);
  const { Gear } = game.stores;
  expect(kindOf(game, Gear.weapon[game.hero]).id).toBe('mace');
  expect(armour(game)).toBe(6);
  const counts = Array.from({ length: 200 }, (_, n) => count(newGame(rogueCampaign, `${n}`), 3));
  expect([Math.min(...counts), Math.max(...counts)]).toEqual([25, 39]);
});

describe('wearing', () => {
  test('wearing armour and taking it off takes two turns; other items take one', () => {
    const game = start();
    pack(game, 'plate-mail');
    pack(game, 'mace');
    expect(turnsOf(game, () => use(game, 'equip', 'plate-mail'))).toBe(2);
    expect([armour(game), messageIds(game)]).toEqual([3, ['dressed']]);
    expect(turnsOf(game, () => use(game, 'takeOff', 'plate-mail'))).toBe(2);
    expect([armour(game), messageIds(game)]).toEqual([10, ['undressed']]);
    expect(turnsOf(game, () => use(game, 'equip', 'mace'))).toBe(1);
    expect(turnsOf(game, () => use(game, 'takeOff', 'mace'))).toBe(1);
  });

  test('a second armour is refused while the first is worn, and costs no turn', () => {
    const game = start();
    pack(game, 'plate-mail');
    pack(game, 'ring-mail');
    use(game, 'equip', 'ring-mail');
    expect(turnsOf(game, () => use(game, 'equip', 'plate-mail'))).toBe(0);
    expect([armour(game), messageIds(game)]).toEqual([7, ['armourFirst']]);
  });

  test('wearing armour shows its armour class; wielding a weapon does not show its bonus', () => {
    const game = start();
    const mail = pack(game, 'ring-mail', { defence: -2 });
    const sword = pack(game, 'long-sword', { hit: 2 });
    use(game, 'equip', 'ring-mail');
    use(game, 'equip', 'long-sword');
    const { known } = game.stores.Item;
    expect([armour(game), known[mail], known[sword]]).toEqual([9, 1, 0]);
  });

  test('dropping worn armour takes it off first, which takes two turns', () => {
    const game = start();
    pack(game, 'ring-mail');
    use(game, 'equip', 'ring-mail');
    expect(turnsOf(game, () => use(game, 'put', 'ring-mail'))).toBe(2);
    expect([armour(game), bagKinds(game)]).toEqual([10, []]);
  });

  test('throwing worn armour takes it off first, which takes two turns', () => {
    const game = start();
    pack(game, 'ring-mail');
    use(game, 'equip', 'ring-mail');
    expect(turnsOf(game, () => hurl(game, 'ring-mail'))).toBe(2);
  });
});

describe('a cursed item', () => {
  test.each(['takeOff', 'put'] as const)(
    'a cursed item in use cannot be removed: %s is refused and costs no turn',
    (verb) => {
      for (const kind of ['mace', 'plate-mail']) {
        const game = start();
        pack(game, kind, { cursed: true });
        use(game, 'equip', kind);
        expect(turnsOf(game, () => use(game, verb, kind))).toBe(0);
        expect([messageIds(game), bagKinds(game)]).toEqual([['cursed'], [kind]]);
      }
    },
  );

  test('a cursed weapon in hand cannot be thrown or replaced', () => {
    const game = start();
    const dagger = pack(game, 'dagger', { cursed: true });
    pack(game, 'mace');
    use(game, 'equip', 'dagger');
    expect(turnsOf(game, () => hurl(game, 'dagger'))).toBe(0);
    expect(messageIds(game)).toEqual(['cursed']);
    expect(turnsOf(game, () => use(game, 'equip', 'mace'))).toBe(0);
    expect(messageIds(game)).toEqual(['cursed']);
    expect(game.stores.Gear.weapon[game.hero]).toBe(dagger);
  });

  test('a cursed item that is not in use can be dropped and thrown', () => {
    const game = start();
    pack(game, 'mace', { cursed: true });
    pack(game, 'plate-mail', { cursed: true });
    use(game, 'put', 'mace');
    hurl(game, 'plate-mail');
    expect(bagKinds(game)).toEqual([]);
  });
});

describe('dropping', () => {
  test('dropping takes one item of a stack, but a whole group', () => {
    const game = start();
    pack(game, 'ration');
    pack(game, 'ration');
    pack(game, 'arrow', { count: 12 });
    use(game, 'put', 'ration');
    expect([bagKinds(game), count(game, 0)]).toEqual([['ration', 'arrow'], 1]);
    east(game);
    use(game, 'put', 'arrow');
    expect(bagKinds(game)).toEqual(['ration']);
    expect(game.stores.Item.count[itemsAt(game, 5, 3)[0]]).toBe(12);
  });

  test('dropping one item of a wielded stack leaves the rest in the hand; the last item empties it', () => {
    const game = start();
    const rations = pack(game, 'ration');
    pack(game, 'ration');
    use(game, 'equip', 'ration');
    use(game, 'put', 'ration');
    expect([game.stores.Gear.weapon[game.hero], messageIds(game)]).toEqual([rations, ['put']]);
    east(game);
    use(game, 'put', 'ration');
    expect([game.stores.Gear.weapon[game.hero], messageIds(game)]).toEqual([
      0,
      ['unwielded', 'put'],
    ]);
  });

  test('items can only be dropped on empty ground: not on items, stairs, doors or visible traps', () => {
    const game = start('####### #@>..+# #######');
    pack(game, 'mace');
    pack(game, 'ration');
    use(game, 'put', 'mace');
    expect(turnsOf(game, () => use(game, 'put', 'ration'))).toBe(0);
    expect(messageIds(game)).toEqual(['noRoomHere']);
    east(game);
    use(game, 'put', 'ration');
    expect(messageIds(game)).toEqual(['noRoomHere']);
    const trap = place(game, 'bear-trap', 3, 1);
    east(game);
    expect(game.stores.Trap.found[trap]).toBe(1);
    use(game, 'put', 'ration');
    expect(messageIds(game)).toEqual(['noRoomHere']);
    game.stores.Condition.trapped[game.hero] = 0;
    for (let n = 0; n < 2; n++) east(game);
    expect(cellOf(game, game.hero).x).toBe(5);
    use(game, 'put', 'ration');
    expect(messageIds(game)).toEqual(['noRoomHere']);
    expect(bagKinds(game)).toEqual(['ration']);
  });

  test('a dropped item is not picked up at once, but when the hero returns', () => {
    const game = start();
    pack(game, 'mace');
    use(game, 'put', 'mace');
    takeTurn(game, { type: 'wait' });
    expect(bagKinds(game)).toEqual([]);
    east(game);
    expect(turnsOf(game, () => west(game))).toBe(1);
    expect(bagKinds(game)).toEqual(['mace']);
  });
});

describe('picking up', () => {
  test('the hero picks up items by walking, which costs no additional turn', () => {
    const game = start();
    put(game, 5, 3, 'ration');
    expect(turnsOf(game, () => east(game))).toBe(1);
    expect([messageIds(game), bagKinds(game)]).toEqual([['picked'], ['ration']]);
  });

  test('gold adds to the score at once and takes no place in the bag', () => {
    const game = start();
    for (let n = 0; n < 22; n++) pack(game, 'mace');
    put(game, 5, 3, 'gold', { value: 47 });
    east(game);
    expect(game.score).toBe(47);
    expect(messageIds(game)).toEqual(['gold']);
    expect(bagKinds(game)).toHaveLength(22);
    expect(itemsAt(game, 5, 3)).toEqual([]);
  });

  test('food of a kind stacks; missiles stack only with their own group', () => {
    const game = start();
    put(game, 5, 3, 'ration');
    put(game, 6, 3, 'ration');
    put(game, 7, 3, 'slime-mold');
    pack(game, 'arrow', { count: 9 });
    for (let n = 0; n < 3; n++) east(game);
    put(game, 6, 3, 'arrow', { count: 9 });
    west(game);
    expect(bagKinds(game)).toEqual(['ration', 'slime-mold', 'arrow', 'arrow']);
    expect([0, 1, 2, 3].map((slot) => count(game, slot))).toEqual([2, 1, 9, 9]);
  });

  test('other items of a kind do not stack', () => {
    const game = start();
    for (let n = 0; n < 2; n++) pack(game, 'mace');
    expect(bagKinds(game)).toEqual(['mace', 'mace']);
  });
});

describe('the twenty-two places of the bag', () => {
  test('each item of a stack takes a place in the bag, a group takes one', () => {
    const game = start();
    for (let n = 0; n < 20; n++) pack(game, 'ration');
    pack(game, 'arrow', { count: 15 });
    expect(placesTaken(game, game.hero)).toBe(21);
    put(game, 5, 3, 'mace');
    put(game, 6, 3, 'ration');
    east(game);
    expect(messageIds(game)).toEqual(['picked']);
    east(game);
    expect(messageIds(game)).toEqual(['bagFull']);
    expect(itemsAt(game, 6, 3)).toHaveLength(1);
    expect(bagKinds(game)).toEqual(['ration', 'arrow', 'mace']);
  });

  test('an arrow can always return to its group in a full bag', () => {
    const game = start();
    pack(game, 'arrow', { count: 3 });
    for (let n = 0; n < 21; n++) pack(game, 'mace');
    hurl(game, 'arrow');
    const [lost] = itemsOn(game, game.floor);
    const { x, y } = cellOf(game, lost);
    while (cellOf(game, game.hero).x !== x || cellOf(game, game.hero).y !== y) {
      const at = cellOf(game, game.hero);
      const step = (from: number, to: number) => Math.sign(to - from) as -1 | 0 | 1;
      takeTurn(game, { type: 'move', dx: step(at.x, x), dy: step(at.y, y) });
    }
    expect(messageIds(game)).toEqual(['picked']);
    expect(count(game, 0)).toBe(3);
    put(game, x - 1, y, 'arrow', { count: 2 });
    west(game);
    expect(messageIds(game)).toEqual(['bagFull']);
  });
});

describe('throwing', () => {
  const range = `
    ##########
    #@...H...#
    #........#
    ##########`;

  /** Throws an item that hits or misses, by the armour of the target. */
  function thrownAt(kind: string, lands: boolean, seed: string, map = range) {
    const game = start(map, seed);
    const target = monsterAt(game, 5, 1);
    const { Fighter, Health } = game.stores;
    Fighter.armour[target] = lands ? 20 : -20;
    Health.current[target] = 200;
    pack(game, 'short-bow');
    use(game, 'equip', 'short-bow');
    pack(game, kind);
    hurl(game, kind);
    return { game, target };
  }

  test.each(['arrow', 'dagger', 'mace', 'ration'])('a thrown %s that hits disappears', (kind) => {
    const { game, target } = thrownAt(kind, true, 'hit');
    expect(messageIds(game)[0]).toBe('hit');
    expect(game.stores.Health.current[target]).toBeLessThan(200);
    expect([bagKinds(game), itemsOn(game, game.floor)]).toEqual([['short-bow'], []]);
  });

  test('a thrown item that misses falls on any cell around the target without an actor', () => {
    const cells = new Set<string>();
    for (let n = 0; n < 200; n++) {
      const { game, target } = thrownAt('dagger', false, `miss ${n}`);
      expect(messageIds(game)[0]).toBe('flewPast');
      expect(game.stores.Health.current[target]).toBe(200);
      const [dagger, ...more] = itemsOn(game, game.floor);
      expect(more).toEqual([]);
      const { x, y } = cellOf(game, dagger);
      cells.add(`${x - 5},${y - 1}`);
    }
    expect([...cells].sort()).toEqual(['-1,0', '-1,1', '0,1', '1,0', '1,1'].sort());
  });

  test('a throw at a monster wakes it, hit or miss', () => {
    for (const lands of [true, false]) {
      const { game, target } = thrownAt('dagger', lands, 'wake');
      expect(game.stores.AI.awake[target]).toBe(1);
    }
  });

  test('a thrown item that meets no actor falls at the wall', () => {
    for (let n = 0; n < 30; n++) {
      const game = start(hall, `wall ${n}`);
      pack(game, 'dagger');
      const flight = hurl(game, 'dagger').find((event) => event.type === 'threw');
      expect(flight).toMatchObject({ from: { x: 4, y: 3 }, to: { x: 7, y: 3 } });
      const { x, y } = cellOf(game, itemsOn(game, game.floor)[0]);
      expect([x >= 6 && x <= 7, y >= 2 && y <= 4]).toEqual([true, true]);
    }
  });

  test.each([
    ['a door', '+'],
    ['a secret door', '&'],
    ['rock', '_'],
  ])('a thrown item stops before %s', (_, glyph) => {
    const game = start(`__________ _@...X,,,_ __________`.replace('X', glyph).replace(/\./g, ','));
    pack(game, 'dagger');
    const flight = hurl(game, 'dagger').find((event) => event.type === 'threw');
    expect(flight).toMatchObject({ to: { x: 4, y: 1 } });
  });

  test('a throw hits an actor in a doorway', () => {
    const game = start('######## #@..+,,# ########');
    const orc = place(game, 'orc', 4, 1);
    game.stores.Fighter.armour[orc] = 20;
    game.stores.Health.current[orc] = 200;
    pack(game, 'spear');
    hurl(game, 'spear');
    expect(messageIds(game)[0]).toBe('hit');
  });

  test('an item that is thrown at an adjacent wall falls next to the hero', () => {
    const game = start('##### #..@# #...# #####');
    pack(game, 'dagger');
    hurl(game, 'dagger');
    const { x, y } = cellOf(game, itemsOn(game, game.floor)[0]);
    expect(Math.abs(x - 3) <= 1 && Math.abs(y - 1) <= 1).toBe(true);
    expect([x, y]).not.toEqual([3, 1]);
  });

  test('a thrown item does not fall on a trap, even if the trap is not found', () => {
    for (let n = 0; n < 40; n++) {
      const game = start('##### #..@# #...# #####', `trap ${n}`);
      place(game, 'bear-trap', 2, 2);
      pack(game, 'dagger');
      hurl(game, 'dagger');
      expect(cellOf(game, itemsOn(game, game.floor)[0])).not.toEqual({ x: 2, y: 2 });
    }
  });

  test('a thrown item is lost if there is no empty ground for it', () => {
    const game = start('#### #@># ####');
    const dagger = pack(game, 'dagger');
    hurl(game, 'dagger');
    expect(itemsOn(game, game.floor)).toEqual([]);
    expect(entityExists(game.world, dagger)).toBe(false);
  });

  test('a throw takes one item of a group or stack, and the last one leaves the hand empty', () => {
    const game = start();
    const darts = pack(game, 'dart', { count: 2 });
    use(game, 'equip', 'dart');
    hurl(game, 'dart');
    expect([count(game, 0), game.stores.Gear.weapon[game.hero]]).toEqual([1, darts]);
    hurl(game, 'dart');
    expect([bagKinds(game), game.stores.Gear.weapon[game.hero]]).toEqual([[], 0]);
  });

  test('an arrow does up to 6 damage from a wielded bow, and 1 by hand', () => {
    const most = { bow: 0, hand: 0 };
    for (let n = 0; n < 60; n++) {
      for (const way of ['bow', 'hand'] as const) {
        const game = start(range, `shot ${n}`);
        const target = monsterAt(game, 5, 1);
        game.stores.Strength.now[game.hero] = 10;
        game.stores.Fighter.armour[target] = 20;
        game.stores.Health.current[target] = 100;
        pack(game, 'short-bow');
        pack(game, 'arrow');
        if (way === 'bow') use(game, 'equip', 'short-bow');
        hurl(game, 'arrow');
        most[way] = Math.max(most[way], 100 - game.stores.Health.current[target]);
      }
    }
    expect(most).toEqual({ bow: 6, hand: 1 });
  });

  test('a throw without a direction is refused', () => {
    const game = start();
    pack(game, 'dagger');
    expect(turnsOf(game, () => hurl(game, 'dagger', 0, 0))).toBe(0);
    expect(messageIds(game)).toEqual(['badCommand']);
  });

  test('a kill by a throw is reported and earns experience at any distance', () => {
    const game = start(range);
    const target = monsterAt(game, 5, 1);
    game.stores.Fighter.armour[target] = 20;
    game.stores.Health.current[target] = 1;
    pack(game, 'spear');
    hurl(game, 'spear');
    expect(messageIds(game)).toEqual(['hit', 'kill']);
    expect(game.stores.Experience.points[game.hero]).toBe(3);
  });

  test('the hero can leave after throwing the prize away', () => {
    const game = start();
    put(game, 5, 3, 'amulet');
    east(game);
    expect(messageIds(game)).toContain('prizeHeld');
    hurl(game, 'amulet', -1);
    expect([bagKinds(game), game.prizeHeld]).toEqual([[], true]);
  });
});

test('the items of a killed monster fall around its cell, not on it or under the hero', () => {
  const cells = new Set<string>();
  for (let n = 0; n < 100; n++) {
    const game = start('###### #@O..# #....# ######', `spoils ${n}`);
    const orc = monsterAt(game, 2, 1);
    game.stores.Fighter.armour[orc] = 20;
    game.stores.Health.current[orc] = 1;
    const mace = made(game, 'mace');
    addComponent(game.world, mace, game.carriedBy(orc));
    east(game);
    const { x, y } = cellOf(game, mace);
    cells.add(`${x},${y}`);
  }
  expect([...cells].sort()).toEqual(['1,2', '2,2', '3,1', '3,2']);
});

describe('the end', () => {
  /** The gold for which the hero sells these items after leaving the dungeon. */
  function sold(...items: [kind: string, making?: Making][]): number {
    const game = scene('#### #@># ####', { campaign: rogueCampaign });
    for (const [kind, making] of items) pack(game, kind, making);
    game.prizeHeld = true;
    game.score = 1000;
    east(game);
    takeTurn(game, { type: 'up' });
    if (!game.ending?.won || game.ending.by !== 'escape')
      throw new Error('The hero did not escape.');
    expect(game.score).toBe(1000 + game.ending.sold);
    expect(messageIds(game)).toContain('escaped');
    return game.ending.sold;
  }

  test('a hero that has held the Amulet wins by climbing from the first floor', () => {
    const game = scene('#### #@># ####', { campaign: rogueCampaign });
    east(game);
    takeTurn(game, { type: 'up' });
    expect([messageIds(game), game.ending]).toEqual([['upClosed'], null]);
    game.prizeHeld = true;
    takeTurn(game, { type: 'up' });
    expect(game.ending).toEqual({ won: true, by: 'escape', kind: 'amulet', sold: 0 });
  });

  test.each([
    ['nothing', [], 0],
    ['food', [['ration', { count: 3 }], ['slime-mold']], 8],
    ['the Amulet', [['amulet']], 1000],
    ['a plain mace', [['mace']], 8],
    ['a blessed mace', [['mace', { hit: 1, damage: 1 }]], 168],
    ['a group of arrows', [['arrow', { count: 20 }]], 20],
    ['arrows of quality', [['arrow', { count: 20, hit: 2 }]], 420],
    ['a short bow', [['short-bow', { hit: 1 }]], 825],
    ['ring mail', [['ring-mail']], 30],
    ['better ring mail', [['ring-mail', { defence: 1 }]], 330],
    ['worse plate mail', [['plate-mail', { defence: -1 }]], 0],
    ['all at once', [['amulet'], ['two-handed-sword'], ['plate-mail', { defence: 2 }]], 9430],
  ] as [string, [string, Making?][], number][])('the hero sells %s: %#', (_, items, gold) => {
    expect(sold(...items)).toBe(gold);
  });

  test('death costs a tenth of the gold, rounded in the hero’s favour', () => {
    const game = scene('#### #@Z# ####', { campaign: rogueCampaign });
    const { AI, Fighter, Health } = game.stores;
    AI.awake[monsterAt(game, 2, 1)] = 1;
    Fighter.armour[game.hero] = 20;
    Health.current[game.hero] = 1;
    game.score = 1239;
    takeTurn(game, { type: 'wait' });
    expect(game.ending).toEqual({ won: false, by: 'attack', kind: 'zombie' });
    expect(game.score).toBe(1116);
  });
});

test('the bag has food first, then each group together in the order of its first item', () => {
  const game = start();
  for (const kind of ['mace', 'potion-healing', 'ring-mail', 'dagger', 'potion-poison', 'ration']) {
    pack(game, kind);
  }
  const groups = ['ration', 'mace', 'dagger', 'potion-healing', 'potion-poison', 'ring-mail'];
  expect(bagKinds(game)).toEqual(groups);
  use(game, 'put', 'mace');
  pack(game, 'spear');
  expect(bagKinds(game)).toEqual(['ration', 'dagger', 'spear', ...groups.slice(3)]);
});
