import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { wordsOf } from '../../src/words/loading.ts';
import { sharedBrowser } from './chromium.ts';
import { visit } from './player.ts';

const { ui } = wordsOf('en');

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

/** A folder that is served as by a static host. */
export interface Host {
  readonly address: string;
  /** While it is cut off, no request is answered. */
  cutOff(isOff: boolean): void;
  close(): void;
}

/** Serves a folder under a path, as a static host does. */
export async function host(folder: string, path: string): Promise<Host> {
  let isOff = false;
  const server = createServer((request, response) => {
    if (isOff) return void request.destroy();
    const { pathname } = new URL(request.url ?? '', 'http://host');
    const file = pathname.startsWith(path) ? pathname.slice(path.length) || 'index.html' : '';
    try {
      const content = readFileSync(join(folder, file));
      response.setHeader('Content-Type', types[extname(file)] ?? 'application/octet-stream');
      response.end(content);
    } catch {
      response.statusCode = 404;
      response.end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}${path}`,
    cutOff(off) {
      isOff = off;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Serves a folder under a path while `use` runs with its address. */
export async function serve(
  folder: string,
  path: string,
  use: (address: string) => Promise<void>,
): Promise<void> {
  const served = await host(folder, path);
  await use(served.address).finally(() => served.close());
}

/** Plays a turn of a campaign from the title screen, with tiles, portraits and a dialog. `then` goes on. */
export async function playTurn(
  address: string,
  campaign: string,
  then: (page: Page) => Promise<void> = async () => {},
): Promise<void> {
  const browser = await sharedBrowser(inject('browserPath'));
  const { page, faults } = await visit(browser, address);
  await page.getByRole('radio', { name: campaign, exact: true }).check({ force: true });
  await page.getByRole('button', { name: ui.bestiary.heading }).click();
  await page.locator('.bestiary .portrait').first().waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: ui.start }).click();
  await page.waitForSelector('body[data-mode=play]');
  await page.keyboard.press('Period');
  await expect.poll(() => page.textContent('.announcer-status')).toContain(`${ui.turn} 1 `);
  await then(page);
  expect(faults).toEqual([]);
  await page.context().close();
}
