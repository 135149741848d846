import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeEach, expect, inject, onTestFinished } from 'vitest';
import { type Options, padPlaces } from '../../src/page/options/options.ts';
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
  textView: 'off',
  pad: 'hidden',
  padPlace: padPlaces.usual,
  hints: false,
  volume: 0,
  looks: {},
};

/** The page of the tests of a file that calls `onePage`. */
export let page: Page;

/**
 * Gives each test of a file the page at its title screen, without games and scores and with the same options.
 * The tests share one page, because a page takes seconds to open. After a failed test, the next test has a new
 * page. A test puts other things back: mods, replaced functions of the browser, an open notice.
 */
export function onePage({
  options = {},
  choices = {},
  before = () => {},
}: {
  readonly options?: BrowserContextOptions;
  /** Options that differ from those of a new visitor. */
  readonly choices?: Partial<Choices>;
  /** Runs in the page before its own scripts. */
  readonly before?: () => void;
} = {}): void {
  const first = { ...usual, ...choices };
  let opened: Awaited<ReturnType<typeof visit>> | null = null;
  const close = async () => {
    await opened?.page.context().close();
    opened = null;
  };
  beforeEach(async () => {
    if (opened) return freshTitle(page, first, options);
    const browser = await sharedBrowser(inject('browserPath'));
    // A test that reloads the page keeps the options that it has chosen.
    const store = `localStorage['${optionsKey}'] ??= '${JSON.stringify(first)}'`;
    const content = `${store}; (${before})();`;
    opened = await visit(browser, inject('address'), options, { content });
    page = opened.page;
  });
  afterEach(async ({ task }) => {
    const faults = opened?.faults.splice(0) ?? [];
    if (task.result?.state === 'fail' || faults.length > 0) await close();
    expect(faults).toEqual([]);
  });
  afterAll(close);
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
  await page.emulateMedia({ reducedMotion, forcedColors: null, contrast: null, colorScheme: null });
  const size = viewport ?? { width: 800, height: 500 };
  if (JSON.stringify(page.viewportSize()) !== JSON.stringify(size))
    await page.setViewportSize(size);
  if (!hasTouch) await page.mouse.move(0, 0);
  await leaveGame(page);
  // Messages stay until a game begins.
  if ((await page.locator('.complaints > *').count()) > 0) {
    await page.locator('.start-form').evaluate((form: HTMLFormElement) => form.requestSubmit());
    await page.waitForSelector('body[data-mode=play]');
    await leaveGame(page);
  }
  await forgetGames(page);
  const stored: Options = await page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key) ?? '{}'),
    optionsKey,
  );
  const isChanged = (name: keyof Choices) =>
    JSON.stringify(stored[name]) !== JSON.stringify(choices[name]);
  const changed = (Object.keys(choices) as (keyof Choices)[]).filter(isChanged);
  if (changed.length > 0) await useOptions(page, choices);
  await chooseCampaign(page, 'simple');
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
