import type { CDPSession } from 'playwright-core';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { monstersHere } from '../../src/game/actors/actors.ts';
import { takeTurn } from '../../src/game/game.ts';
import type { Score } from '../../src/records/scores.ts';
import { languages } from '../../src/words/languages.ts';
import { loadWords, wordsOf } from '../../src/words/loading.ts';
import { largestFree } from '../largest-free.ts';
import { arenaCampaign, give, rogueCampaign, scene } from '../world.ts';
import { faultsOfLayout } from './faults-of-layout.ts';
import { openGame } from './made-game.ts';
import { chooseCampaign, chooseLanguage, onePage, page, useOptions } from './one-page.ts';
import { placesOfScreen } from './places-of-screen.ts';
import { picture } from './player.ts';

type Ui = ReturnType<typeof wordsOf>['ui'];

/**
 * The screens that are elements of the page. They do not depend on the look: only the map and the HUD are drawn in
 * tiles or glyphs, and `tests/screen/hud` measures them. The text view is in the place of the map, which takes longer
 * to draw. The kind of pointer changes with the size, so no other file uses the page.
 */
onePage({ alone: true, choices: { textView: 'instead' } });

interface Size {
  readonly width: number;
  readonly height: number;
  /** Whether fingers press the buttons. */
  readonly touch: boolean;
}

/** In all languages. They differ by the length of texts, which shows in a narrow window and in a low one. */
const sizes: readonly Size[] = [
  { width: 360, height: 640, touch: true },
  { width: 844, height: 390, touch: true },
];

/** Only in English: the arrangement of the parts is the same in all languages. */
const furtherSizes: readonly Size[] = [
  { width: 390, height: 844, touch: true },
  { width: 1280, height: 800, touch: false },
  { width: 1920, height: 1080, touch: false },
  { width: 3840, height: 2160, touch: false },
  { width: 820, height: 1180, touch: true },
  { width: 667, height: 375, touch: true },
];

let client: CDPSession;
beforeAll(() => Promise.all(languages.map(loadWords)));
beforeEach(async () => {
  client = await page.context().newCDPSession(page);
});

/** A screen or dialog, and how it is opened and left. */
interface ShownScreen {
  readonly name: string;
  readonly selector: string;
  /** Whether a third of it may be empty, because a scene fills it. */
  readonly hasScene?: boolean;
  /** The most points that may be below the window. All if it is missing. */
  readonly below?: (height: number) => number;
  readonly open?: (ui: Ui) => Promise<unknown>;
  readonly close?: () => Promise<unknown>;
}

/** The faults of screens in windows of all sizes and in all languages. `further`: the windows in English only. */
async function faultsOf(
  screens: readonly ShownScreen[],
  further = furtherSizes,
): Promise<string[]> {
  const found: string[] = [];
  await showBehind('#stage', false);
  for (const language of languages) {
    await chooseLanguage(page, language);
    for (const screen of screens) {
      await screen.open?.(wordsOf(language).ui);
      for (const size of language === 'en' ? [...sizes, ...further] : sizes) {
        const { width, height, touch } = size;
        await client.send('Emulation.setTouchEmulationEnabled', { enabled: touch });
        await page.setViewportSize({ width, height });
        const place = `${screen.name}-${width}x${height}-${language}`;
        found.push(...(await faultsNow(screen, size)).map((fault) => `${place}: ${fault}`));
        await picture(page, place);
      }
      await screen.close?.();
    }
  }
  await showBehind('#stage', true);
  return found;
}

/** The scene behind a screen, and the screens behind a dialog. */
type Behind = '#stage' | 'main';

/** Shows what is behind again, or hides it: it changes no place, but would be drawn again for each size of the window. */
async function showBehind(behind: Behind, isShown: boolean): Promise<void> {
  // People want to see it in the pictures.
  if (process.env.PICTURES) return;
  await page.locator(behind).evaluateAll(
    (all, display) => {
      for (const one of all) one.style.display = display;
    },
    isShown ? '' : 'none',
  );
}

/** The faults of a shown screen. */
async function faultsNow(screen: ShownScreen, { height, touch }: Size): Promise<string[]> {
  const { selector, hasScene, below = () => Number.POSITIVE_INFINITY } = screen;
  const shown = await page.evaluate(placesOfScreen, selector);
  const found = [...shown.faults];
  if (touch) found.push(...(await page.evaluate(faultsOfLayout)));
  if (shown.below > below(height)) found.push(`${shown.below} px are below the window`);
  const free = largestFree(shown.outer, shown.things);
  const share = (free.width * free.height) / (shown.outer.width * shown.outer.height);
  if (!hasScene && share > 1 / 3) found.push(`${Math.round(100 * share)} % are empty`);
  return found;
}

/** A dialog, which Escape closes. `content`: what it shows when it is complete, if that comes later. */
function dialog(name: string, open: (ui: Ui) => Promise<unknown>, content = ''): ShownScreen {
  return {
    name,
    selector: 'dialog[open]',
    async open(ui) {
      await open(ui);
      await page.locator(`dialog[open]:visible ${content}`).last().waitFor();
      await showBehind('main', false);
    },
    async close() {
      // The focus returns to a button behind the dialog.
      await showBehind('main', true);
      // The credits are over the menu.
      const isClosed = async () => {
        await page.keyboard.press('Escape');
        return (await page.locator('dialog[open]').count()) === 0;
      };
      await expect.poll(isClosed).toBe(true);
    },
  };
}

/** A dialog that a button of the title screen opens. */
const ofTitle = (name: string, label: (ui: Ui) => string, content?: string) =>
  dialog(
    name,
    (ui) =>
      page
        .locator('main.title')
        .getByRole('button', { name: label(ui), exact: true })
        .click(),
    content,
  );
/** A dialog that a key of the game opens. */
const byKey = (name: string, key: string) => dialog(name, () => page.keyboard.press(key));

/** Adds scores to the list of Rogue. No games belong to them. */
async function addScores(count: number): Promise<void> {
  const entries = Array.from(
    { length: count },
    (_, n): Score => ({
      id: `score ${n}`,
      campaign: 'rogue',
      seed: `seed ${n}`,
      date: Date.UTC(2026, 10, n + 1),
      turns: 1000 * n,
      depth: n + 1,
      level: n + 1,
      points: 5000 - 300 * n,
      cause: { won: false, by: 'attack', kind: 'hobgoblin' },
      mods: n % 3 === 0 ? ['kobold.json'] : [],
      daily: null,
      unranked: null,
      end: '',
      picture: '',
      verified: null,
    }),
  );
  await page.evaluate(async (all) => {
    const request = indexedDB.open('simple-roguelike');
    await new Promise((resolve) => {
      request.onsuccess = resolve;
    });
    const transaction = request.result.transaction('scores', 'readwrite');
    for (const entry of all) transaction.objectStore('scores').put(entry, entry.id);
    await new Promise((resolve) => {
      transaction.oncomplete = resolve;
    });
    request.result.close();
  }, entries);
}

test('no text of the title screen and its dialogs is cut off or covered, no third of a dialog is empty, and a finger can hit each button', async () => {
  await chooseCampaign(page, 'rogue');
  await addScores(6);
  const faults = await faultsOf([
    {
      name: 'title',
      selector: 'main.title',
      hasScene: true,
      below: () => 0,
    },
    ofTitle('bestiary', ({ bestiary }) => bestiary.heading),
    ofTitle('options', ({ option }) => option.heading),
    // The scores are read from the storage while the dialog is open already.
    ofTitle('scores', ({ scores }) => scores.heading, '.score-lists li'),
  ]);
  // The field for a seed stays open. It needs room, which only the small windows lack.
  await page.click('.seed-button');
  const seed = { name: 'seed', selector: 'main.title', hasScene: true };
  faults.push(...(await faultsOf([seed], [])));
  expect(faults).toEqual([]);
  // Large texts leave the height of a phone on its side.
  await useOptions(page, { textSize: 150 });
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await page.evaluate(placesOfScreen, 'main.title')).toMatchObject({ below: 0, faults: [] });
}, 300_000);

test('no text of the palette of the sandbox is cut off or covered, and a finger can hit each button', async () => {
  const { placer } = wordsOf('en').ui;
  await page.getByRole('button', { name: placer.heading }).click();
  await page.locator('.sandbox').waitFor();
  const palette = { name: 'sandbox', selector: '.sandbox', hasScene: true };
  expect(await faultsOf([palette])).toEqual([]);
});

const room = '################ #@.....H.......# #..............# ################';

test('no text of the dialogs of a game is cut off or covered, no third of them is empty, and a finger can hit each button', async () => {
  const game = scene(room, { campaign: rogueCampaign });
  give(game, 'ration', 'long-sword', 'ration', 'mace', 'ring-mail');
  await openGame(page, game);
  const inMenu = (label: (ui: Ui) => string) => async (ui: Ui) => {
    await page.keyboard.press('Escape');
    await page
      .locator('dialog.menu')
      .getByRole('button', { name: label(ui) })
      .click();
  };
  const faults = await faultsOf([
    { ...byKey('menu', 'Escape'), below: (height) => (height === 390 ? 0 : Infinity) },
    byKey('help', 'Shift+Slash'),
    // The log of a young game is short, and all sheets have one height.
    { ...byKey('log', 'm'), hasScene: true },
    byKey('character', 'Shift+Digit2'),
    byKey('floor', 'Shift+M'),
    dialog(
      'credits',
      inMenu(({ credits }) => credits),
    ),
  ]);
  expect(faults).toEqual([]);
}, 300_000);

test.each([
  {
    end: 'death',
    key: 'Period',
    make() {
      const made = () => {
        const game = scene('###### #@H..# ######', { campaign: rogueCampaign });
        give(game, 'ration', 'mace');
        game.stores.Health.current[game.hero] = 6;
        return game;
      };
      let turns = 0;
      for (const game = made(); !game.ending; turns++) takeTurn(game, { type: 'wait' });
      // The page plays the last turn.
      const game = made();
      for (let turn = 1; turn < turns; turn++) takeTurn(game, { type: 'wait' });
      return game;
    },
  },
  {
    end: 'escape',
    key: 'Shift+Comma',
    make() {
      const game = scene('###### #@<..# ######', { campaign: rogueCampaign });
      give(game, 'ration', 'long-sword', 'mace', 'ring-mail', 'two-handed-sword', 'arrow');
      Object.assign(game, { prizeHeld: true, score: 12345 });
      takeTurn(game, { type: 'move', dx: 1, dy: 0 });
      return game;
    },
  },
  {
    end: 'prize',
    key: 'KeyP',
    make() {
      const game = scene('###### #@j..# ######', { depth: 5 });
      takeTurn(game, { type: 'move', dx: 1, dy: 0 });
      return game;
    },
  },
  {
    end: 'last standing',
    key: 'KeyL',
    make() {
      const game = scene('###### #@e..# ######', { campaign: arenaCampaign, depth: 0 });
      game.stores.Health.current[monstersHere(game)[0]] = 1;
      return game;
    },
  },
])(
  'no text of the screen after a game that ends by $end is cut off, covered, or beside an empty third',
  async ({ end, key, make }) => {
    await openGame(page, make());
    // One press: another one could reach the screen after the game.
    await page.keyboard.press(key);
    await page.waitForSelector('body[data-mode=over]');
    const name = `end by ${end}`;
    expect(await faultsOf([{ name, selector: '.game-over-card' }])).toEqual([]);
  },
);

test('no text of the bar of a replay is cut off or covered, and a finger can hit each button', async () => {
  const { ui } = wordsOf('en');
  await openGame(page, scene(room, { campaign: rogueCampaign }));
  await page.keyboard.press('Period');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: ui.toTitle }).click();
  await page.locator('.saved-games').getByRole('button', { name: ui.saves.watch }).click();
  await page.waitForSelector('body[data-mode=replay]');
  const bar = { name: 'replay', selector: '.replay-bar', hasScene: true };
  expect(await faultsOf([bar])).toEqual([]);
});
