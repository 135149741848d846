import { expect, test } from 'vitest';
import { newGame } from '../../src/game/game.ts';
import { overlap, type Rect } from '../../src/screen/screen-layout.ts';
import { wordsOf } from '../../src/words/loading.ts';
import { rogueCampaign } from '../world.ts';
import { violationsOf } from './axe.ts';
import { openGame } from './made-game.ts';
import { chooseCampaign, onePage, ownPage, page, useOptions } from './one-page.ts';
import { clickLate, enterSeed, isIn, listed, toTitle } from './player.ts';
import { TextBot } from './text-bot.ts';

const { ui, textView } = wordsOf('en');

onePage({ choices: { textView: 'instead' } });

/** A new game in the text view, started by keys. */
async function playAsText(seed: string, campaign = 'simple'): Promise<void> {
  await chooseCampaign(page, campaign);
  await enterSeed(page, seed);
  await page.keyboard.press('Enter');
  await page.waitForSelector('body[data-mode=play]');
}

test('the first control of the page covers no text and not the status in play, chooses the text view, keeps the focus and says the choice', async () => {
  await useOptions(page, { textView: 'off' });
  await page.reload();
  await listed(page);
  const boxOf = async (selector: string): Promise<Rect> => {
    const box = await page.locator(selector).boundingBox();
    if (!box) throw new Error(`${selector} is not shown.`);
    return box;
  };
  await page.keyboard.press('Tab');
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
    { width: 360, height: 640 },
  ]) {
    await page.setViewportSize(viewport);
    const box = await boxOf('.text-switch:focus');
    expect(box.height).toBeGreaterThan(20);
    for (const text of ['.logo-above', '.title h1', '.start-form .start', '.seed-button']) {
      expect([viewport.width, text, overlap(await boxOf(text), box)]).toEqual([
        viewport.width,
        text,
        false,
      ]);
    }
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.keyboard.press('Enter');
  expect(await focusedName()).toBe(textView.playOnMap);
  expect((await announced()).at(-1)).toBe('Text view: On');
  await page.keyboard.press('KeyZ');
  await page.waitForSelector('body[data-mode=play]');
  expect(await page.locator('.text-view').isVisible()).toBe(true);
  expect(await page.locator('#stage').isVisible()).toBe(false);
  await page.locator('.text-top').getByRole('button', { name: textView.playOnMap }).press('Enter');
  await page.locator('.play > .text-switch').focus();
  const { x, width } = await boxOf('.text-switch:focus');
  expect(x + width).toBeLessThan(640);
});

test('on a phone the text view names buttons, not keys, until a key is pressed', async () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const page = await ownPage(phone, () => {
    const options = { textView: 'instead', textSize: 75 };
    localStorage.setItem('simple-roguelike options', JSON.stringify(options));
  });
  await page.locator('.start-form button.start').tap();
  await page.waitForSelector('body[data-mode=play]');
  const heights = await page
    .locator('.text-view button.small:visible')
    .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  const top = page.locator('.text-keys');
  expect(await top.textContent()).toBe(textView.buttonsHere);
  expect(await top.getAttribute('aria-label')).toBe(textView.heading);
  await page.keyboard.press('Period');
  await expect.poll(() => top.textContent()).toContain('The keys of the game work here.');
});

test('screen readers read the keys of the text view as its description, with names for their signs', async () => {
  await playAsText('yurina');
  const tools = await page.context().newCDPSession(page);
  const { root } = await tools.send('DOM.getDocument');
  const { nodes } = await tools.send('Accessibility.queryAXTree', {
    nodeId: root.nodeId,
    accessibleName: textView.keys,
  });
  expect(nodes.map(({ description }) => description?.value)).toEqual([
    "The keys of the game work here. The key ? (question mark) lists them. The key ' (apostrophe) describes the surroundings. Tab goes to the buttons.",
  ]);
  await tools.detach();
});

test('a rest says the regained health once, before the reason why it ends', async () => {
  await useOptions(page, { motion: 'full' });
  const game = newGame(rogueCampaign, 'blind7');
  const { Health } = game.stores;
  const max = Health.max[game.hero];
  Health.current[game.hero] = max - 3;
  await openGame(page, game);
  const before = (await announced()).length;
  await page.keyboard.press('Shift+KeyZ');
  const rested = async () => (await announced()).slice(before);
  const ends = (line: string) => /^You have rested for \d+ turns and recovered\.$/.test(line);
  await expect.poll(async () => (await rested()).some(ends)).toBe(true);
  const lines = await rested();
  expect(lines.at(-2)).toBe(`HP ${max}/${max} (+3)`);
  expect(ends(lines.at(-1) ?? '')).toBe(true);
  expect(lines.filter((line) => line.startsWith('HP '))).toHaveLength(1);
});

test('a bot that reads only the text view finishes two floors of the Simple Roguelike', async () => {
  await playAsText('text-bot');
  await new TextBot(page).descendTo(3, 600);
});

test('a bot that reads only the text view wins an arena, the end is announced once, and the focus stays on the buttons', async () => {
  await playAsText('text-bot', 'arena');
  const writes = await page.evaluateHandle(() => {
    const texts: (string | null)[] = [];
    const observer = new MutationObserver((changes) =>
      texts.push(...changes.flatMap(({ addedNodes }) => [...addedNodes].map((n) => n.textContent))),
    );
    observer.observe(document.querySelector('.game-over .end') as Element, {
      subtree: true,
      childList: true,
    });
    return texts;
  });
  await new TextBot(page).fightOn(400);
  await page.getByRole('heading', { name: 'Victory' }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  const inEnd = page.locator('.game-over');
  await clickLate(inEnd.getByRole('button', { name: ui.saves.watch }), () => isIn(page, 'replay'));
  await page.keyboard.press('Escape');
  await page.waitForSelector('body[data-mode=over]');
  expect(await focusedName()).toBe(ui.saves.watch);
  await inEnd.getByRole('button', { name: ui.scores.heading }).click();
  await page.locator('dialog.scores li').first().waitFor();
  expect(await focusedName()).toBe(ui.close);
  await page.keyboard.press('Escape');
  expect((await writes.jsonValue())[0]).toBe(ui.victory);
  expect(await writes.jsonValue()).toHaveLength(2);
});

/** The announcements for screen readers, line by line. */
const announced = () => page.locator('.announcer-log p').allTextContents();
const focusedName = () =>
  page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent);
const turnOf = async () =>
  Number(/Turn (\d+)/.exec((await page.textContent('.announcer-status')) ?? '')?.[1]);

test('a question opened by a button moves the focus to its answers, and keys play on while a button has it', async () => {
  await playAsText('yurina');
  expect(await focusedName()).toBe('Game keys');
  await page.getByRole('button', { name: /^Dig/ }).press('Enter');
  expect(await announced()).toContain('Dig in which direction?');
  expect(await focusedName()).toBe('up');
  await page.getByRole('group', { name: 'Dig in which direction?' }).waitFor();
  await page.getByRole('button', { name: 'Cancel' }).press('Enter');
  expect((await announced()).at(-1)).toBe('Cancelled.');
  expect(await page.getByRole('group', { name: 'Dig in which direction?' }).count()).toBe(0);
  expect(await focusedName()).toContain('Dig');
  expect(await turnOf()).toBe(0);
  // The same while a notice is shown.
  await page.keyboard.press('KeyE');
  await page.locator('.text-question').getByText(ui.nothingFor.eat).waitFor();
  await page.getByRole('button', { name: /^Dig/ }).press('Enter');
  expect(await focusedName()).toBe('up');
  await page.getByRole('button', { name: 'Cancel' }).press('Enter');
  expect(await focusedName()).toContain('Dig');

  await page.keyboard.press('KeyK');
  expect(await turnOf()).toBe(1);
  // Enter and Space press the button.
  await page.getByRole('button', { name: 'down', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  expect(await turnOf()).toBe(3);
  await page.keyboard.press('Period');
  expect(await turnOf()).toBe(4);
  expect(await focusedName()).toBe('down');
  // A held key does not press again and again.
  await page.keyboard.down('Enter');
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  expect(await turnOf()).toBe(5);
});

test('a pressed key that only waits says the turn, and a held one only at its press', async () => {
  await playAsText('yurina');
  const { keyboard } = page;
  await keyboard.press('Period');
  await keyboard.press('Period');
  expect((await announced()).slice(-2)).toEqual(['Turn 1', 'Turn 2']);
  await keyboard.down('Period');
  await keyboard.down('Period');
  await keyboard.down('Period');
  await keyboard.up('Period');
  expect(await turnOf()).toBe(5);
  expect((await announced()).at(-1)).toBe('Turn 3');
  await page.getByRole('button', { name: /^Wait/ }).press('Enter');
  expect((await announced()).at(-1)).toBe('Turn 6');
});

test('the text view begins with the news and the messages, then has the hero, things nearby and the exits', async () => {
  await playAsText('yurina', 'rogue');
  const headings = page.locator('.text-view .text-part h2:visible');
  expect((await headings.allTextContents()).slice(0, 8)).toEqual([
    textView.changes,
    ui.log,
    textView.hero,
    textView.surroundings,
    textView.monsters,
    textView.items,
    textView.exits,
    expect.any(String),
  ]);
  for (let turn = 0; turn < 12; turn++) await page.keyboard.press('KeyS');
  expect(await page.locator('.text-log li').count()).toBeLessThanOrEqual(10);
});

test('a step in an empty room says where the hero is', async () => {
  await playAsText('yurina');
  for (const row of [16, 15]) {
    await page.keyboard.press('KeyK');
    expect((await announced()).at(-1)).toBe(`Column 12, row ${row}.`);
  }
});

test('exploring announces the exits from its last cell only, and each approach announces the distance', async () => {
  await playAsText('blind7', 'rogue');
  // The text has each number of the panel beside the map.
  const facts = await page.locator('.text-hero li').allTextContents();
  expect(facts).toContain(`${ui.energy} 1300/2000`);
  expect(facts).toContain(`${ui.experience} 0/10`);
  const before = (await announced()).length;
  await page.keyboard.press('KeyO');
  // A sleeping bat comes into view.
  const stopped = async () => (await announced()).some((line) => line.startsWith('You stop: '));
  await expect.poll(stopped).toBe(true);
  const lines = (await announced()).slice(before);
  const exits = lines.filter((line) => /^(door|passage|corridor|room): /.test(line));
  expect(exits.length).toBeGreaterThan(0);
  const around = (await page.textContent('.text-view')) ?? '';
  for (const exit of exits) expect(around).toContain(exit);

  await page.keyboard.press('Shift+KeyF');
  for (let left = 8; left > 5; left--) {
    await page.keyboard.press('Shift+KeyF');
    expect((await announced()).at(-1)).toBe(`bat: ${left} right, asleep`);
  }
});

test('items are taken, used and put down by buttons, and the keyboard cursor of the bag is announced', async () => {
  await playAsText('yurina');
  const bot = new TextBot(page);
  await bot.descendTo(1, 60);
  const arrived = async () => {
    await bot.press(/^Go: healing potion/);
    return page.textContent('.text-surroundings');
  };
  await expect.poll(arrived).toContain('At your feet: healing');
  await page.getByRole('button', { name: /^Take/ }).press('Enter');
  await page.keyboard.press('KeyX');
  expect((await announced()).at(-1)).toBe('Bag: healing potion 10 (1 of 1)');
  await page.keyboard.press('KeyZ');
  expect((await announced()).at(-1)).toBe('healing potion 10: Drink (1 of 2)');
  await page.keyboard.press('ArrowDown');
  expect((await announced()).at(-1)).toBe('healing potion 10: Put down (2 of 2)');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  expect((await announced()).at(-1)).toBe('Closed.');
  await page.getByRole('button', { name: 'Put down: healing potion 10' }).press('Enter');
  expect((await announced()).at(-1)).toContain('Put down: healing potion 10.');
  // The button is gone: the heading of its part has the focus.
  expect(await focusedName()).toBe('Bag');
  // The log also has the messages of turns that were played on the map.
  await page.locator('.text-top').getByRole('button', { name: textView.playOnMap }).press('Enter');
  await page.keyboard.press('KeyP');
  const taken = (await announced()).at(-1) ?? '';
  expect(taken).toContain('healing potion 10');
  await page.getByRole('button', { name: textView.playAsText }).press('Enter');
  expect(await page.locator('.text-log li').first().textContent()).toContain(taken);

  // A change of contrast while the text hides a map with an open bag: each test fails if the page reports an error.
  await page.locator('.text-top').getByRole('button', { name: textView.playOnMap }).press('Enter');
  await page.keyboard.press('KeyX');
  await page.getByRole('button', { name: textView.playAsText }).press('Enter');
  await page.getByRole('button', { name: 'Put down: healing potion 10' }).press('Enter');
  await page.emulateMedia({ contrast: 'more' });
  await page.locator('.text-top').getByRole('button', { name: textView.playOnMap }).press('Enter');
});

test('a key describes the surroundings, and old announcements keep their language', async () => {
  await playAsText('yurina');
  await page.keyboard.press('Quote');
  const lines = await announced();
  expect(lines).toContain('A room, 23 wide and 23 high. You are in column 12, row 17.');
  expect(lines).toContain('stairs down: 12 up');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Options' }).click();
  await page.locator('dialog.options input[value=ja]').check();
  // The options and the menu.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Quote');
  await page
    .locator('.announcer-log p[lang=ja]', { hasText: '幅 23、奥行き 23 の部屋' })
    .waitFor({ state: 'attached' });
  const english = page.locator('.announcer-log p[lang=en]', { hasText: 'A room, 23 wide' });
  expect(await english.count()).toBeGreaterThan(0);
  await page.locator('.text-surroundings', { hasText: '幅 23、奥行き 23 の部屋' }).waitFor();
});

test('Look reads the monsters in view one after the other, as text, with the place first', async () => {
  await playAsText('text-bot', 'arena');
  const shown = page.locator('.text-question p');
  await page.keyboard.press('Semicolon');
  const first = (await announced()).at(-1);
  expect(first).toMatch(/^\d+ (right|left|up|down).*: gladiator, HP 1\/1.*\(1 of \d+\) Tab: next/);
  expect(await shown.textContent()).toBe(first);
  await page.keyboard.press('Tab');
  const second = await shown.textContent();
  expect(second).toMatch(/^\d+ .*: gladiator.*\(2 of \d+\)$/);
  await page.keyboard.press('Shift+Tab');
  expect((await announced()).at(-1)).toMatch(/\(1 of \d+\)$/);
  expect(await turnOf()).toBe(0);
  await page.keyboard.press('Escape');
  expect((await announced()).at(-1)).toBe(textView.closed);
  expect(await shown.isVisible()).toBe(false);
  expect(await focusedName()).toBe(textView.keys);
});

test('in Look, direction keys read the next cell, with its place', async () => {
  await playAsText('yurina');
  const { keyboard } = page;
  const read = async (key: string) => {
    await keyboard.press(key);
    return (await announced()).at(-1) ?? '';
  };
  // The room is large, and the hero is in its middle; the stairs are the only other thing.
  await read('Semicolon');
  const first = await read('KeyK');
  expect(first).toMatch(/^\d+ up: floor/);
  const line = /^(\d+) up/;
  const next = await read('KeyK');
  expect(Number(line.exec(next)?.[1])).toBe(Number(line.exec(first)?.[1]) + 1);
  expect(await read('KeyL')).toMatch(/^1 right, \d+ up: floor/);
  // A run goes on to the outer wall.
  for (let run = 0; run < 4; run++) await read('Shift+KeyK');
  expect(await read('KeyK')).toContain(': wall');
  expect(await turnOf()).toBe(0);
  await keyboard.press('Escape');
});

test('F attacks where Tab moves the focus; damage vibrates, and is announced before the messages', async () => {
  await useOptions(page, { vibrates: true });
  await page.evaluate(() => {
    navigator.vibrate = (pattern) => Boolean(performance.mark(`vibrates ${pattern}`));
  });
  const vibrations = () =>
    page.evaluate(() => performance.getEntriesByType('mark').map(({ name }) => name));
  await playAsText('text-bot', 'arena');
  const attack = page.getByRole('button', { name: ui.buttons.attack, exact: true });
  expect(await attack.locator('kbd').textContent()).toBe('F');
  // One floor has no stairs.
  expect(await page.getByRole('button', { name: textView.down }).count()).toBe(0);
  await page.keyboard.press('Tab');
  expect(await turnOf()).toBe(0);
  await page.keyboard.press('Shift+KeyF');
  expect(await turnOf()).toBe(1);
  expect(await vibrations()).not.toContain('vibrates 60');
  const hurt = async () => {
    if ((await announced()).some((line) => line.startsWith('HP '))) return true;
    await page.keyboard.press('Period');
    return false;
  };
  await expect.poll(hurt).toBe(true);
  const lines = await announced();
  const first = lines.findIndex((line) => line.startsWith('HP '));
  const message = lines.findIndex((line) => line.includes('hits you'));
  expect(lines[first]).toMatch(/^HP 2\/3 \(−1\)/);
  expect(message).toBeGreaterThan(first);
  expect(await vibrations()).toContain('vibrates 60');
  await page.evaluate(() => Reflect.deleteProperty(navigator, 'vibrate'));
});

test('a replay is watched as text: each step shows the turn, and its controls are buttons', async () => {
  await playAsText('yurina');
  const shown = () =>
    Promise.all(
      ['hero', 'changes', 'surroundings', 'log'].map((part) =>
        page.locator(`.text-${part}`).textContent(),
      ),
    );
  const played = [await shown()];
  for (const key of ['k', 'k', 'l', 'l', '.', 'k']) {
    await page.keyboard.press(key);
    played.push(await shown());
  }
  await toTitle(page);
  await page.getByRole('button', { name: ui.saves.watch }).click();
  await page.waitForSelector('body[data-mode=replay]');
  expect(await focusedName()).toBe(textView.replayKeys);
  expect(await page.locator('.text-view').isVisible()).toBe(true);
  expect(await page.locator('#stage').isVisible()).toBe(false);
  expect(await violationsOf(page)).toEqual([]);
  // A watched game cannot be played.
  expect(await page.getByRole('button', { name: 'down', exact: true }).count()).toBe(0);
  expect(await page.getByRole('button', { name: ui.buttons.wait }).count()).toBe(0);

  const { replay } = ui;
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  expect(await shown()).toEqual(played[0]);
  for (const [turn, texts] of played.entries()) {
    if (turn === 0) continue;
    // Space presses the focused button instead of playing the replay.
    await button(replay.forward).press('Space');
    expect([turn, await shown()]).toEqual([turn, texts]);
  }
  await button(replay.play).press('Enter');
  expect(await announced()).toContain(replay.play);
  await button(replay.play).waitFor();
  await button(replay.back).press('Enter');
  // After a jump the changes are those since nothing was known, and the log is the one of the game.
  const [hero, , surroundings] = played[5];
  expect(await shown()).toEqual([hero, expect.anything(), surroundings, expect.anything()]);
  await page.keyboard.press('Escape');
  await page.waitForSelector('body[data-mode=title]');
});

test('beside the map the text view takes a part of the window, and both show the game', async () => {
  await enterSeed(page, 'yurina');
  await page.getByRole('button', { name: 'Options' }).click();
  await page.locator('dialog.options input[value=beside]').check();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Start' }).click();
  await page.waitForSelector('body[data-mode=play]');
  const boxOf = async (selector: string) => {
    const box = await page.locator(selector).boundingBox();
    return box ?? { x: 0, y: 0, width: 0, height: 0 };
  };
  expect(await violationsOf(page)).toEqual([]);
  const map = await boxOf('#stage');
  const text = await boxOf('.text-view');
  expect(map.width).toBeGreaterThan(300);
  expect(text.x).toBeGreaterThanOrEqual(map.width - 1);
  await expect.poll(async () => (await boxOf('#stage canvas')).width).toBe(map.width);
  await page.keyboard.press('KeyK');
  await page.locator('.text-surroundings', { hasText: 'column 12, row 16' }).waitFor();
});
