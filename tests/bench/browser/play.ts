import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { build, preview } from 'vite';
import type { BrowserContests, Measured } from '../contest.ts';
import { medianOf, quantileOf } from '../measure.ts';

/** The campaigns whose textures and walks are measured. */
const campaigns = ['simple', 'rogue'] as const;
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true };
const desk = { viewport: { width: 1280, height: 800 } };

/** Monsters of the crowd, turns to measure, and the frames from one turn to the next. */
const crowd = 100;
const turns = 120;
const framesPerTurn = 3;
/** Keys per second of a held key, the steps until the hero turns round, and the steps in all. */
const walk = { keysPerSecond: 30, there: 3, steps: 150 };

/** The ms of JavaScript of a frame, and whether it is the first one after a turn. */
interface FrameTime {
  readonly ms: number;
  readonly isTurn: boolean;
}

declare global {
  interface Window {
    /** The bytes of the textures that WebGL holds. */
    textureBytes(): number;
    /** Plays turns. Returns the ms of JavaScript of each frame, in which the keys before it count. */
    playFrames(turns: number, framesPerTurn: number): Promise<FrameTime[]>;
    /** Walks back and forth. Returns the ms from each drawn frame to the next. */
    walkFrames(how: typeof walk): Promise<number[]>;
  }
}

/** Runs in the page before its scripts: counts the bytes of textures. A mip chain adds a third. */
function countTextures(): void {
  const prototype = WebGL2RenderingContext.prototype;
  const held = new Map<WebGLTexture, number>();
  let bound: WebGLTexture | null = null;
  const red = [prototype.RED, prototype.R8] as readonly number[];
  const watch = (name: keyof WebGL2RenderingContext, see: (...args: never[]) => void) => {
    const own = prototype[name] as (...args: unknown[]) => unknown;
    Object.assign(prototype, {
      [name](this: WebGL2RenderingContext, ...args: unknown[]) {
        see(...(args as never[]));
        return own.apply(this, args);
      },
    });
  };
  const hold = (width: number, height: number, format: number) => {
    if (bound) held.set(bound, width * height * (red.includes(format) ? 1 : 4));
  };
  watch('bindTexture', (_target: number, texture: WebGLTexture | null) => {
    bound = texture;
  });
  watch('texImage2D', (...[, , , ...rest]: [number, number, number, ...unknown[]]) => {
    if (rest.length >= 6) hold(rest[0] as number, rest[1] as number, rest[3] as number);
    else {
      const picture = rest[2] as { width: number; height: number };
      hold(picture.width, picture.height, rest[0] as number);
    }
  });
  watch('texStorage2D', (_: number, _levels: number, format: number, w: number, h: number) =>
    hold(w, h, format),
  );
  watch('generateMipmap', () => {
    if (bound) held.set(bound, ((held.get(bound) ?? 0) * 4) / 3);
  });
  watch('deleteTexture', (texture: WebGLTexture) => held.delete(texture));
  window.textureBytes = () => [...held.values()].reduce((sum, bytes) => sum + bytes, 0);
}

/**
 * Runs in the page before its scripts: measures the callbacks of each frame, and the keys before it, because the game
 * makes its turn and draws the HUD when a key is pressed.
 */
function measureFrames(): void {
  const own = window.requestAnimationFrame.bind(window);
  const times = new Map<number, { ms: number; isTurn: boolean }>();
  let ofKeys = 0;
  window.requestAnimationFrame = (callback) =>
    own((now) => {
      const time = times.get(now) ?? { ms: 0, isTurn: false };
      times.set(now, time);
      // The key may come after another callback of the same frame, such as that of the flames.
      if (ofKeys > 0) time.isTurn = true;
      time.ms += ofKeys;
      ofKeys = 0;
      const began = performance.now();
      callback(now);
      time.ms += performance.now() - began;
    });
  const frame = () => new Promise(own);
  const press = (key: string, code: string, repeat: boolean) => {
    const init = { key, code, repeat, bubbles: true };
    const began = performance.now();
    document.body.dispatchEvent(new KeyboardEvent('keydown', init));
    if (!repeat) document.body.dispatchEvent(new KeyboardEvent('keyup', init));
    ofKeys += performance.now() - began;
  };
  window.playFrames = async (turns, framesPerTurn) => {
    for (let turn = -10; turn < turns; turn++) {
      // The first turns warm up.
      if (turn === 0) times.clear();
      press('.', 'Period', false);
      for (let n = 0; n < framesPerTurn; n++) await frame();
    }
    return [...times.values()];
  };
  window.walkFrames = async ({ keysPerSecond, there, steps }) => {
    times.clear();
    for (let step = 0; step < steps; step++) {
      const code = Math.floor(step / there) % 2 === 0 ? 'ArrowRight' : 'ArrowLeft';
      press(code, code, step % there > 0);
      await new Promise((done) => setTimeout(done, 1000 / keysPerSecond));
    }
    const moments = [...times.keys()];
    return moments.slice(1).map((now, n) => now - moments[n]);
  };
}

/** Opens an address in a new visit. */
async function open(browser: Browser, address: string, options: object, watch: () => void) {
  const context = await browser.newContext({ ...options, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(watch);
  await page.goto(address);
  return page;
}

/** Waits for the game, and until all drawings have the size that the screen shows. */
async function settle(page: Page): Promise<void> {
  await page.waitForSelector('body[data-mode=play]');
  await page.waitForSelector('#stage canvas:not([data-sharpening])');
}

/** The bytes of all textures on a phone, in a new game. */
async function textures(browser: Browser, address: string, campaign: string): Promise<Measured> {
  const page = await open(browser, `${address}?campaign=${campaign}&seed=12`, phone, countTextures);
  const start = page.locator('button.start[type=submit]');
  await page.waitForSelector('#stage canvas');
  await start.click();
  await settle(page);
  const median = await page.evaluate(() => window.textureBytes());
  await page.context().close();
  return {
    name: `textures on a phone, 390 × 844 at three pixels per point, ${campaign}`,
    unit: 'bytes',
    entries: [{ name: 'the game: all that WebGL holds', median }],
    goals: [{ most: 32 * 1024 ** 2 }],
  };
}

/** The JavaScript of the frames while a crowd acts around the hero. */
async function frames(browser: Browser, address: string): Promise<Measured> {
  const place = `${address}?crowd=${crowd}&floor=33x30&seed=12`;
  const page = await open(browser, place, desk, measureFrames);
  await settle(page);
  const times = await page.evaluate(
    ([turns, framesPerTurn]) => window.playFrames(turns, framesPerTurn),
    [turns, framesPerTurn] as const,
  );
  await page.context().close();
  const entryOf = (name: string, some: readonly FrameTime[]) => {
    const all = some.map(({ ms }) => 1000 * ms);
    const [median, p95] = [medianOf(all), quantileOf(all, 0.95)];
    return { name: `the game: ${all.length} ${name}`, median, p95, maximum: Math.max(...all) };
  };
  return {
    name: `${crowd} monsters move and fight, 1280 × 800, JavaScript per frame`,
    entries: [
      entryOf('frames', times),
      entryOf(
        'frames of a turn, with its key',
        times.filter(({ isTurn }) => isTurn),
      ),
      entryOf(
        'frames between turns',
        times.filter(({ isTurn }) => !isTurn),
      ),
    ],
    goals: [{ most: 1500 }],
  };
}

/** The time from frame to frame while the hero walks back and forth, in tiles with full motion. */
async function walking(browser: Browser, address: string, campaign: string): Promise<Measured> {
  const place = `${address}?campaign=${campaign}&seed=12`;
  const page = await open(browser, place, desk, measureFrames);
  await page.waitForSelector('#stage canvas');
  await page.locator('button.start[type=submit]').click();
  await settle(page);
  const intervals = (await page.evaluate((how) => window.walkFrames(how), walk)).map(
    (ms) => 1000 * ms,
  );
  await page.context().close();
  const perSecond = 1e6 / (intervals.reduce((sum, time) => sum + time, 0) / intervals.length);
  return {
    name: `the hero walks in ${campaign}, 1280 × 800, drawn by the processor, from frame to frame`,
    entries: [
      {
        name: `the game: ${perSecond.toFixed(0)} frames per second`,
        median: medianOf(intervals),
        p95: quantileOf(intervals, 0.95),
        maximum: Math.max(...intervals),
      },
    ],
    // 20 frames per second.
    goals: [{ most: 50_000 }],
  };
}

/** The textures and the frames of the built game. */
const play: BrowserContests = async (browser) => {
  const outDir = mkdtempSync(join(tmpdir(), 'bench-play-'));
  await build({ logLevel: 'error', build: { outDir, emptyOutDir: true } });
  // Isolated pages get a clock with steps of 5 µs.
  const headers = {
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
  };
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    build: { outDir },
    preview: { port: 0, open: false, headers },
  });
  const address = server.resolvedUrls?.local[0] ?? '';
  try {
    const held: Measured[] = [];
    for (const campaign of campaigns) held.push(await textures(browser, address, campaign));
    held.push(await frames(browser, address));
    for (const campaign of campaigns) held.push(await walking(browser, address, campaign));
    return held;
  } finally {
    await server.close();
    rmSync(outDir, { recursive: true });
  }
};
export default play;
