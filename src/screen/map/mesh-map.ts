import { BufferImageSource, Container, Mesh, MeshGeometry, Shader } from 'pixi.js';
import type { MapCells } from './map-cells.ts';
import type { MapLayer, MapMoment, MapPicture } from './map-layer.ts';
import { mapFragment, mapVertex } from './map-shader.ts';
import { tileNames } from './tile-names.ts';

/**
 * The floor as one quad. Its shader looks up each cell in a small data texture, so a floor of any size
 * is one draw call.
 */
export class MeshMap implements MapLayer {
  readonly container = new Container();
  #cells: MapCells | null = null;
  #texture: BufferImageSource | null = null;
  #mesh: Mesh<MeshGeometry, Shader> | null = null;

  show({ cells, sheet, look, cell, view }: MapPicture): void {
    if (this.#cells !== cells) this.#make(cells);
    else if (cells.changed) this.#texture?.update();
    const mesh = this.#mesh;
    if (!mesh?.shader) return;
    mesh.position.set(view.x, view.y);
    mesh.scale.set(view.width, view.height);
    const { resources } = mesh.shader;
    if (resources.uSheet !== sheet.source) resources.uSheet = sheet.source;
    const { pixelWidth, pixelHeight } = sheet.source;
    const place = (name: string) => {
      const { x, y } = sheet.placeOf(name);
      return [x / pixelWidth, y / pixelHeight];
    };
    const { uniforms } = resources.map;
    uniforms.uView = [view.width, view.height];
    uniforms.uCell = [cell.width, cell.height];
    uniforms.uGlyphs = look === 'glyphs' ? 1 : 0;
    uniforms.uFrames = new Float32Array(tileNames.flatMap(place));
    uniforms.uShadow = place('shadow');
    uniforms.uBox = [sheet.box.width / pixelWidth, sheet.box.height / pixelHeight];
    uniforms.uLevel = Math.log2(sheet.box.width / cell.width);
  }

  place({ scrollX, scrollY, torchX, torchY, fade }: MapMoment): void {
    if (!this.#mesh?.shader) return;
    const { uniforms } = this.#mesh.shader.resources.map;
    uniforms.uScroll = [scrollX, scrollY];
    uniforms.uTorch = [torchX, torchY];
    uniforms.uFade = fade;
  }

  destroy(): void {
    this.#clear();
    this.container.destroy();
  }

  #make(cells: MapCells): void {
    this.#clear();
    const { width, height, bytes } = cells;
    this.#cells = cells;
    this.#texture = new BufferImageSource({
      resource: bytes,
      width,
      height,
      format: 'rgba8unorm',
      alphaMode: 'no-premultiply-alpha',
      scaleMode: 'nearest',
    });
    const pair = (x = 0, y = 0) => ({ value: [x, y], type: 'vec2<f32>' as const });
    const number = () => ({ value: 0, type: 'f32' as const });
    const shader = Shader.from({
      gl: { vertex: mapVertex, fragment: mapFragment, name: 'map' },
      resources: {
        uCells: this.#texture,
        uSheet: this.#texture,
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
          uShadow: pair(),
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
    this.#mesh = null;
    this.#texture = null;
    this.#cells = null;
  }
}
