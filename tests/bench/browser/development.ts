import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { createServer } from 'vite';
import { DevelopedCopy } from '../../browser/developed-copy.ts';
import type { BrowserContests, Measured } from '../contest.ts';
import { medianOf } from '../measure.ts';

/** Icons that the game does not use. Each is new once. */
const newIcons = [
  'fox-head',
  'gorilla',
  'hydra',
  'sea-dragon',
  'kraken-tentacle',
  'bull',
  'elephant',
];
const viewport = { width: 640, height: 480 };
const reference = 'Vite alone: a saved JSON file, until the page shows it';
/** Colours that no other part of the page has. */
const colours = ['#ff00ff', '#00ffff'];
/** The least number of coloured pixels: more than a glyph has. */
const leastPixels = 150;
/** ms before each change: the watcher of files joins changes that follow one another at once. */
const rest = 500;
/** The longest wait for a change in ms. */
const patience = 20_000;

/** A monster in front of the hero, drawn as a small glyph if its sprite is missing. */
const rat = (look: object) => ({
  name: { en: 'rat' },
  look: { glyph: '.', ...look },
  spawn: { at: [{ depth: 0, x: 12, y: 15 }] },
  Health: { max: 6 },
  Stats: { attack: 1, defence: 4 },
  AI: { mind: 'timid' },
  Rooted: {},
});
const ratFile = 'monsters/rat.json';

/** Counts the pixels of a picture that have almost the hue of a colour. Runs in a page. */
async function countPixels([png, colour]: readonly string[]): Promise<number> {
  const picture = await createImageBitmap(await (await fetch(png)).blob());
  const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
  context?.drawImage(picture, 0, 0);
  const data = context?.getImageData(0, 0, picture.width, picture.height).data ?? [];
  let count = 0;
  for (let at = 0; at < data.length; at += 4) {
    const [red, green, blue] = [data[at], data[at + 1], data[at + 2]];
    const [low, high] = colour === '#ff00ff' ? [green, red] : [red, green];
    if (blue > 60 && high > 60 && low < high / 2) count++;
  }
  return count;
}

/** The ms from a change of a file until the page shows N pixels of a colour. */
async function untilSeen(page: Page, eye: Page, colour: string, change: () => void) {
  await page.waitForTimeout(rest);
  const began = performance.now();
  change();
  while (performance.now() - began < patience) {
    const png = await page.screenshot({ animations: 'allow', caret: 'initial' });
    const seen = performance.now();
    const address = `data:image/png;base64,${png.toString('base64')}`;
    if ((await eye.evaluate(countPixels, [address, colour])) >= leastPixels) return seen - began;
  }
  throw new Error(`no picture with the colour ${colour} within ${patience} ms`);
}

/** Opens a page, and another one that counts the pixels of its pictures. */
async function open(browser: Browser, address: string): Promise<{ page: Page; eye: Page }> {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(address);
  return { page, eye: await (await browser.newContext()).newPage() };
}

async function close(pages: { page: Page; eye: Page }): Promise<void> {
  for (const page of Object.values(pages)) await page.context().close();
}

/** The times of saved bundles and of new sprites, in ms. */
async function measureGame(browser: Browser): Promise<{ bundles: number[]; sprites: number[] }> {
  const copy = new DevelopedCopy('bench-development');
  try {
    copy.save(ratFile, rat({ colour: colours[1], sprite: 'rat' }));
    const address = await copy.serve();
    // The first visit of a server can load its page twice: Vite finds the libraries and prepares them.
    const first = await open(browser, address);
    await first.page.waitForLoadState('networkidle');
    await close(first);
    const { page, eye } = await open(browser, address);
    await page.locator('button.start[type=submit]').click();
    await page.waitForSelector('body[data-mode=play]');
    await untilSeen(page, eye, colours[1], () => {});
    const bundles: number[] = [];
    const sprites: number[] = [];
    for (const icon of newIcons) {
      const change = (look: object) => () => copy.save(ratFile, rat(look));
      const [drawn, dotted] = colours;
      bundles.push(await untilSeen(page, eye, drawn, change({ colour: drawn, sprite: 'rat' })));
      // Without a sprite it is a dot, so a picture in the colour of the dot is the new drawing.
      copy.save(ratFile, rat({ colour: dotted }));
      const look = { colour: dotted, sprite: icon };
      sprites.push(await untilSeen(page, eye, dotted, change(look)));
    }
    await close({ page, eye });
    return { bundles, sprites };
  } finally {
    await copy.remove();
  }
}

/** The times of a page of a few lines whose background is in a JSON file, in ms. */
async function measureVite(browser: Browser): Promise<number[]> {
  const root = mkdtempSync(join(tmpdir(), 'bench-vite-'));
  const save = (colour: string) =>
    writeFileSync(join(root, 'look.json'), JSON.stringify({ colour }));
  save(colours[0]);
  writeFileSync(join(root, 'index.html'), '<body><script type="module" src="/page.js"></script>');
  writeFileSync(
    join(root, 'page.js'),
    `import look from './look.json';
const show = (now) => { document.body.style.background = now.colour; };
show(look);
import.meta.hot.accept('./look.json', (now) => show(now.default));`,
  );
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    server: { port: 0 },
  });
  try {
    await server.listen();
    const { page, eye } = await open(browser, server.resolvedUrls?.local[0] ?? '');
    await untilSeen(page, eye, colours[0], () => {});
    const times: number[] = [];
    for (let round = 1; round <= newIcons.length; round++) {
      const colour = colours[round % 2];
      times.push(await untilSeen(page, eye, colour, () => save(colour)));
    }
    await close({ page, eye });
    return times;
  } finally {
    await server.close();
    rmSync(root, { recursive: true });
  }
}

/** The time from a saved file to the running game of `npm run dev`, on the screen. */
const development: BrowserContests = async (browser) => {
  const { bundles, sprites } = await measureGame(browser);
  const vite = { name: reference, median: 1000 * medianOf(await measureVite(browser)) };
  const entry = (name: string, times: readonly number[]) => ({
    name,
    median: 1000 * medianOf(times),
    maximum: 1000 * Math.max(...times),
  });
  return [
    {
      name: 'npm run dev: from a saved bundle to the living monster on the screen',
      entries: [entry('the game', bundles), vite],
      goals: [{ most: 1_000_000 }],
    },
    {
      name: 'npm run dev: from a saved bundle with a new sprite to its drawing on the screen',
      entries: [entry('the game', sprites), vite],
      goals: [{ most: 2_000_000 }],
    },
  ] satisfies Measured[];
};
export default development;
