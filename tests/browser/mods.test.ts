import { beforeEach, expect, test } from 'vitest';
import { packFight } from '../../src/page/fight-setup.ts';
import { wordsOf } from '../../src/words/loading.ts';
import { simple } from '../sources.ts';
import { onePage, openLink, page } from './one-page.ts';
import { drop, listed, picture, toTitle } from './player.ts';

const { ui, joined } = wordsOf('en');

// The last mods stay.
onePage({ alone: true });

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

const close = (name: string) => page.locator(`dialog.${name} .close`).first().click();

const turnTo = (name: 'monsters' | 'mods') =>
  page.locator(`.bestiary-pages input[value=${name}]`).check();

async function openBestiary(name: 'monsters' | 'mods'): Promise<void> {
  await page.locator('main.title').getByRole('button', { name: ui.bestiary.heading }).click();
  await turnTo(name);
}

/** Deletes a mod in the open list of mods. */
async function remove(file: string): Promise<void> {
  for (const text of [ui.saves.delete, ui.saves.deleteSure])
    await page.getByRole('button', { name: joined.pair(text, file) }).press('Enter');
}

beforeEach(async () => {
  const left = await page.evaluate(() => localStorage['simple-roguelike-mods'] ?? '[]');
  if (left === '[]') return;
  await openBestiary('mods');
  for (const { file } of JSON.parse(left)) await remove(file);
  await close('bestiary');
  // Z would press the button of the bestiary.
  await page.locator('main.title').focus();
});

test('a dropped vault that fits on no floor is reported as in the terminal', async () => {
  const row = '.'.repeat(simple.width - 2);
  const large = { map: new Array(simple.height - 2).fill(row), depths: '2-3' };
  await drop(page, { 'large.json': JSON.stringify(large) });
  const report = page.locator('.report');
  await report.getByText('large.json appears on 0 of 40 trial floors').waitFor();
  await report
    .getByText('large.json: the vault fits on none of 40 floors of depths 2, 3')
    .waitFor();
});

test('a dropped vault and a dropped bundle are added to the campaign and stored, and can be switched off and removed', async () => {
  const said = page.locator('.report');
  await drop(page, { 'Rat Hole.json': '{"map": ["#.#", "###"], "depths": "1+"}' });
  await said.getByText(ui.mods.joined('rat-hole.json', 'Simple Roguelike')).waitFor();
  const placed = /rat-hole\.json appears on (\d+) of 60 trial floors/.exec(
    (await said.textContent()) ?? '',
  );
  expect(Number(placed?.[1])).toBeGreaterThan(50);
  await picture(page, 'mods-vault');
  await close('report-window');
  await drop(page, { 'Slime (1).json': slime });
  await said.getByText(ui.mods.joined('slime', 'Simple Roguelike')).waitFor();
  const report = (await said.textContent()) ?? '';
  expect(report).toContain('Mean has no effect, because this monster never sleeps');
  // A hint for authors.
  expect(report).not.toContain('look.sprite is missing');
  expect(await said.locator('.portrait').textContent()).toBe('S');
  expect(report).toMatch(/HP 9\s+ATK 3/);
  expect(await page.getByRole('button', { name: ui.mods.tries }).isVisible()).toBe(true);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(ui.mods.done);
  await picture(page, 'mods-joined');
  await close('report-window');

  await page.reload();
  await listed(page);
  await openBestiary('monsters');
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
  expect(text).toMatch(/Floors 1\u2060–\u20604; up to \d+%/);
  await picture(page, 'bestiary');

  await turnTo('mods');
  await picture(page, 'bestiary-mods');
  // A mod has the picture and the name of its kind; the file of a vault has no kind.
  const row = page.locator('.mods li', { hasText: 'slime.json' });
  expect(await row.locator('.pack-title').textContent()).toBe('slime');
  expect(await row.locator('.portrait').textContent()).toBe('S');
  const vault = page.locator('.mods li', { hasText: 'rat-hole.json' });
  expect(await vault.locator('.pack-title').textContent()).toBe('rat hole');
  expect(await vault.locator('.portrait .wall').count()).toBe(5);
  // On a narrow window the button is beside the name, also while it asks.
  const size = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 640 });
  const remover = row.locator('.sure');
  await remover.press('Enter');
  const apart = await row.evaluate((one) => {
    const [name, button] = [...one.querySelectorAll('.pack-text, .sure')].map((part) =>
      part.getBoundingClientRect(),
    );
    const text = document.createRange();
    text.selectNodeContents(one.querySelector('.sure > :not(.spare)') ?? one);
    const { left, right } = text.getBoundingClientRect();
    return [
      button.left - name.right,
      name.bottom - button.top,
      left - button.left,
      button.right - right,
    ];
  });
  expect(Math.min(...apart)).toBeGreaterThanOrEqual(0);
  await remover.blur();
  if (size) await page.setViewportSize(size);
  await row.locator('label').click();
  await turnTo('monsters');
  await page.locator('#kind-rat').waitFor();
  await entry.waitFor({ state: 'detached' });
  await turnTo('mods');
  expect(await page.locator('#on-slime\\.json').isChecked()).toBe(false);
  // It keeps its name and its picture, which is pale.
  expect(await row.locator('.pack-title').textContent()).toBe('slime');
  const opacity = () => row.locator('.portrait').evaluate((one) => getComputedStyle(one).opacity);
  expect(Number(await opacity())).toBeLessThan(1);
  await remove('rat-hole.json');
  await remove('slime.json');
  await page.getByText(ui.mods.none).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('choose-mods');
  // The empty page shows a monster, an item and a free place for the mod.
  expect(await page.locator('.examples .portrait').count()).toBeGreaterThanOrEqual(2);
  expect(await page.locator('.examples .free').count()).toBe(1);
  await page.reload();
  await listed(page);
  await openBestiary('mods');
  await page.getByText(ui.mods.none).waitFor();
});

test('a broken file is reported with its place, other files are refused, and the game continues', async () => {
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
});

test('of two files with one name the first is added, and a later one replaces it with a note', async () => {
  const other = slime.replace('"slime"', '"ooze"');
  await drop(page, { 'Slime.json': slime, 'slime (1).json': other, 'slime.json': slime });
  const report = page.locator('.report');
  await report.getByText(ui.mods.joined('slime', 'Simple Roguelike')).waitFor();
  await report
    .getByText(`slime (1).json: ${ui.mods.sameName('Slime.json', 'slime.json')}`)
    .waitFor();
  expect(await report.locator('.complaint li').count()).toBe(1);
  await picture(page, 'mods-same-name');
  await close('report-window');
  await drop(page, { 'slime.json': other });
  await report.getByText(ui.mods.replaced('slime.json')).waitFor();
  await close('report-window');
  await openBestiary('monsters');
  await page.locator('#kind-slime', { hasText: 'ooze' }).waitFor();
});

test('a saved game continues with its own mods after one was switched off', async () => {
  await drop(page, { 'slime.json': slime });
  await close('report-window');
  await page.keyboard.press('KeyZ');
  await page.waitForSelector('body[data-mode=play]');
  await page.keyboard.press('Period');
  await toTitle(page);
  const list = page.locator('.saved-games li');
  await list.getByText('slime.json').waitFor();
  await openBestiary('mods');
  await page.locator('.mods label').click();
  await close('bestiary');

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
});

test('a link opens a fight in a page without its mod, which asks before it plays', async () => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await drop(page, { 'slime.json': slime });
  await close('report-window');
  await openBestiary('monsters');
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
  // The hero and the monster are shown with swords between them, and a bar of the odds.
  expect(await asked.locator('.portrait').count()).toBe(2);
  expect(await asked.locator('.sides > svg').count()).toBe(1);
  expect((await asked.locator('.odds-bar').boundingBox())?.height).toBeGreaterThan(5);
  await picture(page, 'fight-odds');
  await asked.getByRole('button', { name: ui.fight.play }).click();
  await page.waitForSelector('body[data-mode=play]');
  await page.waitForFunction(() => location.hash.startsWith('#fight='));

  const leave = async () => {
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: ui.toTitle, exact: true }).click();
    await listed(page);
    expect(await page.evaluate(() => location.hash)).toBe('');
  };
  await leave();

  // A page without the mod.
  await openBestiary('mods');
  await remove('slime.json');
  await close('bestiary');
  await openLink(page, link.slice(link.indexOf('#')));
  await asked.getByText(ui.fight.asks('Simple Roguelike', 1)).waitFor();
  await asked.getByText(/^In 100 trial fights/).waitFor();
  await picture(page, 'fight-asks');
  await asked.getByRole('button', { name: ui.fight.play }).click();
  await page.waitForSelector('body[data-mode=play]');
  expect(await page.textContent('.announcer-status')).toContain('slime: ');
  await page.keyboard.press('Period');
  await picture(page, 'fight');
  await leave();
  expect(await page.locator('.saved-games li').count()).toBe(0);
  expect(await page.evaluate(() => localStorage['simple-roguelike-mods'])).toBe('[]');
});

test('a fight without an enemy shows its items without swords and odds', async () => {
  const scene = { rows: ['#####', '#@.a#', '#####'], legend: { a: 'apple' }, depth: 1 };
  const rest = { seed: 'picnic', outfitted: false, bundles: {} };
  await openLink(page, await packFight({ campaign: 'simple', scene, ...rest }));
  const asked = page.locator('.shared-fight');
  await asked.locator('.cast').getByText('apple').waitFor();
  expect(await asked.locator('.sides > svg, .odds-bar').count()).toBe(0);
  await asked.getByRole('button', { name: ui.fight.notNow }).click();
});

test('a broken link is reported on the title screen', async () => {
  await openLink(page, '#fight=nonsense');
  const said = page.locator('.shared-fight p');
  await said.filter({ hasText: ui.brokenLinks.damaged }).waitFor();
  // The reason is a sentence of the page, not code.
  expect(await said.allInnerTexts()).toEqual([ui.fight.broken, ui.brokenLinks.damaged]);
  expect(await said.locator('code').count()).toBe(0);
  await page.keyboard.press('Escape');
  expect(await page.locator('main.title').isVisible()).toBe(true);
  await page.waitForFunction(() => location.hash === '');
});

test('a mod can name any icon of game-icons.net, and another name is refused with suggestions', async () => {
  const withSprite = (sprite: string) => slime.replace('"glyph"', `"sprite":"${sprite}","glyph"`);
  await drop(page, { 'gecko.json': withSprite('gecko'), 'gekko.json': withSprite('gekko') });
  const said = page.locator('.report');
  await said.getByText(ui.mods.joined('slime', 'Simple Roguelike')).waitFor();
  expect(await said.textContent()).toContain(
    'look.sprite: there is no icon "gekko"; did you mean "gecko"?',
  );
  await close('report-window');
  await openBestiary('monsters');
  await page.locator('#kind-gecko .portrait img').waitFor();
  expect(await page.locator('#kind-gekko').count()).toBe(0);
  await page.locator('#kind-gecko').scrollIntoViewIfNeeded();
  await picture(page, 'mods-any-icon');
});

test('a stored mod with an error is listed on the title screen, until it is removed', async () => {
  const stored = [{ campaign: 'simple', file: 'slime.json', text: broken, on: true }];
  await page.evaluate((mods) => {
    localStorage['simple-roguelike-mods'] = JSON.stringify(mods);
  }, stored);
  await page.reload();
  const alert = page.getByRole('alert').filter({ hasText: ui.brokenBundles });
  await alert.getByText(/slime\.json:2:\d+: AI\.mind must be one of/).waitFor();
  await openBestiary('mods');
  await remove('slime.json');
  await close('bestiary');
  await alert.waitFor({ state: 'hidden' });
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
  await openLink(page, fragment);
  const asked = page.locator('dialog.shared-fight-window');
  await asked.getByText(ui.fight.broken).waitFor();
  await asked.getByText('later').waitFor();
  await picture(page, 'fight-of-another-version');
  await close('shared-fight-window');
  await page.waitForFunction(() => location.hash === '');
  await page.locator('main.title').focus();
  await page.keyboard.press('KeyZ');
  await page.waitForSelector('body[data-mode=play]');
  await page.keyboard.press('Escape');
  await page.locator('dialog.menu').waitFor();
});

test('the dialog of a fight keeps the focus when its mods are kept', async () => {
  const fragment = await fightWith({ 'slime.json': slime });
  await openLink(page, fragment);
  const keep = page.locator('.shared-fight').getByRole('button', { name: ui.fight.keep });
  await keep.press('Enter');
  await page.locator('.report').getByText(ui.mods.joined('slime', 'Simple Roguelike')).waitFor();
  await page.keyboard.press('Escape');
  await page.locator('dialog.report-window').waitFor({ state: 'hidden' });
  expect(await keep.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press('KeyX');
  await page.locator('dialog.shared-fight-window').waitFor({ state: 'hidden' });
});
