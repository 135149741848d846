import { expect, test } from 'vitest';
import { Tile } from '../../src/dungeon/grid.ts';
import type { Command } from '../../src/game/commands.ts';
import { newGame } from '../../src/game/game.ts';
import { bagOf } from '../../src/game/items/bag.ts';
import { itemVerbs } from '../../src/game/items/item-verbs.ts';
import type { Game } from '../../src/game/world.ts';
import { runFileText } from '../../src/records/run-file.ts';
import { RunRecorder } from '../../src/records/run-recorder.ts';
import { wordsOf } from '../../src/words/loading.ts';
import { cellOf, gather, playThrough, type Take, walkTo } from '../walk.ts';
import { arenaCampaign, campaign } from '../world.ts';
import { goOn } from './made-game.ts';
import { chooseCampaign, onePage, ownPage, page } from './one-page.ts';
import {
  chooseInMenu,
  drop,
  listed,
  Player,
  parameterOf,
  picture,
  pressToLeave,
  record,
} from './player.ts';

onePage();

const { ui } = wordsOf('en');

const sizes = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: {
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    isMobile: true,
  },
};

/** Goes down, collects items, fights, uses the items, and goes up and down again. */
function aVisit(game: Game, take: Take): void {
  const use = (verb: string) => {
    const slot = bagOf(game, game.hero).findIndex((item) =>
      itemVerbs(game, game.hero, item).some((known) => known === verb),
    );
    if (slot >= 0) take(game, { type: verb, slot } as Command);
  };
  walkTo(game, cellOf(game, Tile.stairsDown), take);
  take(game, { type: 'down' });
  gather(game, take);
  for (const verb of ['drink', 'takeOff', 'put', 'equip']) use(verb);
  take(game, { type: 'pickup' });
  walkTo(game, cellOf(game, Tile.stairsUp), take);
  take(game, { type: 'up' });
  take(game, { type: 'down' });
}

test('the game is played by keys: go down, collect items, fight, use the bag, go up and down again', async () => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const player = await Player.start(page, 'day249');
  const commands = record('day249', aVisit);
  const kinds = new Set(commands.map(({ type }) => type));
  for (const kind of [
    'move',
    'pickup',
    'down',
    'up',
    'equip',
    'takeOff',
    'drink',
    'put',
  ] as const) {
    expect(kinds).toContain(kind);
  }
  await player.playAll(commands.slice(0, 20));
  // Each frame of a glide takes the processor of the tests as long as a turn.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await player.playAll(commands.slice(20));
});

test('a game that reaches the jewel ends on the victory screen; Z leads back to the title screen', async () => {
  const commands = record('whole184', (game, take) => playThrough(game, 0, take));
  // The last steps by keys, and those before from a file.
  const before = commands.slice(0, -3);
  const recorder = new RunRecorder(newGame(campaign, 'whole184'), { player: 'person' });
  for (const command of before) recorder.play(command);
  await drop(page, { 'game.json': runFileText(recorder.run()) });
  await page.getByText(ui.saves.opened('game.json')).waitFor();
  await goOn(page);
  const player = new Player(page, 'whole184');
  player.skip(before);
  await player.playAll(commands.slice(-3));
  expect(player.game.ending?.won).toBe(true);
  await page.waitForSelector('body[data-mode=over]');
  expect(await page.textContent('.game-over')).toContain(ui.victory);
  // The victor holds the jewel, which also stands next to the result. Any key ends the motion.
  const jewel = await page.getAttribute('.campaign-card:has([value=simple]) img', 'src');
  expect(await page.getAttribute('.ceremony .prize', 'src')).toBe(jewel);
  expect(await page.getAttribute('.game-over .emblem img', 'src')).toBe(jewel);
  expect(await page.locator('.game-over .sale').isVisible()).toBe(false);
  // The floors of the game, from the first one to that of the jewel, once its past is known.
  await expect.poll(() => page.locator('.game-over .route li').count()).toBe(6);
  await page.keyboard.press('Period');
  await page.waitForSelector('.game-over.settled');
  await picture(page, `victory`);
  await pressToLeave(page, 'KeyZ', 'over');
  await page.waitForSelector('body[data-mode=title]');
  await page.keyboard.press('KeyZ');
  await page.waitForSelector('body[data-mode=play]');
});

// Others of these tests use English and a desktop window.
test.runIf(process.env.PICTURES).each([
  ['desktop', 'ja'],
  ['phone', 'ru'],
] as const)('the first floors are shown on a %s in %s in two looks', async (size, language) => {
  const page = await ownPage({ ...sizes[size], locale: language });
  const player = await Player.start(page, 'day631', language);
  const commands = record('day631', (game, take) => {
    walkTo(game, cellOf(game, Tile.stairsDown), take);
    take(game, { type: 'down' });
    gather(game, take);
  });
  await player.playAll(commands);
  await picture(page, `${size}-${language}-tiles`);
  await chooseInMenu(page, 'look', 'glyphs');
  await picture(page, `${size}-${language}-glyphs`);
});

/** The choice of glyphs in the options, which need not be open. */
const glyphsInOptions = () => page.locator('input[name=options-look][value=glyphs]');

test('the arena is chosen on the title screen, drawn in glyphs, and played by keys', async () => {
  await chooseCampaign(page, 'arena');
  // The campaign may still be loading.
  await expect.poll(() => glyphsInOptions().isChecked()).toBe(true);
  const player = await Player.start(page, 'fight35', 'en', arenaCampaign);
  expect(await parameterOf(page, 'campaign')).toBe('arena');
  // The briefing explains the glyph of the hero, which is a number.
  await page.locator('.briefing').getByText(wordsOf('en').ui.briefing.digit).waitFor();
  for (let turn = 0; turn < 3; turn++) await player.play({ type: 'wait' });
  await picture(page, `arena`);
});

test('language and look change at once in the menu, and are stored', async () => {
  const player = await Player.start(page, 'day23');
  await chooseInMenu(page, 'language', 'ja');
  player.language = 'ja';
  await player.play({ type: 'move', dx: 0, dy: -1 });
  await player.play({ type: 'wait' });
  expect(await page.title()).toBe(wordsOf('ja').ui.title);
  await chooseInMenu(page, 'look', 'glyphs');
  await page.reload();
  await listed(page);
  expect(await page.textContent('h1')).toBe(wordsOf('ja').ui.title);
  await expect.poll(() => glyphsInOptions().isChecked()).toBe(true);
});

test.runIf(process.env.PICTURES)(
  'a floor with monsters and items: the picture of the README',
  async () => {
    await page.setViewportSize(sizes.desktop.viewport);
    const player = await Player.start(page, 'p88');
    const commands = record('p88', (game, take) => playThrough(game, 2, take));
    for (const command of commands.slice(0, 249)) {
      await player.press(command);
      player.follow(command);
    }
    await player.expectSame();
    // When the look has changed, save it as assets/pictures/simple.webp.
    await picture(page, `readme`);
  },
);
