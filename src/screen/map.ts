import {
  BufferImageSource,
  Container,
  type Geometry,
  GlProgram,
  Mesh,
  MeshGeometry,
  Shader,
  Sprite,
  type Texture,
  UniformGroup,
} from 'pixi.js';
import { mix } from './colours.ts';
import { mapSource } from './glsl.ts';
import {
  cellsUnder,
  isLike,
  type MapLayer,
  type MapMoment,
  type MapPicture,
  placeOn,
} from './layer.ts';
import { firstStairs, Light, Mark, readTexel, slabAt, texelsAcross, tileNames } from './texels.ts';

/** The program of a game's floor. */
export function mapProgram(): GlProgram {
  const { vertex, fragment } = mapSource;
  return GlProgram.from({ vertex, fragment, name: 'map' });
}

const number = () => ({ value: 0, type: 'f32' as const });
const vec2 = () => ({ value: new Float32Array(2), type: 'vec2<f32>' as const });

/** The floor as one quad, whose shader looks up each cell in a small data texture. */
export class MeshMap implements MapLayer {
  readonly container = new Container();
  #cells: BufferImageSource | null = null;
  #mesh: Mesh<MeshGeometry, Shader> | null = null;
  /** What the shader is told of the moment. */
  readonly #moment = new UniformGroup({
    uScroll: vec2(),
    uTorch: vec2(),
    uFade: number(),
  });
  #picture: MapPicture | null = null;

  set(picture: MapPicture): void {
    const { cells } = picture;
    const { from, to } = cells.changed;
    if (this.#cells?.resource !== cells.bytes) this.#make(picture);
    else if (to > from) {
      // Whole rows of the texture go in one piece.
      const start = from - (from % texelsAcross);
      this.#cells.update(start, Math.ceil(to / texelsAcross) * texelsAcross);
    }
    if (!this.#picture || !isLike(picture, this.#picture)) this.#frame(picture);
    this.#picture = picture;
  }

  /** Puts in place, and tells the shader, what stays the same from turn to turn. */
  #frame({ cells, sheet, look, cell, view }: MapPicture): void {
    const mesh = this.#mesh;
    if (!mesh?.shader) return;
    mesh.position.set(view.x, view.y);
    mesh.scale.set(view.width, view.height);
    const { resources } = mesh.shader;
    if (resources.uSheet !== sheet.source) resources.uSheet = sheet.source;
    const { uniforms } = resources.frame;
    uniforms.uCell = cell;
    uniforms.uGlyphs = look === 'glyphs' ? 1 : 0;
    uniforms.uView.set([view.width, view.height]);
    uniforms.uFloor.set([cells.width, cells.height]);
    const { box } = sheet;
    const { pixelWidth, pixelHeight } = sheet.source;
    const placeOf = (name: string) => {
      const { x, y } = placeOn(sheet, name);
      return [x, y];
    };
    uniforms.uFrames.set(tileNames.flatMap(placeOf));
    uniforms.uShadow.set(placeOf('shadow'));
    uniforms.uBox.set([box / pixelWidth, box / pixelHeight]);
    uniforms.uLevel = Math.log2(box / cell);
    resources.frame.update();
  }

  #make({ cells, sheet }: MapPicture): void {
    this.clear();
    this.#cells = new BufferImageSource({
      resource: cells.bytes,
      width: texelsAcross,
      height: cells.texels.length / texelsAcross,
      format: 'rg8unorm',
      alphaMode: 'no-premultiply-alpha',
      scaleMode: 'nearest',
    });
    const shader = new Shader({
      glProgram: mapProgram(),
      resources: {
        uSheet: sheet.source,
        // Last: it is written where it was bound last, and stays bound.
        uCells: this.#cells,
        moment: this.#moment,
        frame: new UniformGroup(
          {
            uView: vec2(),
            uFloor: vec2(),
            uCell: number(),
            uFrames: {
              value: new Float32Array(tileNames.length * 2),
              type: 'vec2<f32>',
              size: tileNames.length,
            },
            uShadow: vec2(),
            uBox: vec2(),
            uLevel: number(),
            uGlyphs: number(),
          },
          { isStatic: true },
        ),
      },
    });
    const corners = new Float32Array([0, 0, 1, 0, 1, 1, 0, 1]);
    const geometry = new MeshGeometry({
      positions: corners,
      uvs: corners.slice(),
      indices: new Uint32Array([0, 1, 2, 0, 2, 3]),
    });
    this.#mesh = new Mesh({ geometry, shader });
    this.container.addChild(this.#mesh);
  }

  place({ scrollX, scrollY, torchX, torchY, fade }: MapMoment): void {
    const { uniforms } = this.#moment;
    uniforms.uScroll[0] = scrollX;
    uniforms.uScroll[1] = scrollY;
    uniforms.uTorch[0] = torchX;
    uniforms.uTorch[1] = torchY;
    uniforms.uFade = fade;
  }

  clear(): void {
    destroyMesh(this.#mesh);
    this.#cells?.destroy();
    this.#mesh = null;
    this.#cells = null;
    this.#picture = null;
  }

  destroy(): void {
    this.clear();
    this.container.destroy();
  }
}

/** Destroys a mesh, if there is one, with its shader and its geometry. */
export function destroyMesh(mesh: Mesh<Geometry, Shader> | null): void {
  mesh?.shader?.destroy();
  mesh?.geometry.destroy(true);
  mesh?.destroy();
}

/** Tints of the plain layer: from memory, and in sight from afar to beside the torch. */
const memoryTint = 0x5c647e;
const farTint = 0xa8a0ac;
const nearTint = 0xffecd4;

/** The floor as a sprite a cell, for renderers that have no shaders. */
export class SpriteMap implements MapLayer {
  readonly container = new Container();
  readonly #ground = this.container.addChild(new Container<Sprite>());
  readonly #shadows = this.container.addChild(new Container<Sprite>());
  #picture: MapPicture | null = null;

  set(picture: MapPicture): void {
    this.#picture = picture;
  }

  place(moment: MapMoment): void {
    if (!this.#picture) return;
    const { scrollX, scrollY, torchX, torchY } = moment;
    const { cells, sheet, look, cell, view } = this.#picture;
    const shadow = look === 'tiles' ? sheet.texture('shadow') : null;
    let used = 0;
    let shaded = 0;
    const { left, right, top, bottom } = cellsUnder(this.#picture, moment);
    const put = (
      pool: Container<Sprite>,
      index: number,
      texture: Texture,
      x: number,
      y: number,
    ) => {
      const sprite = pool.children[index] ?? pool.addChild(new Sprite());
      sprite.texture = texture;
      sprite.visible = true;
      sprite.position.set(view.x + x * cell - scrollX, view.y + y * cell - scrollY);
      sprite.setSize(cell, cell);
      return sprite;
    };
    for (let y = top; y < bottom; y++) {
      for (let x = left; x < right; x++) {
        const index = y * cells.width + x;
        const { tile, mark, light } = readTexel(cells.texels[index]);
        const texture = sheet.texture(tileNames[tile === 0 ? slabAt(x, y) : tile]);
        if (light === Light.none || !texture) continue;
        const sprite = put(this.#ground, used++, texture, x, y);
        const distance = Math.round(Math.hypot(x + 0.5 - torchX, y + 0.5 - torchY));
        if (look === 'glyphs') sprite.tint = light === Light.sight ? 0xffffff : 0x707070;
        else if (tile >= firstStairs) sprite.tint = 0xffffff;
        else if (light === Light.memory) sprite.tint = memoryTint;
        // Few steps of light: each tint of a texture is kept as a canvas of its own.
        else sprite.tint = mix(nearTint, farTint, Math.min(1, Math.floor(distance / 2) / 4));
        if (mark === Mark.shadow && shadow) put(this.#shadows, shaded++, shadow, x, y);
      }
    }
    for (const sprite of this.#ground.children.slice(used)) sprite.visible = false;
    for (const sprite of this.#shadows.children.slice(shaded)) sprite.visible = false;
  }

  /** Its sprites are there for the next picture. */
  clear(): void {}

  destroy(): void {
    this.container.destroy({ children: true });
  }
}
