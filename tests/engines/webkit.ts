import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { type Engine, type EnginePage, pageOf } from './engine.ts';
import { install } from './install.ts';

const driver = '/usr/bin/WebKitWebDriver';
const browser = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

/**
 * Debian's WebKit, through plain WebDriver. It reports no errors of the page, and its profile ends with
 * the browser, so that only the page is closed and opened again.
 */
export async function startWebKit(): Promise<Engine> {
  install(driver, 'webkit2gtk-driver', 'xvfb', 'xauth');
  const port = await freePort();
  const started = spawn('xvfb-run', ['-a', driver, `--port=${port}`], {
    // A process group of its own: it ends with the browser and its display.
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', LANG: 'en_US.UTF-8' },
  });
  const root = `http://127.0.0.1:${port}`;
  await answers(`${root}/status`);
  const options = { binary: browser, args: ['--automation'] };
  const { sessionId } = await send<{ sessionId: string }>(`${root}/session`, {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  });
  const session = `${root}/session/${sessionId}`;
  await send(`${session}/timeouts`, { script: 600_000 });
  const open = async (address: string) => {
    await send(`${session}/window/rect`, { width: 800, height: 600 });
    await send(`${session}/url`, { url: address });
    return adapt(session);
  };
  return {
    name: 'WebKit',
    faults: [],
    open,
    async reopen(address) {
      const { handle } = await send<{ handle: string }>(`${session}/window/new`, { type: 'tab' });
      await send(`${session}/window`, undefined, 'DELETE');
      await send(`${session}/window`, { handle });
      return open(address);
    },
    async close() {
      await send(session, undefined, 'DELETE');
      const ended = once(started, 'exit');
      if (started.pid) process.kill(-started.pid, 'SIGTERM');
      await ended;
    },
  };
}

function adapt(session: string): EnginePage {
  const run = (script: string) =>
    send<never>(`${session}/execute/async`, {
      script: `const done = arguments[0]; (async () => { ${script} })().then(done, (error) => done(String(error)))`,
      args: [],
    });
  return pageOf({
    async press(value) {
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value }));
      await send(`${session}/actions`, { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    async run(script) {
      await send(`${session}/execute/sync`, { script, args: [] });
    },
    evaluate: (expression) => run(`return ${expression}`),
    async screenshot(path) {
      writeFileSync(path, Buffer.from(await get(`${session}/screenshot`), 'base64'));
    },
  });
}

/** Sends a command of WebDriver and returns the value of the answer. */
async function send<T>(address: string, body?: object, method = 'POST'): Promise<T> {
  const response = await fetch(address, { method, body: body ? JSON.stringify(body) : null });
  const { value } = (await response.json()) as { value: T & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${address}: ${value.error} ${value.message}`);
  return value;
}

async function get(address: string): Promise<string> {
  const response = await fetch(address);
  return ((await response.json()) as { value: string }).value;
}

/** Resolves when a server answers. */
async function answers(address: string): Promise<void> {
  for (const end = Date.now() + 30_000; ; ) {
    try {
      await fetch(address);
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (!address || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}
