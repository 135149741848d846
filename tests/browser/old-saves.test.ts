import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { commandSchema } from '../../src/game/commands.ts';
import { contentHash } from '../../src/state/hash.ts';
import { wordsOf } from '../../src/words/loading.ts';
import { textIn } from '../../src/words/sentences.ts';
import { arenaCampaign, campaign, rogueCampaign } from '../world.ts';
import { launch } from './chromium.ts';
import { listed, Player, picture, toTitle, visit } from './player.ts';

/**
 * `tests/records/old-saves` contains saves that the first versions of the game wrote: version 1 by commit
 * 90f9d04, version 2 by commit c522527, after 40 turns.
 */
const saveOf = (name: string) => readFileSync(`tests/records/old-saves/${name}.json`, 'utf8');

const address = inject('address');
const { ui } = wordsOf('en');
let browser: Browser;

beforeAll(async () => {
  browser = await launch(inject('browserPath'));
});
afterAll(() => browser.close());

/** The page in a browser with the storage of an earlier version. */
function visitWith(storage: Readonly<Record<string, string>>) {
  // Only before the first load of the page: the game changes its storage.
  const content = `if (!sessionStorage.filled) {
    sessionStorage.filled = 'yes';
    Object.assign(localStorage, ${JSON.stringify(storage)});
  }`;
  return visit(browser, address, {}, { content });
}

const save = 'simple-roguelike-unfinished';
const waiting = 'simple-roguelike-waiting';
const cards = (page: Page) => page.locator('.saved-games li');
const stored = (page: Page) =>
  page.evaluate(([a, b]) => [localStorage.getItem(a), localStorage.getItem(b)], [save, waiting]);

test('saves of version 2 are moved to the list, once, and continue', async () => {
  const others = ['version-2-rogue', 'version-2-arena'].map(saveOf);
  const { page, faults } = await visitWith({
    [save]: saveOf('version-2-simple'),
    [waiting]: `[${others.join(',')}]`,
  });
  expect(await stored(page)).toEqual([null, null]);
  await page.reload();
  await page.waitForSelector('.saved-games[aria-busy=false]');
  expect(await cards(page).count()).toBe(3);
  for (const { name: names } of [campaign, rogueCampaign, arenaCampaign]) {
    const name = textIn(names, 'en');
    const card = cards(page).filter({ has: page.getByText(name, { exact: true }) });
    expect(await card.textContent()).toContain(`${ui.turn}\u00a040`);
    await card.getByRole('button', { name: ui.goOn }).click();
    await page.waitForSelector('body[data-mode=play]');
    expect(await page.textContent('.announcer-status')).toContain(`${ui.turn} 40`);
    await page.keyboard.press('Period');
    expect(await page.textContent('.announcer-status')).toContain(`${ui.turn} 41`);
    await toTitle(page);
    await cards(page).getByText(`${ui.turn} 41`).first().waitFor();
  }
  expect(await cards(page).count()).toBe(3);
  expect(faults).toEqual([]);
  await page.context().close();
});

test('a save of version 1 continues exactly if the content is the same', async () => {
  const old = v.parse(
    v.looseObject({ seed: v.string(), commands: v.array(commandSchema) }),
    JSON.parse(saveOf('version-1-simple')),
  );
  const { page, faults } = await visitWith({
    [save]: JSON.stringify({ ...old, content: contentHash(campaign) }),
  });
  await page.keyboard.press('KeyZ');
  await page.waitForSelector('body[data-mode=play]');
  const player = new Player(page, old.seed);
  for (const command of old.commands) player.follow(command);
  await player.play({ type: 'wait' });
  expect(await stored(page)).toEqual([null, null]);
  expect(faults).toEqual([]);
  await page.context().close();
});

test('a save of version 1 of other content stays in the list with the reason, and can be saved as a file and deleted', async () => {
  const old = saveOf('version-1-simple');
  const { page, faults } = await visitWith({ [save]: old });
  const card = cards(page).first();
  await card.getByText('the rules have changed since').waitFor();
  await picture(page, 'old-save');
  expect(await card.getByRole('button', { name: ui.goOn }).count()).toBe(0);
  await page.reload();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    card.getByRole('button', { name: ui.saves.download }).click(),
  ]);
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject(JSON.parse(old));
  await card.getByRole('button', { name: ui.saves.delete }).click();
  await card.getByRole('button', { name: ui.saves.deleteSure }).click();
  await card.waitFor({ state: 'detached' });
  await page.reload();
  await listed(page);
  expect(await cards(page).count()).toBe(0);
  expect(await stored(page)).toEqual([null, null]);
  expect(faults).toEqual([]);
  await page.context().close();
});

test('a save of version 2 that waits for a mod stays in the list until the mod is added', async () => {
  const old = JSON.parse(saveOf('version-2-simple'));
  const mods = [{ file: 'slime.json', hash: 'a'.repeat(64) }];
  const { page, faults } = await visitWith({ [save]: JSON.stringify({ ...old, mods }) });
  await cards(page).getByText('add the mods that it was played with').waitFor();
  await page.keyboard.press('KeyZ');
  await page.waitForSelector('body[data-mode=play]');
  await page.keyboard.press('Period');
  await page.reload();
  await cards(page).nth(1).waitFor();
  expect(faults).toEqual([]);
  await page.context().close();
});

test('damaged data of an earlier version is ignored and stays', async () => {
  const half = saveOf('version-2-simple').slice(0, 5000);
  const { page, faults } = await visitWith({ [save]: half, [waiting]: '{"look":3,"version":1' });
  expect(await cards(page).count()).toBe(0);
  expect(await stored(page)).toEqual([half, '{"look":3,"version":1']);
  const player = await Player.start(page, 'day23');
  await player.play({ type: 'wait' });
  expect(faults).toEqual([]);
  await page.context().close();
});
