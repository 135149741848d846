import { describe, expect, test } from 'vitest';
import { act } from '../../src/controls/act.ts';
import type { Control } from '../../src/controls/controls.ts';
import { offersAgain, showsAgain } from '../../src/controls/repetition.ts';
import type { Session } from '../../src/controls/session.ts';
import { tap } from '../../src/controls/tap.ts';
import type { Room } from '../../src/dungeon/rooms.ts';
import { bagOf } from '../../src/game/items/bag.ts';
import { destroy } from '../../src/game/items/items.ts';
import { learnKind } from '../../src/game/items/knowledge.ts';
import { stow } from '../../src/game/items/stacks.ts';
import { fov } from '../../src/game/systems/fov.ts';
import type { Game } from '../../src/game/world.ts';
import { bagKinds, give, place, rogueCampaign, scene } from '../world.ts';
import { playOut } from './automatic/play-out.ts';
import { recordedSession } from './recorded-session.ts';

const right: Control = { type: 'step', dx: 1, dy: 0 };
const empty = '######### #@......# #########';

/** A session of Rogue, whose hero has three arrows. */
function thrower(map = empty) {
  const game = scene(map, { campaign: rogueCampaign });
  for (const kind of ['ration', 'arrow', 'mace']) stow(game, game.hero, place(game, kind, 1, 1));
  game.stores.Item.count[bagOf(game, game.hero)[arrows(game)]] = 3;
  return recordedSession(game);
}

const arrows = (game: Game) => bagKinds(game).indexOf('arrow');

const press = (session: Session, type: Control['type'], key = '') =>
  act(session, { type } as Control, { key });

/** Throws arrows to the right, after a count. */
function throwArrows(session: ReturnType<typeof thrower>, count = 0) {
  if (count > 0) act(session, { type: 'digit', digit: count });
  press(session, 'throw', 't');
  press(session, 'other', 'abcdefgh'[arrows(session.game)]);
  return playOut(session, act(session, right));
}

const thrown = { type: 'throw', dx: 1, dy: 0 };

describe('the button that repeats', () => {
  /** A session whose hungry hero has two apples. */
  function eater() {
    const game = scene(empty);
    give(game, 'apple', 'apple');
    game.stores.Hunger.energy[game.hero] = 1;
    return recordedSession(game);
  }

  test('the button shows while the last command was about an item and such an item is left', () => {
    const session = eater();
    press(session, 'wait');
    expect(showsAgain(session)).toBe(false);
    press(session, 'eat');
    press(session, 'other', 'a');
    expect(showsAgain(session)).toBe(true);
    tap(session, { type: 'button', button: 'again' });
    expect(session.commands.map(({ type }) => type)).toEqual(['wait', 'eat', 'eat']);
    expect(showsAgain(session)).toBe(false);
  });

  test('the button leaves its place to an item under the hero, and the menu still offers it', () => {
    const session = eater();
    press(session, 'eat');
    press(session, 'other', 'a');
    place(session.game, 'dagger', 1, 1);
    expect(showsAgain(session)).toBe(false);
    expect(offersAgain(session)).toBe(true);
  });
});

describe('repeating', () => {
  /** A session whose hero has only a known wand of fire. */
  function zapper(map: string) {
    const game = scene(map, { campaign: rogueCampaign });
    for (const item of bagOf(game, game.hero)) destroy(game, item);
    const wand = place(game, 'stick-fire', 1, 1);
    stow(game, game.hero, wand);
    learnKind(game, wand);
    game.stores.Stick.charges[wand] = 3;
    game.stores.Health.current[game.hero] = 1000;
    return { game, session: recordedSession(game) };
  }

  test('repeating aims at the monster in view, if the last direction no longer meets it', () => {
    const session = thrower(`
      #########
      #@......#
      #.......#
      #########`);
    throwArrows(session);
    place(session.game, 'orc', 1, 2);
    fov(session.game);
    press(session, 'again');
    expect(session.commands.at(-1)).toMatchObject({ type: 'throw', dx: 0, dy: 1 });
  });

  test('repeating aims at the monster in view, if the last direction leads against a wall', () => {
    const session = thrower('######### #......@# #########');
    throwArrows(session);
    place(session.game, 'orc', 4, 1);
    fov(session.game);
    press(session, 'again');
    expect(session.commands.at(-1)).toMatchObject({ type: 'throw', dx: -1, dy: 0 });
  });

  test('repeating aims a bolt at the monster in view, if the last direction meets only the hero', () => {
    const { game, session } = zapper('######### #....@..# #########');
    press(session, 'zap');
    act(session, right);
    place(game, 'orc', 1, 1);
    fov(game);
    press(session, 'again');
    expect(session.commands.at(-1)).toMatchObject({ type: 'zap', dx: -1, dy: 0 });
  });

  test('repeating throws the next item of the stack in the same direction, until none is left', () => {
    const session = thrower();
    throwArrows(session);
    press(session, 'again');
    press(session, 'again');
    expect(session.commands).toMatchObject([thrown, thrown, thrown]);
    expect(press(session, 'again')).toMatchObject({ stop: { id: 'noItemLeft' } });
    expect(session.commands).toHaveLength(3);
  });

  test('repeating eats another item of the same name, and asks before a waste', () => {
    const game = scene(empty);
    give(game, 'apple', 'dagger', 'apple', 'apple');
    game.stores.Hunger.energy[game.hero] = 1;
    const session = recordedSession(game);
    press(session, 'eat');
    press(session, 'other', 'a');
    press(session, 'again');
    expect(session.commands).toEqual([
      { type: 'eat', slot: 0 },
      { type: 'eat', slot: 1 },
    ]);
    press(session, 'again');
    expect(session.asking).toMatchObject({ type: 'sure', doubt: { type: 'eat' } });
  });

  test('repeating digs again in the same direction', () => {
    const session = recordedSession(scene('####### #@%%..# #######'));
    press(session, 'wait');
    press(session, 'dig');
    act(session, right);
    act(session, right);
    press(session, 'again');
    expect(session.commands.map(({ type }) => type)).toEqual(['wait', 'dig', 'move']);
    press(session, 'dig');
    act(session, right);
    expect(press(session, 'again')).toMatchObject({ type: 'turn' });
    expect(session.commands.filter(({ type }) => type === 'dig')).toHaveLength(2);
  });
});

describe('a count before a throw', () => {
  test('a count before a throw throws that often', () => {
    const session = thrower();
    expect(throwArrows(session, 2).stop).toEqual({ id: 'counted', params: { times: 2 } });
    expect(session.commands).toMatchObject([thrown, thrown]);
  });

  test('a count before a throw ends with a reason when the stack is used up', () => {
    const session = thrower();
    expect(throwArrows(session, 9).stop).toMatchObject({ id: 'noItemLeft' });
    expect(session.commands).toMatchObject([thrown, thrown, thrown]);
  });

  test('a count before a throw throws once while a monster in view is a danger, and says so', () => {
    const session = thrower('######### #@....O.# #########');
    expect(throwArrows(session, 3).stop).toEqual({ id: 'onlyOnce', params: { monster: 'orc' } });
    expect(session.commands).toMatchObject([thrown]);
  });

  test('a count before a throw is forgotten with the question', () => {
    const session = thrower();
    act(session, { type: 'digit', digit: 3 });
    press(session, 'throw', 't');
    press(session, 'back');
    throwArrows(session);
    expect(session.commands).toMatchObject([thrown]);
  });
});

test.each(['eat', 'down', 'bag'] as const)(
  'a count before %s is refused with a message',
  (type) => {
    const session = thrower();
    act(session, { type: 'digit', digit: 3 });
    expect(press(session, type)).toMatchObject({ stop: { id: 'noCount' } });
    expect(session).toMatchObject({ commands: [], count: 0, series: null, asking: null });
  },
);

/** A session of Rogue whose hero is hurt, with a count of 3 before the next control. */
function counted(map = empty, options: { rooms?: Room[] } = {}) {
  const session = recordedSession(scene(map, { campaign: rogueCampaign, ...options }));
  session.game.stores.Health.current[session.game.hero] = 2;
  act(session, { type: 'digit', digit: 3 });
  return session;
}

test('a count before rest and search limits their turns', () => {
  const resting = counted();
  const rested = playOut(resting, press(resting, 'rest'));
  expect(rested.commands).toHaveLength(3);
  expect(rested.stop).toEqual({ id: 'counted', params: { times: 3 } });
  const searching = counted();
  act(searching, { type: 'digit', digit: 0 });
  const searched = playOut(searching, press(searching, 'searchOn'));
  expect(searched.commands).toHaveLength(30);
  expect(searched.stop).toEqual({ id: 'searched', params: { turns: 30 } });
});

test('a count before a run limits its steps', () => {
  const runRight: Control = { type: 'runTowards', dx: 1, dy: 0 };
  for (const controls of [[runRight], [{ type: 'run' }, right]] as Control[][]) {
    const session = counted();
    const outcomes = controls.map((control) => act(session, control));
    const { commands, stop } = playOut(session, outcomes.at(-1) ?? null);
    expect(commands, controls[0].type).toHaveLength(3);
    expect(stop).toEqual({ id: 'counted', params: { times: 3 } });
    expect(session.count).toBe(0);
  }
});

test('a count before exploring has no effect', () => {
  const explored = (count: number) => {
    const rooms = [
      { x1: 1, y1: 1, x2: 4, y2: 2 },
      { x1: 6, y1: 1, x2: 8, y2: 2 },
    ];
    const session = counted('########## #@...#...# #........# ##########', { rooms });
    session.told.toRest = true;
    session.count = count;
    const outcome = playOut(session, press(session, 'explore'));
    return { ...outcome, count: session.count };
  };
  expect(explored(0).commands.length).toBeGreaterThan(1);
  expect(explored(1)).toEqual(explored(0));
});
