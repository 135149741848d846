import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CurrentGame } from '../../../src/app/current-game.ts';
import { playByDirectionPad } from '../../../src/app/play/direction-pad.ts';
import type { Device } from '../../../src/app/play/next-step.ts';
import type { Shell } from '../../../src/app/shell.ts';
import { startSession } from '../../../src/controls/session.ts';
import type { Command } from '../../../src/game/commands.ts';
import { wordsOf } from '../../../src/words/loading.ts';
import { plainPage, plainSettings } from '../../page/plain-page.ts';
import { give, scene } from '../../world.ts';

const words = wordsOf('en');

/** The elements of the pad. */
let made: ReturnType<typeof plainPage>;
let isTouch: boolean;

beforeEach(() => {
  made = plainPage();
  vi.stubGlobal('matchMedia', () => ({ matches: isTouch }));
});
afterEach(() => vi.unstubAllGlobals());

test('the middle of the direction pad throws in the likely direction while it is asked for', () => {
  isTouch = true;
  const game = scene('#######\n#@..w.#\n#######');
  give(game, 'dagger');
  const session = startSession(game);
  session.asking = { type: 'throw', slot: 0, count: 0 };
  const given: Command[] = [];
  session.played = (command) => given.push(command);
  playByDirectionPad({
    settings: plainSettings(),
    current: { mode: 'play', session },
    isChoosing: false,
    takes: () => false,
    outcomes: { show() {} },
  } as unknown as Shell);
  made.find(({ className }) => className === 'pad-run')?.onclick();
  expect(session.asking).toBeNull();
  expect(given).toEqual([{ type: 'throw', slot: 0, dx: 1, dy: 0 }]);
});

test.each([
  ['a finger', true, 'buttons'],
  ['a mouse', false, 'keys'],
] as const)(
  'a step by the direction pad with %s changes the device that texts name',
  (_, touch, device) => {
    isTouch = touch;
    const session = startSession(scene('##### #@..# #####'));
    let shownFor: Device | null = null;
    const target = {
      settings: plainSettings(),
      current: { mode: 'play', session } as unknown as CurrentGame,
      device: 'gamepad' as Device,
      takes: () => false,
      outcomes: {
        show() {
          shownFor = target.device;
        },
      },
    };
    playByDirectionPad(target as unknown as Shell);
    const button = made.find(({ ariaLabel }) => ariaLabel === words.ui.direction.east);
    button?.dispatchEvent(Object.assign(new Event('click'), { detail: 0 }));
    expect(session.game.turn).toBe(1);
    expect(shownFor).toBe(device);
  },
);
