import { shownOfLastTurn } from '../describe/shown-lines.ts';
import { opponentsInSight } from '../game/actors/actors.ts';
import type { Game } from '../game/world.ts';

/** The new messages up to which a turn is quiet. */
const fewMessages = 3;
/** The turns since the last opponent or the last many messages after which a floor is quiet again. */
const turnsToCalm = 5;

/**
 * Decides when a floor is quiet, so that the minimap can take the room of monsters and messages. An opponent in sight and many
 * messages need their room at once. They get it for some turns, because a panel that changed at each sighting would be restless.
 */
export class QuietTurns {
  #floor: Game['floor'] | null = null;
  /** The last turn that was not quiet; null for none on this floor. */
  #busy: number | null = null;

  isQuiet(game: Game): boolean {
    const { floor, turn } = game;
    // A replay can also go back.
    if (floor !== this.#floor || (this.#busy !== null && turn < this.#busy)) this.#busy = null;
    this.#floor = floor;
    const isBusy = opponentsInSight(game).length > 0 || shownOfLastTurn(game.events) > fewMessages;
    if (isBusy) this.#busy = turn;
    return this.#busy === null || turn - this.#busy >= turnsToCalm;
  }
}
