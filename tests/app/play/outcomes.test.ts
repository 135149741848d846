import { afterEach, expect, test, vi } from 'vitest';
import { Outcomes } from '../../../src/app/play/outcomes.ts';
import type { Shell } from '../../../src/app/shell.ts';
import { act } from '../../../src/controls/act.ts';
import { startSession } from '../../../src/controls/session.ts';
import { wordsOf } from '../../../src/words/loading.ts';
import { scene } from '../../world.ts';

test.each(['en', 'ja', 'ru'] as const)(
  'the answer to opening an empty bag is shown in %s',
  (language) => {
    const tell = vi.fn();
    const nothing = () => {};
    const session = startSession(scene('##### #@..# #####'));
    const page = {
      tell,
      current: { session },
      look: { close: nothing },
      briefing: { leave: nothing },
      screen: {},
    };
    new Outcomes(page as unknown as Shell).show(act(session, { type: 'bag' }));
    const words = wordsOf(language);
    expect(tell.mock.calls[0][0](words)).toBe(words.ui.nothingFor.bag);
  },
);

afterEach(() => vi.unstubAllGlobals());

test.each([
  [1, 1],
  [0, 0],
])('poison that does %i damage to the hero vibrates %i times', (damage, times) => {
  const vibrate = vi.fn();
  vi.stubGlobal('navigator', { vibrate });
  const session = startSession(scene('##### #@..# #####'));
  const { game } = session;
  const nothing = () => {};
  const page = {
    settings: { options: { vibrates: true, volume: 0, language: 'en' }, words: wordsOf('en') },
    current: { session },
    screen: { notify: nothing, redraw: nothing },
    announcer: { announce: nothing, say: nothing },
    prompts: { ask: nothing },
    briefing: { leave: nothing },
    hints: { follow: nothing },
    look: { close: nothing },
    modules: { lab: null },
  };
  const target = game.stores.Identity.seq[game.hero];
  const at = { x: 1, y: 1 };
  new Outcomes(page as unknown as Shell).show({
    type: 'turn',
    events: [{ type: 'hit', attacker: 0, target, from: at, at, damage, cause: 'poison' }],
  });
  expect(vibrate).toHaveBeenCalledTimes(times);
});
