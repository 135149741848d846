import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, onTestFinished } from 'vitest';
import { type Options, padPlaces } from '../../src/page/options/options.ts';
import { wordsOf } from '../../src/words/loading.ts';
import type { Language } from '../../src/words/texts.ts';
import { sharedBrowser } from './chromium.ts';
import { drop, listed, visit } from './player.ts';

/** The options that a file can contain. */
export type Choices = Omit<Options, 'campaign' | 'hintsShown' | 'look'>;

/** The options of a new visitor, without hints: a hint covers a part of the map. */
const usual: Choices = {
  language: 'en',
  keySet: 'vi',
  keys: {},
  textSize: 100,
  tileSize: 100,
  motion: 'auto',
  animationSpeed: 100,
  palette: 'standard',
  confirms: true,
  sortsBag: false,
  leaves: [],
  textView: 'off',
  pad: 'hidden',
  padPlace: padPlaces.usual,
  hints: false,
  volume: 0,
  vibrates: false,
  looks: {},
};

/** The page of the tests of a file that calls `onePage`. */
export let page: Page;

interface Opened {
  readonly page: Page;
  readonly faults: string[];
  /** The number of tests that have used it. */
  tests: number;
}

/** The page of all files of this worker that need no special one; null if it must be opened. */
let usualPage: Opened | null = null;

/** After this number of tests the worker opens another page, so that a page cannot grow without limit. */
const mostTests = 60;

/**
 * Gives each test of a file the page at its title screen, without games and scores and with the same options.
 * The tests share one page, also with other files of the worker, because a page takes seconds to open. After a
 * failed test, the next test has a new page. A test puts other things back: mods, replaced functions of the browser,
 * an open notice.
 */
export function onePage({
  options = {},
  choices = {},
  before,
  alone = false,
}: {
  readonly options?: BrowserContextOptions;
  /** Options that differ from those of a new visitor. */
  readonly choices?: Partial<Choices>;
  /** Runs in the page before its own scripts. */
  readonly before?: () => void;
  /** Whether no other file may use the page. It is so with other options than the size of the window. */
  readonly alone?: boolean;
} = {}): void {
  const { viewport: _, ...device } = options;
  const isShared = !alone && !before && Object.keys(device).length === 0;
  const first = { ...usual, ...choices };
  let opened: Opened | null = null;
  const close = async () => {
    await opened?.page.context().close();
    opened = null;
  };
  beforeAll(() => {
    if (isShared) opened = usualPage;
  });
  beforeEach(async () => {
    if (opened && (opened.page.isClosed() || opened.tests >= mostTests)) await close();
    if (!opened) opened = await openAtTitle(options, before);
    opened.tests++;
    page = opened.page;
    await freshTitle(page, first, options);
  });
  afterEach(async ({ task }) => {
    const faults = opened?.faults.splice(0) ?? [];
    if (task.result?.state === 'fail' || faults.length > 0) await close();
    expect(faults).toEqual([]);
  });
  afterAll(async () => {
    if (!isShared) return close();
    usualPage = opened;
    // A page that no test uses draws nothing. The last test may have closed it.
    if (opened && !opened.page.isClosed())
      await opened.page.emulateMedia({ reducedMotion: 'reduce' });
  });
}

/** Opens the title screen of a new visitor. */
async function openAtTitle(
  options: BrowserContextOptions,
  before: () => void = () => {},
): Promise<Opened> {
  const browser = await sharedBrowser(inject('browserPath'));
  // A test that reloads the page keeps the options that it has chosen.
  const store = `localStorage['${optionsKey}'] ??= '${JSON.stringify(usual)}'`;
  const content = `${store}; (${before})();`;
  return { ...(await visit(browser, inject('address'), options, { content })), tests: 0 };
}

/** A page for one test, which needs another device or another start. It is closed after the test. */
export async function ownPage(
  options: BrowserContextOptions = {},
  before?: Parameters<typeof visit>[3],
): Promise<Page> {
  const browser = await sharedBrowser(inject('browserPath'));
  const { page, faults } = await visit(browser, inject('address'), options, before);
  onTestFinished(async () => {
    await page.context().close();
    expect(faults).toEqual([]);
  });
  return page;
}

const optionsKey = 'simple-roguelike options';

/** Brings a page to the title screen as a new visitor sees it, whatever is open. */
async function freshTitle(
  page: Page,
  choices: Choices,
  { viewport, reducedMotion = 'reduce', hasTouch }: BrowserContextOptions,
): Promise<void> {
  for (const other of page.context().pages()) if (other !== page) await other.close();
  await page.context().clearPermissions();
  await page.emulateMedia({ reducedMotion, forcedColors: null, contrast: null, colorScheme: null });
  const size = viewport ?? { width: 800, height: 500 };
  if (JSON.stringify(page.viewportSize()) !== JSON.stringify(size))
    await page.setViewportSize(size);
  if (!hasTouch) await page.mouse.move(0, 0);
  await leaveGame(page);
  const { hasComplaints, isSimple, stored } = await page.evaluate((key) => {
    document.querySelector<HTMLElement>('.profiler:not([hidden]) button.close')?.click();
    const stored: Options = JSON.parse(localStorage.getItem(key) ?? '{}');
    return {
      hasComplaints: document.querySelector('.complaints > *') !== null,
      isSimple: document.querySelector('[name=title-campaign][value=simple]:checked') !== null,
      stored,
    };
  }, optionsKey);
  // Messages stay until a game begins.
  if (hasComplaints) {
    await page.locator('.start-form').evaluate((form: HTMLFormElement) => form.requestSubmit());
    await page.waitForSelector('body[data-mode=play]');
    await leaveGame(page);
  }
  await forgetGames(page);
  const isChanged = (name: keyof Choices) =>
    JSON.stringify(stored[name]) !== JSON.stringify(choices[name]);
  const changed = (Object.keys(choices) as (keyof Choices)[]).filter(isChanged);
  if (changed.length > 0) await useOptions(page, choices);
  // Each hint is shown once. The button that shows them again also turns hints on.
  if (stored.hintsShown?.length > 0) {
    await hintsAgain(page);
    await useOptions(page, { hints: choices.hints });
  }
  if (!isSimple) await chooseCampaign(page, 'simple');
}

/** Leaves everything for the title screen by a button of the menu, which need not be open. */
async function leaveGame(page: Page): Promise<void> {
  const leave = page.locator('dialog.menu button.leave');
  const isLeft = () =>
    leave.evaluate((button: HTMLButtonElement) => {
      for (const dialog of document.querySelectorAll('dialog')) dialog.close();
      history.replaceState(null, '', location.pathname);
      // The game over screen ignores clicks at first.
      button.click();
      return document.body.dataset.mode === 'title';
    });
  await expect.poll(isLeft).toBe(true);
  await listed(page);
}

/** Empties the database. The title screen lists the games again, as after a change in another tab. */
export async function forgetGames(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('simple-roguelike');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const tables = [...database.objectStoreNames];
    const change = database.transaction(tables, 'readwrite');
    for (const table of tables) change.objectStore(table).clear();
    await new Promise((done) => {
      change.oncomplete = done;
    });
    database.close();
    const channel = new BroadcastChannel('simple-roguelike games');
    channel.postMessage(null);
    channel.close();
  });
  await page.locator('.saved-games li').first().waitFor({ state: 'detached' });
}

/** Changes options by a file with options that is dropped on the page. */
export async function useOptions(page: Page, choices: Partial<Choices>): Promise<void> {
  const file = { format: 'simple-roguelike options', version: 1, ...choices };
  await drop(page, { 'options.json': JSON.stringify(file) });
  const dialog = page.locator('dialog.options');
  await dialog.locator('.file-lines .aside').waitFor();
  await dialog.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
}

/** Shows all hints again from the options of the title screen. */
export async function hintsAgain(page: Page): Promise<void> {
  const { ui } = wordsOf('en');
  await page.getByRole('button', { name: ui.option.heading, exact: true }).click();
  await page.getByRole('button', { name: ui.option.hintsAgain }).click();
  await page.keyboard.press('Escape');
  await page.locator('dialog.options').waitFor({ state: 'hidden' });
}

/** Chooses a language by its button on the title screen, which no finger can reach while a dialog is open. */
export async function chooseLanguage(page: Page, language: Language): Promise<void> {
  const radio = page.locator(`[name=title-language][value=${language}]`);
  // The screen after a game ignores clicks at first.
  const chosen = async () => {
    await radio.evaluate((button: HTMLElement) => button.click());
    return page.getAttribute('html', 'lang');
  };
  await expect.poll(chosen).toBe(language);
}

/** Chooses a campaign on the title screen. */
export async function chooseCampaign(page: Page, id: string): Promise<void> {
  await page.locator(`input[name=title-campaign][value=${id}]`).check({ force: true });
}

/** Opens the link of a fight or a pack, which needs no other page. `link`: from `#`. */
export async function openLink(page: Page, link: string): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, link);
}
