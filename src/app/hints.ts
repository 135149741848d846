import type { PlainControl } from '../controls/controls.ts';
import { keyName } from '../controls/key-list.ts';
import type { Session } from '../controls/session.ts';
import { type Hint, type HintId, hintsFor, isSightLimit, subjectOf } from '../describe/hints.ts';
import type { SightLimit } from '../describe/sight.ts';
import { armourOf, bagOf } from '../game/bag.ts';
import { has, heroCell } from '../game/entity.ts';
import type { GameEvent } from '../game/events.ts';
import type { Game } from '../game/world.ts';
import { makeHintCard } from '../page/hint.ts';
import type { Settings } from '../page/settings.ts';
import { namesOf } from '../words/sentences.ts';
import type { CurrentGame } from './current-game.ts';
import type { GameScreen } from './game-screen.ts';
import { keysIn } from './keys-in.ts';

/** The page that hints are part of: the shell. */
interface Page {
  readonly settings: Settings;
  readonly current: CurrentGame;
  readonly screen: GameScreen;
  readonly stage: HTMLElement;
  readonly text: {
    /** Whether the text view takes the place of the map. */
    readonly hidesMap: boolean;
  };
  readonly modes: { focus(): void };
}

/** Milliseconds that a hint stays at least. After them, the next turn removes it. */
const leastTime = 12_000;

/** Shows each hint once, at its moment. Hints never take a key or a tap. */
export class Hints {
  readonly #page: Page;
  readonly #card;
  /** The hint on the card, to show it again in another language. */
  #shown: { readonly game: Game; readonly hint: Hint } | null = null;
  #shownAt = 0;

  constructor(page: Page) {
    this.#page = page;
    this.#card = makeHintCard(page.settings, () => page.modes.focus());
    window.addEventListener('resize', () => this.#place());
    page.settings.follow((_, { hints }) => {
      if (!hints) this.hide();
      else if (this.#card.isOpen && this.#shown) {
        this.#card.show(this.#textOf(this.#shown.game, this.#shown.hint));
        this.#place();
      }
    });
  }

  get elements(): readonly HTMLElement[] {
    return this.#card.elements;
  }

  /** Shows the next hint after a command. */
  follow({ game }: Session, events: readonly GameEvent[]): void {
    if (this.#card.isOpen && performance.now() - this.#shownAt >= leastTime) this.hide();
    if (this.#card.isOpen) return this.#place();
    const { settings, current } = this.#page;
    const { hints, hintsShown } = settings.options;
    if (!hints || current.mode !== 'play') return;
    const next = hintsFor(game, events).find(({ id }) => !hintsShown.includes(id));
    if (!next) return;
    // Nothing on the page shows which hints were shown, so nothing has to be drawn again.
    settings.keep({ hintsShown: [...hintsShown, next.id] });
    this.#card.show(this.#textOf(game, next));
    this.#shown = { game, hint: next };
    this.#shownAt = performance.now();
    this.#place();
  }

  hide(): void {
    this.#card.hide();
  }

  #place(): void {
    const { current, screen, text } = this.#page;
    if (!this.#card.isOpen) return;
    // The top of the text view names the keys.
    if (text.hidesMap) return this.#card.placeBelow();
    const map = screen.screen?.mapBox();
    if (!current.session || !map) return;
    const { x, y } = heroCell(current.session.game);
    const hero = screen.screen?.placeOf(x, y);
    if (hero) this.#card.place(map, hero);
  }

  #textOf(game: Game, hint: Hint): string {
    const { words, options } = this.#page.settings;
    const { id } = hint;
    if (isSightLimit(id)) return words.look[id];
    if (id === 'peaceful')
      return words.ui.hint.peaceful(subjectOf(hint, namesOf(game.campaign, options.language)));
    const isTouch = matchMedia('(pointer: coarse)').matches;
    const keys = keysIn(game.campaign, options);
    return words.ui.hint[id](isTouch ? '' : keyName(controlOf(game, id), keys, words));
  }
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
