import { addComponent } from 'bitecs';
import { describe, expect, test } from 'vitest';
import { act, scroll, startWalk, tap } from '../../src/controls/act.ts';
import type { Action } from '../../src/controls/keys.ts';
import { type Session, startSession } from '../../src/controls/session.ts';
import {
  arenaCampaign,
  bagKinds,
  drawScene,
  give,
  messageIds,
  monsterAt,
  rogueCampaign,
  scene,
} from '../world.ts';

const room = `
  ######
  #....#
  #..@.#
  #....#
  ######`;

function press(session: Session, ...actions: (Action['type'] | [number, number])[]): void {
  for (const action of actions) {
    act(
      session,
      typeof action === 'string'
        ? ({ type: action } as Action)
        : { type: 'step', dx: action[0], dy: action[1] },
    );
  }
}

const up: [number, number] = [0, -1];
const down: [number, number] = [0, 1];

describe('the bag', () => {
  test('opens, chooses with the cursor, and uses an item with two presses', () => {
    const game = scene(room);
    give(game, 'apple', 'dagger');
    const session = startSession(game);
    const { turn } = game;
    press(session, 'bag', down, 'confirm');
    expect(session.bag).toMatchObject({ open: true, index: 1, menu: 0 });
    expect(game.turn).toBe(turn);
    press(session, 'confirm');
    expect(game.stores.Gear.weapon[game.hero]).not.toBe(0);
    expect(session.bag.open).toBe(false);
    expect(game.turn).toBe(turn + 1);
  });

  test('wraps at both ends, in the list and in the action menu', () => {
    const game = scene(room);
    give(game, 'apple', 'dagger', 'rapier');
    const session = startSession(game);
    press(session, 'bag', up);
    expect(session.bag.index).toBe(2);
    press(session, down, 'confirm', up);
    expect(session.bag).toMatchObject({ index: 0, menu: 1 });
    press(session, down);
    expect(session.bag.menu).toBe(0);
  });

  test('goes back a step at a time: menu, list, game', () => {
    const game = scene(room);
    give(game, 'apple');
    const session = startSession(game);
    press(session, 'bag', 'confirm', 'back');
    expect(session.bag).toMatchObject({ open: true, menu: null });
    press(session, 'back');
    expect(session.bag.open).toBe(false);
  });

  test('shows ten rows, and never an empty one while items hide above', () => {
    const game = scene(room);
    give(game, ...new Array(12).fill('apple'));
    const session = startSession(game);
    press(session, 'bag', up);
    expect(session.bag).toMatchObject({ index: 11, offset: 2 });
    press(session, 'confirm', down, 'confirm', 'bag');
    expect(bagKinds(game)).toHaveLength(11);
    expect(session.bag).toMatchObject({ index: 10, offset: 1 });
    press(session, down);
    expect(session.bag).toMatchObject({ index: 0, offset: 0 });
  });

  test('is not opened when empty: a line says so and no turn is used', () => {
    const game = scene(room);
    const session = startSession(game);
    press(session, 'bag');
    expect(session.bag.open).toBe(false);
    expect(messageIds(game)).toEqual(['nothing']);
    expect(game.turn).toBe(0);
  });
});

describe('digging asks for a direction', () => {
  test('and a direction answers', () => {
    const game = scene('##### #@%.# #####');
    const session = startSession(game);
    press(session, 'dig');
    expect(session.asking).toEqual({ type: 'dig' });
    press(session, [1, 0]);
    expect(drawScene(game)[1]).toBe('#@..#');
    expect(session.asking).toBeNull();
  });

  test('anything else takes the question back, and a held key answers nothing', () => {
    const game = scene('##### #@%.# #####');
    const session = startSession(game);
    press(session, 'dig');
    act(session, { type: 'step', dx: 1, dy: 0 }, true);
    expect(session.asking).toEqual({ type: 'dig' });
    press(session, 'confirm');
    expect(session.asking).toBeNull();
    expect(game.turn).toBe(0);
  });
});

describe('throwing asks for a direction', () => {
  const apart = `
    ##########
    #........#
    #..@....r#
    #........#
    ##########`;

  /** The hero of the scene can throw, and has a dagger. */
  function thrower() {
    const game = scene(apart);
    addComponent(game.world, game.hero, game.stores.Thrower);
    give(game, 'apple', 'dagger');
    const session = startSession(game);
    press(session, 'bag', down, 'confirm', up);
    return { game, session };
  }

  test('from the menu of the bag, which closes; then a direction throws', () => {
    const { game, session } = thrower();
    press(session, 'confirm');
    expect(session.bag.open).toBe(false);
    expect(session.asking).toEqual({ type: 'throw', slot: 1 });
    press(session, [1, 0]);
    expect(session.asking).toBeNull();
    expect(session.commands).toEqual([{ type: 'throw', slot: 1, dx: 1, dy: 0 }]);
    expect(bagKinds(game)).toEqual(['apple']);
  });

  test.each([
    [8, 2, 1, 0],
    [8, 1, 1, 0],
    [6, 4, 1, 1],
    [2, 0, -1, -1],
    [3, 4, 0, 1],
  ])('a tap on %i, %i throws in the nearest direction', (x, y, dx, dy) => {
    const { session } = thrower();
    press(session, 'confirm');
    tap(session, { type: 'cell', x, y });
    expect(session.commands).toEqual([{ type: 'throw', slot: 1, dx, dy }]);
  });

  test('a tap on the hero takes the question back', () => {
    const { session } = thrower();
    press(session, 'confirm');
    tap(session, { type: 'cell', x: 3, y: 2 });
    expect(session.asking).toBeNull();
    expect(session.commands).toEqual([]);
  });
});

describe('running', () => {
  const corridor = '######## #@....a# ########';

  test.each<[string, (session: Session) => void]>([
    ['by key and direction', (session) => press(session, 'run', [1, 0])],
    ['with Shift', (session) => act(session, { type: 'dash', dx: 1, dy: 0 })],
    [
      'by key and a tap',
      (session) => {
        press(session, 'run');
        tap(session, { type: 'cell', x: 6, y: 1 });
      },
    ],
  ])('%s keeps every step as a command of its own', (_, go) => {
    const game = scene(corridor);
    const session = startSession(game);
    go(session);
    expect(session.commands).toEqual(new Array(4).fill({ type: 'move', dx: 1, dy: 0 }));
    expect(session.asking).toBeNull();
    expect(game.turn).toBe(4);
  });

  test('tells of all its steps at once', () => {
    const outcome = act(startSession(scene(corridor)), { type: 'dash', dx: 1, dy: 0 });
    const steps = outcome?.type === 'turn' && outcome.events.filter((e) => e.type === 'stepped');
    expect(steps).toHaveLength(4);
  });

  test('into a wall says so and uses no turn', () => {
    const session = startSession(scene(corridor));
    act(session, { type: 'dash', dx: -1, dy: 0 });
    expect(messageIds(session.game)).toEqual(['blocked']);
    expect(session.commands).toEqual([]);
  });

  test('moves the cursor of an open bag like a step', () => {
    const game = scene(room);
    give(game, 'apple', 'dagger');
    const session = startSession(game);
    press(session, 'bag');
    act(session, { type: 'dash', dx: 0, dy: 1 });
    expect(session.bag.index).toBe(1);
  });
});

describe('searching', () => {
  test('is a command of its own, refused where the hero cannot', () => {
    const session = startSession(scene(room));
    press(session, 'search');
    expect(messageIds(session.game)).toEqual(['cannotSearch']);
    addComponent(session.game.world, session.game.hero, session.game.stores.Searcher);
    press(session, 'search');
    expect(session.commands).toEqual([{ type: 'search' }]);
  });
});

describe('a tap', () => {
  test('on a neighbour steps or attacks', () => {
    const game = scene('##### #.@r# #####');
    const session = startSession(game);
    const rat = monsterAt(game, 3, 1);
    tap(session, { type: 'cell', x: 3, y: 1 });
    expect(game.stores.Health.current[rat]).toBe(2);
    tap(session, { type: 'cell', x: 1, y: 1 });
    expect(drawScene(game)[1].indexOf('@')).toBe(1);
  });

  test('on the hero does what is here, else waits', () => {
    const game = scene('##### #@..# #####');
    const session = startSession(game);
    tap(session, { type: 'cell', x: 1, y: 1 });
    expect(game.turn).toBe(1);
    give(game, 'apple');
    press(session, 'bag', 'confirm', down, 'confirm');
    tap(session, { type: 'cell', x: 1, y: 1 });
    expect(messageIds(game)).toEqual(['picked']);
  });

  test('on a farther cell takes a step of the shortest known way there, round walls', () => {
    const game = scene(`
      ######
      #@...#
      #.#..#
      #....#
      ######`);
    tap(startSession(game), { type: 'cell', x: 4, y: 3 });
    expect(drawScene(game)[1]).toBe('#.@..#');
  });

  test('on the bag, a row and an action uses the item', () => {
    const game = scene(room);
    give(game, 'apple', 'dagger');
    const session = startSession(game);
    tap(session, { type: 'bag' });
    expect(session.bag.open).toBe(true);
    tap(session, { type: 'bagRow', slot: 1 });
    tap(session, { type: 'menuRow', index: 0 });
    expect(game.stores.Gear.weapon[game.hero]).not.toBe(0);
  });
});

test('a walk under a held pointer stops when a monster comes into sight', () => {
  const game = scene(
    `##########
     #..%.....#
     #@.......#
     #..%....r#
     ##########`,
    {
      rooms: [
        { x1: 1, y1: 1, x2: 2, y2: 3 },
        { x1: 4, y1: 1, x2: 8, y2: 3 },
      ],
    },
  );
  const session = startSession(game);
  const walk = startWalk(session);
  let steps = 0;
  while (walk?.(7, 2)) steps++;
  expect(steps).toBe(3);
  expect(drawScene(game)[2][4]).toBe('@');
});

test('after the end of a game nothing acts any more', () => {
  const game = scene('##### #@w.# #####');
  const session = startSession(game);
  press(session, 'wait');
  const { turn } = game;
  press(session, 'wait', [1, 0], 'here');
  expect(game.turn).toBe(turn);
});

test('a far tap leads through the doorway that the hero remembers', () => {
  const game = scene(
    `#######
     #..%..#
     #@.%..#
     #.....#
     #######`,
  );
  const session = startSession(game);
  for (let i = 0; i < 4; i++) tap(session, { type: 'cell', x: 5, y: 2 });
  expect(drawScene(game)[2]).toBe('#..%.@#');
  expect(game.turn).toBe(4);
});

describe('a bag of twelve under wheel or finger', () => {
  function full() {
    const game = scene(room);
    give(game, ...new Array(12).fill('apple'));
    return startSession(game);
  }

  test('opens and scrolls row by row to its last item, and back', () => {
    const session = full();
    scroll(session, 1);
    expect(session.bag).toMatchObject({ open: true, offset: 1, index: 1 });
    scroll(session, 5);
    expect(session.bag).toMatchObject({ offset: 2, index: 2 });
    tap(session, { type: 'bagRow', slot: 11 });
    expect(session.bag).toMatchObject({ index: 11, menu: 0 });
    scroll(session, -9);
    expect(session.bag).toMatchObject({ offset: 0, index: 9, menu: null });
  });
});

test('where corners forbid the diagonal, a tap and a held pointer lead round them', () => {
  const floor = '##+## #.@.# #...# #####';
  const rooms = [{ x1: 1, y1: 1, x2: 3, y2: 2 }];
  for (const step of [
    (session: Session) => tap(session, { type: 'cell', x: 3, y: 1 }),
    (session: Session) => startWalk(session)(3, 1),
  ]) {
    const game = scene(floor, { campaign: rogueCampaign, rooms });
    const session = startSession(game);
    press(session, [0, -1]);
    step(session);
    expect(drawScene(game)[1]).toBe('#.@.#');
    expect(session.commands.at(-1)).toEqual({ type: 'move', dx: 0, dy: 1 });
  }
});

describe('where there are no diagonals', () => {
  const arena = { campaign: arenaCampaign, depth: 0 };

  test('a tap on a far cell goes along an axis', () => {
    const game = scene('@.... ..... ....e', arena);
    tap(startSession(game), { type: 'cell', x: 2, y: 2 });
    expect(game.turn).toBe(1);
    expect([drawScene(game)[0][1], drawScene(game)[1][0]]).toContain('@');
  });

  test('a held pointer on a diagonal neighbour ends at once, and refusals are not kept', () => {
    const game = scene('@.... ..... ....e', arena);
    const session = startSession(game);
    expect(startWalk(session)?.(1, 1)).toBeNull();
    tap(session, { type: 'cell', x: 1, y: 1 });
    expect(messageIds(game)).toEqual(['noDiagonal']);
    expect(session.commands).toEqual([]);
  });
});

test('whoever measures turns plays them all: steps, and each step of a run', () => {
  const session = startSession(scene(room));
  const played: string[] = [];
  const { takeTurn } = session;
  session.takeTurn = (game, command) => {
    played.push(command.type);
    return takeTurn(game, command);
  };
  press(session, 'wait', up, 'search');
  act(session, { type: 'dash', dx: -1, dy: 0 });
  expect(played).toEqual(['wait', 'move', 'search', 'move', 'move']);
});
