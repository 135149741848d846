import { heroCell } from '../game/entity.ts';
import type { Game } from '../game/world.ts';
import { goalOf } from './goal-in-sight.ts';
import { widthAt } from './hud/zoom.ts';
import type { KnownBounds } from './known-floor.ts';
import { leastRock } from './known-frame.ts';
import { type CellShape, type ScreenLayout, smallestCell } from './screen-layout.ts';

/** How much larger than usual cells can be, the most first. Few steps: each is a size of all drawings. */
const larger = [1.5, 1.25];
/** The highest cell in device pixels: the largest one for which there are sharp stones, and few enough drawings. */
const highest = 128;
/** The smallest cell in usual ones, for fingers that see a goal beyond the map. */
const smallestShare = 0.6;
/** The cells around the hero and a goal: as many as there is room for. */
const around = { most: 2, least: 0.5 };

/** The facts about a view on which the size of cells depends. */
interface Facts {
  readonly shape: CellShape;
  /** Whether the player sees opponents: then nothing changes. */
  readonly isFight: boolean;
  /** Finds the bounds of the known floor. */
  readonly known: () => KnownBounds | null;
}

/**
 * Chooses the size of cells while the player has chosen none. On a floor of which little is known, the known part fills more
 * of the map. A small map for fingers shows a goal in sight with the hero. It is chosen when a floor begins; later, larger
 * cells get their usual size when the known part no longer fits, but not in a fight.
 */
export class AutomaticZoom {
  #floor: Game['floor'] | null = null;
  #usual = '';
  #factor = 1;

  /** The factor of the usual size of cells. `layout`: with cells of the usual size. */
  factorFor(game: Game, layout: ScreenLayout, facts: Facts): number {
    const { cell, map } = layout;
    const usual = [cell.width, cell.height, map.width, map.height].join(' ');
    const isNew = this.#floor !== game.floor || this.#usual !== usual;
    this.#floor = game.floor;
    this.#usual = usual;
    // Square characters show the whole floor where they can, as a terminal does.
    if (facts.shape === 'glyphs') this.#factor = 1;
    else if (isNew) {
      const factors = layout.finger > 0 ? [] : larger;
      this.#factor = fitting(layout, facts, factors) ?? factorForGoal(game, layout, facts);
    } else if (this.#factor > 1 && !facts.isFight) {
      // The next change is to the usual size, so that there is only one.
      this.#factor = fitting(layout, facts, [this.#factor]) ?? 1;
    }
    return this.#factor;
  }
}

/** The first of some factors at which the known part of a floor fits the map. */
function fitting(
  { cell, map }: ScreenLayout,
  { known: find }: Facts,
  factors: readonly number[],
): number | undefined {
  const known = factors.length > 0 ? find() : null;
  if (!known) return undefined;
  const columns = known.x2 - known.x1 + 1 + 2 * leastRock;
  const rows = known.y2 - known.y1 + 1 + 2 * leastRock;
  return factors.find((factor) => {
    const width = widthAt(cell.width, factor);
    const height = (width * cell.height) / cell.width;
    return columns * width <= map.width && rows * height <= map.height && height <= highest;
  });
}

/** The factor at which a map for fingers shows a goal in sight with the hero; 1 if it does not need a smaller one, or none is enough. */
function factorForGoal(
  game: Game,
  { cell, map, ratio, finger }: ScreenLayout,
  { shape }: Facts,
): number {
  const found = finger > 0 ? goalOf(game) : null;
  if (!found) return 1;
  const hero = heroCell(game);
  const columns = Math.abs(found.at.x - hero.x) + 1;
  const rows = Math.abs(found.at.y - hero.y) + 1;
  /** The width of a cell with which both fit, with cells around them. */
  const widthWith = (margin: number) =>
    Math.floor(
      Math.min(
        map.width / (columns + margin),
        map.height / (rows + margin) / (cell.height / cell.width),
      ),
    );
  const most = widthWith(around.least);
  const least = Math.ceil(
    Math.max(smallestCell[shape].touched * ratio, smallestShare * cell.width),
  );
  if (most >= cell.width || most < least) return 1;
  return Math.max(least, widthWith(around.most)) / cell.width;
}
