import { afterEach, expect, test, vi } from 'vitest';
import type { Camera } from '../../../src/app/play/camera.ts';
import { playByPointer } from '../../../src/app/play/play-by-pointer.ts';
import type { Shell } from '../../../src/app/shell.ts';
import { type Outcome, startSession } from '../../../src/controls/session.ts';
import { heroCell } from '../../../src/game/entity.ts';
import type { Screen } from '../../../src/screen/view.ts';
import { scene } from '../../world.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['touch', 'attacks it', { x: 1, y: 1 }],
  ['mouse', 'steps there', { x: 2, y: 2 }],
])(
  'a press of a %s just beside a monster %s, whatever pointer the device has first',
  (pointerType, _, hero) => {
    const session = startSession(scene('##### #@w.# #...# #####'));
    const { game } = session;
    const shown: Outcome[] = [];
    game.stores.Health.current[game.hero] = 1000;
    vi.stubGlobal('window', Object.assign(new EventTarget(), { setTimeout: () => 0 }));
    // The first pointer is the other one.
    vi.stubGlobal('matchMedia', () => ({ matches: pointerType === 'mouse' }));
    const canvas = Object.assign(new EventTarget(), { style: {}, setPointerCapture() {} });
    const places = {
      targetAt: (x: number, y: number) => ({ type: 'cell', x: Math.floor(x), y: Math.floor(y) }),
      positionAt: (x: number, y: number) => ({ x, y }),
      isMapAt: () => true,
    };
    const page = {
      current: { mode: 'play', session },
      outcomes: { show: (outcome: Outcome) => shown.push(outcome) },
      device: 'keys',
    } as unknown as Shell;
    const look = { hold: () => false, takesTap: () => false, close() {} };
    const screen = { canvas, places } as unknown as Screen;
    playByPointer(screen, page, look, {} as Camera, () => null);
    const facts = { pointerId: 1, isPrimary: true, button: 0, clientX: 2.5, clientY: 2.1 };
    for (const type of ['pointerdown', 'pointerup']) {
      canvas.dispatchEvent(Object.assign(new Event(type), { ...facts, pointerType }));
    }
    expect(shown).toHaveLength(1);
    expect(heroCell(game)).toEqual(hero);
  },
);
