import type { PlayedPage } from '../browser/player.ts';

/** A page in one of the engines. */
export interface EnginePage extends PlayedPage {
  /** Runs a script in the page. */
  run(script: string): Promise<void>;
  /** The value of an expression, which can be a promise. */
  evaluate<T>(expression: string): Promise<T>;
  screenshot(path: string): Promise<void>;
}

/** A browser with one page. */
export interface Engine {
  readonly name: string;
  /** Errors that no visitor should see, as far as the engine reports them. */
  readonly faults: readonly string[];
  /** Opens an address in the page. */
  open(address: string): Promise<EnginePage>;
  /** Closes the page or the browser, and opens an address again with the same profile. */
  reopen(address: string): Promise<EnginePage>;
  close(): Promise<void>;
}

/** Waits until an expression in a page has a value that is not false. */
export async function until(
  evaluate: EnginePage['evaluate'],
  expression: string,
  milliseconds = 30_000,
): Promise<void> {
  const end = Date.now() + milliseconds;
  while (!(await evaluate(`Boolean(${expression})`))) {
    if (Date.now() > end) throw new Error(`It never became true: ${expression}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** The parts of a page that follow from its scripts and keys. */
export function pageOf(
  page: Pick<EnginePage, 'evaluate' | 'run' | 'screenshot'> & {
    press(key: string): Promise<void>;
  },
): EnginePage {
  const element = (selector: string) => `document.querySelector(${JSON.stringify(selector)})`;
  return {
    ...page,
    keyboard: { press: (key) => page.press(webDriverKey(key)) },
    click: (selector) => page.run(`${element(selector)}.click();`),
    getAttribute: (selector, name) =>
      page.evaluate(`${element(selector)}.getAttribute(${JSON.stringify(name)})`),
    async fill(selector, text) {
      await page.run(`${element(selector)}.focus(); ${element(selector)}.select();`);
      for (const letter of text) await page.press(letter);
    },
    textContent: (selector) => page.evaluate(`${element(selector)}.textContent`),
    waitForSelector: (selector) => until(page.evaluate, element(selector)),
  };
}

/** Keys that are no letters, as WebDriver calls them. */
const keys: Readonly<Record<string, string>> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Period: '.',
  'Shift+Period': '>',
  'Shift+Comma': '<',
};

/** A key by its name in Playwright, as the character that WebDriver expects. */
function webDriverKey(name: string): string {
  const [, letter] = /^Key([A-Z])$/.exec(name) ?? [];
  if (letter) return letter.toLowerCase();
  const [, digit] = /^Numpad(\d)$/.exec(name) ?? [];
  if (digit) return String.fromCharCode(0xe01a + Number(digit));
  const key = keys[name] ?? name;
  if (key.length !== 1) throw new Error(`The key ${name} has no character.`);
  return key;
}
