// Without a graphics card, walking shows more frames per second: the map at 1280 × 800 takes 20 ms of a frame, not 30.
import {
  BufferImageSource,
  Container,
  type Geometry,
  Mesh,
  type Renderer,
  RenderTexture,
  Shader,
  type TextureSource,
} from 'pixi.js';
import type { CellSize } from '../screen-layout.ts';
import { type Inlay, inlayOn, mostInlays } from './inlays.ts';
import { cellBytes, Light, type MapCells } from './map-cells.ts';
import type { MapPicture } from './map-layer.ts';
import { Patina } from './patina.ts';
import type { Region } from './region.ts';
import { Squares } from './squares.ts';
import { isMirrored, tileIndex, tileNames } from './tile-names.ts';
import { tileFragment, tileVertex } from './tile-shader.ts';

type Drawn = Pick<MapPicture, 'sheet' | 'terrain' | 'look' | 'cell' | 'colours'>;

const passage = tileIndex('passage');
/** A slot of the texture without a cell. */
const free = -1;
/**
 * The light on the tops of walls: under a lamp they are darker than the ground beside them, so that rooms stand out. In the daylight
 * of an arena they are brighter, because dark ones look like pits.
 */
const topShades = { lamp: [0.78, 0.79, 0.85], daylight: [1.7, 2.02, 2.6] };
/** The sides of the rug of a room without one: outside of the floor. */
const outside = -9;

/**
 * The tiles of the cells in the window, drawn without light into a texture. The texture is little larger than
 * the window and repeats over the floor, so that a cell keeps its place in it while the floor scrolls. A cell
 * is drawn when it comes into the window and when its tile changes.
 */
export class TileCache {
  readonly #cells: MapCells;
  readonly #patina: Patina;
  readonly #patinaTexture: BufferImageSource;
  readonly #shader: Shader;
  readonly #squares = new Squares('aCell', 4);
  readonly #mesh: Mesh<Geometry, Shader>;
  readonly #scene = new Container();
  readonly #texture = RenderTexture.create({ scaleMode: 'nearest' });
  /** The drawings that the shader knows. */
  #drawn: Drawn | null = null;
  /** The patterns in the ground that the shader knows. */
  #inlays: readonly Inlay[] = [];
  /** The window in pixels. */
  #view: CellSize = { width: 0, height: 0 };
  /** The size of the texture in cells. */
  #columns = 0;
  #rows = 0;
  /** By slot: the number of its cell on the floor, or `free`, and the drawing and sides that it shows. */
  #held = new Int32Array();
  #looks = new Uint16Array();

  constructor(cells: MapCells) {
    const { width, height } = cells;
    this.#cells = cells;
    this.#patina = new Patina(width, height);
    this.#patinaTexture = new BufferImageSource({
      resource: this.#patina.bytes,
      width: this.#patina.width,
      height: this.#patina.height,
      format: 'rgba8unorm',
      alphaMode: 'no-premultiply-alpha',
      scaleMode: 'linear',
    });
    this.#shader = makeTileShader(cells, this.#patinaTexture);
    this.#mesh = new Mesh({ geometry: this.#squares.geometry, shader: this.#shader });
    // A tile replaces the one that was there.
    this.#mesh.blendMode = 'none';
    this.#scene.addChild(this.#mesh);
  }

  /** The texture. */
  get source(): TextureSource {
    return this.#texture.source;
  }

  /** The texture of the `Patina`. */
  get patina(): TextureSource {
    return this.#patinaTexture;
  }

  /** The size of the texture in cells. */
  get slots(): readonly [columns: number, rows: number] {
    return [this.#columns, this.#rows];
  }

  /** Takes the drawings of a picture, and forgets the tiles that have changed. */
  show({ sheet, terrain, look, cell, colours, view }: MapPicture): void {
    const before = this.#drawn;
    const isSameCell = before?.cell.width === cell.width && before.cell.height === cell.height;
    const isSameView = this.#view.width === view.width && this.#view.height === view.height;
    if (!isSameCell || !isSameView) this.#resize(cell, view);
    const same =
      isSameCell &&
      before.sheet === sheet &&
      before.terrain === terrain &&
      before.look === look &&
      before.colours === colours;
    if (!same) {
      this.#drawn = { sheet, terrain, look, cell, colours };
      useDrawings(this.#shader, this.#drawn);
      this.forget();
    }
    const { region, decoration } = this.#cells;
    if (!region) return;
    const { inlays = [] } = decoration ?? {};
    if (this.#inlays !== inlays) {
      this.#inlays = inlays;
      useInlays(this.#shader, inlays);
    }
    const painted = this.#patina.paint(this.#cells, region, colours, look);
    if (painted.length === 0) return;
    this.#patinaTexture.update();
    for (const at of painted) this.#forgetAround(at);
  }

  /** Draws all tiles again, because their drawings or the texture have changed. */
  forget(): void {
    this.#held.fill(free);
  }

  /** Draws the tiles of the cells in the window that the texture lacks. */
  draw(renderer: Pick<Renderer, 'render'>, { x1, y1, x2, y2 }: Region): void {
    const { bytes, width } = this.#cells;
    this.#squares.clear(this.#held.length);
    for (let y = y1; y <= y2; y++) {
      for (let x = x1; x <= x2; x++) {
        if (!this.#take(x, y)) continue;
        const at = (y * width + x) * cellBytes;
        const look = bytes[at];
        const drawing = isMirrored(look, x, y) ? look + tileNames.length : look;
        const extra = look === passage ? bytes[at + 1] : inlayOn(this.#inlays, x, y);
        this.#squares.add(x, y, drawing, extra);
      }
    }
    if (this.#squares.count === 0) return;
    this.#squares.update();
    renderer.render({ container: this.#scene, target: this.#texture, clear: false });
  }

  destroy(): void {
    this.#scene.destroy({ children: true });
    this.#shader.destroy();
    this.#squares.destroy();
    this.#patinaTexture.destroy();
    this.#texture.destroy(true);
  }

  /** Assigns a slot to a cell. Returns whether the cell must be drawn there. */
  #take(x: number, y: number): boolean {
    const cell = y * this.#cells.width + x;
    const { bytes } = this.#cells;
    const at = cell * cellBytes;
    const isShown = bytes[at + 3] !== Light.none;
    const slot = (y % this.#rows) * this.#columns + (x % this.#columns);
    const isHeld = this.#held[slot] === cell;
    // A cell that disappears keeps its tile.
    if (!isShown && (isHeld || bytes[at + 2] === Light.none)) return false;
    const look = bytes[at] * 16 + bytes[at + 1];
    if (isHeld && this.#looks[slot] === look) return false;
    this.#held[slot] = cell;
    this.#looks[slot] = look;
    return true;
  }

  /** The patina is smooth between cells, so a change shows in the neighbours too. */
  #forgetAround(cell: number): void {
    const { width, height } = this.#cells;
    const column = cell % width;
    const row = Math.floor(cell / width);
    for (let y = Math.max(0, row - 1); y <= Math.min(height - 1, row + 1); y++) {
      for (let x = Math.max(0, column - 1); x <= Math.min(width - 1, column + 1); x++) {
        const slot = (y % this.#rows) * this.#columns + (x % this.#columns);
        if (this.#held[slot] === y * width + x) this.#held[slot] = free;
      }
    }
  }

  #resize(cell: CellSize, { width, height }: CellSize): void {
    this.#view = { width, height };
    this.#columns = Math.min(this.#cells.width, Math.ceil(width / cell.width) + 1);
    this.#rows = Math.min(this.#cells.height, Math.ceil(height / cell.height) + 1);
    const slots = this.#columns * this.#rows;
    this.#held = new Int32Array(slots).fill(free);
    this.#looks = new Uint16Array(slots);
    this.#texture.resize(this.#columns * cell.width, this.#rows * cell.height);
    this.#shader.resources.tiles.uniforms.uSlots = [this.#columns, this.#rows];
  }
}

/** Passes the places and sizes of the drawings and stones to the shader. */
function useDrawings({ resources }: Shader, { sheet, terrain, look, cell, colours }: Drawn): void {
  resources.uSheet = sheet.source;
  resources.uTerrain = (terrain ?? sheet).source;
  const { pixelWidth, pixelHeight } = sheet.source;
  const { uniforms } = resources.tiles;
  uniforms.uCell = [cell.width, cell.height];
  uniforms.uGlyphs = look === 'glyphs' ? 1 : 0;
  uniforms.uDry = colours.stones.flagstones[2] / colours.stones.flagstones[0];
  uniforms.uSeams = colours.seams;
  uniforms.uTopShade = topShades[colours.isArena ? 'daylight' : 'lamp'];
  uniforms.uFrames = new Float32Array(
    tileNames.flatMap((name) => {
      const { x, y } = sheet.placeOf(name);
      return [x / pixelWidth, y / pixelHeight];
    }),
  );
  uniforms.uBox = [sheet.box.width / pixelWidth, sheet.box.height / pixelHeight];
  uniforms.uLevel = Math.log2(sheet.box.width / cell.width);
  if (!terrain) return;
  const { paving } = colours;
  const shown = [paving, 'masonry', 'bricks', 'earth'] as const;
  uniforms.uStones = shown.map((stone) => terrain.areaOf(stone).y / terrain.cell);
  uniforms.uStoneRows = shown.map((stone) => terrain.areaOf(stone).rows);
  uniforms.uColumns = terrain.areaOf(paving).columns;
  uniforms.uTerrainSize = [
    terrain.source.pixelWidth / terrain.cell,
    terrain.source.pixelHeight / terrain.cell,
    terrain.areaOf('flagstones').x / terrain.cell,
  ];
}

/** Passes the patterns in the ground to the shader. */
function useInlays({ resources }: Shader, inlays: readonly Inlay[]): void {
  const { uniforms } = resources.tiles;
  const rooms = new Float32Array(4 * mostInlays);
  const patterns = new Float32Array(3 * mostInlays);
  const rugs = new Float32Array(4 * mostInlays).fill(outside);
  const focuses = new Float32Array(2 * mostInlays).fill(outside);
  for (const [n, { room, band, ring, points, rug, focus }] of inlays.entries()) {
    if (focus) focuses.set([focus.x + 0.5, focus.y + 0.5], 2 * n);
    if (rug) rugs.set([rug.x1, rug.y1, rug.x2, rug.y2], 4 * n);
    rooms.set([room.x1, room.y1, room.x2 + 1, room.y2 + 1], 4 * n);
    patterns.set([band, ring, points], 3 * n);
  }
  uniforms.uRooms = rooms;
  uniforms.uRugs = rugs;
  uniforms.uFocus = focuses;
  uniforms.uInlays = patterns;
}

/** Makes the shader that draws tiles. Until it knows the drawings of a look, the patina is in place of their textures. */
function makeTileShader(
  { width, height }: Pick<MapCells, 'width' | 'height'>,
  patina: BufferImageSource,
): Shader {
  const pair = (x = 0, y = 0) => ({ value: [x, y], type: 'vec2<f32>' as const });
  const four = () => ({ value: [0, 0, 0, 0], type: 'vec4<f32>' as const });
  const number = () => ({ value: 0, type: 'f32' as const });
  return Shader.from({
    gl: { vertex: tileVertex, fragment: tileFragment, name: 'tiles' },
    resources: {
      uSheet: patina,
      uTerrain: patina,
      uPatina: patina,
      tiles: {
        uFloor: pair(width, height),
        uCell: pair(),
        uSlots: pair(1, 1),
        uGlyphs: number(),
        uFrames: {
          value: new Float32Array(2 * tileNames.length),
          type: 'vec2<f32>',
          size: tileNames.length,
        },
        uStones: four(),
        uStoneRows: four(),
        uColumns: number(),
        uTerrainSize: { value: [0, 0, 0], type: 'vec3<f32>' },
        uBox: pair(),
        uLevel: number(),
        uRooms: {
          value: new Float32Array(4 * mostInlays),
          type: 'vec4<f32>',
          size: mostInlays,
        },
        uRugs: {
          value: new Float32Array(4 * mostInlays),
          type: 'vec4<f32>',
          size: mostInlays,
        },
        uFocus: {
          value: new Float32Array(2 * mostInlays),
          type: 'vec2<f32>',
          size: mostInlays,
        },
        uSeams: { value: [0, 0, 0], type: 'vec3<f32>' },
        uDry: number(),
        uTopShade: { value: [1, 1, 1], type: 'vec3<f32>' },
        uInlays: {
          value: new Float32Array(3 * mostInlays),
          type: 'vec3<f32>',
          size: mostInlays,
        },
      },
    },
  });
}
