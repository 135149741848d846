import { expect, inject, test } from 'vitest';
import { takeTurn } from '../../src/game/game.ts';
import { wordsOf } from '../../src/words/loading.ts';
import { rogueCampaign } from '../world.ts';
import { onePage, page } from './one-page.ts';
import { listed, Player, parameterOf, picture } from './player.ts';

const { ui } = wordsOf('en');

onePage();

const status = () => page.textContent('.announcer-status');
const mode = () => page.getAttribute('body', 'data-mode');
/** The turn that the page shows. */
const turn = async () => Number(/Turn (\d+)/.exec((await status()) ?? '')?.[1]);

test('Shift and two held arrows step diagonally; Shift and one arrow does nothing', async () => {
  await Player.start(page, 'keys');
  const { keyboard } = page;
  await keyboard.down('Shift');
  await keyboard.down('ArrowUp');
  expect(await turn()).toBe(0);
  await keyboard.down('ArrowLeft');
  expect(await turn()).toBe(1);
  await keyboard.up('ArrowLeft');
  await keyboard.up('ArrowUp');
  await keyboard.up('Shift');
  // From (12, 17), one step up-left and 11 steps up lead to the cell left of the stairs; one step
  // up-right reaches them.
  for (let i = 0; i < 10; i++) await keyboard.press('ArrowUp');
  await keyboard.press('KeyU');
  await keyboard.press('Space');
  expect(await status()).toContain('Depth 1');
});

test('Space pressed twice on stairs takes them once, and again after a moment', async () => {
  const player = await Player.start(page, 'keys');
  for (let n = 0; n < 12; n++) await page.keyboard.press('ArrowUp');
  expect(await turn()).toBe(12);
  // In one task, so that no slow test makes two single presses of a double one.
  await page.evaluate(() => {
    for (const type of ['keydown', 'keyup', 'keydown', 'keyup'] as const) {
      const key = { code: 'Space', key: ' ', bubbles: true, cancelable: true };
      document.activeElement?.dispatchEvent(new KeyboardEvent(type, key));
    }
  });
  expect(await status()).toContain('Depth 1');
  expect(await turn()).toBe(13);
  await expect
    .poll(async () => {
      await page.keyboard.press('Space');
      return status();
    })
    .toContain('Depth 0');
  player.skip([
    ...Array(12).fill({ type: 'move', dx: 0, dy: -1 }),
    { type: 'down' },
    { type: 'up' },
  ]);
  await player.expectSame();
});

test('a held key repeats steps, but a held Z neither starts nor confirms', async () => {
  const { keyboard } = page;
  await page.focus('button[type=submit]');
  // A key that was held before the page listened sends only repeats.
  await page.evaluate(() => {
    for (const code of ['KeyZ', 'Enter']) {
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', {
          code,
          key: code,
          repeat: true,
          bubbles: true,
          cancelable: true,
        }),
      );
    }
  });
  expect(await mode()).toBe('title');
  await keyboard.down('KeyZ');
  await page.waitForFunction(() => document.body.dataset.mode === 'play');
  await keyboard.down('KeyZ');
  await keyboard.up('KeyZ');
  await keyboard.down('ArrowUp');
  await keyboard.down('ArrowUp');
  await keyboard.down('ArrowUp');
  expect(await turn()).toBe(3);
});

test('Z and X of the title screen, of dialogs and of the end count as the keyboard types them', async () => {
  const type = (code: string, key: string) =>
    page.evaluate(
      (init) => {
        const all = { ...init, bubbles: true, cancelable: true };
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', all));
      },
      { code, key },
    );
  const help = page.getByRole('dialog', { name: ui.help });
  await page.focus('button[type=submit]');
  // A German keyboard: its Y is where Z is on an American one.
  await type('KeyZ', 'y');
  expect(await mode()).toBe('title');
  await type('KeyY', 'z');
  await page.waitForSelector('body[data-mode=play]');
  await page.keyboard.press('Shift+Slash');
  await help.waitFor();
  // A Dvorak keyboard.
  await type('KeyX', 'q');
  expect(await help.isVisible()).toBe(true);
  await type('KeyB', 'x');
  await help.waitFor({ state: 'hidden' });
  await page.keyboard.press('Period');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: ui.giveUp }).click();
  await page.getByRole('button', { name: ui.giveUpSure }).click();
  await page.waitForSelector('body[data-mode=over]');
  await expect
    .poll(async () => {
      await type('KeyY', 'z');
      return mode();
    })
    .toBe('title');
});

test('in the help Right and Left turn the page, and every key is beside its effect, at the edge of its row', async () => {
  await Player.start(page, 'keys');
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: ui.help });
  await help.locator('.rose').waitFor();
  expect(await help.getByText(ui.keys.count).count()).toBe(0);
  await page.keyboard.press('ArrowRight');
  await help.getByText(ui.keys.count).waitFor();
  const rows = await help.locator('.help-rows > div').evaluateAll((all) =>
    all.map((row) => {
      const [does, keys] = [...row.children].map((part) => part.getBoundingClientRect());
      const { height, right } = row.getBoundingClientRect();
      const last = row.querySelector('kbd:last-child')?.getBoundingClientRect();
      return {
        isBeside: does.right <= keys.left,
        isAtEdge: Math.abs((last?.right ?? 0) - right) < 1,
        isHigh: height >= 28,
      };
    }),
  );
  expect(rows.length).toBeGreaterThan(30);
  for (const row of rows) expect(row).toEqual({ isBeside: true, isAtEdge: true, isHigh: true });
  // The letters are at the points of the rose.
  const middleOf = async (key: string) => {
    const cap = help.locator('.rose').getByText(key, { exact: true });
    const { x, y, width, height } = (await cap.boundingBox()) ?? expect.fail();
    return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  };
  const [north, south, west, southEast] = await Promise.all(['k', 'j', 'h', 'n'].map(middleOf));
  expect(north.x).toBe(south.x);
  expect(north.y).toBeLessThan(west.y);
  expect(west.x).toBeLessThan(north.x);
  expect([southEast.x > south.x, southEast.y > west.y]).toEqual([true, true]);
  await page.keyboard.press('ArrowLeft');
  expect(await help.getByText(ui.keys.count).count()).toBe(0);
  await page.keyboard.press('Escape');
});

test('eight keys in a burst are eight turns: no key waits for an animation', async () => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await Player.start(page, 'keys');
  // One task of the page: no frame is drawn between the keys, so no animation continues or ends. The turn is read
  // in the same task, so no key was kept for later.
  const shown = await page.evaluate(() => {
    for (let n = 0; n < 8; n++) {
      const code = n % 2 === 0 ? 'ArrowUp' : 'ArrowDown';
      for (const type of ['keydown', 'keyup']) {
        const event = new KeyboardEvent(type, { code, key: code, bubbles: true, cancelable: true });
        document.activeElement?.dispatchEvent(event);
      }
    }
    return document.querySelector('.announcer-status')?.textContent;
  });
  expect(shown).toContain(`${ui.turn} 8 `);
});

test('Enter starts the game after a campaign was chosen with the mouse', async () => {
  await page
    .getByRole('radio', { name: rogueCampaign.name.en, exact: true })
    .check({ force: true });
  await page.keyboard.press('Enter');
  await page.waitForSelector('body[data-mode=play]');
  expect(await parameterOf(page, 'campaign')).toBe('rogue');
  // The keys of Rogue list even the only item to eat, and a letter without a command is reported.
  const notes = page.locator('.announcer-log p');
  await page.keyboard.press('Shift+X');
  await expect.poll(() => notes.last().textContent()).toBe(ui.noCommand('X', '?'));
  await page.keyboard.press('e');
  await picture(page, 'rogue-eat');
  await page.keyboard.press('Escape');
  expect(await turn()).toBe(0);
});

test('the page does not scroll during the game', async () => {
  await Player.start(page, 'keys');
  await page.evaluate(() => {
    document.body.style.minHeight = '5000px';
  });
  for (const key of ['Space', 'ArrowDown', 'PageDown', 'ArrowRight'])
    await page.keyboard.press(key);
  expect(await page.evaluate(() => [window.scrollX, window.scrollY])).toEqual([0, 0]);
  await page.evaluate(() => document.body.removeAttribute('style'));
});

test('the other letter set moves with q w e a d z x c, and the list of keys shows it', async () => {
  await page.getByRole('button', { name: ui.option.heading }).click();
  await page.getByRole('radio', { name: ui.keySetQwe }).check({ force: true });
  await page.keyboard.press('Escape');
  await Player.start(page, 'keys');
  const player = new Player(page, 'keys');
  const steps: [string, -1 | 0 | 1, -1 | 0 | 1][] = [
    ['KeyW', 0, -1],
    ['KeyE', 1, -1],
    ['KeyZ', -1, 1],
    ['KeyX', 0, 1],
    ['KeyC', 1, 1],
  ];
  for (const [key, dx, dy] of steps) {
    await page.keyboard.press(key);
    takeTurn(player.game, { type: 'move', dx, dy });
    await player.expectSame();
  }
});

test('digging asks for a direction; another key cancels the question', async () => {
  const player = await Player.start(page, 'keys');
  await page.keyboard.press('KeyT');
  await page.keyboard.press('KeyX');
  await player.expectSame();
  await player.play({ type: 'dig', dx: 0, dy: -1 });
  expect(player.game.log.at(-1)?.id).toBe('digNothing');
});

test('Escape opens the menu, and giving up leads to the title screen after a question', async () => {
  await Player.start(page, 'keys');
  await page.keyboard.press('Escape');
  const menu = page.getByRole('dialog', { name: ui.menu });
  // Dialogs are loaded after the first picture.
  await menu.waitFor();
  await page.keyboard.press('Escape');
  expect(await menu.isVisible()).toBe(false);
  await page.keyboard.press('Escape');
  // The way back is first, then the sheets with their keys.
  const names = await menu.locator('.menu-main button').allTextContents();
  expect(names.slice(0, 2)).toEqual([ui.resume, `${ui.sheet.character}@`]);
  expect(await menu.locator('.menu-sheets kbd').first().textContent()).toBe('@');
  await menu.getByRole('button', { name: ui.giveUp }).click();
  expect(await mode()).toBe('play');
  await menu.getByRole('button', { name: ui.giveUpSure }).click();
  await page.waitForSelector('body[data-mode=title]');
});

test('the menu copies the seed', async () => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await Player.start(page, 'a seed, ナイフ');
  await page.keyboard.press('Escape');
  await page.locator('dialog.menu .seed button').click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe('a seed, ナイフ');
});

test('the seed is read from the address and is shown in it', async () => {
  await page.goto(`${inject('address')}?seed=yurina`);
  await listed(page);
  await page.keyboard.press('KeyZ');
  await page.waitForSelector('body[data-mode=play]');
  await new Player(page, 'yurina').expectSame();
  expect(await parameterOf(page, 'seed')).toBe('yurina');
});
