import { describe, expect, test } from 'vitest';
import { act, answerDoubt, answerHand } from '../../src/controls/act.ts';
import type { Control } from '../../src/controls/controls.ts';
import type { Session } from '../../src/controls/session.ts';
import { kindOf } from '../../src/game/entity.ts';
import { newGame } from '../../src/game/game.ts';
import { bagOf } from '../../src/game/items/bag.ts';
import { bagKinds, give, rogueCampaign, scene } from '../world.ts';
import { recordedSession } from './recorded-session.ts';

const room = '##### #@..# #...# #####';

function sessionWith(...kinds: string[]) {
  const game = scene(room);
  give(game, ...kinds);
  game.stores.Health.current[game.hero] = 1;
  game.stores.Hunger.energy[game.hero] = 10;
  return recordedSession(game);
}

const press = (session: Session, type: Control['type'], key = '') =>
  act(session, { type } as Control, { key });

describe('a verb key', () => {
  test('a verb key uses the only item that it applies to at once', () => {
    const session = sessionWith('dagger', 'apple');
    press(session, 'eat', 'e');
    expect(session.commands).toEqual([{ type: 'eat', slot: 1 }]);
  });

  test('a verb key lists the items that it applies to; a letter of the bag chooses one', () => {
    const session = sessionWith('apple', 'dagger', 'leather-armour', 'rapier');
    press(session, 'wield', 'w');
    expect(session.bag).toMatchObject({ open: true, verb: 'wield', index: 1 });
    // A is an apple, which nobody wields.
    press(session, 'other', 'a');
    expect(session.commands).toEqual([]);
    press(session, 'takeOff', 'd');
    expect(session.commands).toEqual([{ type: 'equip', slot: 3 }]);
    expect(session.bag).toMatchObject({ open: false, verb: null });
  });

  test('a verb key’s list has a cursor that moves over its items only', () => {
    const session = sessionWith('dagger', 'apple', 'rapier');
    press(session, 'wield');
    act(session, { type: 'step', dx: 0, dy: 1 });
    expect(session.bag.index).toBe(2);
    act(session, { type: 'step', dx: 0, dy: 1 });
    expect(session.bag.index).toBe(0);
    press(session, 'confirm');
    expect(session.commands).toEqual([{ type: 'equip', slot: 0 }]);
  });

  test('to wield first offers a weapon of the hand and to throw a missile, whatever was used before', () => {
    const session = recordedSession(newGame(rogueCampaign, 'weapons'));
    const { game } = session;
    const itemAt = (slot: number) => bagOf(game, game.hero)[slot];
    const chosen = () => kindOf(game, itemAt(session.bag.index)).id;
    session.options.alwaysAsks = true;
    expect(chosen()).toBe('ration');
    press(session, 'wield', 'w');
    expect(chosen()).toBe('short-bow');
    press(session, 'confirm');
    expect(kindOf(game, game.stores.Gear.weapon[game.hero]).id).toBe('short-bow');
    // The wielded bow is under the cursor.
    press(session, 'throw', 't');
    expect(chosen()).toBe('arrow');
    press(session, 'confirm');
    act(session, { type: 'step', dx: 1, dy: 0 });
    expect(session.commands.at(-1)).toMatchObject({ type: 'throw', dx: 1 });
    // The arrows are under the cursor.
    press(session, 'wield', 'w');
    expect(chosen()).toBe('mace');
    // The mace, which the hero does not hold any more, is under the cursor.
    press(session, 'confirm');
    press(session, 'wield', 'w');
    expect(chosen()).toBe('short-bow');
  });

  test('to throw first offers the missile that was thrown last', () => {
    const session = recordedSession(scene(room, { campaign: rogueCampaign }));
    give(session.game, 'ration', 'arrow', 'dart', 'dagger');
    session.options.alwaysAsks = true;
    press(session, 'throw', 't');
    expect(session.bag.index).toBe(1);
    press(session, 'other', 'c');
    act(session, { type: 'step', dx: 1, dy: 0 });
    press(session, 'throw', 't');
    expect(session.bag.index).toBe(2);
  });

  test('a held weapon is not offered to throw', () => {
    const session = recordedSession(scene(room, { campaign: rogueCampaign }));
    give(session.game, 'ration', 'dagger', 'mace');
    press(session, 'wield', 'w');
    press(session, 'other', 'b');
    press(session, 'throw', 't');
    expect(session.bag.index).toBe(2);
  });

  test('to wield first offers a spear, which can also be thrown, before arrows', () => {
    const session = recordedSession(scene(room, { campaign: rogueCampaign }));
    give(session.game, 'mace', 'arrow', 'spear');
    press(session, 'wield', 'w');
    press(session, 'other', 'a');
    press(session, 'wield', 'w');
    expect(session.bag).toMatchObject({ open: true, index: 2 });
  });

  test('to throw first offers the arrows of the held bow before a dagger', () => {
    const session = recordedSession(scene(room, { campaign: rogueCampaign }));
    give(session.game, 'short-bow', 'dagger', 'arrow');
    session.options.alwaysAsks = true;
    press(session, 'throw', 't');
    expect(session.bag).toMatchObject({ open: true, index: 1 });
    press(session, 'back');
    press(session, 'wield', 'w');
    press(session, 'other', 'a');
    press(session, 'throw', 't');
    expect(session.bag).toMatchObject({ open: true, index: 2 });
  });

  test('a cancelled question leaves the cursor of the bag where it was', () => {
    const session = sessionWith('dagger', 'apple', 'rapier', 'apple');
    press(session, 'eat', 'e');
    expect(session.bag.index).toBe(1);
    act(session, { type: 'step', dx: 0, dy: 1 });
    press(session, 'back');
    press(session, 'bag', 'i');
    expect(session.bag).toMatchObject({ open: true, index: 0 });
  });

  test('a verb key in the style of Rogue lists the only item too, and still asks about a waste', () => {
    const session = sessionWith('dagger', 'apple');
    const { game } = session;
    session.options.alwaysAsks = true;
    press(session, 'eat', 'e');
    expect(session.bag).toMatchObject({ open: true, verb: 'eat', index: 1 });
    expect(session.commands).toEqual([]);
    game.stores.Hunger.energy[game.hero] = game.stores.Hunger.max[game.hero];
    press(session, 'other', 'b');
    expect(session.asking).toMatchObject({ doubt: { type: 'eat', gained: 0, feeds: 50 } });
    answerDoubt(session, true);
    expect(session.commands).toEqual([{ type: 'eat', slot: 1 }]);
  });

  test('a verb key that applies to nothing says so and uses no turn', () => {
    const session = sessionWith('dagger');
    expect(press(session, 'eat')).toEqual({ type: 'nothingFor', verb: 'eat' });
    expect(session.commands).toEqual([]);
  });

  test('the letter of an item to which the verb does not apply says so, and the bag stays open', () => {
    const session = sessionWith('apple', 'dagger');
    session.options.alwaysAsks = true;
    press(session, 'eat', 'e');
    expect(press(session, 'other', 'b')).toEqual({ type: 'doesNotFit', verb: 'eat', slot: 1 });
    expect(session.bag).toMatchObject({ open: true, verb: 'eat', index: 0 });
    // No item has this letter.
    expect(press(session, 'other', 'g')).toEqual({ type: 'noItem', key: 'g' });
    // These letters are a verb, stairs and a step outside of the bag.
    expect(press(session, 'drop', 'd')).toEqual({ type: 'noItem', key: 'd' });
    expect(press(session, 'down', 'n')).toEqual({ type: 'noItem', key: 'n' });
    expect(press(session, 'up', 'u')).toEqual({ type: 'noItem', key: 'u' });
    const step = act(session, { type: 'step', dx: 0, dy: 1 }, { key: 'j' });
    expect(step).toEqual({ type: 'noItem', key: 'j' });
    expect(session.commands).toEqual([]);
  });

  test('a verb key in the menu of an item uses this item', () => {
    const session = sessionWith('apple', 'apple', 'dagger');
    press(session, 'bag');
    press(session, 'other', 'b');
    expect(session.bag).toMatchObject({ index: 1, menu: 0 });
    press(session, 'drop', 'd');
    expect(session.commands).toEqual([{ type: 'put', slot: 1 }]);
  });
});

test('a letter that steps chooses in the open bag and never moves its cursor', () => {
  const session = sessionWith('apple', 'dagger');
  press(session, 'bag');
  act(session, { type: 'step', dx: 0, dy: 1 }, { key: 'j' });
  expect(session.bag).toMatchObject({ index: 0, menu: null });
  act(session, { type: 'step', dx: -1, dy: 1 }, { key: 'b' });
  expect(session.bag).toMatchObject({ index: 1, menu: 0 });
});

test('a letter that opens a dialog chooses in the open bag, and opens nothing', () => {
  const session = sessionWith('apple', 'dagger');
  press(session, 'bag');
  expect(press(session, 'panel', 'b')).toEqual({ type: 'changed' });
  expect(session.bag).toMatchObject({ index: 1, menu: 0 });
  // No item has this letter.
  expect(press(session, 'panel', 'c')).toEqual({ type: 'request', request: 'panel' });
});

describe('a probable mistake', () => {
  test('a probable mistake is asked about: drinking at full health', () => {
    const session = sessionWith('healing-potion');
    const { game } = session;
    const max = game.stores.Health.max[game.hero];
    game.stores.Health.current[game.hero] = max;
    press(session, 'drink');
    expect(session.asking).toMatchObject({ type: 'sure', doubt: { type: 'drink', hp: max } });
    expect(session.commands).toEqual([]);
    answerDoubt(session, true);
    expect(session.commands).toEqual([{ type: 'drink', slot: 0 }]);
    expect(session.asking).toBeNull();
  });

  test('a probable mistake is asked about: drinking for less than half', () => {
    const session = sessionWith('healing-potion');
    const { Health } = session.game.stores;
    const { hero } = session.game;
    Health.max[hero] = 30;
    Health.current[hero] = 29;
    press(session, 'drink');
    expect(session.asking).toMatchObject({ doubt: { type: 'drink', gained: 1, hp: 29, max: 30 } });
    answerDoubt(session, false);
    Health.current[hero] = 25;
    press(session, 'drink');
    expect(session.commands).toEqual([{ type: 'drink', slot: 0 }]);
  });

  test('a probable mistake is asked about: throwing the weapon in hand, but not one of a stack', () => {
    const session = recordedSession(scene(room, { campaign: rogueCampaign }));
    const { game } = session;
    session.options.alwaysAsks = true;
    give(game, 'mace', 'dagger');
    const throwIt = (letter: string) => {
      press(session, 'throw', 't');
      press(session, 'other', letter);
      act(session, { type: 'step', dx: 1, dy: 0 });
    };
    const thrown = () => session.commands.filter(({ type }) => type === 'throw');
    press(session, 'wield', 'w');
    press(session, 'other', 'a');
    throwIt('a');
    expect(session.asking).toMatchObject({ doubt: { type: 'throw', item: { kind: 'mace' } } });
    answerDoubt(session, false);
    expect(thrown()).toEqual([]);
    throwIt('a');
    answerDoubt(session, true);
    expect(thrown()).toEqual([{ type: 'throw', slot: 0, dx: 1, dy: 0 }]);
    // Of two daggers in one slot, one stays in hand.
    game.stores.Item.count[bagOf(game, game.hero)[0]] = 2;
    press(session, 'wield', 'w');
    press(session, 'other', 'a');
    throwIt('a');
    expect(session.asking).toBeNull();
    expect(thrown()).toHaveLength(2);
  });

  test('a probable mistake is asked about: eating for less than half', () => {
    const session = sessionWith('apple', 'dagger');
    const { Hunger } = session.game.stores;
    Hunger.energy[session.game.hero] = 76;
    press(session, 'eat');
    expect(session.asking).toMatchObject({ doubt: { type: 'eat', gained: 24, feeds: 50 } });
    answerDoubt(session, false);
    expect(session.commands).toEqual([]);
    Hunger.energy[session.game.hero] = 75;
    press(session, 'eat');
    expect(session.commands).toEqual([{ type: 'eat', slot: 0 }]);
  });

  test('a probable mistake is asked about: putting down something worn', () => {
    const session = sessionWith('dagger', 'apple');
    press(session, 'wield');
    press(session, 'drop');
    press(session, 'other', 'a');
    expect(session.asking).toMatchObject({ doubt: { type: 'put', item: { kind: 'dagger' } } });
    answerDoubt(session, true);
    expect(bagKinds(session.game)).toEqual(['apple']);
  });

  test('a probable mistake is answered by no key of the game', () => {
    const session = sessionWith('dagger');
    press(session, 'wield');
    press(session, 'drop');
    const { asking } = session;
    expect(asking?.type).toBe('sure');
    for (const type of ['confirm', 'here', 'back', 'bag', 'drop'] as const) press(session, type);
    act(session, { type: 'step', dx: 1, dy: 0 });
    expect(session.asking).toBe(asking);
    expect(bagOf(session.game, session.game.hero)).toHaveLength(1);
  });

  test('a probable mistake is not asked about when the player wants no questions', () => {
    const session = sessionWith('dagger');
    session.options.confirms = false;
    press(session, 'wield');
    press(session, 'drop');
    expect(session.commands.at(-1)).toEqual({ type: 'put', slot: 0 });
  });
});

describe('a ring', () => {
  function sessionWithRings(...kinds: string[]) {
    const game = scene(room, { campaign: rogueCampaign });
    give(game, ...kinds);
    return recordedSession(game);
  }

  test('a ring asks for the hand while both are free, then goes on the other one', () => {
    const session = sessionWithRings('ring-adornment', 'ring-stealth');
    session.options.alwaysAsks = true;
    press(session, 'putOn');
    press(session, 'other', 'a');
    expect(session.asking).toEqual({ type: 'hand', slot: 0 });
    answerHand(session, 'right');
    press(session, 'putOn');
    press(session, 'other', 'b');
    expect(session.asking).toBeNull();
    expect(session.commands).toEqual([
      { type: 'equip', slot: 0, hand: 'right' },
      { type: 'equip', slot: 1 },
    ]);
    const { Gear } = session.game.stores;
    expect(Gear.left[session.game.hero]).toBe(bagOf(session.game, session.game.hero)[1]);
  });

  test('a ring stays in the bag if the question is closed', () => {
    const session = sessionWithRings('ring-adornment');
    press(session, 'putOn');
    expect(session.asking).toEqual({ type: 'hand', slot: 0 });
    answerHand(session, null);
    expect([session.asking, session.commands]).toEqual([null, []]);
  });

  test('a ring can be wielded by the key of weapons, and then be put away', () => {
    const session = sessionWithRings('ring-adornment');
    press(session, 'wield');
    press(session, 'takeOff');
    expect(session.commands).toEqual([
      { type: 'wield', slot: 0 },
      { type: 'takeOff', slot: 0 },
    ]);
  });
});
