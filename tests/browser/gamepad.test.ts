import { beforeEach, expect, inject, test } from 'vitest';
import { takeTurn } from '../../src/game/game.ts';
import { bots } from '../../src/lab/bots/bots.ts';
import { gameBefore } from '../../src/records/replay.ts';
import { runFileText } from '../../src/records/run-file.ts';
import { readLine } from '../../src/records/run-line.ts';
import { hashOf } from '../../src/state/hash.ts';
import { wordsOf } from '../../src/words/loading.ts';
import { namesOf } from '../../src/words/sentences.ts';
import { recordGame } from '../records/record-game.ts';
import { arenaCampaign, campaign } from '../world.ts';
import { heroWith, openGame } from './made-game.ts';
import { chooseCampaign, onePage, page, useOptions } from './one-page.ts';
import { connectPad, holdPad, type PadButton, type PadWindow, pressPad, withPad } from './pad.ts';
import { drop, enterSeed, listed, Player, settled } from './player.ts';

const { ui } = wordsOf('en');

onePage({ before: withPad });
beforeEach(() => connectPad(page));

const hold = (state: Parameters<typeof holdPad>[1]) => holdPad(page, state);
const press = (...buttons: PadButton[]) => pressPad(page, ...buttons);
const mode = () => page.getAttribute('body', 'data-mode');

/** Moves the focus until a control is focused that has this text. */
async function focusOn(direction: 'up' | 'down', text: string): Promise<void> {
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
  await expect
    .poll(async () => {
      if ((await focused()).includes(text)) return true;
      await press(direction);
      return (await focused()).includes(text);
    })
    .toBe(true);
}

test('a gamepad starts a game from the title screen, walks, waits and takes the stairs', async () => {
  await enterSeed(page, 'keys');
  await page.focus('main.title');
  await press('a');
  await press('a');
  await page.waitForSelector('body[data-mode=play]');
  const player = new Player(page, 'keys');
  await player.expectSame();
  for (let n = 0; n < 11; n++) {
    await press('up');
    player.follow({ type: 'move', dx: 0, dy: -1 });
  }
  await player.expectSame();
  await press('x');
  player.follow({ type: 'wait' });
  await hold({ axes: [0.1, -0.9] });
  player.follow({ type: 'move', dx: 0, dy: -1 });
  await press('a');
  player.follow({ type: 'down' });
  await player.expectSame();
  expect(await page.textContent('.announcer-status')).toContain(`${ui.depth} 1`);
});

test('two directions or the stick step diagonally, a held X waits until it is released, and the triggers explore and rest', async () => {
  const player = await Player.start(page, 'keys');
  await press('up', 'left');
  player.follow({ type: 'move', dx: -1, dy: -1 });
  await player.expectSame();
  await hold({ axes: [0.7, -0.7] });
  player.follow({ type: 'move', dx: 1, dy: -1 });
  await player.expectSame();

  const turn = async () =>
    Number(/Turn (\d+)/.exec((await page.textContent('.announcer-status')) ?? '')?.[1]);
  const keep = (pressed: readonly number[]) =>
    page.evaluate((buttons) => {
      (window as unknown as PadWindow).states = [{ pressed: buttons, axes: [0, 0, 0, 0] }];
    }, pressed);
  await keep([2]);
  await expect.poll(turn).toBeGreaterThan(4);
  await keep([]);
  await press();
  const stopped = await turn();
  await press('x');
  expect(await turn()).toBe(stopped + 1);

  const { stops } = wordsOf('en');
  const heard = () => page.textContent('.announcer-log');
  await press('lt');
  await expect.poll(heard).toContain(stops.alreadyHealed({}, namesOf(campaign, 'en')));
  await press('rt');
  await expect.poll(heard).toContain('Nothing left to explore');
});

test('a pad opens the menu and moves in it; B goes back, and A presses a button', async () => {
  await Player.start(page, 'keys');
  await press('start');
  const menu = page.getByRole('dialog', { name: ui.menu });
  await menu.waitFor();
  await press('b');
  expect(await menu.isVisible()).toBe(false);
  await press('start');
  await menu.waitFor();
  await focusOn('down', ui.option.heading);
  await press('a');
  const options = page.getByRole('dialog', { name: ui.option.heading });
  await options.waitFor();
  // Left and Right change a choice.
  await expect
    .poll(async () => {
      await press('down');
      return page.evaluate(() => (document.activeElement as HTMLInputElement).name);
    })
    .toBe('options-look');
  await press('right');
  expect(await page.locator('input[name=options-look][value=glyphs]').isChecked()).toBe(true);
  await press('b');
  expect(await options.isVisible()).toBe(false);
  await press('b');
  expect(await menu.isVisible()).toBe(false);
  expect(await mode()).toBe('play');

  // In another tab A continues the game, and answers the question whether to take it over from this one.
  await press('x');
  const other = await page.context().newPage();
  await other.goto(inject('address'));
  await listed(other);
  await connectPad(other);
  const isPlaying = async () => {
    await pressPad(other, 'a');
    return other.getAttribute('body', 'data-mode');
  };
  await expect.poll(isPlaying).toBe('play');
  await page.waitForSelector('body[data-mode=title]');
});

test('a pad wins the arena, and A leaves the screen after it without a direction before it', async () => {
  // The bot chooses in Node; the page gets only the last two commands, by the pad.
  const won = recordGame(arenaCampaign, 'thumb1', (game) => bots.careful(game, 'bot'), {
    player: 'careful',
    turns: 2000,
  });
  const played = won.turns.length - 2;
  const game = gameBefore(arenaCampaign, won, played);
  const turns = won.turns.slice(0, played);
  await drop(page, {
    'arena.json': runFileText({ ...won, turns, latest: null, end: hashOf(game) }),
  });
  await page.getByText(ui.saves.opened('arena.json')).waitFor();
  await page.locator('.saved-games').getByRole('button', { name: ui.goOn }).focus();
  await press('a');
  await page.waitForSelector('body[data-mode=play]');
  for (const line of won.turns.slice(played)) {
    const { command } = readLine(line);
    if (command.type === 'move') await hold({ axes: [command.dx, command.dy] });
    else await press('x');
    takeTurn(game, command);
  }
  expect(game.ending).toMatchObject({ won: true });
  await page.waitForSelector('body[data-mode=over]');
  const end = (await page.locator('.game-over').textContent()) ?? '';
  expect(end).toContain('The arena is yours.');
  // The crowd is of different people in different poses.
  const crowd = await page
    .locator('.ceremony .head')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundImage));
  expect(new Set(crowd).size).toBe(6);
  expect(end).toContain(String(game.score));
  // The screen ignores presses at first.
  const left = async () => {
    if ((await mode()) === 'over') await press('a');
    return mode();
  };
  await expect.poll(left).toBe('title');
});

test('nothing reads pads while none is connected', async () => {
  await page.evaluate(() => {
    (window as unknown as PadWindow).states = null;
  });
  const polls = () =>
    page.evaluate(async () => {
      let count = 0;
      const { getGamepads } = navigator;
      navigator.getGamepads = () => {
        count++;
        return getGamepads();
      };
      for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame);
      return count;
    });
  await polls();
  expect(await polls()).toBe(0);
});

test('Left and Right of a pad change the size of texts and the speed of a replay, and B leaves the replay', async () => {
  const player = await Player.start(page, 'keys');
  await player.play({ type: 'wait' });
  await press('start');
  await focusOn('down', ui.option.heading);
  await press('a');
  await page.getByRole('dialog', { name: ui.option.heading }).waitFor();
  const focusedId = () => page.evaluate(() => document.activeElement?.id);
  await expect
    .poll(async () => {
      await press('down');
      return focusedId();
    })
    .toBe('option-textSize');
  const textScale = () =>
    page.evaluate(() => document.documentElement.style.getPropertyValue('--text-scale'));
  expect(await textScale()).toBe('1');
  await press('right');
  expect(await textScale()).toBe('1.25');
  await press('left');
  await press('b');
  await focusOn('down', `${ui.toTitle} ${ui.savedOnLeaving}`);
  await press('a');
  await listed(page);
  await expect
    .poll(async () => {
      await press('down');
      return page.evaluate(() => document.activeElement?.textContent);
    })
    .toBe(ui.saves.watch);
  await press('a');
  await expect.poll(mode).toBe('replay');
  const speed = page.locator('.replay-speed');
  await expect
    .poll(async () => {
      await press('down');
      return speed.evaluate((button) => button === document.activeElement);
    })
    .toBe(true);
  const before = await speed.textContent();
  await press('a');
  expect(await speed.textContent()).not.toBe(before);
  await press('b');
  await expect.poll(mode).toBe('title');
});

test('Up and Down of a pad and the right stick scroll a text that has no controls', async () => {
  await Player.start(page, 'keys');
  await page.keyboard.press('?');
  const body = page.locator('dialog.help .body');
  const top = () => body.evaluate(({ scrollTop }) => scrollTop);
  const end = await body.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  expect(end).toBeGreaterThan(0);
  await expect
    .poll(async () => {
      await press('down');
      return top();
    })
    .toBeCloseTo(end, -1);
  await expect
    .poll(async () => {
      await press('up');
      return top();
    })
    .toBe(0);
  const scrolls = async (y: number) => {
    await hold({ axes: [0, 0, 0, y] });
    return top();
  };
  await expect.poll(() => scrolls(1)).toBeGreaterThan(100);
  await expect.poll(() => scrolls(-1)).toBe(0);
});

test('the bumpers of a pad move the cursor of Look from thing to thing', async () => {
  await chooseCampaign(page, 'arena');
  const player = await Player.start(page, 'thumb1', 'en', arenaCampaign);
  await hold({ pressed: [11] });
  const card = page.locator('.look-card');
  await card.getByText(wordsOf('en').look.padKeys(true)).waitFor();
  const said = () => page.textContent('.look-status');
  const first = await said();
  await press('rb');
  expect(await said()).not.toBe(first);
  await press('lb');
  expect(await said()).toBe(first);
  await press('b');
  expect(await card.isVisible()).toBe(false);
  await player.expectSame();
});

test('the right stick moves the map, the triggers zoom in Look, and neither uses a turn', async () => {
  const player = await Player.start(page, 'keys');
  const mapChanges = async (use: () => Promise<void>) => {
    const before = await settled(page);
    await use();
    await expect.poll(async () => !(await page.screenshot()).equals(before)).toBe(true);
  };
  await mapChanges(() => hold({ axes: [0, 0, -1, 0] }));
  await player.expectSame();
  await hold({ pressed: [11] });
  const card = page.locator('.look-card');
  await card.waitFor();
  const keys = wordsOf('en').look.padKeys(true);
  expect(keys).toContain('zoom');
  const said = await page.textContent('.look-status');
  await mapChanges(() => press('rt'));
  await mapChanges(() => press('x'));
  await mapChanges(() => press('lt'));
  // The card stays beside its cell, and nothing is said again.
  expect(await card.textContent()).toContain(keys);
  expect(await page.textContent('.look-status')).toBe(said);
  await press('b');
  await player.expectSame();
  // The zoom would stay.
  await page.keyboard.press('=');
});

test('the bumpers turn the pages of the sheets', async () => {
  await Player.start(page, 'keys');
  await press('start');
  await focusOn('down', ui.sheet.character);
  await press('a');
  const title = page.locator('dialog.sheets h2').first();
  await expect.poll(() => title.textContent()).toBe(ui.sheet.character);
  await press('rb');
  expect(await title.textContent()).toBe(ui.sheet.floor);
  await press('rb');
  expect(await title.textContent()).toBe(ui.sheet.log);
  // The last page is the last one.
  await press('rb');
  expect(await title.textContent()).toBe(ui.sheet.log);
  await press('lb');
  expect(await title.textContent()).toBe(ui.sheet.floor);
});

test('hints name the buttons of the pad in use', async () => {
  await useOptions(page, { hints: true });
  await enterSeed(page, 'sheets');
  await page.focus('main.title');
  await press('a');
  await press('a');
  await page.waitForSelector('body[data-mode=play]');
  // The first turn closes the briefing over the hint.
  await press('x');
  // A hint about travel would come first, but no button travels.
  await page.locator('.hint').waitFor();
  expect(await page.textContent('.hint p')).toBe(ui.hint.explore(ui.hint.padButton('RT')));
});

test('a press of a pad answers no prompt in its first moment', async () => {
  const game = heroWith('scroll-identify', 'potion-healing');
  await openGame(page, game);
  // At the moment at which the dialog opens, as a pad presses the focused button.
  await page.evaluate(() => {
    const choice = document.querySelector('dialog.answers') as HTMLDialogElement;
    new MutationObserver(() => {
      if (choice.open) choice.querySelector<HTMLElement>('.buttons button')?.click();
    }).observe(choice, { attributeFilter: ['open'] });
  });
  await page.keyboard.press('r');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog', { name: ui.ask.identify });
  await dialog.waitFor();
  expect(await dialog.isVisible()).toBe(true);
});
