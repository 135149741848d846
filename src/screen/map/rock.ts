import { type Geometry, Mesh, Shader } from 'pixi.js';
import type { Terrain } from '../drawings/terrain.ts';
import { cellBytes, Light, type MapCells } from './map-cells.ts';
import type { MapMoment, MapPicture } from './map-layer.ts';
import { isSameRegion, placesIn, type Region } from './region.ts';
import { RockRim } from './rock-rim.ts';
import { rockFragment, rockVertex } from './rock-shader.ts';
import { Squares } from './squares.ts';
import type { Parts } from './stone-colours.ts';

/** How much of the light reaches the rock: everywhere, around the cells in view, and at the lamp. */
const share = { everywhere: 0.3, glow: 0.5, lamp: 0.4 };
/** The colour of the light everywhere: as cold as remembered ground. */
const cold: Parts = [0.8, 0.87, 1.12];

/**
 * The rock around everything that the player knows. It is the same wherever nothing is known, and its rim of light
 * follows from known cells alone, so it shows nothing about the rest of the floor. It is darker towards the edges of the
 * window, and the lamp glows on it. It is not drawn where the map covers it: drawing it in software takes as long as
 * drawing the map. In the glyph look it has no stones, but cells of uneven shades,
 * with small strokes behind the title screen.
 */
export class Rock {
  readonly view: Mesh<Geometry, Shader>;
  readonly #shader: Shader;
  /** The cells that the map does not cover. */
  readonly #squares = new Squares('aCell', 2);
  readonly #rim: RockRim;
  #lamp: Parts = [0, 0, 0];
  #glow: Parts = [0, 0, 0];
  #picture: MapPicture | null = null;
  #scroll = { x: 0, y: 0 };
  /** The cells in the window for which the squares were made; null after a change of cells. */
  #window: Region | null = null;

  constructor(cells: MapCells) {
    this.#rim = new RockRim(cells);
    const pair = () => ({ value: [0, 0], type: 'vec2<f32>' as const });
    const three = () => ({ value: [0, 0, 0], type: 'vec3<f32>' as const });
    this.#shader = Shader.from({
      gl: { vertex: rockVertex, fragment: rockFragment, name: 'rock' },
      resources: {
        uTerrain: this.#rim.source,
        uRim: this.#rim.source,
        uDark: this.#rim.dark,
        rock: {
          uFloor: { value: [cells.width, cells.height], type: 'vec2<f32>' as const },
          uView: pair(),
          uScroll: pair(),
          uCell: pair(),
          uTorch: pair(),
          uFade: { value: 1, type: 'f32' as const },
          uRepeat: pair(),
          uFirst: pair(),
          uSize: pair(),
          uHalf: { value: 0, type: 'f32' as const },
          uGlyphs: { value: 0, type: 'f32' as const },
          uBackdrop: { value: 0, type: 'f32' as const },
          uEverywhere: three(),
          uGlow: three(),
          uLamp: three(),
        },
      },
    });
    this.view = new Mesh({ geometry: this.#squares.geometry, shader: this.#shader });
  }

  show(picture: MapPicture): void {
    const { cells, cell, view, colours, terrain } = picture;
    if (cells.changed || !this.#picture) this.#rim.update(cells);
    this.#picture = picture;
    this.#window = null;
    this.view.position.set(view.x, view.y);
    const { uniforms } = this.#shader.resources.rock;
    uniforms.uGlyphs = terrain ? 0 : 1;
    uniforms.uBackdrop = picture.backdrop ? 1 : 0;
    if (terrain) this.#useStones(terrain);
    // Drawings destroy stones that no look uses, and the shader must not hold them then.
    else this.#shader.resources.uTerrain = this.#rim.source;
    uniforms.uView = [view.width, view.height];
    uniforms.uCell = [cell.width, cell.height];
    const { stones, lamp } = colours;
    uniforms.uEverywhere = product(stones.rock, cold, share.everywhere);
    this.#glow = product(stones.rock, lamp, share.glow);
    this.#lamp = product(stones.rock, lamp, share.lamp);
  }

  #useStones({ source, cell, areaOf }: Terrain): void {
    const { x, y, columns, rows } = areaOf('rock');
    this.#shader.resources.uTerrain = source;
    const { uniforms } = this.#shader.resources.rock;
    uniforms.uRepeat = [columns, rows];
    uniforms.uFirst = [x / cell, y / cell];
    uniforms.uSize = [source.pixelWidth / cell, source.pixelHeight / cell];
    uniforms.uHalf = 0.5 / cell;
  }

  place({ scrollX, scrollY, torchX, torchY, fade, flicker }: MapMoment): void {
    const { uniforms } = this.#shader.resources.rock;
    this.#scroll = { x: scrollX, y: scrollY };
    uniforms.uScroll = [scrollX, scrollY];
    uniforms.uTorch = [torchX, torchY];
    uniforms.uFade = fade;
    uniforms.uGlow = product(this.#glow, [1, 1, 1], flicker);
    uniforms.uLamp = product(this.#lamp, [1, 1, 1], flicker);
  }

  /** Finds the cells to draw. Called before each frame. */
  prepare(): void {
    if (!this.#picture) return;
    const { cells, cell, view, terrain } = this.#picture;
    const window = placesIn(cell, { ...this.#scroll, width: view.width, height: view.height });
    if (isSameRegion(window, this.#window)) return;
    this.#window = window;
    this.#fill(cells, window, terrain === null);
  }

  #fill(cells: MapCells, { x1, y1, x2, y2 }: Region, isGlyphs: boolean): void {
    this.#squares.clear(Math.max(0, x2 - x1 + 1) * Math.max(0, y2 - y1 + 1));
    for (let y = y1; y <= y2; y++) {
      for (let x = x1; x <= x2; x++) {
        if (!isCovered(cells, x, y, isGlyphs)) this.#squares.add(x, y);
      }
    }
    this.#squares.update();
    this.view.visible = this.#squares.count > 0;
  }

  /** It has no pictures of its own. */
  forget(): void {}

  destroy(): void {
    this.view.destroy();
    this.#shader.destroy();
    this.#squares.destroy();
    this.#rim.destroy();
  }
}

/**
 * Whether the map covers the whole cell before and after the turn: the hero knows it and all cells around it, into
 * whose light the edge of its light fades. `isGlyphs`: at the edge of the floor there is rock behind walls that are
 * lines.
 */
function isCovered(
  { width, height, bytes }: MapCells,
  x: number,
  y: number,
  isGlyphs: boolean,
): boolean {
  const rim = isGlyphs ? 1 : 0;
  if (x < rim || y < rim || x >= width - rim || y >= height - rim) return false;
  for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++) {
    for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++) {
      const at = (row * width + column) * cellBytes;
      if (bytes[at + 2] < Light.memory || bytes[at + 3] < Light.memory) return false;
    }
  }
  return true;
}

function product(a: Parts, b: Parts, factor: number): Parts {
  return [a[0] * b[0] * factor, a[1] * b[1] * factor, a[2] * b[2] * factor];
}
