import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { findOrInstallChromium, flags } from '../browser/chromium.ts';
import type { Engine, EnginePage } from './engine.ts';

/** Chromium, through Playwright. */
export async function startChromium(): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'engines-chromium-'));
  const faults: string[] = [];
  const start = () =>
    chromium.launchPersistentContext(profile, {
      executablePath: findOrInstallChromium(),
      args: flags,
      locale: 'en-US',
      viewport: { width: 800, height: 500 },
      reducedMotion: 'reduce',
    });
  let context = await start();
  const open = async (address: string) => {
    const page = await context.newPage();
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text());
    });
    page.on('pageerror', (error) => faults.push(String(error)));
    await page.goto(address);
    return adapt(page);
  };
  return {
    name: 'Chromium',
    faults,
    open,
    async reopen(address) {
      await context.close();
      context = await start();
      return open(address);
    },
    async close() {
      await context.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

function adapt(page: Page): EnginePage {
  return {
    keyboard: page.keyboard,
    click: (selector) => page.click(selector),
    getAttribute: (selector, name) => page.getAttribute(selector, name),
    fill: (selector, text) => page.fill(selector, text),
    textContent: (selector) => page.textContent(selector),
    waitForSelector: (selector) => page.waitForSelector(selector),
    async run(script) {
      await page.evaluate(script);
    },
    evaluate: (expression) => page.evaluate(expression),
    async screenshot(path) {
      await page.screenshot({ path });
    },
  };
}
