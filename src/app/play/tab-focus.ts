import { opponentsInSight } from '../../game/actors/actors.ts';
import type { Game } from '../../game/world.ts';
import type { CurrentGame } from '../current-game.ts';

/**
 * Decides whether Tab attacks or moves the focus. On the map it attacks while a monster is in view. Without one, the
 * first press only reports that, and another one in the same turn moves the focus, as on any page. In the text view and
 * with Shift, Tab always moves the focus.
 */
export class TabFocus {
  readonly #current: CurrentGame;
  /** The moment in which Tab has reported that no monster is in view. */
  #reported: { readonly game: Game; readonly turn: number } | null = null;

  constructor(current: CurrentGame) {
    this.#current = current;
  }

  /** Whether a key of an attack moves the focus instead. */
  movesFocus(key: string): boolean {
    if (key !== 'Tab') return key === 'Shift+Tab';
    const attacks = this.#seesMonster() || this.#current.session?.series || this.reports(key);
    return !attacks || isInTextView();
  }

  /** Whether a key of an attack only reports that no monster is in view. */
  reports(key: string | undefined): boolean {
    const { session, mode } = this.#current;
    if (key !== 'Tab' || session === null || mode !== 'play' || !isOnMap()) return false;
    if (session.series || session.bag.open || session.asking || this.#seesMonster()) return false;
    return session.game !== this.#reported?.game || session.game.turn !== this.#reported.turn;
  }

  /** Notes that a press has reported it in a game, or that another press came. */
  note(game: Game | null): void {
    this.#reported = game && { game, turn: game.turn };
  }

  #seesMonster(): boolean {
    const { session, mode } = this.#current;
    return session !== null && mode === 'play' && opponentsInSight(session.game).length > 0;
  }
}

function isOnMap(): boolean {
  return document.activeElement?.closest('#stage') != null;
}

function isInTextView(): boolean {
  return document.activeElement?.closest('.text-view') != null;
}
