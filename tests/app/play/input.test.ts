import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CurrentGame } from '../../../src/app/current-game.ts';
import { type KeyTarget, playByKeys } from '../../../src/app/play/input.ts';
import { act } from '../../../src/controls/act.ts';
import { type Session, startSession } from '../../../src/controls/session.ts';
import { opponentsInSight } from '../../../src/game/actors/actors.ts';
import { campaign, scene } from '../../world.ts';

let keyboard: EventTarget;
/** The parent of the focused element, by its selector. */
let focusIn: string;
let current: { mode: 'play'; session: Session };

beforeEach(() => {
  keyboard = new EventTarget();
  focusIn = '';
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
    outcomes: { show() {} },
    screen: { showDiagonal() {} },
  };
  playByKeys(page as unknown as KeyTarget);
});
afterEach(() => vi.unstubAllGlobals());

/** Presses Tab. Returns whether the browser moves the focus, which the game prevents when it uses the key. */
function tabMovesFocus(shiftKey = false): boolean {
  const event = new Event('keydown', { cancelable: true });
  const facts = { key: 'Tab', code: 'Tab', shiftKey, ctrlKey: false, altKey: false, repeat: false };
  keyboard.dispatchEvent(Object.assign(event, facts));
  return !event.defaultPrevented;
}

/** Attacks the rat by Tab until it is dead. */
function winByTab(): void {
  const { game } = current.session;
  game.stores.Health.current[opponentsInSight(game)[0]] = 1;
  while (opponentsInSight(game).length > 0) expect(tabMovesFocus()).toBe(false);
}

test('a Tab too many after a fight does not move the focus, and the next one does', () => {
  winByTab();
  expect(tabMovesFocus()).toBe(false);
  expect(tabMovesFocus()).toBe(true);
});

test('Tab moves the focus after a fight by Tab and a turn without the keyboard', () => {
  winByTab();
  act(current.session, { type: 'wait' });
  expect(tabMovesFocus()).toBe(true);
});

test('Tab moves the focus in a new game after a fight by Tab in the last game', () => {
  winByTab();
  const game = scene('##### #@..# #####');
  game.turn = current.session.game.turn;
  current.session = startSession(game);
  expect(tabMovesFocus()).toBe(true);
});

test('Shift and Tab move the focus back without a monster in view and in the text view', () => {
  focusIn = '.text-view';
  expect(tabMovesFocus(true)).toBe(true);
  expect(current.session.game.turn).toBe(0);
  focusIn = '';
  expect(tabMovesFocus(true)).toBe(false);
  expect(current.session.game.turn).toBe(1);
  current.session = startSession(scene('##### #@..# #####'));
  expect(tabMovesFocus(true)).toBe(true);
});
