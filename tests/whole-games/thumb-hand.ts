import type { CDPSession, Page } from 'playwright-core';
import { slotsInOrder } from '../../src/controls/bag-order.ts';
import { type ButtonControl, buttonPlaces } from '../../src/controls/controls.ts';
import type { Cell } from '../../src/dungeon/grid.ts';
import { bagOf, itemVerbs } from '../../src/game/bag.ts';
import type { Command } from '../../src/game/commands.ts';
import { heroCell } from '../../src/game/entity.ts';
import { commandHere } from '../../src/game/hero-cell.ts';
import { stairsAt } from '../../src/game/stairs.ts';
import type { Game } from '../../src/game/world.ts';
import type { Press } from '../../src/lab/bots/explorer.ts';
import { type BagLayout, bagLayout } from '../../src/screen/hud/bag-layout.ts';
import { screenLayout } from '../../src/screen/hud/layout.ts';
import {
  contains,
  type Rect,
  type ScreenLayout,
  scrollOf,
  shapeOf,
} from '../../src/screen/screen-layout.ts';
import { wordsOf } from '../../src/words/loading.ts';
import type { Hand } from './hand.ts';

const { ui } = wordsOf('en');

/** A phone held upright. */
export const phone = { width: 390, height: 844 };

/** The longest drag along one axis, in CSS pixels. */
const longestDrag = 180;

/** Plays with one finger: taps, and drags of the map. */
export class ThumbHand implements Hand {
  presses = 0;
  readonly #page: Page;
  readonly #client: CDPSession;
  /** The commands of an automatic one that has no button are taps on cells. */
  #isStepping = false;

  constructor(page: Page, client: CDPSession) {
    this.#page = page;
    this.#client = client;
  }

  async start(campaign: string, seed: string): Promise<void> {
    const page = this.#page;
    await page
      .locator('label')
      .filter({ has: page.locator(`input[value=${campaign}]`) })
      .tap();
    await page.locator('input[name=seed]').tap();
    await page.keyboard.type(seed);
    await page.getByRole('button', { name: ui.start }).tap();
    await page.waitForSelector('body[data-mode=play]');
  }

  async give(command: Command, pressed: readonly Press[], game: Game): Promise<void> {
    if (pressed.length === 0) return this.#isStepping ? this.#command(command, game) : undefined;
    this.#isStepping = false;
    let before: Press | null = null;
    for (const press of pressed.slice(0, -1)) {
      if (await this.#tapButtonOf(press)) before = press;
    }
    const last = pressed[pressed.length - 1];
    if (last.type === 'command' || command.type === 'down') return this.#command(command, game);
    if (await this.#tapButtonOf(last)) return;
    if (last.control === 'attack') {
      this.#isStepping = true;
      return this.#command(command, game);
    }
    // The button that has just found nothing more leads on.
    const leadsOn = before?.type === 'automatic' && before.control === 'explore';
    if (leadsOn) return this.#tapButton('explore');
    if (last.control === 'down') return this.#tapCell(stairsOf(game), game);
    const { turn } = game;
    while ((await this.#shownTurn()) === turn) await this.#tapButton('explore');
  }

  /** Taps the button of an automatic command. False if it has none. */
  async #tapButtonOf(press: Press): Promise<boolean> {
    if (press.type !== 'automatic') return false;
    if (press.control !== 'explore' && press.control !== 'rest') return false;
    await this.#tapButton(press.control);
    return true;
  }

  async #shownTurn(): Promise<number> {
    const status = await this.#page.textContent('.announcer-status');
    return Number(/Turn (\d+)/.exec(status ?? '')?.[1]);
  }

  async #command(command: Command, game: Game): Promise<void> {
    switch (command.type) {
      case 'move': {
        const { x, y } = heroCell(game);
        return this.#tapCell({ x: x + command.dx, y: y + command.dy }, game);
      }
      case 'wait':
      case 'search':
        return this.#tapButton(command.type);
      case 'pickup':
      case 'down':
      case 'up': {
        const here = commandHere(game)?.type;
        if (here !== command.type)
          throw new Error(`The button means ${here}, not ${command.type}.`);
        return this.#tapButton('here');
      }
      case 'eat':
      case 'drink':
      case 'equip':
        return this.#useItem(command, game);
      default:
        throw new Error(`The bot has no button for ${command.type}.`);
    }
  }

  async #tapButton(button: ButtonControl): Promise<void> {
    const place = buttonPlaces.findIndex((controls) => controls.includes(button));
    await this.#tap(middleOf(layoutOn(phone).buttons[place]));
  }

  /** Opens the bag, and taps the item and then the action. */
  async #useItem(
    command: Extract<Command, { type: 'eat' | 'drink' | 'equip' }>,
    game: Game,
  ): Promise<void> {
    await this.#tapButton('bag');
    const verbs = itemVerbs(game, game.hero, bagOf(game, game.hero)[command.slot]);
    const row = bagOn(game, null).rows.find(({ slot }) => slot === command.slot);
    if (!row) throw new Error('The item is not in view.');
    await this.#tap(middleOf(row.box));
    const entry = bagOn(game, command.slot).menu[verbs.indexOf(command.type)];
    // The width of the menu depends on its texts; its right end does not.
    await this.#tap({ x: entry.x + entry.width - 20, y: entry.y + entry.height / 2 });
  }

  /** Taps a cell, after drags of the map that bring it into view. */
  async #tapCell(cell: Cell, game: Game): Promise<void> {
    const layout = layoutOf(game);
    let { x, y } = placeOf(cell, heroCell(game), layout, game);
    const isInView = () => contains(layout.map, x, y);
    const middle = middleOf(layout.map);
    const target = placeOf(cell, cell, layout, game);
    while (!isInView()) {
      const dx = Math.sign(target.x - x) * Math.min(longestDrag, Math.abs(target.x - x));
      const dy = Math.sign(target.y - y) * Math.min(longestDrag, Math.abs(target.y - y));
      await this.#drag(middle, dx, dy);
      x += dx;
      y += dy;
    }
    await this.#tap({ x, y });
  }

  async #drag(from: { x: number; y: number }, dx: number, dy: number): Promise<void> {
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', share: number) => {
      const touchPoints = [{ x: from.x + dx * share, y: from.y + dy * share }];
      const points = type === 'touchEnd' ? [] : touchPoints;
      return this.#client.send('Input.dispatchTouchEvent', { type, touchPoints: points });
    };
    await send('touchStart', 0);
    for (const share of [0.25, 0.5, 0.75, 1]) await send('touchMove', share);
    await send('touchEnd', 1);
    this.presses++;
  }

  /** Taps a point of the map or the HUD. A hint in the way is closed first, as a player does. */
  async #tap({ x, y }: { x: number; y: number }): Promise<void> {
    const page = this.#page;
    const isOnHint = await page.evaluate(
      (point) => document.elementFromPoint(point.x, point.y)?.closest('.hint') != null,
      { x, y },
    );
    if (isOnHint) {
      await page.locator('.hint .close').tap();
      await page.locator('.hint').waitFor({ state: 'hidden' });
      this.presses++;
    }
    await page.touchscreen.tap(x, y);
    this.presses++;
  }
}

/** The nearest stairs down that the hero remembers. */
function stairsOf(game: Game): Cell {
  const { tiles } = game.floor.memory;
  const { width } = game.floor.grid;
  const at = tiles.findIndex((tile) => stairsAt(game, tile).includes('down'));
  if (at < 0) throw new Error('The hero knows no stairs down.');
  return { x: at % width, y: Math.floor(at / width) };
}

function layoutOn(window: { width: number; height: number }, game?: Game): ScreenLayout {
  return screenLayout({
    ...window,
    ratio: 1,
    columns: game?.floor.grid.width ?? 25,
    rows: game?.floor.grid.height ?? 25,
    touch: true,
    cells: game ? shapeOf(game.campaign.look, game.campaign) : 'tiles',
    buttons: true,
    backdrop: false,
  });
}

function layoutOf(game: Game): ScreenLayout {
  return layoutOn(phone, game);
}

/** The open bag, with the menu of a chosen item. */
function bagOn(game: Game, chosen: number | null): BagLayout {
  const slots = slotsInOrder(game, false);
  const bag = { index: chosen ?? 0, offset: 0, menu: chosen === null ? null : 0, slots };
  const words = wordsOf('en');
  const pen = { width: (text: string, size: number) => (text.length * size) / 2 };
  return bagLayout(pen, layoutOf(game), { game, words, bag, slots });
}

/** The middle of a cell on the screen while another is in the middle of the map. */
function placeOf(
  cell: Cell,
  centre: Cell,
  { cell: size, map }: ScreenLayout,
  { floor: { grid } }: Game,
): { x: number; y: number } {
  const scrollX = scrollOf(grid.width * size.width, map.width, (centre.x + 0.5) * size.width);
  const scrollY = scrollOf(grid.height * size.height, map.height, (centre.y + 0.5) * size.height);
  return {
    x: map.x + (cell.x + 0.5) * size.width - scrollX,
    y: map.y + (cell.y + 0.5) * size.height - scrollY,
  };
}

function middleOf({ x, y, width, height }: Rect): { x: number; y: number } {
  return { x: x + width / 2, y: y + height / 2 };
}
