import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chromium, type Page } from 'playwright-core';
import { flags } from './chromium.ts';

/** Milliseconds that a busy machine can take to start the browser or a page. */
const patience = 120_000;

/** A browser with a profile on the disk that can be ended at any moment, as by a power failure. */
export class KillableBrowser {
  readonly page: Page;
  readonly #process: ChildProcess;

  private constructor(page: Page, process: ChildProcess) {
    this.page = page;
    this.#process = process;
  }

  /** Starts a browser with a profile, and opens a page in it. */
  static async start(executablePath: string, profile: string): Promise<KillableBrowser> {
    const own = ['--headless', `--user-data-dir=${profile}`, '--remote-debugging-port=0'];
    const started = spawn(executablePath, [...flags, ...own, '--lang=en-US', 'about:blank'], {
      // A process group of its own: it ends with all its processes.
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, LANGUAGE: 'en_US' },
    });
    try {
      return new KillableBrowser(await pageOf(started), started);
    } catch (error) {
      // Otherwise it would write to the profile for ever.
      if (started.pid && started.exitCode === null) process.kill(-started.pid, 'SIGKILL');
      throw error;
    }
  }

  /** Ends the browser and waits until its first process is gone. */
  async kill(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const { pid, exitCode, signalCode } = this.#process;
    if (!pid || exitCode !== null || signalCode !== null) return;
    const ended = once(this.#process, 'exit');
    process.kill(-pid, signal);
    await ended;
  }
}

/** The page of a browser that has been started. */
async function pageOf(started: ChildProcess): Promise<Page> {
  const browser = await chromium.connectOverCDP(await addressOf(started), { timeout: patience });
  const [context] = browser.contexts();
  const page = context.pages()[0] ?? (await context.newPage());
  page.setDefaultTimeout(patience);
  await page.setViewportSize({ width: 800, height: 500 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  return page;
}

/** The address for remote control, which the browser prints when it is ready. */
async function addressOf({ stderr }: ChildProcess): Promise<string> {
  if (!stderr) throw new Error('The browser has no output.');
  let text = '';
  for await (const chunk of stderr.iterator({ destroyOnReturn: false })) {
    text += chunk;
    const address = /DevTools listening on (\S+)/.exec(text)?.[1];
    if (!address) continue;
    // Nobody reads the rest; a full pipe would stop the browser.
    stderr.resume();
    return address;
  }
  throw new Error(`The browser ended before it was ready: ${text}`);
}
