import type { Page } from 'playwright-core';
import { itemLetters } from '../../src/controls/item-verbs.ts';
import { type Binding, compass, compassPoints, keyTables } from '../../src/controls/key-tables.ts';
import { bagOf } from '../../src/game/bag.ts';
import type { Command } from '../../src/game/commands.ts';
import { has } from '../../src/game/entity.ts';
import type { Game } from '../../src/game/world.ts';
import type { Press } from '../../src/lab/bots/explorer.ts';
import type { Hand } from './hand.ts';

/** The places of characters that are no letters on an American keyboard. */
const places: Readonly<Record<string, string>> = {
  '.': 'Period',
  '>': 'Shift+Period',
  '<': 'Shift+Comma',
};

/** The keys that give a command to the game: the first that the key table of its campaign has. */
function keysFor(press: Press, game: Game): string[] {
  const table = keyTables[game.campaign.keys];
  const key = (binding: Binding) => codeOf(table[binding]?.[0] ?? '');
  if (press.type === 'automatic') return [key(press.control)];
  const { command } = press;
  switch (command.type) {
    case 'move': {
      const point = compassPoints.find(
        (one) => compass[one][0] === command.dx && compass[one][1] === command.dy,
      );
      return point ? [key(point)] : [];
    }
    case 'wait':
    case 'search':
    case 'pickup':
    case 'down':
    case 'up':
      return [key(command.type)];
    case 'eat':
    case 'drink':
    case 'equip':
      return [key('bag'), codeOf(itemLetters[command.slot]), key(verbKey(command, game))];
    default:
      throw new Error(`The bot has no keys for ${command.type}.`);
  }
}

function verbKey(command: Extract<Command, { slot: number }>, game: Game): Binding {
  if (command.type !== 'equip') return command.type === 'eat' ? 'eat' : 'drink';
  return has(game, bagOf(game, game.hero)[command.slot], 'Armour') ? 'wear' : 'wield';
}

/** The key of a key table as Playwright names it. */
function codeOf(key: string): string {
  if (/^[a-z]$/.test(key)) return `Key${key.toUpperCase()}`;
  return /^[A-Z]$/.test(key) ? `Shift+Key${key}` : (places[key] ?? key);
}

/** Plays by the keyboard only. */
export class KeyboardHand implements Hand {
  presses = 0;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async start(campaign: string, seed: string): Promise<void> {
    const { keyboard } = this.#page;
    const focused = () =>
      this.#page.evaluate(() => {
        const { activeElement: focus } = document;
        return focus instanceof HTMLInputElement ? `${focus.name} ${focus.value}` : '';
      });
    const tabTo = async (wanted: string) => {
      for (let n = 0; n < 40 && !(await focused()).startsWith(wanted); n++) {
        await keyboard.press('Tab');
      }
    };
    await tabTo('title-campaign');
    for (let n = 0; n < 5 && !(await focused()).endsWith(campaign); n++) {
      await keyboard.press('ArrowRight');
    }
    await tabTo('seed');
    await keyboard.press('Control+KeyA');
    await keyboard.type(seed);
    await keyboard.press('Enter');
    await this.#page.waitForSelector('body[data-mode=play]');
  }

  async give(_: Command, pressed: readonly Press[], game: Game): Promise<void> {
    for (const key of pressed.flatMap((press) => keysFor(press, game))) {
      await this.#page.keyboard.press(key);
      this.presses++;
    }
  }
}
