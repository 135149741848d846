import { mkdirSync, writeFileSync } from 'node:fs';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { strengthText } from '../../src/game/actors/strength.ts';
import type { Campaign } from '../../src/game/campaign.ts';
import { armourClassOf } from '../../src/game/combat/armour-class.ts';
import type { Command } from '../../src/game/commands.ts';
import { has } from '../../src/game/entity.ts';
import { newGame, takeTurn } from '../../src/game/game.ts';
import { bagOf } from '../../src/game/items/bag.ts';
import { itemVerbs } from '../../src/game/items/item-verbs.ts';
import type { Game } from '../../src/game/world.ts';
import { wordsOf } from '../../src/words/loading.ts';
import { namesOf, sentenceOf } from '../../src/words/sentences.ts';
import { shownDepth } from '../../src/words/shown-depth.ts';
import type { Language } from '../../src/words/texts.ts';
import type { Take } from '../walk.ts';
import { campaign } from '../world.ts';

/** The processor draws the pictures here: the window is small and has coarse pixels, and motion is reduced. */
export const small: BrowserContextOptions = {
  viewport: { width: 800, height: 500 },
  deviceScaleFactor: process.env.PICTURES ? 1 : 0.5,
  reducedMotion: 'reduce',
  locale: 'en-US',
  // Only the pages of the offline test store their files.
  serviceWorkers: 'block',
};

/**
 * The built page in a new browser profile. `faults` collects errors that no visitor should see. `before`
 * runs in the page before its own scripts. `patience`: the milliseconds that anything in it may take.
 */
export async function visit(
  browser: Browser,
  address: string,
  options: BrowserContextOptions = {},
  before?: (() => void) | { readonly content: string },
  patience = 30_000,
): Promise<{ page: Page; faults: string[] }> {
  const context = await browser.newContext({ ...small, ...options });
  context.setDefaultTimeout(patience);
  if (before) await context.addInitScript(before);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('console', (message) => {
    // The first is about the blocked service worker. The second says that drawing in software is slow.
    if (/registration blocked by Playwright|GPU stall due to ReadPixels/.test(message.text()))
      return;
    if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('request', (request) => {
    const url = request.url();
    const own = url.startsWith(new URL(address).origin) || /^(data|blob):/.test(url);
    if (!own) faults.push(`a request left the site: ${url}`);
  });
  await page.goto(address);
  await atTitle(page);
  return { page, faults };
}

/** Waits until the title screen has its picture and the list of saved games. */
async function atTitle(page: Page): Promise<void> {
  await page.waitForSelector('#stage canvas');
  await listed(page);
}

/** Waits until the title screen has read the list of saved games, or says that it cannot. */
export async function listed(page: Page): Promise<void> {
  const title = 'body[data-mode=title]';
  const isRead = `${title} .saved-games[aria-busy=false], ${title} .storage-notice:not([hidden])`;
  await page.waitForSelector(isRead, { state: 'attached' });
}

/** A parameter of the address as the page has it. Playwright's own copy of the address can be a moment old. */
export function parameterOf(page: Page, name: string): Promise<string | null> {
  return page.evaluate((one) => new URL(location.href).searchParams.get(one), name);
}

/** Whether the page is in a mode. */
export async function isIn(page: Page, mode: 'play' | 'replay'): Promise<boolean> {
  return (await page.getAttribute('body', 'data-mode')) === mode;
}

/**
 * Clicks a button of the screen after a game until `isDone`: the screen ignores clicks at first. No pointer clicks,
 * because the result may cover the button before it is noticed.
 */
export async function clickLate(button: Locator, isDone: () => Promise<boolean>): Promise<void> {
  const clicked = async () => {
    if (await isDone()) return true;
    // The button may disappear before the screen has changed: do not wait for it.
    await button.evaluateAll((buttons: HTMLElement[]) => {
      for (const one of buttons) one.click();
    });
    return isDone();
  };
  await expect.poll(clicked).toBe(true);
}

/** Leaves the game by its menu for the title screen, which then lists it. */
export async function toTitle(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: wordsOf('en').ui.toTitle }).click();
  await listed(page);
}

/**
 * Waits until two pictures of the page in a row are the same, and returns them: fonts are loaded, drawings are
 * sharp and nothing moves.
 */
export async function settled(page: Page): Promise<Buffer> {
  await page.locator('canvas[data-sharpening]').waitFor({ state: 'detached' });
  let last = await page.screenshot();
  const isStill = async () => {
    const shot = await page.screenshot();
    const still = last.equals(shot);
    last = shot;
    return still;
  };
  await expect.poll(isStill).toBe(true);
  return last;
}

/**
 * Keeps a picture of the page in `tests/browser/pictures` for people, if `PICTURES` is set. No test looks at
 * it, and pictures take time.
 */
export async function picture(page: Page, name: string): Promise<void> {
  if (!process.env.PICTURES) return;
  mkdirSync('tests/browser/pictures', { recursive: true });
  writeFileSync(`tests/browser/pictures/${name}.png`, await settled(page));
}

/** Presses a key until the page leaves a mode: the game over screen ignores keys at first. */
export async function pressToLeave(page: Page, key: string, mode: string): Promise<void> {
  const left = async () => {
    if ((await page.getAttribute('body', 'data-mode')) !== mode) return true;
    await page.keyboard.press(key);
    return (await page.getAttribute('body', 'data-mode')) !== mode;
  };
  await expect.poll(left).toBe(true);
}

/** Chooses a language or a look in the menu of the running game. */
export async function chooseInMenu(
  page: Page,
  option: 'language' | 'look',
  value: string,
): Promise<void> {
  await page.keyboard.press('Escape');
  const radio = page.locator(`dialog.menu input[name=menu-${option}][value=${value}]`);
  await radio.check({ force: true });
  // The words may still be loading.
  if (option === 'language') await page.waitForSelector(`html[lang=${value}]`);
  await page.keyboard.press('Escape');
  await page.locator('dialog.menu').waitFor({ state: 'hidden' });
}

/** Runs in the page before it is opened: no hint covers a part of the map. */
export function withoutHints(): void {
  localStorage.setItem('simple-roguelike options', JSON.stringify({ hints: false }));
}

/** Drops files on the page. */
export async function drop(
  page: Page,
  files: Readonly<Record<string, string | Uint8Array>>,
): Promise<void> {
  // Numbers, because bytes cannot be sent to the page.
  const contents = Object.entries(files).map(([name, content]) => {
    return [name, typeof content === 'string' ? content : [...content]] as const;
  });
  const transfer = await page.evaluateHandle((all) => {
    const made = new DataTransfer();
    for (const [name, content] of all) {
      const part = typeof content === 'string' ? content : new Uint8Array(content);
      made.items.add(new File([part], name));
    }
    return made;
  }, contents);
  await page.dispatchEvent('body', 'dragover', { dataTransfer: transfer });
  await page.dispatchEvent('body', 'drop', { dataTransfer: transfer });
}

const numpad: Record<string, string> = {
  '-1,-1': 'Numpad7',
  '0,-1': 'Numpad8',
  '1,-1': 'Numpad9',
  '-1,0': 'Numpad4',
  '1,0': 'Numpad6',
  '-1,1': 'Numpad1',
  '0,1': 'Numpad2',
  '1,1': 'Numpad3',
};

/** The commands that `script` gives to the game of a seed, after some earlier ones. */
export function record(
  seed: string,
  script: (game: Game, take: Take) => void,
  before: readonly Command[] = [],
  played: Campaign = campaign,
): Command[] {
  const game = newGame(played, seed);
  for (const command of before) takeTurn(game, command);
  const commands: Command[] = [];
  script(game, (played, command) => {
    commands.push(command);
    takeTurn(played, command);
  });
  return commands;
}

/** The parts of a browser's page that a player uses. */
export interface PlayedPage {
  readonly keyboard: { press(key: string): Promise<void> };
  click(selector: string): Promise<void>;
  getAttribute(selector: string, name: string): Promise<string | null>;
  fill(selector: string, text: string): Promise<void>;
  textContent(selector: string): Promise<string | null>;
  waitForSelector(selector: string): Promise<unknown>;
}

/**
 * Opens the field for a seed on the title screen, unless the address has a seed and opened it, and fills it in.
 * It has the focus then.
 */
export async function enterSeed(page: PlayedPage, seed: string): Promise<void> {
  const isOpen = (await page.getAttribute('.seed-button', 'aria-expanded')) === 'true';
  if (!isOpen) await page.click('.seed-button');
  await page.fill('input[name=seed]', seed);
}

/**
 * Plays a game in the page by real keys, and the same game in Node. After each command the page must
 * show the turn, health and score of the game in Node.
 */
export class Player<P extends PlayedPage = Page> {
  readonly game: Game;
  readonly page: P;
  language: Language;

  /** `begun`: the seed of a new game, or a game that the page has opened. */
  constructor(
    page: P,
    begun: string | Game,
    language: Language = 'en',
    played: Campaign = campaign,
  ) {
    this.page = page;
    this.game = typeof begun === 'string' ? newGame(played, begun) : begun;
    this.language = language;
  }

  /** Types the seed on the title screen and starts by key. */
  static async start<P extends PlayedPage>(
    page: P,
    seed: string,
    language: Language = 'en',
    played: Campaign = campaign,
  ): Promise<Player<P>> {
    await enterSeed(page, seed);
    await page.keyboard.press('Enter');
    await page.waitForSelector('body[data-mode=play]');
    const player = new Player(page, seed, language, played);
    await player.expectSame();
    return player;
  }

  async play(command: Command): Promise<void> {
    await this.press(command);
    this.follow(command);
    if (!this.game.ending) await this.expectSame();
  }

  /** Gives a command of the page to the game in Node. */
  follow(command: Command): void {
    takeTurn(this.game, command);
    if (!('slot' in command)) return;
    const last = bagOf(this.game, this.game.hero).length - 1;
    this.#cursor = Math.max(0, Math.min(command.slot, last));
  }

  /** Gives commands to the game in Node that the page has played before it was opened. */
  skip(commands: readonly Command[]): void {
    for (const command of commands) takeTurn(this.game, command);
  }

  async playAll(commands: readonly Command[]): Promise<void> {
    for (const command of commands) await this.play(command);
  }

  async press(command: Command): Promise<void> {
    const { keyboard } = this.page;
    switch (command.type) {
      case 'move':
        return keyboard.press(numpad[`${command.dx},${command.dy}`]);
      case 'dig':
        await keyboard.press('KeyT');
        return keyboard.press(numpad[`${command.dx},${command.dy}`]);
      case 'wait':
        return keyboard.press('Period');
      case 'search':
        return keyboard.press('KeyS');
      case 'pickup':
        return keyboard.press('KeyP');
      case 'down':
        return keyboard.press('Shift+Period');
      case 'up':
        return keyboard.press('Shift+Comma');
      case 'name':
      case 'chooseItem':
        throw new Error('No bot of these tests plays a campaign with unknown kinds.');
      default: {
        if (!('slot' in command)) throw new Error(`These tests have no key for ${command.type}.`);
        const item = bagOf(this.game, this.game.hero)[command.slot];
        const verb = itemVerbs(this.game, this.game.hero, item).indexOf(command.type);
        await keyboard.press('KeyI');
        // The cursor keeps its position, which is known: move from there to the top.
        const chosen = this.#cursor;
        const steps = command.slot - chosen;
        for (let i = 0; i < Math.abs(steps); i++) {
          await keyboard.press(steps > 0 ? 'ArrowDown' : 'ArrowUp');
        }
        await keyboard.press('Enter');
        for (let i = 0; i < verb; i++) await keyboard.press('ArrowDown');
        await keyboard.press('Enter');
        if (command.type === 'throw') {
          await keyboard.press(numpad[`${command.dx},${command.dy}`]);
        }
      }
    }
  }

  #cursor = 0;

  /** The status line for screen readers of the game in Node, without conditions and monsters. */
  status(): string {
    const { game } = this;
    const { Health, Hunger, Strength, Experience } = game.stores;
    const starves = has(game, game.hero, 'Hunger') && Hunger.mode[game.hero] === 0;
    const armour = String(armourClassOf(game, game.hero)).replace('-', '−');
    const { ui } = wordsOf(this.language);
    const depth = shownDepth(game.campaign, game.floor.depth);
    return [
      ...(depth === null ? [] : [ui.arrival(depth)]),
      `${ui.hp} ${Health.current[game.hero]}/${Health.max[game.hero]}`,
      ...(starves ? [`${ui.energy} ${Hunger.energy[game.hero]}/${Hunger.max[game.hero]}`] : []),
      ...(has(game, game.hero, 'Strength')
        ? [`${ui.strength} ${strengthText(Strength.now[game.hero])}`]
        : []),
      ...(has(game, game.hero, 'Fighter') ? [`${ui.armourClass} ${armour}`] : []),
      ...(has(game, game.hero, 'Experience') ? [`${ui.level} ${Experience.level[game.hero]}`] : []),
      `${ui.turn} ${game.turn}`,
      `${ui[game.campaign.points.name]} ${game.score}`,
    ].join(' · ');
  }

  /** Expects that the status line and the log for screen readers agree with the game in Node. */
  async expectSame(): Promise<void> {
    const { game } = this;
    const expected = this.status();
    // The log, then the status line.
    const shown = await this.page.textContent('.announcer');
    expect(shown).toContain(expected);
    const last = game.events.findLast((event) => event.type === 'message');
    if (!last) return;
    const line = sentenceOf(
      wordsOf(this.language),
      namesOf(game.campaign, this.language),
      last.message,
    );
    expect(shown).toContain(line);
  }
}
