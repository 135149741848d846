import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { slotsToIdentify } from '../../src/controls/bag-order.ts';
import { pointsOfInterest, startOfLook } from '../../src/describe/points.ts';
import { type Cell, Tile } from '../../src/dungeon/grid.ts';
import { kindsToWipeOut } from '../../src/game/actors/genocide.ts';
import type { Command } from '../../src/game/commands.ts';
import { rememberedTile } from '../../src/game/floors/hero-memory.ts';
import { bagOf } from '../../src/game/items/bag.ts';
import { itemVerbs } from '../../src/game/items/item-verbs.ts';
import type { Game } from '../../src/game/world.ts';
import type { BotPress } from '../../src/lab/bots/explorer.ts';
import { connectPad, type PadButton, pressPad } from '../browser/pad.ts';
import { aimOf, answerChoice, type Hand, type ItemCommand } from './hand.ts';

/** The known stairs down that Look reaches, if any. */
function stairsDown(game: Game): Cell | undefined {
  const isDown = ({ x, y }: Cell) => rememberedTile(game, x, y) === Tile.stairsDown;
  return pointsOfInterest(game).find(isDown);
}

/** The buttons of the automatic commands. */
const buttonOf: Partial<Record<string, PadButton>> = { explore: 'rt', rest: 'lt', attack: 'rb' };

/** Plays by a gamepad only. Its page is opened with `withPad`, at an address with the campaign and the seed. */
export class GamepadHand implements Hand {
  presses = 0;
  readonly #page: Page;
  /** The commands of an automatic one that has no button are single ones. */
  #isStepping = false;

  constructor(page: Page) {
    this.#page = page;
  }

  async start(): Promise<void> {
    await connectPad(this.#page);
    // The first press moves the focus to the main button.
    await this.#press('a');
    await this.#press('a');
    await this.#page.waitForSelector('body[data-mode=play]');
  }

  async give(command: Command, pressed: readonly BotPress[], game: Game): Promise<void> {
    if (pressed.length === 0) return this.#isStepping ? this.#command(command, game) : undefined;
    this.#isStepping = false;
    const last = pressed[pressed.length - 1];
    for (const press of pressed.slice(0, -1)) {
      const button = press.type === 'automatic' && buttonOf[press.control];
      if (button) await this.#press(button);
    }
    const button = last.type === 'automatic' && buttonOf[last.control];
    if (button) return this.#press(button);
    const stairs = last.type === 'automatic' && last.control === 'down' && stairsDown(game);
    if (stairs && command.type === 'move') return this.#travelTo(stairs, game);
    this.#isStepping = last.type === 'automatic';
    return this.#command(command, game);
  }

  #command(command: Command, game: Game): Promise<void> {
    switch (command.type) {
      case 'move':
        return this.#point(command);
      case 'wait':
        return this.#press('x');
      case 'search':
        return this.#press('lb');
      case 'pickup':
      case 'down':
      case 'up':
        return this.#press('a');
      case 'chooseItem':
        return this.#choose(slotsToIdentify(game).indexOf(command.slot));
      case 'chooseKind':
        return this.#choose(kindsToWipeOut(game).findIndex(({ id }) => id === command.kind));
      default:
        if (command.type === 'name' || !('slot' in command)) {
          throw new Error(`The bot has no buttons for ${command.type}.`);
        }
        return this.#useItem(command, game);
    }
  }

  async #press(...buttons: PadButton[]): Promise<void> {
    await pressPad(this.#page, ...buttons);
    this.presses++;
  }

  /** Holds the D-pad in a direction. */
  #point({ dx, dy }: { dx: number; dy: number }): Promise<void> {
    const across: PadButton[] = dx === 0 ? [] : [dx < 0 ? 'left' : 'right'];
    const along: PadButton[] = dy === 0 ? [] : [dy < 0 ? 'up' : 'down'];
    return this.#press(...across, ...along);
  }

  /** Moves the cursor of Look from thing to thing up to a cell, and travels there. */
  async #travelTo(cell: Cell, game: Game): Promise<void> {
    const points = pointsOfInterest(game);
    const placeOf = ({ x, y }: Cell) => points.findIndex((one) => one.x === x && one.y === y);
    await this.#press('rs');
    const from = placeOf(startOfLook(game, false));
    for (let at = from; at < placeOf(cell); at++) await this.#press('rb');
    for (let at = from; at > placeOf(cell); at--) await this.#press('lb');
    await this.#press('a');
  }

  /** Opens the bag, and moves to the item and then to the action. */
  async #useItem(command: ItemCommand, game: Game): Promise<void> {
    const verbs = itemVerbs(game, game.hero, bagOf(game, game.hero)[command.slot]);
    const aim = aimOf(command, game);
    await this.#press('y');
    await this.#moveTo(command.slot, bagOf(game, game.hero).length);
    await this.#press('a');
    await this.#moveTo(verbs.indexOf(command.type), verbs.length);
    await this.#press('a');
    if (aim) await this.#point(aim);
  }

  /** Moves the cursor of a list of `count` entries, whose entry is announced as "2 of 3". */
  async #moveTo(place: number, count: number): Promise<void> {
    let at = -1;
    const isAnnounced = async () => {
      const line = await this.#page.locator('.announcer-log p').last().textContent();
      const entry = /\((\d+) of (\d+)\)$/.exec(line ?? '');
      at = Number(entry?.[1]) - 1;
      return Number(entry?.[2]);
    };
    await expect.poll(isAnnounced).toBe(count);
    const by = Math.sign(place - at);
    for (; at !== place; at += by) await this.#point({ dx: 0, dy: by });
  }

  /** Moves the focus to an answer of the dialog, and presses it. */
  async #choose(place: number): Promise<void> {
    const answers = this.#page.locator('dialog.answers .buttons button');
    await answers.first().waitFor();
    const isFocused = () => answers.nth(place).evaluate((one) => one === document.activeElement);
    while (!(await isFocused())) await this.#press('down');
    await answerChoice(this.#page, () => this.#press('a'));
  }
}
