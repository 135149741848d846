import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser } from 'playwright-core';
import { build, type PreviewServer, preview } from 'vite';
import type { BrowserContests, Measured } from '../contest.ts';
import { packedSize } from './packed-size.ts';

/** Visits of each page, each in a fresh profile. */
const rounds = 21;

/** ms until a new window, which the browser draws anew for each profile, has come to rest. */
const rest = 600;

interface Contender {
  readonly name: string;
  /** Path of its page under the server. */
  readonly page: string;
  /** An element that belongs to its first picture. */
  readonly awaits: string | null;
  /** Builds it into a folder. */
  readonly make: (outDir: string) => Promise<unknown>;
}

const reference = (name: string, page: string): Contender => ({
  name,
  page: `${page}.html`,
  awaits: null,
  make: (outDir) =>
    build({
      configFile: false,
      root: 'tests/bench/browser/cold',
      logLevel: 'error',
      build: {
        outDir,
        emptyOutDir: true,
        target: 'es2023',
        rolldownOptions: { input: resolve(`tests/bench/browser/cold/${page}.html`) },
      },
    }),
});

const contenders: readonly Contender[] = [
  {
    name: 'the game: title, floor and start button',
    page: '',
    awaits: 'button.start',
    make: (outDir) => build({ logLevel: 'error', build: { outDir, emptyOutDir: true } }),
  },
  reference('Application + Sprite + Text', 'application'),
  reference('WebGLRenderer + Mesh', 'singly'),
  reference('bare WebGL2', 'bare'),
];

/** What there was to see of a first picture. */
interface First {
  /** When it was on the screen, in milliseconds since the visit began. */
  readonly renderTime: number;
  /** Paths of what was loaded by then. */
  readonly scripts: readonly string[];
}

/**
 * In the page, before any of its scripts: tells the console when the first thing that was drawn on a
 * canvas with a place to be seen is on the screen, and with it the element that `selector` names, if
 * there is one to wait for. A dot is put into the same frame, and the browser says when it shows that.
 */
function watch(selector: string | null): void {
  const dot = new Image();
  dot.src = 'data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=';
  dot.setAttribute('elementtiming', 'dot');
  Object.assign(dot.style, { position: 'fixed', inset: '0 auto auto 0', width: '4px' });
  let scripts: readonly string[] = [];
  new PerformanceObserver((list) => {
    for (const { renderTime } of list.getEntries() as (PerformanceEntry & First)[]) {
      console.info(JSON.stringify({ renderTime, scripts } satisfies First));
    }
  }).observe({ type: 'element' });

  let awaited = selector === null ? 1 : 2;
  const came = () => {
    if (--awaited > 0) return;
    document.body.append(dot);
    const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
    scripts = loaded.map(({ pathname }) => pathname).filter((path) => path.endsWith('.js'));
  };

  const prototype = WebGL2RenderingContext.prototype;
  let drawn = false;
  for (const name of ['drawElements', 'drawArrays', 'drawElementsInstanced'] as const) {
    const own = prototype[name] as (...args: unknown[]) => void;
    Object.assign(prototype, {
      [name](this: WebGL2RenderingContext, ...args: unknown[]) {
        own.apply(this, args);
        // What is drawn on a canvas that is nowhere is only tried.
        if (drawn || (this.canvas as HTMLCanvasElement).parentNode === null) return;
        drawn = true;
        came();
      },
    });
  }
  if (selector === null) return;
  const observer = new MutationObserver(() => {
    if (!document.querySelector(selector)) return;
    observer.disconnect();
    came();
  });
  observer.observe(document, { childList: true, subtree: true });
}

async function visit(browser: Browser, address: string, awaits: string | null): Promise<First> {
  const context = await browser.newContext({ viewport: { width: 800, height: 500 } });
  const page = await context.newPage();
  await page.addInitScript(watch, awaits);
  await page.waitForTimeout(rest);
  // To ask the page itself would be work for it, and just then.
  const told = page.waitForEvent('console', (message) => message.type() === 'info');
  await page.goto(address);
  const first = JSON.parse((await told).text()) as First;
  await context.close();
  return first;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

/** How much script comes before the first picture, and how long it takes, in a fresh profile. */
const contests: BrowserContests = async (browser) => {
  const root = mkdtempSync(join(tmpdir(), 'cold-'));
  const servers: PreviewServer[] = [];
  try {
    const addresses: string[] = [];
    const sizes: number[] = [];
    for (const [index, { page, make }] of contenders.entries()) {
      const outDir = join(root, String(index));
      await make(outDir);
      const server = await preview({
        configFile: false,
        logLevel: 'error',
        build: { outDir },
        preview: { port: 0, open: false },
      });
      servers.push(server);
      addresses.push(`${server.resolvedUrls?.local[0]}${page}`);
    }
    const times = contenders.map((): number[] => []);
    // In turns, so that whatever else the machine does falls on all of them.
    for (let round = -1; round < rounds; round++) {
      for (const [index, address] of addresses.entries()) {
        const { renderTime, scripts } = await visit(browser, address, contenders[index].awaits);
        if (round >= 0) times[index].push(renderTime);
        else sizes.push(packedSize(join(root, String(index)), scripts) / 1000);
      }
    }
    const [, application] = contenders;
    const measured = (name: string, unit: Measured['unit'], of: (index: number) => number) => ({
      name,
      unit,
      entries: contenders.map((contender, index) => ({ name: contender.name, median: of(index) })),
    });
    return [
      {
        ...measured('cold start: until the first picture', 'ms', (index) => median(times[index])),
        goals: [{ than: application.name, ratio: 0.75 }],
      },
      {
        ...measured('cold start: script until then, after Brotli', 'kB', (index) => sizes[index]),
        goals: [{ than: application.name, ratio: 120 / 140 }],
      },
    ];
  } finally {
    for (const server of servers) await server.close();
    rmSync(root, { recursive: true });
  }
};
export default contests;
