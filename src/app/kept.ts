import type { Session } from '../controls/session.ts';
import type { Game } from '../game/world.ts';
import type { Title } from '../page/title.ts';
import {
  forgetUnfinished,
  keepUnfinished,
  readUnfinished,
  type Unfinished,
} from '../records/unfinished.ts';
import type { Library } from './library.ts';

/** The game that was left unfinished: kept turn by turn, and offered on the title. */
export class Kept {
  readonly #library: Library;
  readonly #title: Pick<Title, 'need' | 'offer'>;
  /** Games whose bundles were changed on the way: their commands do not make them again. */
  readonly #reshaped = new WeakSet<Game>();
  #left: Unfinished | null = null;

  constructor(library: Library, title: Pick<Title, 'need' | 'offer'>) {
    this.#library = library;
    this.#title = title;
  }

  /** What the title offers. */
  get left(): Unfinished | null {
    return this.#left;
  }

  /** Keeps a game under way as it is now. */
  keep(session: Session): void {
    if (!this.#reshaped.has(session.game)) keepUnfinished(this.#unfinished(session));
  }

  /** Keeps a game that is being left, so that the title offers it. */
  layAside(session: Session): void {
    this.#left = this.#unfinished(session);
    this.keep(session);
  }

  /** Offers nothing any more until storage is asked again. */
  drop(): void {
    this.#left = null;
  }

  /** Forgets what is stored. */
  forget(): void {
    forgetUnfinished();
  }

  /** From now on a game is no longer what its commands make. */
  reshaped(game: Game): void {
    this.#reshaped.add(game);
  }

  /** Offers the kept game on the title; after the one whose seed the address asks for. */
  offer(seed: string | null): void {
    const left =
      this.#left ??
      readUnfinished(
        (id) => this.#library.modsOn(id),
        (id, files) => this.#library.load(id, files),
      );
    this.#left = left && 'game' in left ? left : null;
    this.#title.need(left && 'needs' in left ? left.needs : []);
    if (!this.#left) return this.#title.offer(null, false);
    const { depth } = this.#left.game.floor;
    const { turn, seed: own } = this.#left.game;
    this.#title.offer({ depth, turn, seed: own }, seed === null || seed === own);
  }

  #unfinished({ game, commands, inspected }: Session): Unfinished {
    return { game, commands, inspected, mods: this.#library.filesOf(game.campaign) };
  }
}
