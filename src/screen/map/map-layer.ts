import type { Container, Renderer } from 'pixi.js';
import type { TileSheet } from '../drawings/sprite-sheet.ts';
import type { Terrain } from '../drawings/terrain.ts';
import type { CellSize, Rect } from '../screen-layout.ts';
import type { Look } from '../view.ts';
import type { MapCells } from './map-cells.ts';
import type { StoneColours } from './stone-colours.ts';

/** Everything that a map layer needs to draw a floor. It changes once per turn. */
export interface MapPicture {
  readonly cells: MapCells;
  readonly sheet: TileSheet;
  /** Null in the glyph look. */
  readonly terrain: Terrain | null;
  readonly look: Look;
  /** The colours of the floor. */
  readonly colours: StoneColours;
  /** Size of a cell in device pixels. */
  readonly cell: CellSize;
  /** The part of the screen where the floor is visible, in device pixels. */
  readonly view: Rect;
  /** Whether remembered ground is brighter, because the device asks for more contrast. */
  readonly highContrast?: boolean;
  /** Whether the hero is in a dark room and sees only the cells beside it. */
  readonly near?: boolean;
  /** Whether rock fills the view where nothing is known. A plain canvas shows none. */
  readonly rock?: boolean;
  /** Whether the floor is behind the title screen, where rock of glyphs is a picture and not the dark of a map. */
  readonly backdrop?: boolean;
}

/** The scroll position and the light at one moment. It changes with each frame of a glide. */
export interface MapMoment {
  /** The floor's pixel at the top left of the view. */
  readonly scrollX: number;
  readonly scrollY: number;
  /** The position of the hero's torch, in cells. */
  readonly torchX: number;
  readonly torchY: number;
  /** 0 shows the light of the previous picture, 1 the light of this one. */
  readonly fade: number;
  /** The brightness of flames, 1 without flicker. */
  readonly flicker: number;
}

/** Draws the tiles of a floor and their light, but no actors, items or effects. */
export interface MapLayer {
  readonly container: Container;
  /** Takes a new picture after `MapCells.update`. */
  show(picture: MapPicture): void;
  /** Moves the floor and the light for the next frame. */
  place(moment: MapMoment): void;
  /** Prepares the next frame. Called before each frame. */
  prepare(renderer: Renderer): void;
  /** Draws everything again, because the graphics card has lost it. */
  forget(): void;
  destroy(): void;
}
