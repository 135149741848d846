import { describe, expect, test } from 'vitest';
import { act } from '../../src/controls/act.ts';
import { slotsInOrder, slotsToIdentify } from '../../src/controls/bag-order.ts';
import { slotsFor } from '../../src/controls/bag-slots.ts';
import type { Control } from '../../src/controls/controls.ts';
import { playCommand, type Session, startSession } from '../../src/controls/session.ts';
import { kindOf } from '../../src/game/entity.ts';
import { bagOf } from '../../src/game/items/bag.ts';
import { identify } from '../../src/game/items/identification.ts';
import { learnKind } from '../../src/game/items/knowledge.ts';
import { give, rogueCampaign, scene } from '../world.ts';

const room = '#####\n#@..#\n#####';

/** A session with items in the bag and the cursor on a slot. */
function withCursor(slot: number, ...kinds: string[]): Session {
  const game = scene(room);
  give(game, ...kinds);
  const session = startSession(game);
  session.options.confirms = false;
  session.bag = { ...session.bag, index: slot };
  return session;
}

function chosen({ game, bag }: Session): string | undefined {
  const item = bagOf(game, game.hero)[bag.index];
  return item === undefined ? undefined : kindOf(game, item).id;
}

test('the cursor stays on its item when an item above it leaves the bag', () => {
  const session = withCursor(2, 'apple', 'dagger', 'leather-armour');
  playCommand(session, { type: 'put', slot: 0 });
  expect([session.bag.index, chosen(session)]).toEqual([1, 'leather-armour']);
});

test('the cursor stays on its item when an item below it leaves the bag or a new one comes', () => {
  const session = withCursor(0, 'dagger', 'apple');
  playCommand(session, { type: 'put', slot: 1 });
  expect(chosen(session)).toBe('dagger');
  playCommand(session, { type: 'pickup' });
  expect([session.bag.index, chosen(session)]).toEqual([0, 'dagger']);
});

test('after a meal the cursor stays on its row, and at the end of the bag goes to the last item', () => {
  const eat: Control[] = [{ type: 'bag' }, { type: 'confirm' }, { type: 'confirm' }];
  const middle = withCursor(1, 'dagger', 'apple', 'leather-armour');
  middle.game.stores.Hunger.energy[middle.game.hero] = 10;
  for (const control of eat) act(middle, control);
  expect([middle.bag.index, chosen(middle)]).toEqual([1, 'leather-armour']);
  const last = withCursor(1, 'dagger', 'apple');
  last.game.stores.Hunger.energy[last.game.hero] = 10;
  for (const control of eat) act(last, control);
  expect([last.bag.index, chosen(last)]).toEqual([0, 'dagger']);
});

describe('a bag of fourteen items in two columns of four', () => {
  const inColumns = (index: number) => {
    const session = withCursor(index, ...new Array(14).fill('apple'));
    session.bag = { ...session.bag, rows: 8, column: 4 };
    act(session, { type: 'bag' });
    return session;
  };

  test('sideways arrows move the cursor by a column and stop at both ends', () => {
    const session = inColumns(1);
    const places = [1, 1, 1, 1, -1, -1, -1, -1, -1].map((dx) => {
      act(session, { type: 'step', dx, dy: 0 }, { key: 'Arrow' });
      return [session.bag.index, session.bag.offset];
    });
    const there = [
      [5, 0],
      [9, 2],
      [13, 6],
      [13, 6],
    ];
    const home = [
      [9, 6],
      [5, 5],
      [1, 1],
      [0, 0],
      [0, 0],
    ];
    expect(places).toEqual([...there, ...home]);
  });

  const other: Control = { type: 'other' };
  const keys: readonly [string, [Control, string], [Control, string]][] = [
    ['Page Down and Page Up', [other, 'PageDown'], [other, 'PageUp']],
    ['the keys of stairs', [{ type: 'down' }, '>'], [{ type: 'up' }, '<']],
  ];

  test.each(keys)('%s move the cursor by both columns and stop at both ends', (_, on, back) => {
    const session = inColumns(1);
    const places = [on, on, back, back].map(([control, key]) => {
      act(session, control, { key });
      return [session.bag.index, session.bag.offset];
    });
    expect(places).toEqual([
      [9, 2],
      [13, 6],
      [5, 5],
      [0, 0],
    ]);
  });

  test('End and Home move the cursor to the ends, except in the menu of an item', () => {
    const session = inColumns(1);
    const press = (key: string) => act(session, other, { key });
    press('End');
    expect(session.bag.index).toBe(13);
    press('Home');
    expect(session.bag.index).toBe(0);
    act(session, { type: 'confirm' });
    for (const key of ['End', 'PageDown']) expect(press(key)).toBeNull();
    expect(session.bag).toMatchObject({ index: 0, menu: 0 });
  });
});

describe('a sorted bag', () => {
  const kinds = ['apple', 'rapier', 'healing-potion', 'dagger', 'leather-armour', 'apple'];
  const sorted = (index: number) => {
    const session = withCursor(index, ...kinds);
    session.options.sortsBag = true;
    act(session, { type: 'bag' });
    return session;
  };
  const down = { type: 'step', dx: 0, dy: 1 } as const;

  test('a sorted bag lists weapons, armour, food and potions, each in the order of the campaign', () => {
    const { game } = sorted(0);
    const items = bagOf(game, game.hero);
    const ids = slotsInOrder(game, true).map((slot) => kindOf(game, items[slot]).id);
    expect(ids).toEqual(['dagger', 'rapier', 'leather-armour', 'apple', 'apple', 'healing-potion']);
    expect(slotsInOrder(game, false)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('in Rogue, bows and arrows come after the melee weapons, and the Amulet last', () => {
    const game = scene(room, { campaign: rogueCampaign });
    give(game, 'amulet', 'ration', 'arrow', 'short-bow', 'mace', 'plate-mail');
    expect(slotsInOrder(game, true)).toEqual([4, 3, 2, 5, 0, 1]);
  });

  test('sorting keeps the cursor on its item, which keeps its slot and its letter', () => {
    const session = withCursor(2, ...kinds);
    act(session, { type: 'bag' });
    session.options.sortsBag = true;
    expect(chosen(session)).toBe('healing-potion');
    act(session, { type: 'back' });
    act(session, { type: 'bag' });
    expect([session.bag.index, chosen(session)]).toEqual([2, 'healing-potion']);
    // D is the dagger, wherever it is listed.
    act(session, { type: 'other' }, { key: 'd' });
    expect(chosen(session)).toBe('dagger');
  });

  test('the cursor moves through the sorted list and wraps at its end', () => {
    const session = sorted(3);
    const seen = [chosen(session)];
    for (let step = 0; step < 6; step++) {
      act(session, down);
      seen.push(chosen(session));
    }
    expect(seen.join(' ')).toBe('dagger rapier leather-armour apple apple healing-potion dagger');
  });

  test('the cursor stays on its item while others come and go, and on its row when its item goes', () => {
    const session = sorted(4);
    playCommand(session, { type: 'put', slot: 3 });
    expect(chosen(session)).toBe('leather-armour');
    playCommand(session, { type: 'pickup' });
    expect(chosen(session)).toBe('leather-armour');
    // The apple is in the row below the armour.
    playCommand(session, { type: 'put', slot: session.bag.index });
    expect(chosen(session)).toBe('apple');
  });

  test('a verb lists its items sorted', () => {
    const session = withCursor(0, 'rapier', 'apple', 'dagger');
    session.options.sortsBag = true;
    act(session, { type: 'wield' });
    expect(slotsFor(session.game, 'wield', true)).toEqual([2, 0]);
    expect(chosen(session)).toBe('rapier');
    act(session, down);
    expect(chosen(session)).toBe('dagger');
  });
});

test('an item to identify is chosen from unknown kinds, then unknown numbers, then the known rest', () => {
  const game = scene(room, { campaign: rogueCampaign });
  give(game, 'ration', 'mace', 'potion-healing', 'potion-haste-self', 'long-sword');
  const items = bagOf(game, game.hero);
  const slotOf = (id: string) => items.findIndex((item) => kindOf(game, item).id === id);
  for (const item of items) game.stores.Item.known[item] = 0;
  learnKind(game, items[slotOf('potion-haste-self')]);
  identify(game, items[slotOf('mace')]);
  const order = slotsToIdentify(game).map((slot) => kindOf(game, items[slot]).id);
  expect(order).toEqual(['potion-healing', 'long-sword', 'ration', 'mace', 'potion-haste-self']);
});
