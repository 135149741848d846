import type { Container } from 'pixi.js';
import type { Cells } from './cells.ts';
import type { Sheet } from './sheet.ts';
import type { Rect } from './space.ts';
import type { Look } from './view.ts';

/** What the map layer shows. */
export interface MapPicture {
  readonly cells: Cells;
  readonly sheet: Sheet;
  readonly look: Look;
  /** Side of a cell in device pixels. */
  readonly cell: number;
  /** Where on the screen the floor shows. */
  readonly view: Rect;
}

/** Where the floor lies under its window, and how it is lit, at one moment. */
export interface MapMoment {
  /** Device pixels of the floor at the window's top left. */
  readonly scrollX: number;
  readonly scrollY: number;
  /** The torch's place, in cells. */
  readonly torchX: number;
  readonly torchY: number;
  /** 0 shows the light of the picture before, 1 that of this one. */
  readonly fade: number;
}

/** The floor. It draws tiles and light, nothing that stands or lies on them. */
export interface MapLayer {
  readonly container: Container;
  /** Takes a new picture, after its cells were updated; their light before is what `fade` begins with. */
  set(picture: MapPicture): void;
  place(moment: MapMoment): void;
  /** Lets go of what it draws with, until it is given a picture again. */
  clear(): void;
  destroy(): void;
}

/** Whether two pictures differ in nothing but their cells' contents. */
export function isLike(a: MapPicture, b: MapPicture): boolean {
  return (
    a.sheet === b.sheet &&
    a.look === b.look &&
    a.cell === b.cell &&
    a.view.x === b.view.x &&
    a.view.y === b.view.y &&
    a.view.width === b.view.width &&
    a.view.height === b.view.height
  );
}

/** What is to know of a sheet: where its drawings are. */
export type Places = Pick<Sheet, 'box' | 'frames' | 'placeOf'> & {
  readonly source: Pick<Sheet['source'], 'pixelWidth' | 'pixelHeight'>;
};

/** Where a drawing begins on a sheet, 0 to 1 each way. */
export function placeOn(sheet: Places, name: string): { x: number; y: number } {
  const { x, y } = sheet.placeOf(sheet.frames[name] ?? 0);
  const { pixelWidth, pixelHeight } = sheet.source;
  return { x: x / pixelWidth, y: y / pixelHeight };
}

/** The cells of a floor that show through its window; `right` and `bottom` are just beyond them. */
export function cellsUnder(
  { cells, cell, view }: Pick<MapPicture, 'cells' | 'cell' | 'view'>,
  { scrollX, scrollY }: Pick<MapMoment, 'scrollX' | 'scrollY'>,
): { left: number; right: number; top: number; bottom: number } {
  return {
    left: Math.max(0, Math.floor(scrollX / cell)),
    right: Math.min(cells.width, Math.ceil((scrollX + view.width) / cell)),
    top: Math.max(0, Math.floor(scrollY / cell)),
    bottom: Math.min(cells.height, Math.ceil((scrollY + view.height) / cell)),
  };
}
