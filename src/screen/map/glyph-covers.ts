import { roomAt } from '../../dungeon/rooms.ts';
import type { Decoration } from './decoration.ts';
import { grassAt, isDeep, waterAt } from './ground-covers.ts';
import { mossAt, unevenness } from './moss.ts';
import { hashAt } from './place-hash.ts';
import { leastGreenOfGrass, type StoneColours } from './stone-colours.ts';
import { grounds } from './tile-characters.ts';
import { tileIndex, tileNames } from './tile-names.ts';

/** Of cells of grass: long and short blades, and the share of short ones. */
const grass = { long: tileIndex('floor-leaves'), short: tileIndex('floor-grass-2'), share: 0.4 };
const water = { shallow: tileIndex('floor-puddle'), deep: tileIndex('floor-water') };
const lilies = tileIndex('floor-lilies');
const unset = 255;

/**
 * The ground of the glyph look under water, grass and moss. A cell is covered as a whole or not at all: its middle decides.
 */
export class GlyphCovers {
  readonly #width: number;
  readonly #decoration: Decoration;
  readonly #colours: StoneColours;
  /** By cell: an index into `tileNames`, or `unset`. Cells are covered when they are first asked for. */
  readonly #looks: Uint8Array;

  constructor(decoration: Decoration, colours: StoneColours, width: number) {
    this.#width = width;
    this.#decoration = decoration;
    this.#colours = colours;
    this.#looks = new Uint8Array(decoration.ground.length).fill(unset);
  }

  /** The look of a cell of ground, an index into `tileNames`. */
  on(cell: number): number {
    const looks = this.#looks;
    if (looks[cell] === unset) looks[cell] = this.#lookOf(cell);
    return looks[cell];
  }

  #lookOf(cell: number): number {
    const { ground, themed, layer } = this.#decoration;
    const own = ground[cell];
    const [x, y] = [cell % this.#width, Math.floor(cell / this.#width)];
    const middle = { x: x + 0.5, y: y + 0.5 };
    const theme = themed.find(({ room }) => roomAt([room], x, y));
    const depth = theme ? waterAt(theme, middle) : 0;
    if (depth > 0 && own === lilies) return own;
    if (depth > 0) return isDeep(depth) ? water.deep : water.shallow;
    const isGrass = (theme && grassAt(theme, middle) > 0) || this.#isMossy(middle);
    if (!isGrass || grounds[tileNames[own]]) return own;
    return hashAt(x, y, layer + 50) < grass.share ? grass.short : grass.long;
  }

  /** Whether moss makes the ground of a cell green. The stones of a cold floor are greener than others. */
  #isMossy(middle: { readonly x: number; readonly y: number }): boolean {
    const { layer, prizes } = this.#decoration;
    const { stones, moss, growth } = this.#colours;
    if (growth === 0) return false;
    const part = mossAt(middle, unevenness(middle, layer), growth, layer, prizes);
    const [red, green] = stones.flagstones.map((stone, n) => stone * (1 - part) + moss[n] * part);
    return green > leastGreenOfGrass(this.#colours) * red;
  }
}
