import { describe, expect, test } from 'vitest';
import { act } from '../../src/controls/act.ts';
import type { Control } from '../../src/controls/controls.ts';
import type { Session } from '../../src/controls/session.ts';
import { dragRow, goTo, scroll, startWalk, tap, touchedCell } from '../../src/controls/tap.ts';
import { bagOf } from '../../src/game/items/bag.ts';
import type { Game } from '../../src/game/world.ts';
import {
  arenaCampaign,
  drawScene,
  give,
  messageIds,
  monsterAt,
  place,
  rogueCampaign,
  scene,
} from '../world.ts';
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

const down: [number, number] = [0, 1];

describe('a held button', () => {
  const wait = { type: 'button', button: 'wait' } as const;

  test('a held button repeats its command, and stops for good when a monster comes into view', () => {
    const game = scene('########## #@.......# ##########');
    const session = recordedSession(game);
    for (const repeat of [false, true, true]) tap(session, wait, repeat);
    expect(game.turn).toBe(3);
    place(game, 'wolf', 8, 1);
    expect(tap(session, wait, true)).toMatchObject({ stop: { id: 'inView' } });
    const { turn } = game;
    expect(tap(session, wait, true)).toBeNull();
    expect(game.turn).toBe(turn);
    // Another press is a decision of the player.
    tap(session, wait, false);
    expect(game.turn).toBe(turn + 1);
  });

  test('a held button neither stops a series nor answers a question', () => {
    const game = scene('########## #@.......# ##########');
    const session = recordedSession(game);
    act(session, { type: 'runTowards', dx: 1, dy: 0 });
    expect(tap(session, wait, true)).toBeNull();
    expect(session.series).not.toBeNull();
    playOut(session, null);
    act(session, { type: 'run' });
    expect(tap(session, wait, true)).toBeNull();
    expect(session.asking).toEqual({ type: 'run', count: 0 });
  });
});

test('a tap on anything but a button, and a journey to a cell, end the count before a command', () => {
  const game = scene('######## #@.....# ########');
  give(game, 'apple');
  const session = recordedSession(game);
  const typeCount = () => act(session, { type: 'digit', digit: 5 });
  typeCount();
  tap(session, { type: 'cell', x: 2, y: 1 });
  expect(session.count).toBe(0);
  typeCount();
  goTo(session, { x: 5, y: 1 });
  expect(session.count).toBe(0);
  playOut(session, null);
  typeCount();
  tap(session, { type: 'bag' });
  expect(session).toMatchObject({ count: 0, bag: { open: true } });
  tap(session, { type: 'bag' });
  typeCount();
  const { turn } = game;
  playOut(session, tap(session, { type: 'button', button: 'wait' }));
  expect(game.turn).toBe(turn + 5);
});

describe('a tap', () => {
  test('a tap on a monster that is not beside the hero is one step towards it', () => {
    const game = scene('######## #@...w.# ########');
    const session = recordedSession(game);
    tap(session, { type: 'cell', x: 5, y: 1 });
    expect(game.turn).toBe(1);
    expect(game.stores.Position.x[game.hero]).toBe(2);
    expect(session.series).toBeNull();
  });

  test('a tap on an adjacent cell steps or attacks', () => {
    const game = scene('##### #.@r# #####');
    const session = recordedSession(game);
    const rat = monsterAt(game, 3, 1);
    tap(session, { type: 'cell', x: 3, y: 1 });
    expect(game.stores.Health.current[rat]).toBe(2);
    tap(session, { type: 'cell', x: 1, y: 1 });
    expect(drawScene(game)[1].indexOf('@')).toBe(1);
  });

  test('a tap on the hero picks up an item there, or waits', () => {
    const game = scene('##### #@..# #####');
    const session = recordedSession(game);
    tap(session, { type: 'cell', x: 1, y: 1 });
    expect(game.turn).toBe(1);
    give(game, 'apple');
    press(session, 'bag', 'confirm', down, 'confirm');
    tap(session, { type: 'cell', x: 1, y: 1 });
    expect(messageIds(game)).toEqual(['picked']);
  });

  test('a tap on a distant cell travels along the shortest known path around walls', () => {
    const game = scene(`
      ######
      #@...#
      #.#..#
      #....#
      ######`);
    const session = recordedSession(game);
    tap(session, { type: 'cell', x: 4, y: 3 });
    expect(drawScene(game)[1]).toBe('#.@..#');
    const { stop } = playOut(session, null);
    expect(stop?.id).toBe('arrived');
    expect(drawScene(game)[3]).toBe('#...@#');
    expect(game.turn).toBe(3);
  });

  test('a tap on the bag, a row and a menu entry uses the item', () => {
    const game = scene(room);
    give(game, 'apple', 'dagger');
    const session = recordedSession(game);
    tap(session, { type: 'bag' });
    expect(session.bag.open).toBe(true);
    tap(session, { type: 'bagRow', slot: 1 });
    tap(session, { type: 'menuRow', index: 0 });
    expect(game.stores.Gear.weapon[game.hero]).not.toBe(0);
  });

  test('a tap on an item of the closed bag opens its menu, so that two taps use it', () => {
    const game = scene(room);
    give(game, 'apple', 'dagger', 'rapier');
    const session = recordedSession(game);
    tap(session, { type: 'bag', slot: 2 });
    expect(session.bag).toMatchObject({ open: true, index: 2, menu: 0 });
    tap(session, { type: 'menuRow', index: 0 });
    expect(session.bag.open).toBe(false);
    expect(game.stores.Gear.weapon[game.hero]).not.toBe(0);
    tap(session, { type: 'bag' });
    expect(session.bag).toMatchObject({ open: true, index: 2, menu: null });
  });

  test('a tap on a slot beside the open bag opens the menu of its item', () => {
    const game = scene(room);
    give(game, 'apple', 'dagger', 'rapier');
    const session = recordedSession(game);
    tap(session, { type: 'bag' });
    tap(session, { type: 'bag', slot: 1 });
    expect(session.bag).toMatchObject({ open: true, index: 1, menu: 0 });
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
  const session = recordedSession(game);
  const walk = startWalk(session);
  const outcomes = [];
  for (let outcome = walk(7, 2); outcome; outcome = walk(7, 2)) outcomes.push(outcome);
  expect(outcomes.map(({ type }) => type)).toEqual(['turn', 'turn', 'turn', 'changed']);
  expect(outcomes.at(-1)).toMatchObject({
    stop: { id: 'appeared', params: { monster: 'rat', seq: expect.any(Number) } },
  });
  expect(drawScene(game)[2][4]).toBe('@');
});

test('a tap on a distant cell leads through a remembered doorway', () => {
  const game = scene(
    `#######
     #..%..#
     #@.%..#
     #.....#
     #######`,
  );
  const session = recordedSession(game);
  playOut(session, tap(session, { type: 'cell', x: 5, y: 2 }));
  expect(drawScene(game)[2]).toBe('#..%.@#');
  expect(game.turn).toBe(4);
});

describe('scrolling a bag of twelve items', () => {
  function full() {
    const game = scene(room);
    give(game, ...new Array(12).fill('apple'));
    return recordedSession(game);
  }

  test('scrolling a bag of twelve items opens the bag and stops at the last item and at the first', () => {
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

  test('scrolling a bag whose items are all visible leaves the cursor on its item', () => {
    const session = full();
    session.bag = { ...session.bag, rows: 12 };
    for (const by of [1, 3, -1]) {
      scroll(session, by);
      expect(session.bag).toMatchObject({ open: true, offset: 0, index: 0 });
    }
    act(session, { type: 'step', dx: 0, dy: -1 });
    scroll(session, -1);
    expect(session.bag).toMatchObject({ offset: 0, index: 11 });
  });

  test('scrolling back from the end of a bag moves the list at once, however many rows it has', () => {
    const session = full();
    session.bag = { ...session.bag, rows: 11 };
    scroll(session, 9);
    expect(session.bag.offset).toBe(1);
    tap(session, { type: 'bagRow', slot: 6 });
    scroll(session, -1);
    expect(session.bag).toMatchObject({ offset: 0, index: 6 });
  });
});

test('a dragged row of a sorted bag follows the finger by rows, whatever the slots of the items are', () => {
  const game = scene(room);
  give(game, ...new Array(11).fill('apple'), 'dagger', 'rapier');
  const session = recordedSession(game);
  session.options.sortsBag = true;
  session.bag = { ...session.bag, rows: 5 };
  scroll(session, 2);
  expect(session.bag.offset).toBe(2);
  // The list begins with the weapons: the apple of slot 3 is three rows under that of slot 0.
  dragRow(session, 3, 0);
  expect(session.bag.offset).toBe(5);
  // The rapier is one row under the dagger, although eleven apples have lower slots.
  dragRow(session, 0, 12);
  expect(session.bag.offset).toBe(6);
});

test('a tap and a held pointer lead around a corner that blocks the diagonal', () => {
  const floor = '##+## #.@.# #...# #####';
  const rooms = [{ x1: 1, y1: 1, x2: 3, y2: 2 }];
  for (const step of [
    (session: Session) => tap(session, { type: 'cell', x: 3, y: 1 }),
    (session: Session) => startWalk(session)(3, 1),
  ]) {
    const game = scene(floor, { campaign: rogueCampaign, rooms });
    const session = recordedSession(game);
    press(session, [0, -1]);
    step(session);
    expect(drawScene(game)[1]).toBe('#.@.#');
    expect(session.commands.at(-1)).toEqual({ type: 'move', dx: 0, dy: 1 });
  }
});

test('scrolling the list of a verb keeps the count that was typed before it', () => {
  const session = recordedSession(scene(room, { campaign: rogueCampaign }));
  give(session.game, 'arrow', 'dart');
  session.game.stores.Item.count[bagOf(session.game, session.game.hero)[0]] = 9;
  act(session, { type: 'digit', digit: 2 });
  press(session, 'throw');
  scroll(session, 1);
  act(session, { type: 'other' }, { key: 'a' });
  expect(session.asking).toEqual({ type: 'throw', slot: 0, count: 2 });
});

describe('in a campaign without diagonal steps', () => {
  const arena = { campaign: arenaCampaign, depth: 0 };

  test('a tap on a distant cell steps along an axis', () => {
    const game = scene('@.... ..... ....e', arena);
    tap(recordedSession(game), { type: 'cell', x: 2, y: 2 });
    expect(game.turn).toBe(1);
    expect([drawScene(game)[0][1], drawScene(game)[1][0]]).toContain('@');
  });

  test('a held pointer on a diagonal cell ends at once, and a refused tap is not recorded', () => {
    const game = scene('@...... ....... ......e', arena);
    const session = recordedSession(game);
    expect(startWalk(session)?.(1, 1)).toBeNull();
    tap(session, { type: 'cell', x: 1, y: 1 });
    expect(messageIds(game)).toEqual(['noDiagonal']);
    expect(session.commands).toEqual([]);
  });
});

describe('a walk under a held pointer', () => {
  const hall = '########## #@.......# ##########';

  test('a walk under a held pointer takes one step per call until it arrives', () => {
    const session = recordedSession(scene(hall));
    const walk = startWalk(session);
    let steps = 0;
    while (walk(4, 1)) steps++;
    expect(steps).toBe(3);
    expect(session.commands).toEqual(new Array(3).fill({ type: 'move', dx: 1, dy: 0 }));
  });

  test('a walk under a held pointer ends when the hero has lost health', () => {
    const session = recordedSession(scene(hall));
    const { game } = session;
    const walk = startWalk(session);
    expect(walk(8, 1)).not.toBeNull();
    game.stores.Health.current[game.hero]--;
    expect(walk(8, 1)).toMatchObject({ stop: { id: 'hurt', params: { lost: 1 } } });
    expect(walk(8, 1)).toBeNull();
    expect(game.turn).toBe(1);
  });

  test('a walk under a held pointer goes on when the hero has gained health', () => {
    const session = recordedSession(scene(hall));
    const { Health } = session.game.stores;
    Health.current[session.game.hero] = 5;
    const walk = startWalk(session);
    Health.current[session.game.hero] = 6;
    expect(walk(8, 1)).not.toBeNull();
    Health.current[session.game.hero] = 5;
    expect(walk(8, 1)).toMatchObject({ stop: { id: 'hurt' } });
  });

  test('a walk under a held pointer does not attack', () => {
    const session = recordedSession(scene('##### #.@r# #####'));
    expect(startWalk(session)(3, 1)).toBeNull();
    expect(session.commands).toEqual([]);
  });

  test('a walk under a held pointer ends on another floor and after the end of the game', () => {
    const session = recordedSession(scene(hall));
    const { game } = session;
    const walk = startWalk(session);
    game.floor = { ...game.floor, depth: 2 };
    expect(walk(8, 1)).toMatchObject({ stop: { id: 'newFloor' } });
    const other = recordedSession(scene(hall));
    const otherWalk = startWalk(other);
    other.game.ending = { won: false, by: 'hunger' } as never;
    expect(otherWalk(8, 1)).toMatchObject({ stop: { id: 'ended' } });
  });

  test('a walk under a held pointer does not begin with a press that closes the bag or answers a question', () => {
    const game = scene(hall);
    give(game, 'apple');
    const session = recordedSession(game);
    press(session, 'bag');
    const walk = startWalk(session);
    tap(session, { type: 'cell', x: 8, y: 1 });
    expect(session.bag.open).toBe(false);
    expect(walk(8, 1)).toBeNull();
    press(session, 'dig');
    const answer = startWalk(session);
    tap(session, { type: 'cell', x: 8, y: 1 });
    expect(answer(8, 1)).toBeNull();
  });
});

test('a tap on a button acts like its key', () => {
  const session = recordedSession(scene(room));
  tap(session, { type: 'button', button: 'wait' });
  expect(session.commands).toEqual([{ type: 'wait' }]);
  expect(tap(session, { type: 'button', button: 'help' })).toEqual({
    type: 'request',
    request: 'help',
  });
});

test('a tap on an empty row of the bag opens or closes the bag', () => {
  const game = scene(room);
  give(game, 'apple');
  const session = recordedSession(game);
  tap(session, { type: 'bagRow', slot: 5 });
  expect(session.bag).toMatchObject({ open: true, menu: null });
  tap(session, { type: 'bagRow', slot: 5 });
  expect(session.bag.open).toBe(false);
});

test('the button of the bag closes the bag, also over the menu of an item', () => {
  const game = scene(room);
  give(game, 'apple');
  const session = recordedSession(game);
  tap(session, { type: 'button', button: 'bag' });
  tap(session, { type: 'bagRow', slot: 0 });
  expect(session.bag).toMatchObject({ open: true, menu: 0 });
  tap(session, { type: 'button', button: 'bag' });
  expect(session.bag.open).toBe(false);
});

test('a button that acts in the dungeon closes the open bag first', () => {
  const game = scene(room);
  give(game, 'apple');
  const session = recordedSession(game);
  const { turn } = game;
  tap(session, { type: 'button', button: 'bag' });
  tap(session, { type: 'button', button: 'wait' });
  expect(session.bag.open).toBe(false);
  expect(game.turn).toBe(turn + 1);
});

test('a tap on the hero cancels a throw, one on an unknown cell leaves it open, any other one aims it', () => {
  const floor = '########### #@......K.# ########### ########### ###########';
  const rooms = [{ x1: 1, y1: 1, x2: 9, y2: 1 }];
  for (const [x, y, commands, isOpen] of [
    [1, 1, 0, false],
    [9, 4, 0, true],
    [8, 1, 1, false],
    [2, 2, 1, false],
  ] as const) {
    const game = scene(floor, { campaign: rogueCampaign, rooms });
    give(game, 'dagger');
    const session = recordedSession(game);
    session.asking = { type: 'throw', slot: 0, count: 0 };
    tap(session, { type: 'cell', x, y });
    expect(session.asking !== null).toBe(isOpen);
    expect(session.commands).toHaveLength(commands);
  }
});

test('a tap on the bag or on a row cancels a question', () => {
  const game = scene(room);
  give(game, 'apple');
  const session = recordedSession(game);
  for (const target of [{ type: 'bag' }, { type: 'bagRow', slot: 0 }] as const) {
    press(session, 'dig');
    tap(session, target);
    expect(session.asking).toBeNull();
  }
});

test('a tap on a menu entry without an open bag, or while a verb waits for an item, has no effect', () => {
  const game = scene(room, { campaign: rogueCampaign });
  give(game, 'ration', 'mace');
  const session = recordedSession(game);
  expect(tap(session, { type: 'menuRow', index: 0 })).toBeNull();
  press(session, 'throw');
  expect(session.bag.open).toBe(true);
  expect(tap(session, { type: 'menuRow', index: 0 })).toBeNull();
  expect(session.commands).toEqual([]);
});

test('a tap on a button of the item at the cursor uses the item before its menu is open', () => {
  const game = scene(room);
  give(game, 'apple', 'dagger');
  const session = recordedSession(game);
  press(session, 'bag');
  act(session, { type: 'step', dx: 0, dy: 1 });
  tap(session, { type: 'menuRow', index: 0 });
  expect(session.commands).toEqual([{ type: 'equip', slot: 1 }]);
});

test('a step to the side in the menu of an item chooses the next button', () => {
  const game = scene(room);
  give(game, 'apple');
  const session = recordedSession(game);
  press(session, 'bag');
  press(session, 'confirm');
  expect(session.bag.menu).toBe(0);
  act(session, { type: 'step', dx: 1, dy: 0 });
  expect(session.bag.menu).toBe(1);
  act(session, { type: 'step', dx: -1, dy: 0 });
  expect(session.bag.menu).toBe(0);
});

test('an empty bag does not scroll, nor does a bag while a question is open', () => {
  const game = scene(room);
  const session = recordedSession(game);
  expect(scroll(session, 1)).toBeNull();
  give(game, 'apple');
  press(session, 'dig');
  expect(scroll(session, 1)).toBeNull();
  expect(session.bag.open).toBe(false);
});

test('the hero travels to a chosen cell, but only next to a monster there', () => {
  const game = scene('######## #@...r.# ########');
  const session = recordedSession(game);
  expect(goTo(session, { x: 1, y: 1 })).toBeNull();
  expect(playOut(session, goTo(session, { x: 3, y: 1 })).stop?.id).toBe('arrived');
  const beside = { id: 'beside', params: { monster: 'rat' } };
  const toRat = () => playOut(session, goTo(session, { x: 5, y: 1 })).stop;
  expect([toRat(), toRat()]).toEqual([beside, beside]);
  expect(drawScene(game)).toContain('#...@r.#');
  expect(messageIds(game)).not.toContain('hit');
});

test('the hero does not travel to a chosen cell with a danger in view, and says so', () => {
  const session = recordedSession(scene('######## #@...w.# ########'));
  const { commands, stop } = playOut(session, goTo(session, { x: 3, y: 1 }));
  expect(commands).toEqual([]);
  expect(stop).toEqual({
    id: 'inView',
    params: { monster: 'wolf', seq: expect.any(Number), stopped: false },
  });
  // To the danger itself neither.
  expect(playOut(session, goTo(session, { x: 5, y: 1 }))).toMatchObject({ commands: [], stop });
});

test('a finger that has just missed a dangerous monster beside the hero means it', () => {
  const game = scene('###### #....# #.@w.# #....# ######');
  const session = recordedSession(game);
  const touched = (x: number, y: number) =>
    touchedCell(session, { x: Math.floor(x), y: Math.floor(y) }, { x, y });
  const wolf = { x: 3, y: 2 };
  expect(touched(3.5, 1.8)).toEqual(wolf);
  expect(touched(2.8, 3.2)).toEqual(wolf);
  // The middle of a cell is that cell, so that the hero can flee to it.
  expect(touched(2.5, 1.5)).toEqual({ x: 2, y: 1 });
  expect(touched(3.5, 1.5)).toEqual({ x: 3, y: 1 });
  expect(touched(2.9, 2.5)).toEqual({ x: 2, y: 2 });
});

test('a finger beside a sleeping monster means the cell under it, until the monster wakes', () => {
  const game = scene('###### #....# #.@O.# ######', { campaign: rogueCampaign });
  const touched = () => touchedCell(recordedSession(game), { x: 3, y: 1 }, { x: 3.5, y: 1.9 });
  const { awake } = game.stores.AI;
  const orc = monsterAt(game, 3, 2);
  awake[orc] = 0;
  expect(touched()).toEqual({ x: 3, y: 1 });
  awake[orc] = 1;
  expect(touched()).toEqual({ x: 3, y: 2 });
});

test('a finger beside a harmless or distant monster means the cell under it', () => {
  const touched = (game: Game) =>
    touchedCell(recordedSession(game), { x: 3, y: 1 }, { x: 3.5, y: 1.9 });
  expect(touched(scene('###### #....# #.@w.# ######'))).toEqual({ x: 3, y: 2 });
  expect(touched(scene('###### #....# #@.w.# ######'))).toEqual({ x: 3, y: 1 });
});
