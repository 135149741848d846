import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Browser, chromium } from 'playwright-core';

/**
 * Programs that can run the tests, as names on the PATH or as paths. `chromium-headless-shell` has no windows: a page
 * opens in two thirds of the processor time.
 */
const candidates = [
  process.env.CHROME_PATH,
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

function find(): string | null {
  for (const candidate of candidates) {
    if (!candidate) continue;
    if (existsSync(candidate)) return candidate;
    if (/[\\/]/.test(candidate)) continue;
    const which = spawnSync(process.platform === 'win32' ? 'where' : 'which', [candidate], {
      encoding: 'utf8',
    });
    if (which.status === 0) return which.stdout.split('\n')[0].trim();
  }
  const own = chromium.executablePath();
  return own && existsSync(own) ? own : null;
}

/** Runs a command after printing its purpose, with its output. */
function run(command: string, args: string[]): boolean {
  console.log(`browser tests: running ${command} ${args.join(' ')}`);
  try {
    execFileSync(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    return true;
  } catch (error) {
    console.log(`browser tests: that failed: ${(error as Error).message}`);
    return false;
  }
}

/**
 * The path of a Chrome or Chromium. If there is none, installs one: with apt for root on Debian,
 * otherwise Playwright's build. Throws with advice if that fails.
 */
export function findOrInstallChromium(): string {
  const found = find();
  if (found) {
    console.log(`browser tests: using ${found} (set CHROME_PATH for another)`);
    return found;
  }
  console.log('browser tests: found no Chrome or Chromium, so one is installed now');
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    run('apt-get', ['update', '-qq']);
    const install = ['install', '-y', '-qq', '--no-install-recommends'];
    // Only Debian has the first.
    if (!run('apt-get', [...install, 'chromium-headless-shell']))
      run('apt-get', [...install, 'chromium']);
  } else {
    const cli = createRequire(import.meta.url).resolve('playwright-core/cli.js');
    run(process.execPath, [cli, 'install', 'chromium']);
  }
  const installed = find();
  if (!installed) {
    throw new Error(
      'No Chrome or Chromium could be found or installed. Install one and set CHROME_PATH to its program.',
    );
  }
  return installed;
}

/** Two hidden pages of the address field, which cost a third of the time that a page needs to open. */
const hiddenPages = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** Playwright disables these features. A list of our own replaces its list. */
const disabledByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** No sandbox, no background requests, WebGL in software. HTML is drawn without the GPU, which costs less. */
export const flags = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-gpu-rasterization',
  '--disable-gpu-compositing',
  `--disable-features=${[...disabledByPlaywright, ...hiddenPages].join(',')}`,
];

/** Starts the browser without a window. */
export function launch(executablePath: string): Promise<Browser> {
  return chromium.launch({ executablePath, args: flags });
}

let shared: Promise<Browser> | null = null;

/**
 * The browser of all files that a worker runs, because a browser takes a second to start. It ends with the worker.
 */
export async function sharedBrowser(executablePath: string): Promise<Browser> {
  // A test may have crashed it.
  if (shared && !(await shared).isConnected()) shared = null;
  shared ??= launch(executablePath);
  return shared;
}
