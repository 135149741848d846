/**
 * All drawings of the game in one picture, made by `atlas.ts`. Cell `i` is in column `i % columns` and
 * row `floor(i / columns)` of a grid of `box + 2 * gutter` px. Its drawing is the square of `box` px
 * that begins `gutter` px inside the cell. Colours are straight, not premultiplied.
 */
declare module 'virtual:atlas' {
  /** The address of the PNG, in half of the sizes below. */
  export const url: string;
  /** The address of all drawings as vectors: JSON of the type `Vectors` in `vectors.ts`. */
  export const vectors: string;
  /** The sprites that gear fits: those in `assets/figures`. */
  export const figures: readonly string[];
  /**
   * The sprites with colours of their own, those in `assets/monsters`, with the values of `look.colour` that leave
   * them unchanged: those of the game's monsters.
   */
  export const painted: Readonly<Record<string, readonly string[]>>;
  /** The icons that a hand does not hold at the lower left. */
  export const grips: {
    readonly upperLeft: readonly string[];
    readonly middle: readonly string[];
  };
  /** The whole picture's width in px. */
  export const width: number;
  /** The whole picture's height in px. */
  export const height: number;
  /** Side of every drawing in px. */
  export const box: number;
  /** Free px on each side of a box. The edges of tiles are stretched over them. */
  export const gutter: number;
  /** Cells in a row of the grid. */
  export const columns: number;
  /** Cell by name: a tile by its file name (`shadow`), an icon as `icon:rat`, gear as `worn:light`. */
  export const frames: Readonly<Record<string, number>>;
  /**
   * The stones of floors and walls in shades of grey, in one picture below each other. Each repeats
   * without a seam after its columns and rows. There are two sizes, the smaller one first.
   */
  export const terrains: readonly {
    readonly url: string;
    /** Size of the picture in px. */
    readonly width: number;
    readonly height: number;
    /** Side of a cell in px. */
    readonly cell: number;
    /** Free px around each stone, which repeat it. The stones begin this far from the left. */
    readonly gutter: number;
    /** The first row of each stone in px, and its size in cells. */
    readonly areas: Readonly<
      Record<
        'flagstones' | 'masonry' | 'bricks' | 'earth' | 'sand' | 'rock',
        { readonly y: number; readonly columns: number; readonly rows: number }
      >
    >;
  }[];
}
