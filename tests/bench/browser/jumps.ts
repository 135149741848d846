import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { build, preview } from 'vite';
import { loadCampaign } from '../../../src/bundles/load-campaign.ts';
import { bots } from '../../../src/lab/bots/bots.ts';
import { runFileText } from '../../../src/records/run-file.ts';
import { recordGame } from '../../records/record-game.ts';
import { rogue } from '../../sources.ts';
import type { BrowserContests, Measured } from '../contest.ts';
import { medianOf, quantileOf } from '../measure.ts';

/** Lines of the game, and jumps in each part of the measurement. */
const lines = 1500;
const jumps = 50;

/**
 * A game of Rogue that goes on after its last line: the page lists it, and plays an ended game at once. Without
 * snapshots, as the worker finds it. The first seed whose hero lives that long.
 */
function gameText(): string {
  const campaign = loadCampaign(rogue);
  for (let n = 1; n <= 50; n++) {
    const seed = `long ${n}`;
    const run = recordGame(campaign, seed, (game) => bots.careful(game, 'x'), {
      player: 'careful',
      turns: lines,
    });
    if (run.turns.length === lines) return runFileText({ ...run, latest: null });
  }
  throw new Error(`No hero of 50 seeds lives for ${lines} lines. Reduce "lines".`);
}

/** Opens a game from its file, saves it, and returns its page with the list. */
async function open(browser: Browser, address: string, text: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
    locale: 'en-US',
  });
  const page = await context.newPage();
  await page.goto(address);
  await page.waitForSelector('#stage canvas');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Options', exact: true }).click();
  await page.locator('dialog.options').getByRole('button', { name: 'Open a file' }).click();
  const buffer = Buffer.from(text);
  await (await chooser).setFiles({ name: 'game.json', mimeType: 'application/json', buffer });
  await page.locator('.saved-games li').waitFor({ state: 'attached', timeout: 120_000 });
  return page;
}

/** Times in ms from a move of the replay: until its game is there, and until its picture is drawn. */
interface Times {
  readonly handled: number[];
  readonly drawn: number[];
}

/**
 * Moves in the replay. `by`: the slider to random turns, or the button for the next turn. Each move waits for
 * the frame before it.
 */
function measure(page: Page, by: 'slider' | 'step'): Promise<Times> {
  return page.evaluate(
    async ({ by, jumps }) => {
      const slider = document.querySelector<HTMLInputElement>('.replay-slider');
      const next = document.querySelector<HTMLButtonElement>('[aria-keyshortcuts=ArrowRight]');
      if (!slider || (by === 'step' && !next)) throw new Error('The replay bar is incomplete.');
      // After the frame callbacks of the page, and after the browser has drawn the frame.
      const drawn = () =>
        new Promise((resolve) =>
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = resolve;
            port2.postMessage(null);
          }),
        );
      const times: Times = { handled: [], drawn: [] };
      let random = 1;
      for (let n = 0; n < jumps; n++) {
        await drawn();
        random = (random * 48_271) % 2_147_483_647;
        const began = performance.now();
        if (by === 'step') next?.click();
        else {
          slider.value = String(random % (Number(slider.max) + 1));
          slider.dispatchEvent(new Event('input'));
        }
        times.handled.push(performance.now() - began);
        await drawn();
        times.drawn.push(performance.now() - began);
      }
      return times;
    },
    { by, jumps },
  );
}

/** Jumps of the replay viewer in the built page: to random turns, during the preparation and after it. */
const replayJumps: BrowserContests = async (browser) => {
  const outDir = mkdtempSync(join(tmpdir(), 'bench-jumps-'));
  await build({ logLevel: 'error', build: { outDir, emptyOutDir: true } });
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    build: { outDir },
    preview: { port: 0, open: false },
  });
  try {
    const page = await open(browser, server.resolvedUrls?.local[0] ?? '', gameText());
    await page.getByRole('button', { name: 'Saved games', exact: true }).click();
    await page.locator('.saved-games li').getByText('Watch').click();
    await page.waitForSelector('body[data-mode=replay]');
    const during = await measure(page, 'slider');
    await page.waitForSelector(`.replay-slider[data-prepared="${lines}"]`, { timeout: 120_000 });
    const after = await measure(page, 'slider');
    await page.keyboard.press('Home');
    const steps = await measure(page, 'step');
    await page.context().close();
    const entry = (name: string, all: readonly number[]) => ({
      name,
      median: 1000 * medianOf(all),
      p95: 1000 * quantileOf(all, 0.95),
      maximum: 1000 * Math.max(...all),
    });
    const contest = (name: string, part: keyof Times): Measured => ({
      name: `replay: a jump to a random turn of ${lines}, ${name}`,
      entries: [
        entry('the prepared replay', after[part]),
        entry('the replay during its preparation', during[part]),
        entry('one turn forward', steps[part]),
      ],
      goals: [{ most: 100_000 }],
    });
    return [contest('until its game is there', 'handled'), contest('until it is drawn', 'drawn')];
  } finally {
    await server.close();
    rmSync(outDir, { recursive: true });
  }
};
export default replayJumps;
