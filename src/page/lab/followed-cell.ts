import type { Cell } from '../../dungeon/grid.ts';
import { heroCell } from '../../game/entity.ts';
import type { Game } from '../../game/world.ts';

/** A chosen actor. `seq` distinguishes it from a later actor with the same entity number. */
interface Followed {
  readonly game: Game;
  readonly entity: number;
  readonly seq: number;
}

/** A chosen cell, which moves with an actor that was chosen with it. */
export class FollowedCell {
  #cell: Cell | null = null;
  #followed: Followed | null = null;

  get cell(): Cell | null {
    return this.#cell;
  }

  clear(): void {
    this.#cell = null;
    this.#followed = null;
  }

  /** Chooses a cell with the actor on it. */
  choose(game: Game, x: number, y: number): void {
    this.#cell = { x, y };
    const entity = game.floor.occupants[y * game.floor.grid.width + x];
    const { seq } = game.stores.Identity;
    this.#followed = entity ? { game, entity, seq: seq[entity] } : null;
  }

  /** Chooses the last cell again, or the hero's cell. */
  chooseAgain(game: Game): void {
    const { x, y } = this.#cell ?? heroCell(game);
    this.choose(game, x, y);
  }

  /** Chooses a cell next to the chosen one, up to the edge of the floor. */
  move(game: Game, dx: number, dy: number): void {
    if (!this.#cell) return;
    const { width, height } = game.floor.grid;
    const within = (at: number, size: number) => Math.min(Math.max(at, 0), size - 1);
    this.choose(game, within(this.#cell.x + dx, width), within(this.#cell.y + dy, height));
  }

  /**
   * Moves the cell with its actor, while the actor lives and is on this floor. `isReplay`: the game may be
   * another moment with the same actors.
   */
  follow(game: Game, isReplay: boolean): void {
    if (!this.#cell) return;
    const { grid } = game.floor;
    if (this.#followed && this.#followed.game !== game && isReplay) {
      this.#followed = followedIn(game, this.#followed.seq);
    }
    const at = this.#followed && cellOfFollowed(game, this.#followed);
    if (!at) this.#followed = null;
    const { x, y } = at ?? this.#cell;
    this.#cell = { x: Math.min(x, grid.width - 1), y: Math.min(y, grid.height - 1) };
  }
}

/** The cell of a followed actor; null if it has left the floor or the game is another one. */
function cellOfFollowed(game: Game, { game: known, entity, seq }: Followed): Cell | null {
  const { Identity, Position } = game.stores;
  const { occupants, grid } = game.floor;
  if (known !== game || Identity.seq[entity] !== seq) return null;
  const cell = { x: Position.x[entity], y: Position.y[entity] };
  return occupants[cell.y * grid.width + cell.x] === entity ? cell : null;
}

/** The actor with this `seq` on the hero's floor. */
function followedIn(game: Game, seq: number): Followed | null {
  const { Identity } = game.stores;
  const actors = [game.hero, ...game.floor.monsters];
  const entity = actors.find((actor) => Identity.seq[actor] === seq);
  return entity === undefined ? null : { game, entity, seq };
}
