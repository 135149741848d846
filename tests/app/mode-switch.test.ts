import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ModeSwitch } from '../../src/app/mode-switch.ts';
import type { Shell } from '../../src/app/shell.ts';
import { performTitleAction } from '../../src/app/title/title-actions.ts';
import { TitleOffer } from '../../src/app/title/title-offer.ts';
import type { SavedGameCard } from '../../src/page/title/saved-game-item.ts';

beforeEach(() => void vi.stubGlobal('document', { body: { dataset: {} } }));
afterEach(() => vi.unstubAllGlobals());

const card = (id: string): SavedGameCard => ({
  id,
  campaign: 'simple',
  seed: id,
  copied: false,
  mods: [],
  summary: { depth: 0, level: 1, turn: 1, health: { now: 9, max: 12 } },
  saved: 1,
  map: null,
  problem: null,
  deleted: false,
});

/** The title screen after a game was left, whose storing ends with `store`. */
function leaveGame(listed: readonly SavedGameCard[]) {
  let store = () => {};
  const stored = new Promise<void>((resolve) => {
    store = resolve;
  });
  const opened: string[] = [];
  const restarted: string[] = [];
  const nothing = () => {};
  const page = {
    settings: { options: { campaign: 'simple' } },
    campaigns: { source: () => ({ id: 'simple' }) },
    // The offer is shown by the real page; here only its first game matters.
    current: { mode: 'leaving', leave: nothing },
    title: { waitForGames: nothing, listGames: nothing },
    demo: {
      campaign: 'simple',
      start: nothing,
      restart: (campaign: string) => restarted.push(campaign),
    },
    main: {},
    look: { close: nothing },
    briefing: { place: nothing },
    hints: { hide: nothing },
    screen: { camera: { follow: nothing }, notify: nothing, redraw: nothing },
    saves: {
      leave: () => stored,
      games: { list: async () => offer.list(listed, true) },
    },
    offline: { update: async () => false },
    errors: {
      show(error: unknown) {
        throw error;
      },
    },
  };
  const offer = new TitleOffer(page as unknown as Shell);
  const modes = new ModeSwitch({ ...page, offer } as unknown as Shell);
  const titlePage = {
    offer,
    modes: { openSaved: (id: string) => opened.push(id) },
    modules: { isLoading: false, wait: (promise: Promise<unknown>) => promise },
  } as unknown as Shell;
  const confirm = () => performTitleAction(titlePage, { type: 'confirm', seed: null });
  return { offer, modes, store, opened, restarted, settings: page.settings, confirm };
}

test('Z right after leaving a game waits until that game is in the list, and opens it', async () => {
  const { offer, modes, store, opened, confirm } = leaveGame([card('left'), card('older')]);
  offer.list([card('older')], true);
  modes.openTitle(null);
  confirm();
  await new Promise((resolve) => setTimeout(resolve));
  expect(opened).toEqual([]);
  store();
  await vi.waitFor(() => expect(opened).toEqual(['left']));
});

test('after a game of another campaign, the demo behind the title screen is a new one of the chosen campaign', () => {
  const { modes, settings, restarted } = leaveGame([]);
  settings.options.campaign = 'rogue';
  modes.openTitle(null);
  expect(restarted).toEqual(['rogue']);
});

test('after a game of the same campaign, the demo behind the title screen goes on', () => {
  const { modes, settings, restarted } = leaveGame([]);
  settings.options.campaign = 'simple';
  modes.openTitle(null);
  expect(restarted).toEqual([]);
});
