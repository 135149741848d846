import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Command } from '../../src/game/commands.ts';
import { parseRunFile } from '../../src/records/parse-run-file.ts';
import { wordsOf } from '../../src/words/loading.ts';
import { Player, record } from '../browser/player.ts';
import { replayingScript } from '../browser/replaying-script.ts';
import { playThrough } from '../walk.ts';
import { startChromium } from './chromium.ts';
import { type Engine, type EnginePage, until } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

const address = inject('address');
const { ui } = wordsOf('en');
const pictures = 'tests/browser/pictures';
mkdirSync(pictures, { recursive: true });

/** A game that is short and complete: the hero runs for the jewel, and dies. */
const seed = 'day23';
const commands: Command[] = record(seed, (game, take) => playThrough(game, 0, take));

describe.each([
  ['Firefox', startFirefox],
  ['WebKit', startWebKit],
  ['Chromium', startChromium],
])('in %s', (name, start) => {
  let engine: Engine;
  let page: EnginePage;
  const picture = (what: string) =>
    page.screenshot(`${pictures}/${name.toLowerCase()}-${what}.png`);

  beforeAll(async () => {
    engine = await start();
  });
  afterAll(() => engine?.close());

  test('a game by keys is saved, continues after the page was closed, and ends', async () => {
    page = await engine.open(address);
    await page.waitForSelector('body[data-mode=title]');
    await page.waitForSelector('#stage canvas');
    await until(page.evaluate, `document.querySelector('.saved-games[aria-busy=false]')`);
    await picture('title');
    const half = commands.length >> 1;
    const player = await Player.start(page, seed);
    await player.playAll(commands.slice(0, half));
    await picture('game');

    page = await engine.reopen(address);
    await page.waitForSelector('.saved-games li');
    await page.run(`
      const buttons = [...document.querySelectorAll('.saved-games li button')];
      buttons.find(({ textContent }) => textContent === '${ui.saves.watch}').click();
    `);
    await page.waitForSelector('body[data-mode=replay]');
    await picture('replay');
    await page.keyboard.press('Escape');
    await page.waitForSelector('body[data-mode=title]');
    await page.keyboard.press('KeyZ');
    await page.waitForSelector('body[data-mode=play]');
    const later = new Player(page, seed);
    later.skip(commands.slice(0, half));
    await later.playAll(commands.slice(half));
    await page.waitForSelector('body[data-mode=over]');
    await picture('over');
    expect(later.game.ending).not.toBe(null);
    expect(await page.evaluate("document.querySelector('.error-notice').hidden")).toBe(true);
    expect(engine.faults).toEqual([]);
  });

  test('the golden games have the same states as in Node', async () => {
    page = await engine.open('about:blank');
    await page.run(await replayingScript());
    for (const file of readdirSync('tests/golden/runs')) {
      const text = readFileSync(`tests/golden/runs/${file}`, 'utf8');
      const { segments, turns } = parseRunFile(text);
      expect(await page.evaluate(`window.replay(${JSON.stringify(text)})`)).toEqual({
        content: segments[0].content,
        difference: null,
        lines: turns.length,
      });
    }
  });
});
