import { addComponent } from 'bitecs';
import { describe, expect, test } from 'vitest';
import { act } from '../../src/controls/act.ts';
import type { Control } from '../../src/controls/controls.ts';
import type { Session } from '../../src/controls/session.ts';
import { startSession } from '../../src/controls/session.ts';
import { tap } from '../../src/controls/tap.ts';
import { Tile } from '../../src/dungeon/grid.ts';
import { changeTile } from '../../src/game/floors/floor.ts';
import { newGame } from '../../src/game/game.ts';
import { fov } from '../../src/game/systems/fov.ts';
import { bagKinds, drawScene, give, messageIds, rogueCampaign, scene } from '../world.ts';
import { playOut } from './automatic/play-out.ts';
import { recordedSession } from './recorded-session.ts';

const room = `
  ######
  #....#
  #..@.#
  #....#
  ######`;

function press(session: Session, ...actions: (Control['type'] | [number, number])[]): void {
  for (const action of actions) {
    act(
      session,
      typeof action === 'string'
        ? ({ type: action } as Control)
        : { type: 'step', dx: action[0], dy: action[1] },
    );
  }
}

const up: [number, number] = [0, -1];
const down: [number, number] = [0, 1];

describe('the bag', () => {
  test('the bag opens with one key, and uses the chosen item with two more', () => {
    const game = scene(room);
    give(game, 'apple', 'dagger');
    const session = recordedSession(game);
    const { turn } = game;
    press(session, 'bag', down, 'confirm');
    expect(session.bag).toMatchObject({ open: true, index: 1, menu: 0 });
    expect(game.turn).toBe(turn);
    press(session, 'confirm');
    expect(game.stores.Gear.weapon[game.hero]).not.toBe(0);
    expect(session.bag.open).toBe(false);
    expect(game.turn).toBe(turn + 1);
  });

  test('Look closes the bag, which covers the map, and other sheets leave it open', () => {
    const game = scene(room);
    give(game, 'apple', 'dagger');
    const session = recordedSession(game);
    press(session, 'bag');
    expect(act(session, { type: 'character' })).toMatchObject({ request: 'character' });
    expect(session.bag.open).toBe(true);
    expect(act(session, { type: 'examine' })).toMatchObject({ request: 'examine' });
    expect(session.bag.open).toBe(false);
  });

  test('the bag has a cursor that wraps at both ends of the list and of the menu', () => {
    const game = scene(room);
    give(game, 'apple', 'dagger', 'rapier');
    const session = recordedSession(game);
    press(session, 'bag', up);
    expect(session.bag.index).toBe(2);
    press(session, down, 'confirm', up);
    expect(session.bag).toMatchObject({ index: 0, menu: 1 });
    press(session, down);
    expect(session.bag.menu).toBe(0);
  });

  test('the bag goes back one step at a time: menu, list, game', () => {
    const game = scene(room);
    give(game, 'apple');
    const session = recordedSession(game);
    press(session, 'bag', 'confirm', 'back');
    expect(session.bag).toMatchObject({ open: true, menu: null });
    press(session, 'back');
    expect(session.bag.open).toBe(false);
  });

  test('the bag shows ten rows, none of them empty while items above are hidden', () => {
    const game = scene(room);
    give(game, ...new Array(12).fill('apple'));
    const session = recordedSession(game);
    press(session, 'bag', up);
    expect(session.bag).toMatchObject({ index: 11, offset: 2 });
    press(session, 'confirm', down, 'confirm', 'bag');
    expect(bagKinds(game)).toHaveLength(11);
    expect(session.bag).toMatchObject({ index: 10, offset: 1 });
    press(session, down);
    expect(session.bag).toMatchObject({ index: 0, offset: 0 });
  });

  test('an empty bag stays closed, and the answer says so without a command', () => {
    const game = scene(room);
    const session = startSession(game);
    session.takeTurn = () => {
      throw new Error('No command is played.');
    };
    expect(act(session, { type: 'bag' })).toEqual({ type: 'nothingFor', verb: 'bag' });
    expect(session.bag.open).toBe(false);
    expect(messageIds(game)).toEqual([]);
  });
});

test('the digging key does nothing in a campaign whose hero cannot dig', () => {
  const session = recordedSession(newGame(rogueCampaign, 'no digging'));
  expect(act(session, { type: 'dig' })).toBeNull();
  expect(session.asking).toBeNull();
});

describe('the question for a digging direction', () => {
  test('the question for a digging direction is answered by a direction', () => {
    const game = scene('##### #@%.# #####');
    const session = recordedSession(game);
    press(session, 'dig');
    expect(session.asking).toEqual({ type: 'dig', count: 0 });
    press(session, [1, 0]);
    expect(drawScene(game)[1]).toBe('#@..#');
    expect(session.asking).toBeNull();
  });

  test('the question for a digging direction ignores a held key and is cancelled by any other control', () => {
    const game = scene('##### #@%.# #####');
    const session = recordedSession(game);
    press(session, 'dig');
    act(session, { type: 'step', dx: 1, dy: 0 }, { repeat: true });
    expect(session.asking).toEqual({ type: 'dig', count: 0 });
    press(session, 'confirm');
    expect(session.asking).toBeNull();
    expect(game.turn).toBe(0);
  });
});

describe('the question for a throwing direction', () => {
  const apart = `
    ##########
    #........#
    #..@....r#
    #........#
    ##########`;

  /** A session whose hero can throw and has chosen to throw a dagger. */
  function thrower() {
    const game = scene(apart);
    addComponent(game.world, game.hero, game.stores.Thrower);
    give(game, 'apple', 'dagger');
    const session = recordedSession(game);
    press(session, 'bag', down, 'confirm', up);
    return { game, session };
  }

  test('the question for a throwing direction comes from the menu of the bag, which closes, and is answered by a direction', () => {
    const { game, session } = thrower();
    press(session, 'confirm');
    expect(session.bag.open).toBe(false);
    expect(session.asking).toEqual({ type: 'throw', slot: 1, count: 0 });
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
  ])(
    'the question for a throwing direction is answered by a tap on %i, %i with the nearest direction',
    (x, y, dx, dy) => {
      const { session } = thrower();
      press(session, 'confirm');
      tap(session, { type: 'cell', x, y });
      expect(session.commands).toEqual([{ type: 'throw', slot: 1, dx, dy }]);
    },
  );

  test('the question for a throwing direction is cancelled by a tap on the hero', () => {
    const { session } = thrower();
    press(session, 'confirm');
    tap(session, { type: 'cell', x: 3, y: 2 });
    expect(session.asking).toBeNull();
    expect(session.commands).toEqual([]);
  });
});

describe('a run', () => {
  const corridor = '######## #@....a# ########';

  test.each<[string, (session: Session) => void]>([
    ['by key and direction', (session) => press(session, 'run', [1, 0])],
    ['with Shift', (session) => act(session, { type: 'runTowards', dx: 1, dy: 0 })],
    [
      'by key and a tap',
      (session) => {
        press(session, 'run');
        tap(session, { type: 'cell', x: 6, y: 1 });
      },
    ],
  ])('%s records each step as a command', (_, go) => {
    const game = scene(corridor);
    const session = recordedSession(game);
    go(session);
    playOut(session, null);
    expect(session.commands).toEqual(new Array(4).fill({ type: 'move', dx: 1, dy: 0 }));
    expect(session.asking).toBeNull();
    expect(game.turn).toBe(4);
  });

  test('a run returns the events of one step at a time, so that the page can show each step', () => {
    const session = recordedSession(scene(corridor));
    const outcome = act(session, { type: 'runTowards', dx: 1, dy: 0 });
    const steps = outcome?.type === 'turn' && outcome.events.filter((e) => e.type === 'stepped');
    expect(steps).toHaveLength(1);
    const rest = playOut(session, null);
    expect(rest.events.filter((e) => e.type === 'stepped')).toHaveLength(3);
  });

  test('a run into a wall has a message and uses no turn', () => {
    const session = recordedSession(scene(corridor));
    act(session, { type: 'runTowards', dx: -1, dy: 0 });
    expect(messageIds(session.game)).toEqual(['blocked']);
    expect(session.commands).toEqual([]);
  });

  test('a run moves the cursor of an open bag as a step does', () => {
    const game = scene(room);
    give(game, 'apple', 'dagger');
    const session = recordedSession(game);
    press(session, 'bag');
    act(session, { type: 'runTowards', dx: 0, dy: 1 });
    expect(session.bag.index).toBe(1);
  });
});

describe('a key during an automatic command', () => {
  const hall = '############ #@.........# ############';
  const explore: Control = { type: 'explore' };

  test('a key during an automatic command lets it go on if it has started it', () => {
    const session = recordedSession(scene(hall));
    act(session, { type: 'runTowards', dx: 1, dy: 0 }, { key: 'L' });
    expect(act(session, { type: 'runTowards', dx: 1, dy: 0 }, { key: 'L' })).toBeNull();
    expect(session.series).not.toBeNull();
    expect(playOut(session, null).commands).toHaveLength(9);
  });

  test.each<[string, Control, string | undefined]>([
    ['a run in another direction', { type: 'runTowards', dx: -1, dy: 0 }, 'H'],
    ['another command', explore, 'o'],
    ['the same command by a button', { type: 'runTowards', dx: 1, dy: 0 }, undefined],
  ])('a key during an automatic command stops it if it means %s', (_, control, key) => {
    const session = recordedSession(scene(hall));
    act(session, { type: 'runTowards', dx: 1, dy: 0 }, { key: 'L' });
    const outcome = act(session, control, key === undefined ? {} : { key });
    expect(outcome).toMatchObject({ stop: { id: 'interrupted' } });
    expect(session.commands).toHaveLength(1);
  });
});

test('searching is a command, which the game refuses if the hero cannot search', () => {
  const session = recordedSession(scene(room));
  press(session, 'search');
  expect(messageIds(session.game)).toEqual(['cannotSearch']);
  addComponent(session.game.world, session.game.hero, session.game.stores.Searcher);
  press(session, 'search');
  expect(session.commands).toEqual([{ type: 'search' }]);
});

test('after the end of a game no control has an effect', () => {
  const game = scene('##### #@w.# #####');
  const session = recordedSession(game);
  press(session, 'wait');
  const { turn } = game;
  press(session, 'wait', [1, 0], 'here');
  expect(game.turn).toBe(turn);
});

test('a replaced takeTurn plays every command, also each step of a run', () => {
  const session = recordedSession(scene(room));
  const played: string[] = [];
  const { takeTurn } = session;
  session.takeTurn = (game, command) => {
    played.push(command.type);
    return takeTurn(game, command);
  };
  press(session, 'wait', up, 'search');
  playOut(session, act(session, { type: 'runTowards', dx: -1, dy: 0 }));
  expect(played).toEqual(['wait', 'move', 'search', 'move', 'move']);
});

test.each([
  ['wait', '@'],
  ['search', '@'],
  ['pickup', '@'],
  ['down', '>'],
  ['up', '<'],
] as const)('%s is a command', (type, tile) => {
  const game = scene('##### #@..# #####');
  if (tile !== '@') changeTile(game.floor, 6, tile === '>' ? Tile.stairsDown : Tile.stairsUp);
  fov(game);
  const session = recordedSession(game);
  const asked: unknown[] = [];
  session.takeTurn = (_, command) => {
    asked.push(command);
    return [];
  };
  press(session, type);
  expect(asked).toEqual([{ type }]);
});

test.each(['help', 'menu', 'panel'] as const)(
  '%s is a request to the page, also while the bag is open',
  (request) => {
    const game = scene(room);
    give(game, 'apple');
    const session = recordedSession(game);
    expect(act(session, { type: request })).toEqual({ type: 'request', request });
    press(session, 'bag');
    expect(act(session, { type: request })).toEqual({ type: 'request', request });
    expect(session.bag.open).toBe(true);
  },
);

test('back requests the menu of the game when nothing is open', () => {
  const session = recordedSession(scene(room));
  expect(act(session, { type: 'back' })).toEqual({ type: 'request', request: 'menu' });
});

test('here takes the stairs under the hero, and has no effect on bare floor', () => {
  const session = recordedSession(scene('###### #@.>.# ######'));
  expect(act(session, { type: 'here' })).toBeNull();
  press(session, [1, 0], [1, 0], 'here');
  expect(session.commands.at(-1)).toEqual({ type: 'down' });
});

test('a letter without a command is reported with its key and uses no turn', () => {
  const session = recordedSession(newGame(rogueCampaign, 'no command'));
  const { turn } = session.game;
  expect(act(session, { type: 'other' }, { key: 'F' })).toEqual({ type: 'noCommand', key: 'F' });
  // The hero of Rogue cannot dig.
  expect(act(session, { type: 'dig' }, { key: 'x' })).toEqual({ type: 'noCommand', key: 'x' });
  expect(act(session, { type: 'other' }, { key: 'F5' })).toBeNull();
  act(session, { type: 'digit', digit: 3 });
  expect(act(session, { type: 'other' }, { key: 'F' })).toEqual({ type: 'changed' });
  expect(session.game.turn).toBe(turn);
});

test('a key without a meaning has no effect', () => {
  const session = recordedSession(scene(room));
  expect(act(session, { type: 'other' })).toBeNull();
  expect(session.commands).toEqual([]);
});

test('a held key waits for as many turns as it repeats', () => {
  const session = recordedSession(scene(room));
  act(session, { type: 'wait' });
  for (let n = 0; n < 3; n++) act(session, { type: 'wait' }, { repeat: true });
  expect(session.commands).toEqual(new Array(4).fill({ type: 'wait' }));
  expect(session.game.turn).toBe(4);
});

test('the bag ignores diagonal steps and unknown menu entries', () => {
  const game = scene(room);
  give(game, 'apple', 'dagger');
  const session = recordedSession(game);
  press(session, 'bag');
  expect(act(session, { type: 'step', dx: 1, dy: 1 })).toBeNull();
  expect(act(session, { type: 'step', dx: -1, dy: -1 })).toBeNull();
  expect(act(session, { type: 'wait' })).toBeNull();
  session.bag = { ...session.bag, menu: 9 };
  expect(act(session, { type: 'confirm' })).toBeNull();
  expect(session.bag.open).toBe(true);
});

test('a command closes the bag and keeps the cursor on an item', () => {
  const game = scene(room);
  give(game, 'apple', 'dagger');
  const session = recordedSession(game);
  press(session, 'bag', down, 'confirm', down, 'confirm');
  expect(bagKinds(game)).toEqual(['apple']);
  expect(session.bag).toMatchObject({ open: false, index: 0, offset: 0, menu: null, verb: null });
});

test('the zoom keys leave an open question as it is', () => {
  const session = recordedSession(scene(room));
  press(session, 'dig');
  expect(act(session, { type: 'zoomIn' })).toEqual({ type: 'request', request: 'zoomIn' });
  expect(act(session, { type: 'zoomOut' }, { repeat: true })).toMatchObject({ request: 'zoomOut' });
  expect(session.asking).toEqual({ type: 'dig', count: 0 });
});
