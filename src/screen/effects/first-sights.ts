import type { Cell } from '../../dungeon/grid.ts';
import { isInView, monstersInSight, monstersShown } from '../../game/actors/actors.ts';
import { cellOf, kindOf } from '../../game/entity.ts';
import { type Kind, kindHas } from '../../game/kinds.ts';
import type { Game } from '../../game/world.ts';

/** A kind that the hero sees for the first time, and where. */
export interface FirstSight {
  readonly kind: Kind;
  readonly at: Cell;
  readonly isPrize: boolean;
}

/** More would hide each other. */
const most = 3;

/** The kinds of monsters and prizes that the screen has shown in a game. */
export class FirstSights {
  #game: Game | null = null;
  readonly #met = new Set<Kind>();

  /**
   * The kinds that are in view for the first time. In a game that was not shown before, the kinds that are in view,
   * that the hero remembers or that the log names are not new.
   */
  take(game: Game): FirstSight[] {
    const isNewGame = this.#game !== game;
    if (isNewGame) {
      this.#met.clear();
      for (const kind of kindsMet(game)) this.#met.add(kind);
    }
    this.#game = game;
    const fresh = [...monstersOf(game), ...prizesOf(game)].filter(({ kind }) => {
      const isFirst = !this.#met.has(kind);
      this.#met.add(kind);
      return isFirst;
    });
    return isNewGame ? [] : fresh.slice(0, most);
  }
}

/** The kinds that a continued game shows to have been met. */
function kindsMet(game: Game): Kind[] {
  const named = new Set<unknown>(game.log.flatMap(({ params }) => Object.values(params)));
  const remembered = new Set(monstersShown(game).map((monster) => kindOf(game, monster)));
  return game.campaign.kinds.filter((kind) => named.has(kind.id) || remembered.has(kind));
}

function monstersOf(game: Game): FirstSight[] {
  return monstersInSight(game).map((monster) => ({
    kind: kindOf(game, monster),
    at: cellOf(game, monster),
    isPrize: false,
  }));
}

/** The prizes among the things in view. */
function prizesOf(game: Game): FirstSight[] {
  const { grid, memory, fieldOfView } = game.floor;
  const { kinds } = game.campaign;
  const found: FirstSight[] = [];
  for (let y = fieldOfView.top; y <= fieldOfView.bottom; y++) {
    for (let x = fieldOfView.left; x <= fieldOfView.right; x++) {
      const thing = memory.things[y * grid.width + x];
      const kind = kinds[thing];
      if (thing === 0 || !kindHas(kind, 'Prize') || !isInView(game, { x, y })) continue;
      found.push({ kind, at: { x, y }, isPrize: true });
    }
  }
  return found;
}
