import type { Session } from '../controls/session.ts';
import type { Game } from '../game/world.ts';
import type { Title } from '../page/title.ts';
import { deleteSave, readSave, type SavedGame, writeSave } from '../records/save.ts';
import type { Campaigns } from './campaigns.ts';

/** The saved game: written after each turn, and offered on the title screen. */
export class Save {
  readonly #campaigns: Campaigns;
  readonly #title: Title;
  /** Games whose bundles changed while they ran: a replay of the commands would diverge. */
  readonly #changed = new WeakSet<Game>();
  #offered: SavedGame | null = null;
  #first = false;

  constructor(campaigns: Campaigns, title: Title) {
    this.#campaigns = campaigns;
    this.#title = title;
  }

  /** The saved game that the title screen offers. */
  get offered(): SavedGame | null {
    return this.#offered;
  }

  /** Whether the offered game comes before a new one: Z continues it. */
  get comesFirst(): boolean {
    return this.#first;
  }

  /** Saves a running game. */
  write(session: Session): void {
    if (!this.#changed.has(session.game)) writeSave(this.#savedGame(session));
  }

  /** Saves a game that the player leaves, so that the title screen offers it. */
  setAside(session: Session): void {
    this.#offered = this.#savedGame(session);
    this.write(session);
  }

  /** Forgets the offered game until `offer` reads the storage again. */
  clearOffer(): void {
    this.#offered = null;
  }

  /** Deletes the saved game. */
  delete(): void {
    deleteSave();
  }

  /** Stops saving a game whose bundles have changed. */
  markChanged(game: Game): void {
    this.#changed.add(game);
  }

  /**
   * Offers the saved game on the title screen. A game of another campaign than the chosen one, or of
   * another seed than `seed`, comes second.
   */
  offer(seed: string | null, campaign: string): void {
    const found =
      this.#offered ??
      readSave(
        (id) => this.#campaigns.modsOn(id),
        (id, files) => this.#campaigns.load(id, files),
      );
    this.#offered = found && 'game' in found ? found : null;
    this.#title.need(found && 'needs' in found ? found.needs : []);
    const game = this.#offered?.game;
    const isChosen = game?.campaign.id === campaign;
    this.#first = game !== undefined && isChosen && (seed === null || seed === game.seed);
    const summary = game && {
      depth: game.floor.depth,
      turn: game.turn,
      // With the same seed, another campaign is another game.
      seed: isChosen ? game.seed : null,
    };
    this.#title.offer(summary ?? null, this.#first);
  }

  #savedGame({ game, commands, inspected }: Session): SavedGame {
    return { game, commands, inspected, mods: this.#campaigns.filesOf(game.campaign) };
  }
}
