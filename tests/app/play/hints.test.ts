import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Hints } from '../../../src/app/play/hints.ts';
import type { Shell } from '../../../src/app/shell.ts';
import { startSession } from '../../../src/controls/session.ts';
import { hintIds } from '../../../src/describe/hints.ts';
import { removeAlive } from '../../../src/game/combat/death.ts';
import { fov } from '../../../src/game/systems/fov.ts';
import { readOptions } from '../../../src/page/options/options.ts';
import { makeSettings } from '../../../src/page/settings.ts';
import { place, scene } from '../../world.ts';

/** A card without elements. */
const card = vi.hoisted(() => ({
  elements: [],
  isOpen: false,
  show() {
    card.isOpen = true;
  },
  place() {},
  placeBelow() {},
  hide() {
    card.isOpen = false;
  },
}));
vi.mock('../../../src/page/hint.ts', () => ({ makeHintCard: () => card }));

const campaigns = [{ id: 'simple', look: 'tiles' as const }];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', { addEventListener() {} });
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem() {} });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  card.hide();
});

/** A game in which the hint about a dangerous monster is shown, and no other is new. */
function withHint() {
  const settings = makeSettings(readOptions(campaigns, null), campaigns);
  const hints = new Hints({
    settings,
    current: { mode: 'play' },
    device: 'gamepad',
    text: { hidesMap: true },
    modes: { focus() {} },
  } as unknown as Shell);
  const game = scene('########## #@.......# ##########');
  const wolf = place(game, 'wolf', 4, 1);
  game.stores.Health.current[game.hero] = 1;
  fov(game);
  const session = startSession(game);
  const follow = () => hints.follow(session, []);
  follow();
  expect(card.isOpen).toBe(true);
  settings.keep({ hintsShown: [...hintIds] });
  return { game, wolf, follow };
}

test('a hint stays while its advice applies, for some time', () => {
  const { follow } = withHint();
  follow();
  expect(card.isOpen).toBe(true);
  vi.advanceTimersByTime(12_000);
  follow();
  expect(card.isOpen).toBe(false);
});

test('a hint is removed when its advice does not apply any more', () => {
  const { game, wolf, follow } = withHint();
  removeAlive(game, wolf);
  fov(game);
  follow();
  expect(card.isOpen).toBe(false);
});
