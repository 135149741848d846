import { whyNoStairs } from '../../controls/automatic/travel.ts';
import { type Control, isRequest, isZoom, type ZoomControl } from '../../controls/controls.ts';
import type { Session, Tap } from '../../controls/session.ts';
import { describeCell } from '../../describe/cell.ts';
import { type Description, spoken } from '../../describe/description.ts';
import { pointsOfInterest, startOfLook } from '../../describe/points.ts';
import { sightText } from '../../describe/sight.ts';
import type { Cell } from '../../dungeon/grid.ts';
import { heroCell } from '../../game/entity.ts';
import { stairsAt } from '../../game/floors/stairs.ts';
import type { Game } from '../../game/world.ts';
import type { CardSurroundings } from '../../page/card-place.ts';
import { padOn } from '../../page/direction-pad.ts';
import { isDialogOpen } from '../../page/elements.ts';
import { makeLookCard } from '../../page/look-card.ts';
import { makePortraits } from '../../page/portrait.ts';
import type { PointedThing, Screen } from '../../screen/view.ts';
import { namesOf, stopText } from '../../words/sentences.ts';
import type { Shell } from '../shell.ts';
import { leap } from './cursor-leap.ts';
import { describePointed } from './describe-pointed.ts';

/** Milliseconds that the mouse rests on a thing before its card opens. */
const hoverDelay = 150;
/** The triggers and X of a gamepad, by the commands that they mean while the cursor is off. */
const zoomButtons: { readonly [C in Control['type']]?: ZoomControl } = {
  explore: 'zoomIn',
  rest: 'zoomOut',
  wait: 'zoomReset',
};

/**
 * Look: a card that describes the thing under the mouse, under a long press, or at a cursor. Tab goes from thing to
 * thing. In the text view the text is in the view. No turn passes.
 */
export class LookMode {
  readonly #page: Shell;
  readonly #card;
  /** The cell of the cursor; null while the cursor is off. */
  #cursor: Cell | null = null;
  /** The text about the thing at the cursor in the text view; null if none is shown. */
  #text: string | null = null;
  /** The cell of the cursor when the sentence about the hero's sight was said; null before it was said. */
  #sightToldAt: Cell | null = null;
  /** Whether the card stays open after a long press. */
  #held = false;
  /** The thing under the mouse, as a text to compare. */
  #hovered = '';
  #timer = 0;

  constructor(page: Shell) {
    this.#page = page;
    this.#card = makeLookCard(page.settings, makePortraits(page), {
      usesPad: () => page.device === 'gamepad',
      showsGlyphs: () => page.showsGlyphs === true,
      travels: () => page.canTravel,
      tapped: () => this.close(),
    });
    // Tab goes to the next thing only while the cursor is on; otherwise it keeps its usual meaning.
    window.addEventListener('keydown', (event) => this.#takeTab(event), { capture: true });
    window.addEventListener('keydown', (event) => this.#takePage(event), { capture: true });
  }

  get elements(): readonly HTMLElement[] {
    return this.#card.elements;
  }

  /** The cell of the cursor; null while the cursor is off. */
  get cursor(): Cell | null {
    return this.#cursor;
  }

  /** Whether a card stays open until the player closes it. */
  get isOpen(): boolean {
    return this.#held || this.#cursor !== null;
  }

  /** The text about the thing at the cursor, for the text view; null if the cursor is off. */
  get text(): string | null {
    return this.#text;
  }

  /** Describes the things of a screen under the mouse. */
  watch({ canvas }: Screen): void {
    canvas.addEventListener('pointermove', (event) => {
      if (event.pointerType === 'mouse' && event.buttons === 0) this.#hover(event);
    });
    for (const type of ['pointerleave', 'pointerdown', 'wheel'] as const) {
      canvas.addEventListener(type, () => this.#forgetHover(), { passive: true });
    }
  }

  /** Turns the cursor on, on the first thing in view or else on the hero; or off. */
  toggle(): void {
    const game = this.#game;
    if (!game || this.#cursor) return this.close();
    this.#forgetHover();
    this.#moveTo(startOfLook(game, this.#page.text.hidesMap));
  }

  /** Turns the cursor on at a cell, and describes it. */
  show(cell: Cell): void {
    this.#moveTo(cell);
  }

  /** Whether the cursor has used an action of the player. */
  takes(action: Control): boolean {
    if (!this.#cursor) return false;
    switch (action.type) {
      case 'step':
      case 'runTowards': {
        const far = action.type === 'runTowards' ? leap : 1;
        const { x, y } = this.#cursor;
        this.#moveTo({ x: x + far * action.dx, y: y + far * action.dy });
        return true;
      }
      case 'confirm': {
        const cell = this.#cursor;
        this.close();
        this.#page.travel(cell);
        return true;
      }
      case 'down':
      case 'up':
        this.#goToStairs(action.type);
        return true;
      case 'examine':
      case 'back':
        this.close();
        return true;
    }
    if (isZoom(action.type)) {
      // The cursor stays on.
      this.#page.fulfil(action.type);
      return true;
    }
    if (isRequest(action.type)) {
      // Help and menus open.
      this.close();
      return false;
    }
    // Commands of the game wait until the cursor is off. A gamepad has no other buttons for Look.
    if (this.#page.device === 'gamepad') this.#takeButton(action.type);
    // The last press can be from another device.
    this.place();
    return true;
  }

  /** Performs a button of a gamepad that means a command while the cursor is off. */
  #takeButton(type: Control['type']): void {
    const zoom = zoomButtons[type];
    if (zoom) this.#page.fulfil(zoom);
    // The right and the left bumper go from thing to thing.
    else if (type === 'attack') this.#goOn(1);
    else if (type === 'search' || type === 'dig') this.#goOn(-1);
  }

  /** Shows the card beside the cursor, after a drawing. Its texts may be new, but nothing is said. */
  place(): void {
    const game = this.#game;
    const cell = this.#cursor;
    if (!game || !cell || this.#page.text.hidesMap) return;
    const box = this.#page.screen.places?.boxOf(cell.x, cell.y);
    if (box) this.#card.show(this.#atCursor(game, cell), box, 'cursor', this.#surroundings());
  }

  /** Describes the thing at a point under a finger. Returns whether there is one. */
  hold(x: number, y: number): boolean {
    const place = this.#page.screen.places?.thingAt(x, y) ?? null;
    const description = place && this.#describe(place.thing);
    if (!place || !description) return false;
    this.close();
    this.#held = true;
    this.#card.show(description, place.box, 'touch', this.#surroundings());
    this.#card.say(this.#spoken(description, place.thing.type === 'cell' ? place.thing : null));
    this.#page.back.follow();
    return true;
  }

  /** Whether a tap or click has moved the cursor, or closed the card of a long press. */
  takesTap(target: Tap): boolean {
    if (this.#cursor && target.type === 'cell') {
      this.#moveTo(target);
      return true;
    }
    const isTaken = this.isOpen;
    this.close();
    return isTaken;
  }

  /** Closes the card and turns the cursor off. */
  close(): void {
    this.#held = false;
    this.#forgetHover();
    this.#card.hide();
    // With a cursor, the drawing ends with it.
    if (!this.#cursor) return this.#page.back.follow();
    this.#cursor = null;
    this.#sightToldAt = null;
    const { announcer, screen, settings } = this.#page;
    if (this.#text !== null) announcer.say(settings.words.textView.closed);
    this.#text = null;
    screen.redraw();
  }

  get #session(): Session | null {
    const { current } = this.#page;
    return current.mode === 'play' || current.mode === 'replay' ? current.shown : null;
  }

  get #game(): Game | null {
    return this.#session?.game ?? null;
  }

  /** The parts of the screen that a card leaves visible if it can. */
  #surroundings(): CardSurroundings {
    const { places } = this.#page.screen;
    const game = this.#game;
    const { x, y } = game ? heroCell(game) : { x: 0, y: 0 };
    const map = places?.mapBox() ?? null;
    const others = [padOn(map), places?.noticeBox(), this.#page.hints.box];
    const boxesOf = (cells: readonly Cell[]) =>
      cells.flatMap((cell) => places?.boxOf(cell.x, cell.y) ?? []);
    return {
      map,
      hero: (game && places?.boxOf(x, y)) ?? null,
      things: boxesOf(game ? pointsOfInterest(game) : []),
      others: others.filter((box) => box != null),
    };
  }

  #moveTo({ x, y }: Cell): void {
    const game = this.#game;
    if (!game) return;
    const { width, height } = game.floor.grid;
    const within = (at: number, size: number) => Math.min(Math.max(at, 0), size - 1);
    const cell = { x: within(x, width), y: within(y, height) };
    const isNew = this.#cursor === null;
    this.#cursor = cell;
    const description = this.#atCursor(game, cell);
    if (this.#page.text.hidesMap) return this.#showText(game, cell, description, isNew);
    // The drawing ends with `place`.
    this.#page.screen.redraw();
    this.#card.say(this.#spoken(description, cell));
  }

  /** The description of the cell at the cursor. The limit of the hero's sight is in the first one only. */
  #atCursor(game: Game, cell: Cell): Description {
    const { words, options } = this.#page.settings;
    const seen = this.#session?.seen;
    const names = namesOf(game.campaign, options.language);
    const description = describeCell(game, cell, words, names, seen && ((at) => seen.tileAt(at)));
    const limit = sightText(game, words);
    if (description.lines.includes(limit)) this.#sightToldAt ??= this.#cursor;
    // `#cursor` is a new object after each move, so this is the same stop of the cursor.
    if (this.#sightToldAt === this.#cursor) return description;
    return { ...description, lines: description.lines.filter((line) => line !== limit) };
  }

  /** Shows and announces a description in the text view; with the keys if the cursor is new there. */
  #showText(game: Game, cell: Cell, description: Description, isNew: boolean): void {
    const { settings, announcer, screen } = this.#page;
    const { words } = settings;
    const points = pointsOfInterest(game);
    const place = points.findIndex(({ x, y }) => x === cell.x && y === cell.y);
    const text = this.#spoken(description, cell);
    const counted = place < 0 ? text : words.textView.entry(text, place + 1, points.length);
    const keys = this.#page.device === 'gamepad' ? 'lookPadKeys' : 'lookKeys';
    const use = words.textView[keys](this.#page.canTravel);
    this.#text = isNew ? words.sentences([counted, use]) : counted;
    screen.redraw();
    announcer.say(this.#text);
  }

  /** A description as it is read aloud, with the direction and distance of its cell from the hero. */
  #spoken(description: Description, cell: Cell | null): string {
    const { words } = this.#page.settings;
    const game = this.#game;
    if (!cell || !game) return spoken(description, words);
    const { x, y } = heroCell(game);
    const where = words.ui.whereabouts(cell.x - x, cell.y - y);
    return spoken(description, words, where === '' ? null : where);
  }

  #takeTab(event: KeyboardEvent): void {
    const game = this.#game;
    if (event.code !== 'Tab' || !this.#cursor || !game) return;
    if (isDialogOpen()) return;
    event.preventDefault();
    event.stopPropagation();
    this.#goOn(event.shiftKey ? -1 : 1);
  }

  /** Scrolls a card that is too long for the window by CSS pixels. Returns whether it is. */
  scroll(by: number): boolean {
    return this.isOpen && this.#card.scroll(by);
  }

  /** Page Up and Page Down scroll a card that is too long. */
  #takePage(event: KeyboardEvent): void {
    const by = { PageUp: -1, PageDown: 1 }[event.code];
    if (by === undefined || isDialogOpen() || !this.scroll((by * innerHeight) / 2)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Moves the cursor to the next or the previous thing. */
  #goOn(by: 1 | -1): void {
    const game = this.#game;
    if (!game || !this.#cursor) return;
    const points = pointsOfInterest(game);
    const { x, y } = this.#cursor;
    const at = points.findIndex((point) => point.x === x && point.y === y);
    const from = at < 0 && by < 0 ? 0 : at;
    const next = points[(from + by + points.length) % points.length];
    if (next) this.#moveTo(next);
  }

  /** Moves the cursor to the nearest known stairs in a direction, or says why there are none. */
  #goToStairs(way: 'down' | 'up'): void {
    const session = this.#session;
    const isGoal = (cell: Cell) =>
      session && stairsAt(session.game, session.seen.tileAt(cell)).includes(way);
    const stairs = session && pointsOfInterest(session.game).find(isGoal);
    if (stairs) return this.#moveTo(stairs);
    this.place();
    if (!session) return;
    const { campaign } = session.game;
    const names = namesOf(campaign, this.#page.settings.options.language);
    this.#page.tell((words) => stopText(words, names, whyNoStairs(session.game, way)));
  }

  #hover({ clientX, clientY }: PointerEvent): void {
    if (this.#cursor || this.#held) return;
    const place = this.#page.screen.places?.thingAt(clientX, clientY) ?? null;
    const key = place ? JSON.stringify([place.thing, place.box]) : '';
    if (key === this.#hovered) return;
    this.#forgetHover();
    this.#hovered = key;
    if (!place) return;
    this.#timer = window.setTimeout(() => {
      const description = this.#describe(place.thing);
      if (description) {
        this.#card.show(description, place.box, 'hover', this.#surroundings());
      }
    }, hoverDelay);
  }

  #forgetHover(): void {
    clearTimeout(this.#timer);
    this.#hovered = '';
    if (!this.#cursor && !this.#held) this.#card.hide();
  }

  #describe(thing: PointedThing): Description | null {
    const session = this.#session;
    return session && describePointed(session, thing, this.#page.settings);
  }
}
