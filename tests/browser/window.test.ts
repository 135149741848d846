import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { wordsOf } from '../../src/words/loading.ts';
import { give, rogueCampaign, scene } from '../world.ts';
import { violationsOf } from './axe.ts';
import { sharedBrowser } from './chromium.ts';
import { openGame } from './made-game.ts';
import { forgetGames, onePage, page } from './one-page.ts';
import { chooseInMenu, Player, settled, toTitle, visit, withoutHints } from './player.ts';

/** An empty page that decodes pictures. */
let decoder: Page;

beforeAll(async () => {
  const browser = await sharedBrowser(inject('browserPath'));
  decoder = await browser.newPage({ serviceWorkers: 'block' });
});
afterAll(() => decoder.close());

/** A small window, because the processor draws the pictures here, with whole pixels, because tests compare them. */
const desktop: BrowserContextOptions = {
  viewport: { width: 960, height: 600 },
  deviceScaleFactor: 1,
};
onePage({ options: desktop });

/** A page that is closed after the test. It may report faults. */
async function open(options: BrowserContextOptions, ...before: (() => void)[]): Promise<Page> {
  const browser = await sharedBrowser(inject('browserPath'));
  const content = before.map((one) => `(${one})();`).join('\n');
  const { page } = await visit(browser, inject('address'), options, { content });
  onTestFinished(() => page.context().close());
  return page;
}

interface Looks {
  readonly colours: number;
  readonly differing: number;
  /** The largest value of a colour. */
  readonly brightest: number;
}

/** Decodes a picture in an empty page, and counts its colours and how many cells differ. */
async function look(pictures: Buffer[]): Promise<Looks> {
  return decoder.evaluate(
    async (sources) => {
      const pixels = await Promise.all(
        sources.map(async (source) => {
          const image = new Image();
          image.src = `data:image/png;base64,${source}`;
          await image.decode();
          const canvas = new OffscreenCanvas(image.width, image.height);
          const context = canvas.getContext('2d');
          context?.drawImage(image, 0, 0);
          return (
            context?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray()
          );
        }),
      );
      const [first, second = first] = pixels;
      const colours = new Set<number>();
      let differing = 0;
      let brightest = 0;
      for (let i = 0; i < first.length; i += 4) {
        colours.add((first[i] << 16) | (first[i + 1] << 8) | first[i + 2]);
        const difference =
          Math.abs(first[i] - second[i]) +
          Math.abs(first[i + 1] - second[i + 1]) +
          Math.abs(first[i + 2] - second[i + 2]);
        if (difference > 24) differing++;
        brightest = Math.max(brightest, first[i], first[i + 1], first[i + 2]);
      }
      return { colours: colours.size, differing: differing / (first.length / 4), brightest };
    },
    pictures.map((picture) => picture.toString('base64')),
  );
}

/** Starts a game and waits until all of it is drawn. */
async function start(page: Page): Promise<void> {
  await Player.start(page, 'yurina');
  // Any key closes the briefing over the map.
  await page.keyboard.press('~');
  await settled(page);
}

async function expectFits(page: Page, width: number, height: number, ratio: number): Promise<void> {
  const canvas = () =>
    page.evaluate(() => {
      const element = document.querySelector<HTMLCanvasElement>('#stage canvas');
      const box = element?.getBoundingClientRect();
      return {
        pixels: [element?.width, element?.height],
        box: [box?.x, box?.y, box?.width, box?.height],
        scrolls: document.documentElement.scrollWidth > window.innerWidth,
      };
    });
  await expect.poll(canvas).toEqual({
    pixels: [Math.round(width * ratio), Math.round(height * ratio)],
    box: [0, 0, width, height],
    scrolls: false,
  });
}

test('the picture fills the window to the pixel after several changes of its size and ratio during a game', async () => {
  const player = await Player.start(page, 'yurina');
  // Any key closes the briefing over the map.
  await page.keyboard.press('~');
  const before = await settled(page);
  const client = await page.context().newCDPSession(page);
  for (const [width, height, ratio] of [
    [800, 1280, 1],
    [360, 640, 3],
    [2000, 500, 1],
    [3840, 2160, 1],
    [960, 600, 1],
  ]) {
    await page.setViewportSize({ width, height });
    const metrics = { width, height, deviceScaleFactor: ratio, mobile: false };
    if (ratio !== 1) await client.send('Emulation.setDeviceMetricsOverride', metrics);
    await player.play({ type: 'wait' });
    await expectFits(page, width, height, ratio);
    // From the left edge to the right one: a picture of the whole window would take seconds to decode.
    const clip = { x: 0, y: height / 2 - 100, width, height: 200 };
    const colours = async () => (await look([await page.screenshot({ clip })])).colours;
    await expect.poll(colours).toBeGreaterThan(500);
  }
  expect((await look([before, await settled(page)])).differing).toBeLessThan(0.05);
  await client.detach();
});

/** The requests of the page to the browser so far. */
interface Asked {
  frames: number;
  /** The numbers of all draw calls and of the draw calls for the map. */
  draws: number;
  maps: number;
  /** Requested frames that have not come yet. */
  waiting: number;
  /** Pending timers by number. */
  timers: number[];
}

/** Runs in the page before it is opened: counts its requests to the browser. */
function countAsked(): void {
  const asked: Asked = { frames: 0, waiting: 0, draws: 0, maps: 0, timers: [] };
  Object.assign(window, { asked });
  const request = window.requestAnimationFrame.bind(window);
  const cancel = window.cancelAnimationFrame.bind(window);
  const waiting = new Set<number>();
  const waitFor = (id: number, isWaiting: boolean) => {
    if (isWaiting) waiting.add(id);
    else waiting.delete(id);
    asked.waiting = waiting.size;
  };
  window.requestAnimationFrame = (callback) => {
    asked.frames++;
    const id = request((time) => {
      waitFor(id, false);
      callback(time);
    });
    waitFor(id, true);
    return id;
  };
  window.cancelAnimationFrame = (id) => {
    waitFor(id, false);
    cancel(id);
  };
  const forget = (id: number) => {
    asked.timers = asked.timers.filter((one) => one !== id);
  };
  const wrap = (set: 'setTimeout' | 'setInterval', clear: 'clearTimeout' | 'clearInterval') => {
    const [start, stop] = [window[set].bind(window), window[clear].bind(window)];
    const started = (handler: () => void, time?: number) => {
      const id: number = start(() => {
        if (set === 'setTimeout') forget(id);
        handler();
      }, time) as unknown as number;
      // The timer of minutes that lets the screen go out draws nothing.
      if (set === 'setInterval' || (time ?? 0) < 60_000) asked.timers.push(id);
      return id;
    };
    const stopped = (id: number) => {
      forget(id);
      stop(id);
    };
    Object.assign(window, { [set]: started, [clear]: stopped });
  };
  wrap('setTimeout', 'clearTimeout');
  wrap('setInterval', 'clearInterval');
  const gl = WebGL2RenderingContext.prototype;
  let isMap = false;
  const useProgram = gl.useProgram;
  gl.useProgram = function (this: WebGL2RenderingContext, program) {
    isMap = program !== null && this.getUniformLocation(program, 'uLights') !== null;
    useProgram.call(this, program);
  };
  const arrays = ['drawArrays', 'drawArraysInstanced'] as const;
  for (const name of [...arrays, 'drawElements', 'drawElementsInstanced'] as const) {
    const draw = gl[name] as (...values: unknown[]) => void;
    Object.assign(gl, {
      [name](...values: unknown[]) {
        asked.draws++;
        if (isMap) asked.maps++;
        draw.apply(this, values);
      },
    });
  }
}

/** Waits until the page waits for no frame and no timer, so that it can draw nothing by itself. */
async function rest(page: Page, asked: () => Promise<Asked>): Promise<Asked> {
  await settled(page);
  let last = await asked();
  const isAtRest = async () => {
    last = await asked();
    return last.waiting === 0 && last.timers.length === 0;
  };
  await expect.poll(isAtRest).toBe(true);
  return last;
}

describe('the requests of a page', () => {
  /** The page of both tests. */
  let counted: Page;
  beforeAll(async () => {
    const browser = await sharedBrowser(inject('browserPath'));
    counted = (await visit(browser, inject('address'), desktop, countAsked)).page;
  });
  afterAll(() => counted.context().close());

  test('while nothing changes nothing is drawn and no timer runs; a step is drawn only while it glides', async () => {
    const page = counted;
    const asked = () => page.evaluate(() => (window as unknown as { asked: Asked }).asked);
    // The demo behind the title screen uses a timer, except with reduced motion.
    await rest(page, asked);

    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const player = await Player.start(page, 'yurina');
    // Glyphs have no flames, which flicker while nothing else moves.
    await chooseInMenu(page, 'look', 'glyphs');
    const still = await rest(page, asked);
    await player.play({ type: 'move', dx: 0, dy: -1 });
    const moved = await rest(page, asked);
    const frames = moved.frames - still.frames;
    expect(frames).toBeGreaterThan(0);
    // The map is one draw call; actors, items and texts are a few more.
    expect(moved.maps - still.maps).toBe(frames);
    expect(moved.draws - still.draws).toBeLessThanOrEqual(8 * frames);
    // Flames stand still as soon as nothing may move.
    await chooseInMenu(page, 'look', 'tiles');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await rest(page, asked);
    await toTitle(page);
  });

  test('a fight at low health in tiles, with particles, lightning and numbers in flight, takes few draw calls in each frame', async () => {
    const game = scene('######## #.H...H# #..@H..# #.H...H# ########', { campaign: rogueCampaign });
    game.stores.Health.max[game.hero] = 400;
    game.stores.Health.current[game.hero] = 60;
    give(game, 'stick-lightning');
    const page = counted;
    await forgetGames(page);
    await openGame(page, game);
    await page.locator('canvas[data-sharpening]').waitFor({ state: 'detached' });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const frames = await page.evaluate(async () => {
      const { asked } = window as unknown as { asked: Asked };
      const frames: Pick<Asked, 'draws' | 'maps'>[] = [];
      let before = { ...asked };
      const attack = [{ code: 'Numpad6', key: '6' }];
      const zap = [{ code: 'KeyP', key: 'p' }, { code: 'Enter', key: 'Enter' }, ...attack];
      for (const keys of [attack, zap, attack, zap]) {
        for (const key of keys)
          for (const type of ['keydown', 'keyup'])
            document.activeElement?.dispatchEvent(
              new KeyboardEvent(type, { ...key, bubbles: true }),
            );
        for (let frame = 0; frame < 5; frame++) {
          await new Promise((drawn) => requestAnimationFrame(drawn));
          frames.push({ draws: asked.draws - before.draws, maps: asked.maps - before.maps });
          before = { ...asked };
        }
      }
      return frames;
    });
    expect(await page.locator('[role=log]').textContent()).toMatch(/lightning/);
    // How many pictures a turn has depends on the load of the machine.
    const drawn = frames.filter(({ draws }) => draws > 0);
    expect(drawn.length).toBeGreaterThan(0);
    // Each picture has the map in one draw call, and seven for the figures, the light, effects, texts and the HUD.
    // Lights over the effects, low health, and tiles that have changed take a few more: 12 were measured at most.
    // Monsters that are hit shine among the lights over the effects, so that the figures stay one draw call.
    for (const { draws, maps } of drawn) expect(draws).toBeLessThanOrEqual(12 * maps);
  });
});

test('with reduced motion steps are instantaneous', async () => {
  const player = await Player.start(page, 'yurina');
  await settled(page);
  await player.play({ type: 'move', dx: 0, dy: -1 });
  // The frame of the step, and no more.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
  const soon = await page.screenshot();
  expect((await look([soon, await settled(page)])).differing).toBe(0);
});

describe('a lost picture', () => {
  /** The page of both tests. */
  let losing: Page;
  beforeAll(async () => {
    const browser = await sharedBrowser(inject('browserPath'));
    losing = (await visit(browser, inject('address'), desktop, withoutHints)).page;
  });
  afterAll(() => losing.context().close());

  test('after a lost WebGL context is restored, the picture is the same and the game continues', async () => {
    const page = losing;
    const player = await Player.start(page, 'yurina');
    const before = await settled(page);
    const lost = await page.evaluate(async () => {
      const canvas = document.querySelector<HTMLCanvasElement>('#stage canvas');
      const context = canvas?.getContext('webgl2') ?? canvas?.getContext('webgl');
      const loss = context?.getExtension('WEBGL_lose_context');
      if (!loss) return false;
      const heard = (type: string) =>
        new Promise((done) => canvas?.addEventListener(type, done, { once: true }));
      const isLost = heard('webglcontextlost');
      loss.loseContext();
      await isLost;
      const isRestored = heard('webglcontextrestored');
      // Only after all listeners have heard of the loss can the context be restored.
      setTimeout(() => loss.restoreContext());
      await isRestored;
      return true;
    });
    expect(lost).toBe(true);
    const differing = async () => (await look([before, await page.screenshot()])).differing;
    await expect.poll(differing).toBeLessThan(0.001);
    await player.play({ type: 'wait' });
    await toTitle(page);
  });

  test('a picture that the browser does not restore is reported, and the game goes on as text', async () => {
    const page = losing;
    const player = await Player.start(page, 'not restored');
    await page.evaluate(() => {
      const canvas = document.querySelector<HTMLCanvasElement>('#stage canvas');
      canvas?.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext();
    });
    const notice = page.locator('.picture-notice');
    await notice.waitFor();
    expect(await violationsOf(page)).toEqual([]);
    const { ui, textView } = wordsOf('en');
    expect(await notice.getByRole('button', { name: ui.reload }).isVisible()).toBe(true);
    await notice.getByRole('button', { name: textView.playAsText }).click();
    await page.locator('.text-view').waitFor();
    expect(await notice.isVisible()).toBe(false);
    await player.play({ type: 'wait' });
    // A player of the text has heard it once, and does not miss the picture of the title screen either.
    await toTitle(page);
    expect(await notice.isVisible()).toBe(false);
    await page.locator('.saved-games').getByRole('button', { name: ui.goOn }).first().click();
    await page.waitForSelector('body[data-mode=play]');
    // The notice returns with the map, and another way to the text hides it, too.
    await page.locator('.text-view').getByRole('button', { name: textView.playOnMap }).click();
    await notice.waitFor();
    await page.getByRole('main').getByRole('button', { name: textView.playAsText }).press('Enter');
    await page.locator('.text-view').waitFor();
    expect(await notice.isVisible()).toBe(false);
    // The title screen has a dark ground without its picture, and the next game can be played.
    await page.keyboard.press('Escape');
    await page.locator('dialog.menu button.leave').click();
    await page.waitForSelector('body[data-mode=title]');
    await settled(page);
    const corner = { x: 900, y: 20, width: 20, height: 20 };
    const { brightest } = await look([await page.screenshot({ clip: corner })]);
    expect(brightest).toBeLessThan(60);
    await page.locator('.start-form').evaluate((form: HTMLFormElement) => form.requestSubmit());
    await page.locator('.text-view').waitFor();
    await page.keyboard.press('.');
    await expect.poll(() => page.textContent('.announcer-status')).toContain('Turn 1');
  });
});

/** Runs in the page before it is opened: the browser has no WebGL. */
function withoutWebGl(): void {
  const { getContext } = HTMLCanvasElement.prototype;
  HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...args: unknown[]) {
    if (/webgl/.test(String(args[0]))) return null;
    return getContext.apply(this, args as never);
  } as never;
  OffscreenCanvas.prototype.getContext = (() => null) as never;
}

test('without WebGL the game is drawn on a 2D canvas', async () => {
  // A 2D canvas draws neither the light nor the rock, so only the panel is the same.
  const panel = { x: 600, y: 0, width: 360, height: 600 };
  const room = { x: 120, y: 0, width: 216, height: 300 };
  await start(page);
  const withWebGl = await page.screenshot({ clip: panel });
  const other = await open(desktop, withoutHints, withoutWebGl);
  await start(other);
  const drawn = [await other.screenshot({ clip: panel }), withWebGl];
  expect((await look(drawn)).differing).toBeLessThan(0.02);
  expect((await look([await other.screenshot({ clip: room })])).colours).toBeGreaterThan(300);
});
