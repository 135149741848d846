import { expect, test } from 'vitest';
import { backdropShape, backdropSide, backdropStage } from '../../src/screen/screen-layout.ts';
import { languages } from '../../src/words/languages.ts';
import { wordsOf } from '../../src/words/loading.ts';
import { arena, rogue } from '../sources.ts';
import { chooseCampaign, chooseLanguage, onePage, page } from './one-page.ts';
import { placesOfScreen } from './places-of-screen.ts';
import { enterSeed, Player, pressToLeave, toTitle } from './player.ts';

const { ui } = wordsOf('en');

onePage();

const card = (id: string) => page.locator('.campaign-card', { has: page.locator(`[value=${id}]`) });
const withSpaces = (text: string | null) => text?.replaceAll('\u00a0', ' ');

test('each campaign has a card with its picture, and the card names its game in progress', async () => {
  for (const id of ['simple', 'rogue', 'arena']) {
    const drawn = () =>
      card(id)
        .locator('img.emblem')
        .evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(drawn).toBeGreaterThan(0);
    expect(await card(id).locator('.progress').textContent()).toBe('');
  }
  expect(await page.getByRole('button', { name: ui.saves.heading }).isVisible()).toBe(false);
  const player = await Player.start(page, 'card');
  await player.play({ type: 'wait' });
  await toTitle(page);
  // The line next to the button names the game of the chosen campaign.
  const button = page.locator('form').getByRole('button', { name: ui.goOn });
  const about = page.locator('form .about');
  await expect.poll(() => button.getAttribute('class')).toBe('start');
  expect(await card('simple').locator('.progress').textContent()).toBe('');

  // With another campaign, a new game comes first.
  await card('rogue').click();
  await expect.poll(() => button.getAttribute('class')).not.toBe('start');
  expect(withSpaces(await about.textContent())).toContain('In progress: Simple Roguelike');
  // On a phone the facts need several lines. No line begins or ends with the mark between two facts.
  await page.setViewportSize({ width: 360, height: 640 });
  const linesOfFacts = await about.locator('.fact').evaluateAll((facts) => {
    const [line] = facts.map((fact) => fact.parentElement?.getBoundingClientRect());
    const em = Number.parseFloat(getComputedStyle(facts[0]).fontSize);
    return facts.map((fact, at) => {
      const { top } = fact.getBoundingClientRect();
      const mark = fact.querySelector('.divider')?.getBoundingClientRect();
      return {
        beginsLine: at === 0 || top > facts[at - 1].getBoundingClientRect().top,
        showsMark: (mark?.right ?? 0) > (line?.left ?? 0) + em + 1,
      };
    });
  });
  expect(linesOfFacts.filter(({ beginsLine }) => beginsLine).length).toBeGreaterThan(1);
  expect(linesOfFacts.filter((fact) => fact.beginsLine === fact.showsMark)).toEqual([]);
  await page.setViewportSize({ width: 800, height: 500 });
  await page.locator('form').getByRole('button', { name: ui.newGame }).click();
  await page.waitForSelector('body[data-mode=play]');
  await page.keyboard.press('Period');
  await expect.poll(() => page.textContent('.announcer-status')).toContain(`${ui.turn} 1 `);
  await toTitle(page);
  const progress = card('simple').locator('.progress');
  await expect
    .poll(async () => withSpaces(await progress.textContent()))
    .toBe(ui.front.inProgress(`${ui.depth} 0 · ${ui.level} 1`));

  // The link leads to the list below the first screen, and the focus with it.
  await page.getByRole('button', { name: ui.saves.heading }).click();
  const isInList = () =>
    page.evaluate(() => document.activeElement?.closest('.saved-games') !== null);
  await expect.poll(isInList).toBe(true);
});

test('a card shows the best score of its campaign', async () => {
  await chooseCampaign(page, 'arena');
  await enterSeed(page, 'text-bot');
  await page.keyboard.press('Enter');
  await page.waitForSelector('body[data-mode=play]');
  const isOver = async () => {
    await page.keyboard.press('Period');
    return (await page.getAttribute('body', 'data-mode')) === 'over';
  };
  await expect.poll(isOver).toBe(true);
  const facts = page.locator('.game-over .facts dd');
  const [points, turns] = (await facts.allTextContents()).map(Number);
  await pressToLeave(page, 'KeyZ', 'over');
  const best = points > 0 ? ui.front.best(ui.scores.points(points, arena.points.name), turns) : '';
  await expect.poll(() => card('arena').locator('.best').textContent()).toBe(best);
  expect(await card(rogue.id).locator('.best').textContent()).toBe('');
});

/** The rows around the hero of the scene in a window, in CSS pixels: its own, and those beside it. */
function fightIn(width: number, height: number): { top: number; bottom: number; left: number } {
  const window = { width, height, ratio: 1 };
  const { x, y } = backdropStage[backdropShape(window)];
  const side = backdropSide(window);
  const middle = { x: x * width, y: y * height };
  return { top: middle.y - 1.5 * side, bottom: middle.y + 1.5 * side, left: middle.x - 2.5 * side };
}

const boxOf = async (selector: string) =>
  (await page.locator(selector).boundingBox()) ?? expect.fail(`${selector} is not shown.`);

test('in no window and language does the name, a button or a card cover the rows beside the hero of the scene', async () => {
  for (const language of languages) {
    await chooseLanguage(page, language);
    for (const [width, height] of [
      [1280, 800],
      [1920, 1080],
      [390, 844],
      [360, 640],
      [844, 390],
    ]) {
      await page.setViewportSize({ width, height });
      const place = `${width}x${height} ${language}`;
      const fight = fightIn(width, height);
      const name = await boxOf('.title h1');
      const cards = await boxOf('.campaigns');
      expect(cards.y, place).toBeGreaterThan(fight.bottom);
      // The gold is as high as a line of the name, so that it is exactly over its letters.
      const heights = await page.locator('.title h1 span').evaluateAll((lines) =>
        lines.map((line) => {
          const [{ height: gold }, { fontSize }] = [
            getComputedStyle(line, '::after'),
            getComputedStyle(line),
          ];
          return Number.parseFloat(gold) / Number.parseFloat(fontSize);
        }),
      );
      for (const lines of heights) expect(lines, place).toBeCloseTo(1, 1);
      if (width > height) {
        const words = await page.locator('.title h1 span').evaluateAll((lines) =>
          lines.map((line) => {
            const range = document.createRange();
            range.selectNodeContents(line);
            return range.getBoundingClientRect().right;
          }),
        );
        expect(Math.max(...words), place).toBeLessThan(fight.left);
      } else {
        expect(name.y + name.height, place).toBeLessThan(fight.top);
        expect((await boxOf('.start-form')).y, place).toBeGreaterThan(fight.bottom);
      }
    }
  }
});

test('nine campaigns have whole cards that leave the rows beside the hero of the scene free', async () => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.locator('.campaigns').evaluate((group) => {
    const cards = [...group.querySelectorAll('.campaign-card')];
    for (const card of [...cards, ...cards]) {
      const copy = card.cloneNode(true) as HTMLElement;
      copy.classList.add('copied');
      for (const input of copy.querySelectorAll('input')) input.name = 'copied';
      group.append(copy);
    }
  });
  const shown = await page.evaluate(placesOfScreen, 'main.title');
  const cards = await boxOf('.campaigns');
  await page.locator('.campaigns').evaluate((group) => {
    for (const copy of group.querySelectorAll('.copied')) copy.remove();
  });
  expect(shown).toMatchObject({ below: 0, faults: [] });
  expect(cards.y).toBeGreaterThan(fightIn(1280, 800).bottom);
});

test('the picture of the chosen card is brighter than the others, and its emblem fills more than half of the height', async () => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await card('rogue').click();
  const shade = (id: string) =>
    card(id)
      .locator('.picture')
      .evaluate((picture) => getComputedStyle(picture, '::after').backgroundColor);
  expect(await shade('rogue')).toBe('rgba(0, 0, 0, 0)');
  expect(await shade('arena')).not.toBe('rgba(0, 0, 0, 0)');
  // A picture that is not loaded yet has no height.
  const share = () =>
    card('rogue').evaluate((shown) => {
      const emblem = shown.querySelector('.emblem')?.getBoundingClientRect();
      const whole = shown.getBoundingClientRect();
      return emblem && emblem.top > whole.top ? emblem.height / whole.height : 0;
    });
  await expect.poll(share).toBeGreaterThan(0.5);
});

test('the options open the credits, which name the licences', async () => {
  expect(await page.textContent('main.title')).not.toContain('CC BY');
  await page.getByRole('button', { name: ui.option.heading, exact: true }).click();
  await page.locator('dialog.options').getByRole('button', { name: ui.credits }).click();
  const credits = page.getByRole('dialog', { name: ui.credits });
  // The origin of the game comes before the licences.
  expect(await credits.textContent()).toMatch(/Michael Toy.*CC BY 3\.0/s);
  await page.keyboard.press('Escape');
  await expect.poll(() => credits.isVisible()).toBe(false);
  expect(await page.locator('dialog.options').isVisible()).toBe(true);
});

test('on a canvas, all digits are equally wide, so changing numbers do not move', async () => {
  const widths = await page.evaluate(async () => {
    const context = document.createElement('canvas').getContext('2d');
    if (!context) throw new Error('There is no canvas.');
    const sets: number[][] = [];
    for (const font of ['500 13px "M PLUS 1p"', '800 24px "M PLUS 1p"']) {
      const loaded = await document.fonts.load(font, '0123456789');
      if (loaded.length === 0) throw new Error(`There is no font ${font}.`);
      context.font = font;
      sets.push([...'0123456789'].map((digit) => context.measureText(digit).width));
    }
    return sets;
  });
  for (const set of widths) expect(new Set(set).size).toBe(1);
});
