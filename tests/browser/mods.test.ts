import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { packFight } from '../../src/page/fight-setup.ts';
import { wordsOf } from '../../src/words/loading.ts';
import { simple } from '../sources.ts';
import { launch } from './chromium.ts';
import { drop, picture, toTitle, visit } from './player.ts';

const address = inject('address');
const { ui, joined } = wordsOf('en');
const desktop = { viewport: { width: 1280, height: 800 } };
let browser: Browser;

beforeAll(async () => {
  browser = await launch(inject('browserPath'));
});
afterAll(() => browser.close());

const slime = JSON.stringify({
  name: { en: 'slime', ja: 'スライム', ru: 'слизь' },
  about: { en: 'It parts.', ja: '分かれる。', ru: 'Делится.' },
  look: { glyph: 'S', colour: '#7fd6a0' },
  spawn: { depths: { '1+': 5 } },
  Health: { max: 9 },
  Stats: { attack: 3, defence: 2 },
  AI: { mind: 'hunter' },
  Splits: {},
  Mean: {},
});
const broken = slime.replace('"hunter"', '"huntr"').replace(/"AI"/, '\n"AI"');

const close = (page: Page, name: string) => page.locator(`dialog.${name} .close`).first().click();

const turnTo = (page: Page, name: 'monsters' | 'mods') =>
  page.locator(`.bestiary-pages input[value=${name}]`).check();

async function openBestiary(page: Page, name: 'monsters' | 'mods'): Promise<void> {
  await page.locator('main.title').getByRole('button', { name: ui.bestiary.heading }).click();
  await turnTo(page, name);
}

test('a dropped vault is added to the campaign and stored', async () => {
  const { page, faults } = await visit(browser, address, desktop);
  await drop(page, { 'Rat Hole.json': '{"map": ["#.#", "###"], "depths": "1+"}' });
  await page
    .locator('.report')
    .getByText(ui.mods.joined('rat-hole.json', 'Simple Roguelike'))
    .waitFor();
  const report = page.locator('.report');
  const placed = /rat-hole\.json appears on (\d+) of 60 trial floors/.exec(
    (await report.textContent()) ?? '',
  );
  expect(Number(placed?.[1])).toBeGreaterThan(50);
  await picture(page, 'mods-vault');
  await close(page, 'report-window');
  await page.reload();
  await openBestiary(page, 'mods');
  await page.getByText('rat-hole').first().waitFor();
  expect(faults).toEqual([]);
  await page.close();
});

test('a dropped vault that fits on no floor is reported as in the terminal', async () => {
  const { page } = await visit(browser, address, desktop);
  const row = '.'.repeat(simple.width - 2);
  const large = { map: new Array(simple.height - 2).fill(row), depths: '2-3' };
  await drop(page, { 'large.json': JSON.stringify(large) });
  const report = page.locator('.report');
  await report.getByText('large.json appears on 0 of 40 trial floors').waitFor();
  await report
    .getByText('large.json: warning: the vault fits on none of 40 floors of depth 2, 3')
    .waitFor();
  await page.close();
});

test('a dropped bundle is added to the campaign and stored, and can be switched off and removed', async () => {
  const { page, faults } = await visit(browser, address, desktop);
  await drop(page, { 'Slime (1).json': slime });
  const said = page.locator('.report');
  await said.getByText(ui.mods.joined('slime', 'Simple Roguelike')).waitFor();
  const report = (await said.textContent()) ?? '';
  expect(report).toContain('Mean has no effect, because this monster never sleeps');
  // A hint for authors.
  expect(report).not.toContain('look.sprite is missing');
  await picture(page, 'mods-joined');
  await close(page, 'report-window');

  await page.reload();
  await openBestiary(page, 'monsters');
  const entry = page.locator('#kind-slime');
  await entry.locator('summary').click();
  const text = ((await entry.textContent()) ?? '').replace(/\s+/g, ' ');
  for (const part of [
    'HP 9',
    'ATK 3',
    'It parts.',
    'Never sleeps',
    '50% chance',
    ui.bestiary.mod,
  ]) {
    expect(text).toContain(part);
  }
  expect(text).toMatch(/Floors 1–4; up to \d+%/);
  await picture(page, 'bestiary');

  await turnTo(page, 'mods');
  await picture(page, 'bestiary-mods');
  await page.locator('.mods label').click();
  await turnTo(page, 'monsters');
  await page.locator('#kind-rat').waitFor();
  expect(await entry.count()).toBe(0);
  await turnTo(page, 'mods');
  expect(await page.locator('.mods input').isChecked()).toBe(false);
  const remove = (text: string) =>
    page.getByRole('button', { name: joined.pair(text, 'slime.json') }).press('Enter');
  await remove(ui.saves.delete);
  await remove(ui.saves.deleteSure);
  await page.getByText(ui.mods.none).waitFor();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('choose-mods');
  await page.reload();
  await openBestiary(page, 'mods');
  await page.getByText(ui.mods.none).waitFor();
  expect(faults).toEqual([]);
  await page.context().close();
});

test('a broken file is reported with its place, other files are refused, and the game continues', async () => {
  const { page, faults } = await visit(browser, address, desktop);
  await page.keyboard.press('KeyZ');
  await page.waitForSelector('body[data-mode=play]');
  await drop(page, {
    'broken.json': broken,
    'notes.txt': 'no bundle',
    'slime.json': slime.replace('"slime"', '"<img src=x onerror=alert(1)>"'),
    'rat.json': slime,
  });
  const said = page.locator('.report');
  await said.getByText(/broken\.json:2:\d+: AI\.mind must be .*did you mean "hunter"/).waitFor();
  const text = await said.textContent();
  expect(text).toContain(`notes.txt: ${ui.mods.notJson}`);
  expect(text).toContain('already defines the kind "rat"');
  expect(text).toContain(ui.mods.joined('<img src=x onerror=alert(1)>', 'Simple Roguelike'));
  expect(text).toContain(ui.mods.nextGame);
  expect(await page.locator('.report img').count()).toBe(0);
  await picture(page, 'mods-refused');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Period');
  await page.getByText(`${ui.turn} 1 ·`).waitFor({ state: 'attached' });
  expect(faults).toEqual([]);
  await page.context().close();
});

test('of two files with one name the first is added, and a later one replaces it with a note', async () => {
  const { page, faults } = await visit(browser, address, desktop);
  const other = slime.replace('"slime"', '"ooze"');
  await drop(page, { 'Slime.json': slime, 'slime (1).json': other, 'slime.json': slime });
  const report = page.locator('.report');
  await report.getByText(ui.mods.joined('slime', 'Simple Roguelike')).waitFor();
  await report
    .getByText(`slime (1).json: ${ui.mods.sameName('Slime.json', 'slime.json')}`)
    .waitFor();
  expect(await report.locator('li.complaint, .complaint li').count()).toBe(1);
  await picture(page, 'mods-same-name');
  await close(page, 'report-window');
  await drop(page, { 'slime.json': other });
  await report.getByText(ui.mods.replaced('slime.json')).waitFor();
  await close(page, 'report-window');
  await openBestiary(page, 'monsters');
  expect(await page.locator('#kind-slime').textContent()).toContain('ooze');
  expect(faults).toEqual([]);
  await page.context().close();
});

test('a saved game continues with its own mods after one was switched off', async () => {
  const { page, faults } = await visit(browser, address, desktop);
  await drop(page, { 'slime.json': slime });
  await close(page, 'report-window');
  await page.keyboard.press('KeyZ');
  await page.waitForSelector('body[data-mode=play]');
  await page.keyboard.press('Period');
  await toTitle(page);
  const list = page.locator('.saved-games li');
  await list.getByText('slime.json').waitFor();
  await openBestiary(page, 'mods');
  await page.locator('.mods label').click();
  await close(page, 'bestiary');

  // The game says which mods are missing, and can be played with the mods that it contains.
  await list.getByRole('button', { name: ui.goOn }).click();
  const question = page.locator('dialog.question');
  await question.getByText(ui.saves.otherMods(['slime.json'], [])).waitFor();
  await picture(page, 'other-mods');
  // The title screen opens nothing until it has heard that the question is closed.
  await question.evaluate((dialog: HTMLElement) => {
    dialog.addEventListener('close', () => {
      dialog.dataset.closed = 'yes';
    });
  });
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog.question[data-closed]', { state: 'attached' });
  await list.getByRole('button', { name: ui.goOn }).click();
  await question.getByRole('button', { name: ui.saves.oldMods }).click();
  await page.waitForSelector('body[data-mode=play]');
  expect(await page.textContent('.announcer-status')).toContain(`${ui.turn} 1 `);
  expect(faults).toEqual([]);
  await page.context().close();
});

test('a link opens a fight in another browser, which asks before it plays', async () => {
  const { page, faults } = await visit(browser, address, {
    ...desktop,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await drop(page, { 'slime.json': slime });
  await close(page, 'report-window');
  await openBestiary(page, 'monsters');
  await page.locator('#kind-slime summary').click();
  await page.locator('#link-slime').click();
  await page.getByText(ui.bestiary.linkCopied).waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link.length).toBeLessThan(1000);
  await page.locator('#try-slime').click();
  await page.getByText(/^In 24 fights with a hero of its depth/).waitFor();
  await picture(page, 'bestiary-tried');
  // The hero and the odds are stated before the fight begins.
  await page.locator('#fight-slime').click();
  const asked = page.locator('.shared-fight');
  await asked.getByText(/^Your hero: Depth\s1, Lv\s1, HP\s\d+, /).waitFor();
  await asked.getByText(/^In 100 trial fights the hero wins about \d+%/).waitFor();
  await picture(page, 'fight-odds');
  await asked.getByRole('button', { name: ui.fight.play }).click();
  await page.waitForSelector('body[data-mode=play]');
  await page.waitForFunction(() => location.hash.startsWith('#fight='));
  expect(faults).toEqual([]);
  await page.context().close();

  const other = await visit(browser, link, desktop);
  const asks = other.page.locator('.shared-fight');
  await asks.getByText(ui.fight.asks('Simple Roguelike', 1)).waitFor();
  await asks.getByText(/^In 100 trial fights/).waitFor();
  await picture(other.page, 'fight-asks');
  await asks.getByRole('button', { name: ui.fight.play }).click();
  await other.page.waitForSelector('body[data-mode=play]');
  expect(await other.page.textContent('.announcer-status')).toContain('slime: ');
  await other.page.keyboard.press('Period');
  await picture(other.page, 'fight');
  const stored = await other.page.evaluate(() => Object.keys(localStorage));
  expect(stored).not.toContain('simple-roguelike-mods');
  expect(stored).not.toContain('simple-roguelike-unfinished');
  await other.page.keyboard.press('Escape');
  await other.page.getByRole('button', { name: ui.toTitle, exact: true }).click();
  await other.page.waitForSelector('body[data-mode=title]');
  expect(new URL(other.page.url()).hash).toBe('');
  expect(other.faults).toEqual([]);
  await other.page.context().close();
});

test('a broken link is reported on the title screen', async () => {
  const { page, faults } = await visit(browser, `${address}#fight=nonsense`, desktop);
  await page.getByText(ui.fight.broken).waitFor();
  await page.keyboard.press('Escape');
  expect(await page.locator('main.title').isVisible()).toBe(true);
  await page.waitForFunction(() => location.hash === '');
  expect(faults).toEqual([]);
  await page.context().close();
});

test('a mod can name any icon of game-icons.net, and another name is refused with suggestions', async () => {
  const { page, faults } = await visit(browser, address, desktop);
  const withSprite = (sprite: string) => slime.replace('"glyph"', `"sprite":"${sprite}","glyph"`);
  await drop(page, { 'gecko.json': withSprite('gecko'), 'gekko.json': withSprite('gekko') });
  const said = page.locator('.report');
  await said.getByText(ui.mods.joined('slime', 'Simple Roguelike')).waitFor();
  expect(await said.textContent()).toContain(
    'look.sprite: there is no icon "gekko"; did you mean "gecko"?',
  );
  await close(page, 'report-window');
  await openBestiary(page, 'monsters');
  await page.locator('#kind-gecko .portrait img').waitFor();
  expect(await page.locator('#kind-gekko').count()).toBe(0);
  await page.locator('#kind-gecko').scrollIntoViewIfNeeded();
  await picture(page, 'mods-any-icon');
  expect(faults).toEqual([]);
  await page.context().close();
});

/** The fragment of a fight with a slime, with these bundles. */
const fightWith = (bundles: Readonly<Record<string, string>>) =>
  packFight({
    campaign: 'simple',
    seed: 'link',
    scene: { rows: ['######', '#.@.s#', '######'], legend: { s: 'slime' }, depth: 1 },
    outfitted: true,
    bundles,
  });

test('a fight whose campaign cannot be loaded is reported, and the page goes on', async () => {
  const fragment = await fightWith({ 'campaign.json': '{"later": 1}', 'hero.json': '{}' });
  const { page, faults } = await visit(browser, `${address}${fragment}`, desktop);
  const asked = page.locator('dialog.shared-fight-window');
  await asked.getByText(ui.fight.broken).waitFor();
  await asked.getByText('later').waitFor();
  await picture(page, 'fight-of-another-version');
  await close(page, 'shared-fight-window');
  await page.waitForFunction(() => location.hash === '');
  await page.locator('main.title').focus();
  await page.keyboard.press('KeyZ');
  await page.waitForSelector('body[data-mode=play]');
  await page.keyboard.press('Escape');
  await page.locator('dialog.menu').waitFor();
  expect(faults).toEqual([]);
  await page.context().close();
});

test('the dialog of a fight keeps the focus when its mods are kept', async () => {
  const fragment = await fightWith({ 'slime.json': slime });
  const { page, faults } = await visit(browser, `${address}${fragment}`, desktop);
  const keep = page.locator('.shared-fight').getByRole('button', { name: ui.fight.keep });
  await keep.press('Enter');
  await page.locator('.report').getByText(ui.mods.joined('slime', 'Simple Roguelike')).waitFor();
  await page.keyboard.press('Escape');
  await page.locator('dialog.report-window').waitFor({ state: 'hidden' });
  expect(await keep.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press('KeyX');
  await page.locator('dialog.shared-fight-window').waitFor({ state: 'hidden' });
  expect(faults).toEqual([]);
  await page.context().close();
});
