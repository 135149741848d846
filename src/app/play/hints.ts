import type { PlainControl } from '../../controls/control-table.ts';
import type { Control } from '../../controls/controls.ts';
import { padButtonName } from '../../controls/gamepad.ts';
import { keyName } from '../../controls/key-names.ts';
import type { Session } from '../../controls/session.ts';
import {
  distantStairs,
  type Hint,
  type HintId,
  hintsFor,
  isOutdated,
  isSightLimit,
  subjectOf,
} from '../../describe/hints.ts';
import { pointsOfInterest } from '../../describe/points.ts';
import type { SightLimit } from '../../describe/sight.ts';
import type { Cell } from '../../dungeon/grid.ts';
import { has, heroCell } from '../../game/entity.ts';
import type { GameEvent } from '../../game/events.ts';
import { bagOf } from '../../game/items/bag.ts';
import { armourOf } from '../../game/items/gear.ts';
import type { Game } from '../../game/world.ts';
import { padOn } from '../../page/direction-pad.ts';
import { makeHintCard, mapBesidePad } from '../../page/hint.ts';
import { usesKeyboard, usesTouch } from '../../page/options/root-options.ts';
import { namesOf } from '../../words/sentences.ts';
import type { Words } from '../../words/texts.ts';
import type { Shell } from '../shell.ts';
import { keysIn } from './keys-in.ts';
import { ShownHints } from './shown-hints.ts';

/** The page that hints are part of: the shell. */
type Page = Pick<
  Shell,
  'settings' | 'current' | 'screen' | 'device' | 'text' | 'modes' | 'isDrawing'
>;

/** Milliseconds that a hint stays while its advice applies. After them, the next turn removes it. */
const leastTime = 12_000;

/** The hints that name a control: a player who has used it needs no hint. */
const taughtBy: Readonly<Partial<Record<Control['type'], HintId>>> = {
  explore: 'explore',
  rest: 'rest',
  down: 'travel',
  up: 'travel',
};

/** Shows each hint once, at its moment. Hints never take a key or a tap. */
export class Hints {
  readonly #page: Page;
  readonly #card;
  readonly #shownBefore;
  /** The hint on the card, to show it again in another language. */
  #shown: { readonly game: Game; readonly hint: Hint } | null = null;
  #shownAt = 0;

  constructor(page: Page) {
    this.#page = page;
    this.#shownBefore = new ShownHints(page.settings);
    this.#card = makeHintCard(page.settings, () => page.modes.focus());
    window.addEventListener('resize', () => this.place());
    page.settings.follow((_, { hints }) => {
      if (!hints) this.hide();
      else if (this.#card.isOpen && this.#shown) {
        this.#card.show(this.#textOf(this.#shown.game, this.#shown.hint));
        this.place();
      }
    });
  }

  get elements(): readonly HTMLElement[] {
    return this.#card.elements;
  }

  /** The rectangle of the open hint in CSS pixels; null without one. */
  get box(): DOMRectReadOnly | null {
    return this.#card.isOpen ? (this.#card.elements[0]?.getBoundingClientRect() ?? null) : null;
  }

  /** Shows the next hint after a command. */
  follow({ game, startedBy }: Session, events: readonly GameEvent[]): void {
    const used = startedBy && taughtBy[startedBy.type];
    if (used && this.#shownBefore.fresh.includes(used)) this.#shownBefore.add(used);
    if (this.#card.isOpen && this.#isOver(game, events)) this.hide();
    if (this.#card.isOpen) return;
    const { settings, current } = this.#page;
    if (!settings.options.hints || current.mode !== 'play' || this.#page.isDrawing) return;
    const { fresh } = this.#shownBefore;
    const next = hintsFor(game, events, fresh).find((hint) => this.#isUseful(hint));
    if (!next) return;
    this.#shownBefore.add(next.id);
    this.#card.show(this.#textOf(game, next));
    this.#shown = { game, hint: next };
    this.#shownAt = performance.now();
    this.place();
  }

  hide(): void {
    this.#card.hide();
  }

  /** Moves an open hint away from the hero, a notice, the stairs that it names and other things, after a drawing. */
  place(): void {
    const { current, screen, text } = this.#page;
    if (!this.#card.isOpen) return;
    // The top of the text view names the keys.
    if (text.hidesMap) return this.#card.placeBelow();
    const map = screen.places?.mapBox();
    if (!current.session || !map) return;
    const { game } = current.session;
    const boxOf = ({ x, y }: Cell) => screen.places?.boxOf(x, y) ?? null;
    const hero = boxOf(heroCell(game));
    if (!hero) return;
    const stairs = this.#shown?.hint.id === 'travel' ? distantStairs(game) : null;
    const notice = screen.places?.noticeBox() ?? null;
    const part = mapBesidePad(map, padOn(map));
    const things = pointsOfInterest(game).flatMap((cell) => boxOf(cell) ?? []);
    this.#card.place(part, hero, notice, stairs && boxOf(stairs), things);
  }

  /** Whether the open hint has had its time, or its advice does not apply any more. */
  #isOver(game: Game, events: readonly GameEvent[]): boolean {
    if (performance.now() - this.#shownAt >= leastTime) return true;
    return this.#shown !== null && isOutdated(this.#shown.hint, game, events);
  }

  /** No button of a gamepad travels, and no finger can be held on a monster of the text view. */
  #isUseful({ id }: Hint): boolean {
    if (this.#page.device === 'gamepad') return id !== 'travel';
    return id !== 'danger' || !this.#isTouchedText;
  }

  /** Whether fingers press the buttons of the text view, without a map to tap. */
  get #isTouchedText(): boolean {
    return this.#page.text.hidesMap && !usesKeyboard();
  }

  #textOf(game: Game, hint: Hint): string {
    const { words, options } = this.#page.settings;
    const { id } = hint;
    if (isSightLimit(id)) return words.look[id];
    if (id === 'peaceful')
      return words.ui.hint.peaceful(subjectOf(hint, namesOf(game.campaign, options.language)));
    return words.ui.hint[id](this.#pressFor(controlOf(game, id), game));
  }

  /** The key or the button of the gamepad for a control; empty if a finger or the bag does it. */
  #pressFor(control: PlainControl, game: Game): string {
    const { device, settings } = this.#page;
    const { words, options } = settings;
    const { key, padButton } = words.ui.hint;
    const button = device === 'gamepad' ? padButtonName(control) : null;
    if (button) return padButton(button);
    if (this.#isTouchedText && device !== 'gamepad') return this.#textButton(control);
    if (device === 'gamepad' || usesTouch()) return '';
    const name = keyName(control, keysIn(game.campaign, options), words);
    return name && key(name);
  }

  /** The button of the text view for a control; empty if the bag does it. */
  #textButton(control: PlainControl): string {
    const { ui, textView } = this.#page.settings.words;
    const name = control === 'down' ? textView.down : buttonLabel(ui.buttons, control);
    return name && ui.press.button(name);
  }
}

/** The label of the button for a control; empty if it has none. */
function buttonLabel(labels: Words['ui']['buttons'], control: PlainControl): string {
  return control in labels ? labels[control as keyof typeof labels] : '';
}

/** The control that a hint explains. */
function controlOf(game: Game, id: Exclude<HintId, 'peaceful' | SightLimit>): PlainControl {
  switch (id) {
    case 'danger':
      return 'examine';
    case 'pickup':
      return 'here';
    case 'travel':
      return 'down';
    case 'equip': {
      const armour = bagOf(game, game.hero).some(
        (item) => has(game, item, 'Armour') && item !== armourOf(game, game.hero),
      );
      return armour ? 'wear' : 'wield';
    }
    default:
      return id;
  }
}
