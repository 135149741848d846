import {
  Buffer,
  BufferUsage,
  Container,
  Geometry,
  GlProgram,
  Mesh,
  Shader,
  UniformGroup,
} from 'pixi.js';
import { veiledSource } from './glsl.ts';
import { isLike, type MapLayer, type MapMoment, type MapPicture } from './layer.ts';
import { destroyMesh } from './map.ts';
import { indicesOf, quadSize, quadsOf } from './quads.ts';

/** The program of the floor behind the title. */
export function veiledProgram(): GlProgram {
  const { vertex, fragment } = veiledSource;
  return GlProgram.from({ vertex, fragment, name: 'veiled' });
}

type Floor = Mesh<Geometry, Shader>;

/**
 * The floor behind the title, all of it in sight: a quad for each cell that shows and one for each
 * shadow. Light and veil are worked out at their corners, not at every pixel as in a game, for nothing
 * there changes from frame to frame: where there is no graphics card that takes half as long.
 */
export class VeiledMap implements MapLayer {
  readonly container = new Container();
  #mesh: Floor | null = null;
  #quads: Buffer | null = null;
  readonly #frame = new UniformGroup({ uLevel: { value: 0, type: 'f32' } });
  #picture: MapPicture | null = null;
  #moment: MapMoment | null = null;

  set(picture: MapPicture): void {
    const { cells, sheet, cell } = picture;
    const mesh = this.#mesh ?? this.#make(picture);
    const { resources } = mesh.shader as Shader;
    if (resources.uSheet !== sheet.source) resources.uSheet = sheet.source;
    this.#frame.uniforms.uLevel = Math.log2(sheet.box / cell);
    const same = this.#picture?.cells === cells && isLike(picture, this.#picture);
    if (!same || cells.changed.to > cells.changed.from) this.#moment = null;
    this.#picture = picture;
  }

  place(moment: MapMoment): void {
    const picture = this.#picture;
    const quads = this.#quads;
    if (!picture || !quads || !this.#mesh) return;
    const before = this.#moment;
    this.#moment = moment;
    if (before && isAt(moment, before)) return;
    const numbers = quadsOf(picture, moment);
    quads.data = numbers;
    const count = numbers.length / quadSize;
    const { indexBuffer } = this.#mesh.geometry;
    if (indexBuffer.data.length !== 6 * count) indexBuffer.data = indicesOf(count);
  }

  #make({ sheet }: MapPicture): Floor {
    const buffer = new Buffer({ data: new Float32Array(quadSize), usage: BufferUsage.VERTEX });
    const [position, uv, light] = veiledSource.attributes;
    const stride = veiledSource.stride;
    const geometry = new Geometry({
      attributes: {
        aPosition: { buffer, format: 'float32x2', stride, offset: position.offset },
        aUV: { buffer, format: 'float32x2', stride, offset: uv.offset },
        aLight: { buffer, format: 'float32x4', stride, offset: light.offset },
      },
      indexBuffer: indicesOf(1),
    });
    const shader = new Shader({
      glProgram: veiledProgram(),
      resources: { uSheet: sheet.source, frame: this.#frame },
    });
    this.#quads = buffer;
    this.#mesh = this.container.addChild(new Mesh({ geometry, shader }));
    return this.#mesh;
  }

  clear(): void {
    destroyMesh(this.#mesh);
    this.#mesh = null;
    this.#quads = null;
    this.#picture = null;
    this.#moment = null;
  }

  destroy(): void {
    this.clear();
    this.container.destroy();
  }
}

/** The light behind the title is that of the moment; nothing fades there. */
function isAt(a: MapMoment, b: MapMoment): boolean {
  return (
    a.scrollX === b.scrollX &&
    a.scrollY === b.scrollY &&
    a.torchX === b.torchX &&
    a.torchY === b.torchY
  );
}
