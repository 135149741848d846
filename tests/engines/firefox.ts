import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type Browser, type KeyInput, type Page } from 'puppeteer-core';
import { type Engine, type EnginePage, pageOf } from './engine.ts';
import { install } from './install.ts';

const program = '/usr/bin/firefox-esr';

/** Debian's Firefox, through Puppeteer. */
export async function startFirefox(): Promise<Engine> {
  install(program, 'firefox-esr');
  const userDataDir = mkdtempSync(join(tmpdir(), 'engines-firefox-'));
  const faults: string[] = [];
  const start = () =>
    puppeteer.launch({
      browser: 'firefox',
      executablePath: program,
      headless: true,
      userDataDir,
      extraPrefsFirefox: { 'intl.locale.requested': 'en-US', 'ui.prefersReducedMotion': 1 },
    });
  let browser: Browser = await start();
  const open = async (address: string) => {
    const page = await browser.newPage();
    await page.setViewport({ width: 800, height: 500 });
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text());
    });
    page.on('pageerror', (error) => faults.push(String(error)));
    await page.goto(address);
    return adapt(page);
  };
  return {
    name: 'Firefox',
    faults,
    open,
    async reopen(address) {
      await browser.close();
      browser = await start();
      return open(address);
    },
    async close() {
      await browser.close();
      rmSync(userDataDir, { recursive: true, force: true });
    },
  };
}

function adapt(page: Page): EnginePage {
  return pageOf({
    press: (key) => page.keyboard.press(key as KeyInput),
    async run(script) {
      await page.evaluate(script);
    },
    evaluate: (expression) => page.evaluate(expression) as Promise<never>,
    async screenshot(path) {
      await page.screenshot({ path: path as `${string}.png` });
    },
  });
}
