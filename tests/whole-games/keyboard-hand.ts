import type { Page } from 'playwright-core';
import { itemLetters } from '../../src/controls/bag-slots.ts';
import { type Binding, compass, compassPoints, keyTables } from '../../src/controls/key-tables.ts';
import { kindById } from '../../src/game/campaign.ts';
import type { Command } from '../../src/game/commands.ts';
import { has } from '../../src/game/entity.ts';
import { bagOf } from '../../src/game/items/bag.ts';
import type { Game } from '../../src/game/world.ts';
import type { BotPress } from '../../src/lab/bots/explorer.ts';
import { aimOf, answerChoice, type Hand, type ItemCommand } from './hand.ts';

/** The places of characters that are no letters on an American keyboard. */
const places: Readonly<Record<string, string>> = {
  '.': 'Period',
  '>': 'Shift+Period',
  '<': 'Shift+Comma',
};

/** The keys that give a command to the game: the first that the key table of its campaign has. */
function keysFor(press: BotPress, game: Game): string[] {
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
    case 'chooseItem':
      return [codeOf(itemLetters[command.slot])];
    case 'chooseKind':
      return [codeOf(kindById(game.campaign, command.kind).look.glyph)];
    default: {
      if (command.type === 'name' || !('slot' in command)) {
        throw new Error(`The bot has no keys for ${command.type}.`);
      }
      const aim = aimOf(command, game);
      const direction = aim ? keysFor({ type: 'command', command: aim }, game) : [];
      const item = [key('bag'), codeOf(itemLetters[command.slot])];
      return [...item, key(verbKey(command, game)), ...direction];
    }
  }
}

function verbKey({ type, slot }: ItemCommand, game: Game): Binding {
  const item = bagOf(game, game.hero)[slot];
  const isRing = has(game, item, 'Ring');
  if (type === 'takeOff') return isRing ? 'removeRing' : 'takeOff';
  if (type === 'put') return 'drop';
  if (type !== 'equip') return type;
  if (isRing) return 'putOn';
  return has(game, item, 'Armour') ? 'wear' : 'wield';
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
        return focus instanceof HTMLInputElement
          ? `${focus.name} ${focus.value}`
          : (focus?.className ?? '');
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
    await tabTo('quiet seed-button');
    // The button opens the field and moves the focus to it.
    await keyboard.press('Enter');
    await keyboard.type(seed);
    await keyboard.press('Enter');
    await this.#page.waitForSelector('body[data-mode=play]');
  }

  async give(command: Command, pressed: readonly BotPress[], game: Game): Promise<void> {
    // A player does not travel to stairs that the hero has not seen.
    const useful = pressed.filter(
      (press, n) =>
        n === pressed.length - 1 || press.type === 'command' || press.control !== 'down',
    );
    for (const key of useful.flatMap((press) => keysFor(press, game))) {
      const press = async () => {
        await this.#page.keyboard.press(key);
        this.presses++;
      };
      const isAnswer = command.type === 'chooseItem' || command.type === 'chooseKind';
      await (isAnswer ? answerChoice(this.#page, press) : press());
    }
  }
}
