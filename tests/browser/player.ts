import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { armourClassOf } from '../../src/game/armour-class.ts';
import { bagOf, itemVerbs } from '../../src/game/bag.ts';
import type { Campaign } from '../../src/game/campaign.ts';
import type { Command } from '../../src/game/commands.ts';
import { has } from '../../src/game/entity.ts';
import { newGame, takeTurn } from '../../src/game/game.ts';
import { strengthText } from '../../src/game/strength.ts';
import type { Game } from '../../src/game/world.ts';
import { wordsOf } from '../../src/words/loading.ts';
import { namesOf, sentenceOf } from '../../src/words/sentences.ts';
import type { Language } from '../../src/words/texts.ts';
import type { Take } from '../walk.ts';
import { campaign } from '../world.ts';

/** The built page in a new browser profile. `faults` collects errors that no visitor should see. */
export async function visit(
  browser: Browser,
  address: string,
  options: BrowserContextOptions = {},
): Promise<{ page: Page; faults: string[] }> {
  // The processor draws the pictures here: the window is small, and motion is reduced.
  const small = { viewport: { width: 800, height: 500 }, reducedMotion: 'reduce' } as const;
  const context = await browser.newContext({ locale: 'en-US', ...small, ...options });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('request', (request) => {
    const url = request.url();
    const own = url.startsWith(new URL(address).origin) || /^(data|blob):/.test(url);
    if (!own) faults.push(`a request left the site: ${url}`);
  });
  await page.goto(address);
  await page.waitForSelector('body[data-mode=title]');
  await page.waitForSelector('#stage canvas');
  return { page, faults };
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

/**
 * Plays a game in the page by real keys, and the same game in Node. After each command the page must
 * show the turn, health and score of the game in Node.
 */
export class Player {
  readonly game: Game;
  readonly page: Page;
  language: Language;

  constructor(page: Page, seed: string, language: Language = 'en', played: Campaign = campaign) {
    this.page = page;
    this.game = newGame(played, seed);
    this.language = language;
  }

  /** Types the seed on the title screen and starts by key. */
  static async start(
    page: Page,
    seed: string,
    language: Language = 'en',
    played: Campaign = campaign,
  ): Promise<Player> {
    await page.fill('input[name=seed]', seed);
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
      default: {
        const item = bagOf(this.game, this.game.hero)[command.slot];
        const verb = itemVerbs(this.game, this.game.hero, item).indexOf(command.type);
        await keyboard.press('KeyX');
        // The cursor keeps its position, which is known: move from there to the top.
        const chosen = this.#cursor;
        const steps = command.slot - chosen;
        for (let i = 0; i < Math.abs(steps); i++) {
          await keyboard.press(steps > 0 ? 'ArrowDown' : 'ArrowUp');
        }
        await keyboard.press('KeyZ');
        for (let i = 0; i < verb; i++) await keyboard.press('ArrowDown');
        await keyboard.press('KeyZ');
        if (command.type === 'throw') {
          await keyboard.press(numpad[`${command.dx},${command.dy}`]);
        }
      }
    }
  }

  #cursor = 0;

  /** Expects that the status line for screen readers agrees with the game in Node. */
  async expectSame(): Promise<void> {
    const { game } = this;
    const { Health, Hunger, Strength, Experience } = game.stores;
    const starves = has(game, game.hero, 'Hunger') && Hunger.mode[game.hero] === 0;
    const armour = String(armourClassOf(game, game.hero)).replace('-', '−');
    const { ui } = wordsOf(this.language);
    const expected = [
      `${ui.depth} ${game.floor.depth}`,
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
    const status = await this.page.textContent('.announcer-status');
    expect(status?.slice(0, expected.length)).toBe(expected);
    const last = game.events.findLast((event) => event.type === 'message');
    if (!last) return;
    const line = sentenceOf(
      wordsOf(this.language),
      namesOf(game.campaign, this.language),
      last.message,
    );
    expect(await this.page.textContent('.announcer-log')).toContain(line);
  }
}
