import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Rolldown } from 'vite';
import type { BrowserContests, Measured } from '../contest.ts';
import { medianOf, quantileOf } from '../measure.ts';

/** The records as one script, for an empty page. */
async function bundle(): Promise<string> {
  // Not bundled with the benchmarks: the plugin finds the sources by its own place.
  const plugin = pathToFileURL(resolve('src/build/rules-hash-plugin.mjs')).href;
  const { rulesHashPlugin } = await import(/* @vite-ignore */ plugin);
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [rulesHashPlugin()],
    build: {
      write: false,
      target: 'es2023',
      lib: { entry: 'tests/bench/browser/saves/page.ts', formats: ['iife'], name: 'saves' },
    },
  });
  const [{ output }] = built as Rolldown.RolldownOutput[];
  return output[0].code;
}

/** The cost of saving with the browser's storage. Reported without targets: it depends on the disk. */
const saves: BrowserContests = async (browser) => {
  const script = await bundle();
  // An address of its own: pages without one have no storage.
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>saves</title>');
  }).listen();
  try {
    const page = await browser.newPage();
    await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
    await page.addScriptTag({ content: script });
    const times = await page.evaluate(() => window.measureSaves(50_000, 500));
    await page.close();
    const entry = (name: string, all: readonly number[]) => ({
      name,
      median: 1000 * medianOf(all),
      p95: 1000 * quantileOf(all, 0.95),
      maximum: 1000 * Math.max(...all),
    });
    return [
      {
        name: 'saves in the browser: a turn of a game of 50,000 turns',
        entries: [entry('recorded and handed to the storage', times.add)],
        goals: [],
      },
      {
        name: 'saves in the browser: a turn of a game of 50,000 turns, until it is stored',
        entries: [entry('the storage', times.stored)],
        goals: [],
      },
      {
        name: 'saves in the browser: a game of 50,000 turns is read and opened',
        entries: [entry('the records', times.open)],
        goals: [],
      },
    ] satisfies Measured[];
  } finally {
    server.close();
  }
};
export default saves;
