import { BufferImageSource, Container, Mesh, MeshGeometry, Shader } from 'pixi.js';
import type { MapCells } from './map-cells.ts';
import type { MapLayer, MapMoment, MapPicture } from './map-layer.ts';
import { mapFragment, mapVertex } from './map-shader.ts';
import { Patina } from './patina.ts';
import { dungeonColours, type Parts } from './stone-colours.ts';
import { type Stone, tileNames } from './tile-names.ts';

type Drawn = Pick<MapPicture, 'sheet' | 'terrain' | 'look' | 'cell' | 'colours'>;

/** The light of wall torches. */
const torchLight: Parts = [1.15, 0.62, 0.26];

/**
 * The floor as one quad. Its shader looks up each cell in a small data texture, so a floor of any size
 * is one draw call.
 */
export class MeshMap implements MapLayer {
  readonly container = new Container();
  #cells: MapCells | null = null;
  #texture: BufferImageSource | null = null;
  #lights: BufferImageSource | null = null;
  #patina: Patina | null = null;
  #patinaTexture: BufferImageSource | null = null;
  #mesh: Mesh<MeshGeometry, Shader> | null = null;
  /** The drawings that the shader knows. */
  #drawn: Drawn | null = null;

  show(picture: MapPicture): void {
    const { cells, view } = picture;
    if (this.#cells !== cells) this.#make(cells);
    else if (cells.changed) {
      this.#texture?.update();
      this.#lights?.update();
    }
    const { region } = cells;
    if (region && this.#patina?.paint(cells, region, picture.colours))
      this.#patinaTexture?.update();
    const mesh = this.#mesh;
    if (!mesh?.shader) return;
    mesh.position.set(view.x, view.y);
    mesh.scale.set(view.width, view.height);
    mesh.shader.resources.map.uniforms.uView = [view.width, view.height];
    const { sheet, terrain, look, cell, colours } = picture;
    const before = this.#drawn;
    const same =
      before?.sheet === sheet &&
      before.terrain === terrain &&
      before.look === look &&
      before.colours === colours &&
      before.cell.width === cell.width &&
      before.cell.height === cell.height;
    if (same) return;
    this.#drawn = { sheet, terrain, look, cell, colours };
    useDrawings(mesh.shader, this.#drawn);
  }

  place({ scrollX, scrollY, torchX, torchY, fade, flicker }: MapMoment): void {
    if (!this.#mesh?.shader) return;
    const { uniforms } = this.#mesh.shader.resources.map;
    uniforms.uScroll = [scrollX, scrollY];
    uniforms.uTorch = [torchX, torchY];
    uniforms.uFade = fade;
    const { lamp } = this.#drawn?.colours ?? dungeonColours;
    // The small flames of torches flicker more than the lamp.
    uniforms.uLamp = scaled(lamp, flicker);
    uniforms.uTorches = scaled(torchLight, 3 * flicker - 2);
  }

  destroy(): void {
    this.#clear();
    this.container.destroy();
  }

  #make(cells: MapCells): void {
    this.#clear();
    const { width, height, bytes, lights } = cells;
    this.#cells = cells;
    this.#texture = new BufferImageSource({
      resource: bytes,
      width,
      height,
      format: 'rgba8unorm',
      alphaMode: 'no-premultiply-alpha',
      scaleMode: 'nearest',
    });
    this.#lights = new BufferImageSource({
      resource: lights,
      width,
      height,
      format: 'rgba8unorm',
      alphaMode: 'no-premultiply-alpha',
      scaleMode: 'linear',
    });
    this.#patina = new Patina(width, height);
    this.#patinaTexture = new BufferImageSource({
      resource: this.#patina.bytes,
      width: this.#patina.width,
      height: this.#patina.height,
      format: 'rgba8unorm',
      alphaMode: 'no-premultiply-alpha',
      scaleMode: 'linear',
    });
    const pair = (x = 0, y = 0) => ({ value: [x, y], type: 'vec2<f32>' as const });
    const four = () => ({ value: [0, 0, 0, 0], type: 'vec4<f32>' as const });
    const colour = () => ({ value: [0, 0, 0], type: 'vec3<f32>' as const });
    const number = () => ({ value: 0, type: 'f32' as const });
    const shader = Shader.from({
      gl: { vertex: mapVertex, fragment: mapFragment, name: 'map' },
      resources: {
        uCells: this.#texture,
        uSheet: this.#texture,
        uTerrain: this.#texture,
        uLights: this.#lights,
        uPatina: this.#patinaTexture,
        map: {
          uView: pair(),
          uFloor: pair(width, height),
          uScroll: pair(),
          uTorch: pair(),
          uFade: number(),
          uCell: pair(),
          uGlyphs: number(),
          uFrames: {
            value: new Float32Array(2 * tileNames.length),
            type: 'vec2<f32>',
            size: tileNames.length,
          },
          uStones: four(),
          uPavingRows: number(),
          uTerrainSize: four(),
          uDaylight: colour(),
          uLamp: colour(),
          uTorches: colour(),
          uBox: pair(),
          uLevel: number(),
        },
      },
    });
    const corners = new Float32Array([0, 0, 1, 0, 1, 1, 0, 1]);
    const geometry = new MeshGeometry({
      positions: corners,
      uvs: corners.slice(),
      indices: new Uint32Array([0, 1, 2, 0, 2, 3]),
    });
    this.#mesh = this.container.addChild(new Mesh({ geometry, shader }));
  }

  #clear(): void {
    this.#mesh?.shader?.destroy();
    this.#mesh?.geometry.destroy(true);
    this.#mesh?.destroy();
    this.#texture?.destroy();
    this.#lights?.destroy();
    this.#patinaTexture?.destroy();
    this.#mesh = null;
    this.#texture = null;
    this.#lights = null;
    this.#patina = null;
    this.#patinaTexture = null;
    this.#cells = null;
    this.#drawn = null;
  }
}

/** Tells the shader where the drawings and stones are, and their colours and sizes. */
function useDrawings({ resources }: Shader, { sheet, terrain, look, cell, colours }: Drawn): void {
  resources.uSheet = sheet.source;
  resources.uTerrain = terrain.source;
  const { pixelWidth, pixelHeight } = sheet.source;
  const { uniforms } = resources.map;
  uniforms.uCell = [cell.width, cell.height];
  uniforms.uGlyphs = look === 'glyphs' ? 1 : 0;
  uniforms.uFrames = new Float32Array(
    tileNames.flatMap((name) => {
      const { x, y } = sheet.placeOf(name);
      return [x / pixelWidth, y / pixelHeight];
    }),
  );
  uniforms.uBox = [sheet.box.width / pixelWidth, sheet.box.height / pixelHeight];
  uniforms.uLevel = Math.log2(sheet.box.width / cell.width);
  const { daylight, paving } = colours;
  const firstOf = (stone: Stone) => terrain.areaOf(stone).y / terrain.cell;
  uniforms.uStones = ([paving, 'masonry', 'bricks', 'earth'] as const).map(firstOf);
  uniforms.uPavingRows = terrain.areaOf(paving).rows;
  uniforms.uDaylight = daylight;
  uniforms.uTerrainSize = [
    terrain.source.pixelWidth / terrain.cell,
    terrain.source.pixelHeight / terrain.cell,
    terrain.areaOf('flagstones').x / terrain.cell,
    // Rather a little too sharp than soft.
    Math.max(0, Math.floor(Math.log2(terrain.cell / cell.width) + 0.25)),
  ];
}

function scaled([red, green, blue]: Parts, factor: number): Parts {
  return [red * factor, green * factor, blue * factor];
}
