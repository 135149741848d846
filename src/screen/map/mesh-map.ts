import { BufferImageSource, Container, type Geometry, Mesh, type Renderer, Shader } from 'pixi.js';
import { farLight } from './glyph-light.ts';
import { cellBytes, Light, type MapCells } from './map-cells.ts';
import type { MapLayer, MapMoment, MapPicture } from './map-layer.ts';
import { mapFragment, mapVertex } from './map-shader.ts';
import { cellsIn, isSameRegion, type Region } from './region.ts';
import { Rock } from './rock.ts';
import { Squares } from './squares.ts';
import { dungeonColours, type Parts } from './stone-colours.ts';
import { TileCache } from './tile-cache.ts';

/** The light of wall torches. */
const torchLight: Parts = [1.15, 0.62, 0.26];

/** How much brighter remembered ground is where the device asks for more contrast. */
const highContrastMemory = 1.6;

/**
 * The floor as one mesh: a square for each known cell in the window. Its shader lights the tiles that the cache
 * has drawn. So there is one draw call for a floor of any size, one for the rock, and one more when tiles have changed.
 */
export class MeshMap implements MapLayer {
  readonly container = new Container();
  #floor: FloorMesh | null = null;
  #rock: Rock | null = null;

  show(picture: MapPicture): void {
    if (this.#floor?.cells !== picture.cells) {
      this.#floor?.destroy();
      this.#rock?.destroy();
      this.#rock = null;
      this.#floor = new FloorMesh(picture.cells);
      this.container.addChild(this.#floor.mesh);
    }
    this.#floor.show(picture);
    this.#showRock(picture);
  }

  #showRock(picture: MapPicture): void {
    if (!picture.rock) {
      this.#rock?.destroy();
      this.#rock = null;
      return;
    }
    this.#rock ??= new Rock(picture.cells);
    this.container.addChildAt(this.#rock.view, 0);
    this.#rock.show(picture);
  }

  place(moment: MapMoment): void {
    this.#floor?.place(moment);
    this.#rock?.place(moment);
  }

  prepare(renderer: Pick<Renderer, 'render'>): void {
    this.#floor?.prepare(renderer);
    this.#rock?.prepare();
  }

  forget(): void {
    this.#floor?.forget();
    this.#rock?.forget();
  }

  destroy(): void {
    this.#floor?.destroy();
    this.#floor = null;
    this.#rock?.destroy();
    this.#rock = null;
    this.container.destroy();
  }
}

/** The mesh of floors of one size. */
class FloorMesh {
  readonly cells: MapCells;
  readonly tiles: TileCache;
  readonly mesh: Mesh<Geometry, Shader>;
  readonly #shader: Shader;
  readonly #squares = new Squares('aCell', 4);
  readonly #lights: BufferImageSource;
  #lamp = dungeonColours.lamp;
  /** Whether the hero was in a dark room in the previous picture, and in this one; 0 or 1. */
  #near = { before: 0, now: 0 };
  #picture: MapPicture | null = null;
  #scroll = { x: 0, y: 0 };
  /** The cells in the window of the present squares; null after a change of cells. */
  #window: Region | null = null;

  constructor(cells: MapCells) {
    const { width, height, lights } = cells;
    this.cells = cells;
    this.tiles = new TileCache(cells);
    this.#lights = new BufferImageSource({
      resource: lights,
      width,
      height,
      format: 'rgba8unorm',
      alphaMode: 'no-premultiply-alpha',
      scaleMode: 'linear',
    });
    const pair = (x = 0, y = 0) => ({ value: [x, y], type: 'vec2<f32>' as const });
    const colour = () => ({ value: [0, 0, 0], type: 'vec3<f32>' as const });
    const number = () => ({ value: 0, type: 'f32' as const });
    this.#shader = Shader.from({
      gl: { vertex: mapVertex, fragment: mapFragment, name: 'map' },
      resources: {
        uTiles: this.tiles.source,
        uLights: this.#lights,
        uPatina: this.tiles.patina,
        map: {
          uView: pair(),
          uFloor: pair(width, height),
          uScroll: pair(),
          uCell: pair(),
          uSlots: pair(1, 1),
          uTorch: pair(),
          uFade: number(),
          uNear: number(),
          uGlyphs: number(),
          uMemory: number(),
          uFar: colour(),
          uDaylight: colour(),
          uLamp: colour(),
          uTorches: colour(),
        },
      },
    });
    this.mesh = new Mesh({ geometry: this.#squares.geometry, shader: this.#shader });
  }

  show(picture: MapPicture): void {
    const { cells, view, cell, look, colours, highContrast, near = false } = picture;
    this.#picture = picture;
    if (cells.changed) this.#lights.update();
    this.tiles.show(picture);
    this.mesh.position.set(view.x, view.y);
    const { uniforms } = this.#shader.resources.map;
    uniforms.uView = [view.width, view.height];
    uniforms.uCell = [cell.width, cell.height];
    uniforms.uSlots = this.tiles.slots;
    uniforms.uGlyphs = look === 'glyphs' ? 1 : 0;
    uniforms.uMemory = highContrast ? highContrastMemory : 1;
    uniforms.uDaylight = colours.daylight;
    const far = farLight[colours.isArena ? 'sky' : 'lamp'];
    uniforms.uFar = [far.ground, far.glyph, far.quiet];
    this.#lamp = colours.lamp;
    this.#near = { before: this.#near.now, now: Number(near) };
    this.#window = null;
  }

  place({ scrollX, scrollY, torchX, torchY, fade, flicker }: MapMoment): void {
    const { uniforms } = this.#shader.resources.map;
    this.#scroll = { x: scrollX, y: scrollY };
    uniforms.uScroll = [scrollX, scrollY];
    uniforms.uTorch = [torchX, torchY];
    uniforms.uFade = fade;
    uniforms.uNear = this.#near.before * (1 - fade) + this.#near.now * fade;
    // The small flames of torches flicker more than the lamp.
    uniforms.uLamp = scaled(this.#lamp, flicker);
    uniforms.uTorches = scaled(torchLight, 3 * flicker - 2);
  }

  prepare(renderer: Pick<Renderer, 'render'>): void {
    if (!this.#picture) return;
    const { cell, view } = this.#picture;
    const { x, y } = this.#scroll;
    const window = cellsIn(this.cells, cell, { x, y, width: view.width, height: view.height });
    if (isSameRegion(window, this.#window)) return;
    this.tiles.draw(renderer, window);
    this.#fill(window);
  }

  forget(): void {
    this.tiles.forget();
    this.#window = null;
  }

  destroy(): void {
    this.mesh.destroy();
    this.#shader.destroy();
    this.#squares.destroy();
    this.#lights.destroy();
    this.tiles.destroy();
  }

  /** Makes a square for each cell of the window that is shown now or was shown before. */
  #fill(window: Region): void {
    this.#window = window;
    const { x1, y1, x2, y2 } = window;
    const { bytes, width } = this.cells;
    this.#squares.clear(Math.max(0, x2 - x1 + 1) * Math.max(0, y2 - y1 + 1));
    for (let y = y1; y <= y2; y++) {
      for (let x = x1; x <= x2; x++) {
        const at = (y * width + x) * cellBytes;
        const before = bytes[at + 2];
        const light = bytes[at + 3];
        if (before === Light.none && light === Light.none) continue;
        this.#squares.add(x, y, before, light);
      }
    }
    this.#squares.update();
    this.mesh.visible = this.#squares.count > 0;
  }
}

function scaled([red, green, blue]: Parts, factor: number): Parts {
  return [red * factor, green * factor, blue * factor];
}
