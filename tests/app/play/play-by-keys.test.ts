import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CurrentGame } from '../../../src/app/current-game.ts';
import { playByKeys } from '../../../src/app/play/play-by-keys.ts';
import type { Shell } from '../../../src/app/shell.ts';
import { act } from '../../../src/controls/act.ts';
import { type Outcome, type Session, startSession } from '../../../src/controls/session.ts';
import { opponentsInSight } from '../../../src/game/actors/actors.ts';
import { campaign, give, scene } from '../../world.ts';

let keyboard: EventTarget;
/** The parent of the focused element, by its selector. */
let focusIn: string;
/** The outcomes that were shown. */
let shown: Outcome[];
let current: { mode: 'play'; session: Session };

beforeEach(() => {
  keyboard = new EventTarget();
  focusIn = '#stage';
  shown = [];
  const document = {
    querySelector: () => null,
    activeElement: { closest: (selector: string) => (selector === focusIn ? {} : null) },
  };
  vi.stubGlobal('window', keyboard);
  vi.stubGlobal('document', Object.assign(new EventTarget(), document));
  for (const type of ['Input', 'TextArea', 'Select', '']) {
    vi.stubGlobal(`HTML${type}Element`, class {});
  }
  current = { mode: 'play', session: startSession(scene('##### #@r.# #####')) };
  const page = {
    settings: { options: { keySet: 'vi', keys: {} } },
    current: current as unknown as CurrentGame,
    chosen: campaign,
    isLoading: false,
    takes: () => false,
    outcomes: { show: (outcome: Outcome) => shown.push(outcome) },
    screen: { showDiagonal() {} },
  };
  playByKeys(page as unknown as Shell);
});
afterEach(() => vi.unstubAllGlobals());

/** Presses a key. Returns whether the browser uses it, which the game prevents when it does. */
function pressed(key: string, { shiftKey = false, repeat = false } = {}): boolean {
  const event = new Event('keydown', { cancelable: true });
  const facts = { key, code: key, shiftKey, ctrlKey: false, altKey: false, repeat };
  keyboard.dispatchEvent(Object.assign(event, facts));
  return !event.defaultPrevented;
}

/** Presses Tab. Returns whether the browser moves the focus. */
function tabMovesFocus(shiftKey = false): boolean {
  return pressed('Tab', { shiftKey });
}

const warning: Outcome = { type: 'changed', stop: { id: 'noMonster', params: { tab: true } } };

/** Shows a floor without monsters. */
function startAlone(): void {
  current.session = startSession(scene('##### #@..# #####'));
}

test('the first Tab without a monster in view only says so, and a second one directly after it moves the focus', () => {
  startAlone();
  expect(tabMovesFocus()).toBe(false);
  expect(shown).toEqual([warning]);
  expect(current.session.game.turn).toBe(0);
  // A held key is one press.
  expect(pressed('Tab', { repeat: true })).toBe(false);
  expect(tabMovesFocus()).toBe(true);
  expect(shown).toEqual([warning]);
});

test('after another key, Tab without a monster in view says so again', () => {
  startAlone();
  for (const key of ['x', 'F9']) {
    expect(tabMovesFocus()).toBe(false);
    pressed(key);
  }
  expect(tabMovesFocus()).toBe(false);
  expect(shown.filter((outcome) => outcome && outcome.type === 'changed' && outcome.stop)).toEqual([
    warning,
    warning,
    warning,
  ]);
});

test('away from the map, Tab without a monster in view moves the focus at once', () => {
  startAlone();
  focusIn = 'button';
  expect(tabMovesFocus()).toBe(true);
  expect(shown).toEqual([]);
});

test('Tab in the open bag or in a question about a direction moves the focus without a word', () => {
  startAlone();
  current.session.asking = { type: 'run', count: 0 };
  expect(tabMovesFocus()).toBe(true);
  current.session.asking = null;
  current.session.bag = { ...current.session.bag, open: true };
  expect(tabMovesFocus()).toBe(true);
  expect(shown).toEqual([]);
});

test('a count before a Tab that only warns is used up', () => {
  startAlone();
  act(current.session, { type: 'digit', digit: 9 });
  tabMovesFocus();
  expect(current.session.count).toBe(0);
});

test('a Tab too many after a fight does not move the focus, and the next one does', () => {
  const { game } = current.session;
  game.stores.Health.current[opponentsInSight(game)[0]] = 1;
  while (opponentsInSight(game).length > 0) expect(tabMovesFocus()).toBe(false);
  expect(tabMovesFocus()).toBe(false);
  expect(shown.at(-1)).toEqual(warning);
  expect(tabMovesFocus()).toBe(true);
});

test('after a turn without the keyboard, and in a new game, Tab without a monster in view says so again', () => {
  startAlone();
  tabMovesFocus();
  act(current.session, { type: 'wait' });
  expect(tabMovesFocus()).toBe(false);
  const { turn } = current.session.game;
  startAlone();
  current.session.game.turn = turn;
  expect(tabMovesFocus()).toBe(false);
  expect(tabMovesFocus()).toBe(true);
});

test('Tab stops an automatic command in place of moving the focus', () => {
  startAlone();
  act(current.session, { type: 'digit', digit: 9 });
  act(current.session, { type: 'wait' });
  expect(current.session.series).not.toBeNull();
  expect(tabMovesFocus()).toBe(false);
  expect(current.session.series).toBeNull();
});

test('in the open bag the keys of pages repeat and scroll nothing else', () => {
  const { session } = current;
  give(session.game, ...new Array(9).fill('apple'));
  session.bag = { ...session.bag, rows: 3, column: 3 };
  const turns = (key: string, repeat = false) => {
    const isScrolling = pressed(key, { repeat });
    return [isScrolling, session.bag.index];
  };
  expect(turns('PageDown')).toEqual([true, 0]);
  act(session, { type: 'bag' });
  expect(turns('PageDown')).toEqual([false, 3]);
  expect(turns('PageDown', true)).toEqual([false, 6]);
  expect(turns('PageUp', true)).toEqual([false, 3]);
  expect(turns('End')).toEqual([false, 8]);
  expect(turns('Home')).toEqual([false, 0]);
  act(session, { type: 'back' });
  expect(turns('End')).toEqual([true, 0]);
});

test('Shift and Tab move the focus back at once, with a monster in view or without', () => {
  for (const start of [() => {}, startAlone]) {
    start();
    for (const place of ['#stage', '.text-view']) {
      focusIn = place;
      expect(tabMovesFocus(true)).toBe(true);
    }
  }
  expect(current.session.game.turn).toBe(0);
});
