import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bots } from '../../src/lab/bots/bots.ts';
import { runFileText } from '../../src/records/run-file.ts';
import { palettes } from '../../src/screen/palettes.ts';
import { languages } from '../../src/words/languages.ts';
import { wordsOf } from '../../src/words/loading.ts';
import { recordGame } from '../records/record-game.ts';
import { campaign } from '../world.ts';
import { violationsOf } from './axe.ts';
import { chooseCampaign, onePage, page, useOptions } from './one-page.ts';
import { drop, enterSeed, listed, Player, picture } from './player.ts';

const { ui, verbs } = wordsOf('en');
const { option } = ui;

onePage();

const dialog = () => page.locator('dialog.options');
const row = (id: string) => dialog().locator(`[data-id=${id}]`);
const keysIn = (id: string) => row(id).locator('kbd').allTextContents();
const rootSize = () =>
  page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));

async function openOptions(): Promise<void> {
  await page.getByRole('button', { name: option.heading, exact: true }).click();
  await dialog().waitFor();
}

test('the search shows the options that match, and their keys', async () => {
  await openOptions();
  const shown = () => dialog().locator('.option:visible').count();
  const all = await shown();
  await dialog().getByRole('searchbox', { name: option.search }).fill('zx');
  expect(await shown()).toBe(0);
  expect(await dialog().getByText(option.noneFound).isVisible()).toBe(true);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('wield');
  expect(await shown()).toBe(1);
  expect(await keysIn('wield')).toEqual(['w']);
  // The change of a key draws the list of keys again.
  await row('wield').getByRole('button').first().click();
  expect(await shown()).toBe(1);
  await page.keyboard.press('Escape');
  expect(await shown()).toBe(1);
  await dialog().getByRole('searchbox', { name: option.search }).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  expect(await shown()).toBe(all);
  // A button leads to a group of options.
  const jump = dialog().getByRole('navigation').getByRole('button', { name: option.keys });
  await jump.click();
  await expect.poll(() => jump.getAttribute('aria-current')).toBe('true');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe(
    'options-keySet',
  );
});

test('a key is changed, a taken key is swapped, and the game and its help use the new keys', async () => {
  await openOptions();
  await row('wait').getByRole('button', { name: option.change }).click();
  await page.keyboard.press('v');
  expect(await keysIn('wait')).toEqual(['v']);
  await row('eat').getByRole('button', { name: option.change }).click();
  await page.keyboard.press('q');
  expect(await row('eat').getByRole('alert').textContent()).toBe(
    option.conflict('q', ui.keys.drink),
  );
  expect(await violationsOf(page)).toEqual([]);
  await row('eat').getByRole('button', { name: option.swap }).click();
  expect([await keysIn('eat'), await keysIn('drink')]).toEqual([['q'], ['e']]);
  await row('eat').getByRole('button', { name: option.change }).click();
  await page.keyboard.press('F5');
  expect(await row('eat').getByRole('status').textContent()).toBe(option.fixed('F5'));
  await page.keyboard.press('Escape');
  expect(await dialog().isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  expect(await dialog().isVisible()).toBe(false);

  const player = await Player.start(page, 'keys');
  await page.keyboard.press('v');
  player.follow({ type: 'wait' });
  await player.expectSame();
  // The period has no meaning any more.
  await page.keyboard.press('.');
  await player.expectSame();
  await page.keyboard.press('q');
  expect(await page.textContent('.announcer-log')).toContain(ui.nothingFor.eat);
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: ui.help });
  await help.getByRole('button', { name: ui.helpPage.keys }).click();
  const waits = help.locator('dl > div', { hasText: ui.keys.wait });
  expect(await waits.locator('kbd').allTextContents()).toEqual(['v']);
});

test('hints and warnings name the changed keys', async () => {
  await useOptions(page, { hints: true });
  await openOptions();
  for (const [id, key] of [
    ['help', ']'],
    ['down', '}'],
  ]) {
    await row(id).getByRole('button', { name: option.change }).click();
    await page.keyboard.press(key);
    expect(await keysIn(id)).toEqual([key]);
  }
  await page.keyboard.press('Escape');
  await Player.start(page, 'sheets');
  const hint = page.locator('.hint');
  // Any key closes the briefing over the hint.
  await page.keyboard.press('~');
  await hint.waitFor();
  expect(await hint.textContent()).toContain(ui.hint.travel(ui.hint.key('}')));
  await page.keyboard.press('~');
  await expect.poll(() => page.textContent('.announcer-log')).toContain(ui.noCommand('~', ']'));
  // The same letter with Shift has a command.
  await page.keyboard.press('r');
  const other = ui.otherCase('Shift + R', ui.keys.rest);
  await expect.poll(() => page.textContent('.announcer-log')).toContain(other);
});

test('a reset gives one control, or all, the keys of the game', async () => {
  await openOptions();
  for (const [id, key] of [
    ['eat', 'c'],
    ['drop', '['],
  ]) {
    await row(id).getByRole('button', { name: option.change }).click();
    await page.keyboard.press(key);
    expect(await keysIn(id)).toEqual([key]);
  }
  await row('eat').getByRole('button', { name: option.reset }).click();
  expect([await keysIn('eat'), await keysIn('drop')]).toEqual([['e'], ['[']]);
  await dialog().getByRole('button', { name: option.resetAll }).click();
  expect(await keysIn('drop')).toEqual(['d']);
});

test('sizes and the palette apply at once, and with the speed of animations and the keys they are stored', async () => {
  const usual = await rootSize();
  await openOptions();
  await dialog().getByLabel(option.textSize).fill('150');
  expect(await rootSize()).toBeCloseTo(usual * 1.5, 1);
  await dialog().getByLabel(option.tileSize).fill('200');
  await dialog().getByLabel(option.clear).check({ force: true });
  await page.waitForSelector('html[data-palette=clear]');
  await dialog().getByLabel(option.animationSpeed).fill('250');
  const leaves = () => dialog().getByRole('group', { name: option.leaves });
  await leaves().getByLabel(ui.itemClass.Food).check({ force: true });
  const fade = await page.evaluate(() => {
    document.documentElement.dataset.motion = 'full';
    return getComputedStyle(document.querySelector('#stage canvas') as Element).animationDuration;
  });
  expect(fade).toBe(`${0.6 / 2.5}s`);
  await row('wait').getByRole('button', { name: option.change }).click();
  await page.keyboard.press('v');
  await page.reload();
  await listed(page);
  expect(await rootSize()).toBeCloseTo(usual * 1.5, 1);
  await openOptions();
  expect(await dialog().getByLabel(option.tileSize).inputValue()).toBe('200');
  expect(await dialog().getByLabel(option.clear).isChecked()).toBe(true);
  expect(await dialog().getByLabel(option.animationSpeed).inputValue()).toBe('250');
  expect(await keysIn('wait')).toEqual(['v']);
  expect(await leaves().getByRole('checkbox', { checked: true }).count()).toBe(1);
  await leaves().getByLabel(ui.itemClass.Food).uncheck({ force: true });
});

test('while the text size is dragged only its value changes, and the text on release', async () => {
  const usual = await rootSize();
  await openOptions();
  const slider = dialog().getByLabel(option.textSize);
  await slider.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await slider.boundingBox()) ?? expect.fail('no slider');
  await page.mouse.move(x + 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width - 2, y + height / 2);
  expect(await dialog().getByText('300%').isVisible()).toBe(true);
  expect(await rootSize()).toBe(usual);
  // Letters beside the slider have the size already.
  const sample = await dialog()
    .locator('.textSize')
    .evaluate((row) => Number.parseFloat(getComputedStyle(row, '::after').fontSize));
  expect(sample).toBeCloseTo(3 * usual, 0);
  await page.mouse.up();
  await expect.poll(rootSize).toBeGreaterThan(usual * 2);
});

test('an option is in no box, and a choice of graphics or colours has a picture', async () => {
  await openOptions();
  const facts = await dialog()
    .locator('.options-content .option:not(.option .option)')
    .evaluateAll((rows) =>
      rows.map((row) => [
        getComputedStyle(row).borderTopWidth,
        getComputedStyle(row).backgroundImage,
      ]),
    );
  expect(new Set(facts.flat())).toEqual(new Set(['0px', 'none']));
  const pictures = await dialog()
    .locator('.choice:is(.look, .palette) label')
    .evaluateAll((labels) =>
      labels.map((label) => {
        const { backgroundImage, content, width } = getComputedStyle(label, '::before');
        return [`${backgroundImage} ${content}`, Number.parseFloat(width) > 20];
      }),
    );
  expect(pictures.map(([, isLarge]) => isLarge)).toEqual([true, true, true, true]);
  expect(new Set(pictures.map(([picture]) => picture)).size).toBe(4);
  // Palettes show the colours of their own bars.
  for (const [name, { bars, energy }] of Object.entries(palettes)) {
    const label = dialog().locator(`.choice.palette label:has([value=${name}])`);
    const picture = await label.evaluate(
      (one) => getComputedStyle(one, '::before').backgroundImage,
    );
    for (const colour of [bars.hero, energy, bars.monster]) {
      const parts = [colour >> 16, (colour >> 8) & 255, colour & 255];
      expect(picture).toContain(`rgb(${parts.join(', ')})`);
    }
  }
});

test('options are saved as a file, and a file is read or refused with its problem', async () => {
  await openOptions();
  await dialog().getByLabel(option.textSize).fill('125');
  const saving = page.waitForEvent('download');
  await dialog().getByRole('button', { name: option.save }).click();
  const saved = JSON.parse(readFileSync(await (await saving).path(), 'utf8'));
  expect(saved).toMatchObject({ textSize: 125, language: 'en' });

  const open = async (text: string) => {
    const choosing = page.waitForEvent('filechooser');
    await dialog().getByRole('button', { name: option.open, exact: true }).click();
    const file = { name: 'mine.json', mimeType: 'application/json', buffer: Buffer.from(text) };
    await (await choosing).setFiles(file);
  };
  await open(JSON.stringify({ ...saved, textSize: 900 }));
  await dialog().getByText(option.badFile('mine.json', '"textSize" must be at most 300')).waitFor();
  // Q drinks. The file gives it to eating as well, and another key to resting.
  await open(JSON.stringify({ ...saved, keys: { tutorial: { eat: ['q'], rest: [':'] } } }));
  const { keys } = ui;
  await dialog()
    .getByText(option.keyTaken('q', keys.drink, keys.eat, 'e'))
    .waitFor();
  const keyOf = (does: string) =>
    dialog()
      .locator('.key-editor li', { has: page.getByText(does, { exact: true }) })
      .locator('kbd')
      .textContent();
  expect([await keyOf(keys.rest), await keyOf(keys.eat)]).toEqual([':', 'e']);
  await open(JSON.stringify({ ...saved, textSize: 100, language: 'ja' }));
  await page.waitForSelector('html[lang=ja]');
  expect(await dialog().getByRole('slider').first().inputValue()).toBe('100');
});

test('the button for files in the options opens a saved game, which the title screen then names', async () => {
  const run = recordGame(campaign, 'file', (game) => bots.explorer(game, 'file'), {
    player: 'explorer',
    turns: 9,
  });
  await openOptions();
  const choosing = page.waitForEvent('filechooser');
  await dialog().getByRole('button', { name: option.open, exact: true }).click();
  const buffer = Buffer.from(runFileText(run));
  await (await choosing).setFiles({ name: 'nine.json', mimeType: 'application/json', buffer });
  await page.getByText(ui.saves.opened('nine.json')).waitFor();
  expect(await dialog().isVisible()).toBe(false);
});

test('a file with options that is dropped on the page applies, and the options open and name it', async () => {
  const mine = { format: 'simple-roguelike options', version: 1, textSize: 150 };
  await drop(page, { 'mine.json': JSON.stringify(mine) });
  await dialog().getByText(option.opened('mine.json')).waitFor();
  expect(await dialog().getByLabel(option.textSize).inputValue()).toBe('150');
  await drop(page, { 'mine.json': JSON.stringify({ ...mine, textSize: 'big' }) });
  await dialog()
    .getByText(/^mine\.json was not used: .*"textSize"/)
    .waitFor();
});

test('a probable mistake asks in a prompt that ignores its first moment and all movement keys', async () => {
  await chooseCampaign(page, 'rogue');
  await enterSeed(page, 'prompt');
  await page.keyboard.press('Enter');
  await page.waitForSelector('body[data-mode=play]');
  const turn = async () =>
    /Turn (\d+)/.exec((await page.textContent('.announcer-status')) ?? '')?.[1];
  await page.keyboard.press('d');
  // The mace is in the hero's hand. The second key comes at once, as from a player who types ahead.
  await page.evaluate(() => {
    for (const key of ['b', 'Enter']) {
      const press = { key, code: key, bubbles: true, cancelable: true };
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', press));
    }
  });
  const prompt = page.getByRole('alertdialog', { name: ui.doubt.heading });
  expect(await prompt.isVisible()).toBe(true);
  const description = await prompt.evaluate(
    (one) => document.getElementById(one.getAttribute('aria-describedby') ?? '')?.textContent,
  );
  expect(description).toContain('mace');
  const put = prompt.getByRole('button', { name: verbs.put });
  // The prompt takes keys as soon as its first moment is over.
  await expect
    .poll(async () => {
      await page.keyboard.press('ArrowRight');
      return put.evaluate((button) => button === document.activeElement);
    })
    .toBe(true);
  for (const key of [...'hjklyubn', 'Space', '.', 'x']) await page.keyboard.press(key);
  expect(await prompt.isVisible()).toBe(true);
  expect(await turn()).toBe('0');
  await page.keyboard.press('Enter');
  expect(await prompt.isVisible()).toBe(false);
  expect(await turn()).toBe('1');
});

/** The parts of a dialog that are wider than the dialog, or than their own box. The row of groups scrolls. */
function tooWide(box: Element): string[] {
  const { left, right } = box.getBoundingClientRect();
  const parts = [...box.querySelectorAll<HTMLElement>('button, label, legend, p, h2, h3, .body')];
  const isCut = (part: HTMLElement) => {
    if (part.closest('.jumps')) return false;
    const place = part.getBoundingClientRect();
    return place.left < left || place.right > right || part.scrollWidth > part.clientWidth + 1;
  };
  return parts.filter((part) => part.clientWidth > 0 && isCut(part)).map((part) => part.outerHTML);
}

test.each([
  [390, 844],
  [360, 640],
])(
  'at %i × %i the groups of options are one row that shows that it goes on, in three languages',
  async (width, height) => {
    await page.setViewportSize({ width, height });
    for (const language of languages) {
      const words = wordsOf(language);
      await page.locator(`input[name=title-language][value=${language}]`).check({ force: true });
      await page.waitForSelector(`html[lang=${language}]`);
      await page.getByRole('button', { name: words.ui.option.heading, exact: true }).click();
      const jumps = dialog().locator('.jumps button:visible');
      await jumps.first().waitFor();
      // The dialog opens where it was left.
      await dialog()
        .locator('.body')
        .evaluate((body) => body.scrollTo(0, 0));
      await expect.poll(() => jumps.first().getAttribute('aria-current')).toBe('true');
      await page.evaluate(() => document.fonts.ready);
      const row = () =>
        dialog()
          .locator('.jumps')
          .evaluate((nav) => {
            const { left, right } = nav.getBoundingClientRect();
            const boxes = [...nav.children].map((jump) => jump.getBoundingClientRect());
            return {
              tops: new Set(boxes.map(({ top }) => top)).size,
              heights: Math.min(...boxes.map((box) => box.height)),
              /** Buttons of which the end is hidden, and those of which the beginning is. */
              cut: boxes.filter((box) => box.left < right - 12 && box.right > right).length,
              passed: boxes.filter((box) => box.left < left).length,
            };
          });
      expect([language, await row()]).toMatchObject([language, { tops: 1, cut: 1, passed: 0 }]);
      // The fingers of the tests have a mouse, for which buttons are smaller.
      expect((await row()).heights).toBeGreaterThanOrEqual(36);
      // The last group is shown, and the row has followed it.
      await dialog()
        .locator('.body')
        .evaluate((body) => body.scrollTo(0, body.scrollHeight));
      await expect.poll(() => jumps.last().getAttribute('aria-current')).toBe('true');
      await expect.poll(async () => (await row()).cut).toBe(0);
      expect((await row()).passed).toBeGreaterThan(0);
      await page.keyboard.press('Escape');
    }
  },
);

test('the options with texts of 300% fit a phone in three languages', async () => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const language of languages) {
    const { ui } = wordsOf(language);
    await page.locator(`input[name=title-language][value=${language}]`).check({ force: true });
    await page.waitForSelector(`html[lang=${language}]`);
    await page.getByRole('button', { name: ui.option.heading, exact: true }).click();
    await dialog().getByLabel(ui.option.textSize).fill('300');
    // The layout asks for the fonts that it needs.
    await page.evaluate(async () => {
      document.body.getBoundingClientRect();
      await document.fonts.ready;
    });
    const name = `options-300-${language}`;
    await picture(page, name);
    expect([name, await dialog().evaluate(tooWide)]).toEqual([name, []]);
    await page.keyboard.press('Escape');
  }
});
