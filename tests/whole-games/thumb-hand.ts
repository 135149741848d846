import type { CDPSession, Page } from 'playwright-core';
import { SeenFloors } from '../../src/controls/automatic/seen-floors.ts';
import { slotsInOrder, slotsToIdentify } from '../../src/controls/bag-order.ts';
import { buttonsOf } from '../../src/controls/buttons.ts';
import type { ButtonControl } from '../../src/controls/control-table.ts';
import { keyTables } from '../../src/controls/key-tables.ts';
import type { Cell } from '../../src/dungeon/grid.ts';
import { kindsToWipeOut } from '../../src/game/actors/genocide.ts';
import type { Command } from '../../src/game/commands.ts';
import { heroCell } from '../../src/game/entity.ts';
import { unknown } from '../../src/game/floors/floor.ts';
import { stairsAt } from '../../src/game/floors/stairs.ts';
import { commandHere } from '../../src/game/floors/underfoot.ts';
import { bagOf } from '../../src/game/items/bag.ts';
import { itemVerbs } from '../../src/game/items/item-verbs.ts';
import type { Game } from '../../src/game/world.ts';
import type { BotPress } from '../../src/lab/bots/explorer.ts';
import { centreOf, scrollTo } from '../../src/screen/camera.ts';
import { type BagLayout, bagLayout } from '../../src/screen/hud/bag-layout.ts';
import { framedPart } from '../../src/screen/known-frame.ts';
import { LayoutState, layoutOfView } from '../../src/screen/layout-of-view.ts';
import type { Region } from '../../src/screen/map/region.ts';
import { contains, type Rect, type ScreenLayout } from '../../src/screen/screen-layout.ts';
import { wordsOf } from '../../src/words/loading.ts';
import { namesOf } from '../../src/words/sentences.ts';
import { aimOf, answerChoice, type Hand, type ItemCommand } from './hand.ts';

const { ui } = wordsOf('en');

/** A phone held upright. */
export const phone = { width: 390, height: 844 };

/** The longest drag along one axis, in CSS pixels. */
const longestDrag = 180;

/** Seconds after which a tap is no longer the second one of a double tap. */
const doubleTap = 0.6;

/** Milliseconds after an arrival in which the page takes a press on stairs for the second half of a double press. */
const doublePress = 500;

/** Plays with one finger: taps, and drags of the map. */
export class ThumbHand implements Hand {
  presses = 0;
  readonly #page: Page;
  readonly #client: CDPSession;
  /** The commands of an automatic one that has no button are taps on cells. */
  #isStepping = false;
  /** The depth at the last command, and when the page had shown it, in its own milliseconds. */
  #depth = 0;
  #arrived = 0;
  /** Sees each floor at its beginning, as the page does. */
  readonly #state = new LayoutState();
  /** The ground that the player has seen, on which the place of the floor on the map depends. */
  #seen: SeenFloors | null = null;

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
    await page.locator('.seed-button').tap();
    await page.keyboard.type(seed);
    await page.getByRole('button', { name: ui.start }).tap();
    await page.waitForSelector('body[data-mode=play]');
  }

  async give(command: Command, pressed: readonly BotPress[], game: Game): Promise<void> {
    layoutOf(game, this.#state);
    this.#seen ??= new SeenFloors(game);
    this.#seen.note();
    if (game.floor.depth !== this.#depth) {
      this.#depth = game.floor.depth;
      this.#arrived = await this.#page.evaluate(() => performance.now());
    }
    if (pressed.length === 0) return this.#isStepping ? this.#command(command, game) : undefined;
    this.#isStepping = false;
    const last = pressed[pressed.length - 1];
    for (const press of pressed.slice(0, -1)) {
      const button = buttonOf(press);
      if (button) await this.#tapButton(button, game);
    }
    if (last.type === 'command' || command.type === 'down') return this.#command(command, game);
    const button = buttonOf(last);
    if (button) return this.#tapButton(button, game);
    // The button that has just found nothing more leads on. In a trap it only said that the hero is stuck.
    const isStuck = game.stores.Condition.trapped[game.hero] > 0;
    const leadsOn = !isStuck && pressed.some((press) => buttonOf(press) === 'explore');
    if (leadsOn) return this.#tapButton('explore', game);
    if (last.control === 'down') return this.#tapCell(stairsOf(game), game);
    // A search has only the button of a single one.
    this.#isStepping = true;
    return this.#command(command, game);
  }

  async #command(command: Command, game: Game): Promise<void> {
    switch (command.type) {
      case 'move': {
        const { x, y } = heroCell(game);
        return this.#tapCell({ x: x + command.dx, y: y + command.dy }, game);
      }
      case 'wait':
      case 'search':
        return this.#tapButton(command.type, game);
      case 'pickup':
      case 'down':
      case 'up': {
        const here = commandHere(game)?.type;
        if (here !== command.type)
          throw new Error(`The button means ${here}, not ${command.type}.`);
        await this.#page.waitForFunction(
          (time) => performance.now() > time,
          this.#arrived + doublePress,
        );
        return this.#tapButton('here', game);
      }
      case 'chooseItem':
        return this.#choose(slotsToIdentify(game).indexOf(command.slot));
      case 'chooseKind':
        return this.#choose(kindsToWipeOut(game).findIndex(({ id }) => id === command.kind));
      default:
        if (command.type === 'name' || !('slot' in command)) {
          throw new Error(`The bot has no button for ${command.type}.`);
        }
        return this.#useItem(command, game);
    }
  }

  async #tapButton(button: ButtonControl, game: Game): Promise<void> {
    const place = buttonsFor(game).indexOf(button);
    await this.#tap(middleOf(layoutOf(game).buttons[place]));
  }

  /** Opens the bag, and taps the item, the action and then the cell in its direction. */
  async #useItem(command: ItemCommand, game: Game): Promise<void> {
    await this.#tapButton('bag', game);
    const verbs = itemVerbs(game, game.hero, bagOf(game, game.hero)[command.slot]);
    const row = bagOn(game, null).rows.find(({ slot }) => slot === command.slot);
    if (!row) throw new Error('The item is not in view.');
    await this.#tap(middleOf(row.box));
    const entry = bagOn(game, command.slot).menu[verbs.indexOf(command.type)];
    // The width of the menu depends on its texts; its right end does not.
    await this.#tap({ x: entry.x + entry.width - 20, y: entry.y + entry.height / 2 });
    const aim = aimOf(command, game);
    if (aim) await this.#command(aim, game);
  }

  /** Taps an answer of the dialog. */
  async #choose(place: number): Promise<void> {
    const answer = this.#page.locator('dialog.answers .buttons button').nth(place);
    await answer.scrollIntoViewIfNeeded();
    await answerChoice(this.#page, async () => {
      const box = await answer.boundingBox();
      if (box) await this.#tap(middleOf(box));
    });
  }

  /** Taps a cell, after drags of the map that bring it into view and away from the button over the map. */
  async #tapCell(cell: Cell, game: Game): Promise<void> {
    const layout = layoutOf(game, this.#state);
    const { width } = game.floor.grid;
    const lastSeen = (cell: number) =>
      this.#seen?.tileAt({ x: cell % width, y: Math.floor(cell / width) }) ?? unknown;
    const known = framedPart({ game, lastSeen });
    const centre = centreOf(layout, heroCell(game), { game, cursor: null }, known);
    let { x, y } = placeOf(cell, centre, layout, game, known);
    const isInView = () => contains(layout.map, x, y);
    const middle = middleOf(layout.map);
    const target = placeOf(cell, cell, layout, game, known);
    while (!isInView() || (await this.#isOn('.direction-pad', { x, y }))) {
      if (x === target.x && y === target.y) throw new Error('No drag uncovers the cell.');
      const dx = Math.sign(target.x - x) * Math.min(longestDrag, Math.abs(target.x - x));
      const dy = Math.sign(target.y - y) * Math.min(longestDrag, Math.abs(target.y - y));
      await this.#drag(middle, dx, dy);
      x += dx;
      y += dy;
    }
    await this.#tap({ x, y });
  }

  async #drag(from: { x: number; y: number }, dx: number, dy: number): Promise<void> {
    const shares = [0, 0.25, 0.5, 0.75, 1];
    await this.#touch(shares.map((share) => ({ x: from.x + dx * share, y: from.y + dy * share })));
  }

  /** Taps a point of the map or the HUD. A hint in the way is closed first, as a player does. */
  async #tap({ x, y }: { x: number; y: number }): Promise<void> {
    const page = this.#page;
    const isOnHint = await this.#isOn('.hint', { x, y });
    if (isOnHint) {
      await page.locator('.hint .close').tap();
      await page.locator('.hint').waitFor({ state: 'hidden' });
      this.presses++;
    }
    // A tap beside the × right after it would be the second one of a double tap.
    await this.#touch([{ x, y }], isOnHint ? doubleTap : 0);
  }

  /** Whether a finger on a point touches an element of the page. */
  #isOn(selector: string, point: { x: number; y: number }): Promise<boolean> {
    return this.#page.evaluate(
      ([wanted, { x, y }]) => document.elementFromPoint(x, y)?.closest(wanted) != null,
      [selector, point] as const,
    );
  }

  /**
   * Touches the screen at a point, moves on to the rest, and lifts the finger. The events have the times of a quick
   * finger, `later` by some seconds: on a busy machine a tap must not become a long press.
   */
  async #touch(points: readonly { x: number; y: number }[], later = 0): Promise<void> {
    let timestamp = Date.now() / 1000 + later;
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: typeof points) => {
      timestamp += 0.016;
      const touched = { type, touchPoints: [...touchPoints], timestamp };
      return this.#client.send('Input.dispatchTouchEvent', touched);
    };
    await send('touchStart', points.slice(0, 1));
    for (const point of points.slice(1)) await send('touchMove', [point]);
    await send('touchEnd', []);
    this.presses++;
  }
}

/** The button of an automatic command; null if it has none. */
function buttonOf(press: BotPress): ButtonControl | null {
  if (press.type !== 'automatic') return null;
  const { control } = press;
  return control === 'explore' || control === 'rest' || control === 'attack' ? control : null;
}

/** The nearest stairs down that the hero remembers. */
function stairsOf(game: Game): Cell {
  const { tiles } = game.floor.memory;
  const { width } = game.floor.grid;
  const at = tiles.findIndex((tile) => stairsAt(game, tile).includes('down'));
  if (at < 0) throw new Error('The hero knows no stairs down.');
  return { x: at % width, y: Math.floor(at / width) };
}

/** The buttons on a touch screen in order. */
function buttonsFor(game: Game): ButtonControl[] {
  const buttons = buttonsOf(game, keyTables[game.campaign.keys], wordsOf('en'), true);
  return buttons.map(({ button }) => button);
}

/** The layout of the phone, with the size of cells that the page chooses. */
function layoutOf(game: Game, state = new LayoutState()): ScreenLayout {
  const buttons = buttonsOf(game, keyTables[game.campaign.keys], wordsOf('en'), true);
  const view = { game, look: game.campaign.look, buttons, backdrop: false };
  return layoutOfView(view, { ...phone, ratio: 1, touch: true }, state);
}

/** The open bag, with the menu of a chosen item. */
function bagOn(game: Game, chosen: number | null): BagLayout {
  const slots = slotsInOrder(game, false);
  const bag = { index: chosen ?? 0, offset: 0, menu: chosen === null ? null : 0, slots };
  const words = wordsOf('en');
  const pen = { width: (text: string, size: number) => (text.length * size) / 2 };
  const names = namesOf(game.campaign, 'en');
  return bagLayout(pen, layoutOf(game), { game, words, names, bag, slots });
}

/** The middle of a cell on the screen while another is in the middle of the map. */
function placeOf(
  cell: Cell,
  centre: Cell,
  layout: ScreenLayout,
  game: Game,
  known: Region | null,
): { x: number; y: number } {
  const { cell: size, map } = layout;
  const { x: scrollX, y: scrollY } = scrollTo(layout, game.floor.grid, centre, known);
  return {
    x: map.x + (cell.x + 0.5) * size.width - scrollX,
    y: map.y + (cell.y + 0.5) * size.height - scrollY,
  };
}

function middleOf({ x, y, width, height }: Rect): { x: number; y: number } {
  return { x: x + width / 2, y: y + height / 2 };
}
