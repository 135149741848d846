import { CompositeTilemap } from '@pixi/tilemap';
import {
  BufferImageSource,
  Container,
  Graphics,
  Mesh,
  MeshGeometry,
  Particle,
  ParticleContainer,
  type Renderer,
  Shader,
  Sprite,
  type Texture,
  Ticker,
  WebGLRenderer,
} from 'pixi.js';
import { Display } from 'rot-js';
import { MapCells } from '../../../../src/screen/map/map-cells.ts';
import { MeshMap } from '../../../../src/screen/map/mesh-map.ts';
import { tileNames } from '../../../../src/screen/map/tile-names.ts';
import { makeRenderer } from '../../../../src/screen/renderer.ts';
import type { SpriteSheet } from '../../../../src/screen/sprite-sheet.ts';
import { columns, palette, plainSheet, type Scenery, side, view } from './scenery.ts';

/** One way to draw a map. */
export interface Layer {
  /** Shows the scenery as it is now, every cell anew. */
  draw(): void;
  /** Waits until it is drawn. */
  finish(): void;
  /** Draw calls of the last picture, where they can be counted. */
  calls(): number | null;
}

/** Makes a layer for a scenery. */
export type Maker = (scenery: Scenery) => Promise<Layer>;

const lit = 0xffffff;
const dim = 0x808080;

/** Pixi's renderer, with nothing else to do. */
async function pixiRenderer(): Promise<Renderer> {
  Ticker.system.autoStart = false;
  Ticker.system.stop();
  const renderer = new WebGLRenderer();
  await renderer.init({ resolution: 1, gcActive: false, antialias: false });
  return renderer;
}

/** A layer with a renderer of its own, and the counts of what it draws. */
async function pixiLayer(
  stage: Container,
  update: () => void,
  renderer?: Renderer,
): Promise<Layer> {
  const painter = renderer ?? (await pixiRenderer());
  painter.resize(view.width, view.height);
  const gl = painter.canvas.getContext('webgl2');
  if (!gl) throw new Error('There is no WebGL 2.');
  let count = 0;
  for (const name of ['drawArrays', 'drawElements', 'drawElementsInstanced'] as const) {
    const call = gl[name].bind(gl) as (...values: unknown[]) => void;
    Object.assign(gl, {
      [name]: (...values: unknown[]) => {
        count++;
        call(...values);
      },
    });
  }
  return {
    draw() {
      count = 0;
      update();
      painter.render(stage);
    },
    finish: () => gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4)),
    calls: () => count,
  };
}

function texturesOf(sheet: SpriteSheet): Texture[] {
  return tileNames.map((name) => {
    const texture = sheet.texture(name);
    if (!texture) throw new Error(`The sheet has no ${name}.`);
    return texture;
  });
}

/** The page's own, with the page's renderer: from what the rules keep to the picture. */
async function ours({ game, width, height }: Scenery): Promise<Layer> {
  const cells = new MapCells(width, height);
  const map = new MeshMap();
  const sheet = plainSheet();
  const region = { x1: 0, y1: 0, x2: width - 1, y2: height - 1 };
  const update = () => {
    cells.update(game, false, 'tiles', region);
    map.show({ cells, sheet, look: 'tiles', cell: side, view });
    map.place({ scrollX: 0, scrollY: 0, torchX: 5, torchY: 5, fade: 1 });
  };
  return pixiLayer(map.container, update, await makeRenderer());
}

const quadVertex = `#version 300 es
in vec2 aPosition;
in vec2 aUV;
out vec2 vAt;
uniform mat3 uProjectionMatrix;
uniform mat3 uWorldTransformMatrix;
uniform mat3 uTransformMatrix;
uniform vec2 uView;
void main() {
  mat3 transform = uProjectionMatrix * uWorldTransformMatrix * uTransformMatrix;
  gl_Position = vec4((transform * vec3(aPosition, 1.0)).xy, 0.0, 1.0);
  vAt = aUV * uView / ${side}.0;
}`;

/** Looks up a cell's drawing and light in a data texture, and nothing more. */
function quadFragment(rows: number): string {
  return `#version 300 es
precision highp float;
in vec2 vAt;
out vec4 finalColor;
uniform sampler2D uCells;
uniform sampler2D uSheet;
void main() {
  vec4 texel = texelFetch(uCells, ivec2(vAt), 0);
  float frame = floor(texel.r * 255.0 + 0.5);
  vec2 place = vec2(mod(frame, ${columns}.0), floor(frame / ${columns}.0)) + fract(vAt);
  vec4 colour = texture(uSheet, place / vec2(${columns}.0, ${rows}.0));
  finalColor = colour * mix(0.5, 1.0, texel.a);
}`;
}

const quadRows = Math.ceil(tileNames.length / columns);
const corners = new Float32Array([0, 0, 1, 0, 1, 1, 0, 1]);

async function quad({ tiles, lit: light, width, height }: Scenery): Promise<Layer> {
  const texels = new Uint8Array(width * height * 4);
  const cells = new BufferImageSource({
    resource: texels,
    width,
    height,
    format: 'rgba8unorm',
    alphaMode: 'no-premultiply-alpha',
    scaleMode: 'nearest',
  });
  const shader = Shader.from({
    gl: { vertex: quadVertex, fragment: quadFragment(quadRows), name: 'quad' },
    resources: {
      uCells: cells,
      uSheet: plainSheet().source,
      quad: { uView: { value: new Float32Array([view.width, view.height]), type: 'vec2<f32>' } },
    },
  });
  const geometry = new MeshGeometry({
    positions: corners,
    uvs: corners.slice(),
    indices: new Uint32Array([0, 1, 2, 0, 2, 3]),
  });
  const mesh = new Mesh({ geometry, shader });
  mesh.scale.set(view.width, view.height);
  const stage = new Container();
  stage.addChild(mesh);
  return pixiLayer(stage, () => {
    for (let cell = 0; cell < tiles.length; cell++) {
      texels[cell * 4] = tiles[cell];
      texels[cell * 4 + 3] = light[cell] * 255;
    }
    cells.update();
  });
}

async function bareWebGl({ tiles, lit: light, width, height }: Scenery): Promise<Layer> {
  const canvas = document.createElement('canvas');
  canvas.width = view.width;
  canvas.height = view.height;
  const gl = canvas.getContext('webgl2', { antialias: false });
  if (!gl) throw new Error('There is no WebGL 2.');
  const program = gl.createProgram();
  const vertex = `#version 300 es
out vec2 vAt;
void main() {
  vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1);
  vAt = corner * vec2(${view.width}.0, ${view.height}.0) / ${side}.0;
  gl_Position = vec4(corner * 2.0 - 1.0, 0.0, 1.0);
}`;
  for (const [type, source] of [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, quadFragment(quadRows)],
  ] as const) {
    const shader = gl.createShader(type);
    if (!shader) throw new Error('The WebGL context is lost.');
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  gl.useProgram(program);
  gl.uniform1i(gl.getUniformLocation(program, 'uCells'), 0);
  gl.uniform1i(gl.getUniformLocation(program, 'uSheet'), 1);
  const texture = (unit: number) => {
    gl.activeTexture(gl.TEXTURE0 + unit);
    gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.NEAREST);
  };
  texture(1);
  const drawings = plainSheet().source.resource as HTMLCanvasElement;
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, drawings);
  texture(0);
  const texels = new Uint8Array(width * height * 4);
  gl.texStorage2D(gl.TEXTURE_2D, 1, gl.RGBA8, width, height);
  return {
    draw() {
      for (let cell = 0; cell < tiles.length; cell++) {
        texels[cell * 4] = tiles[cell];
        texels[cell * 4 + 3] = light[cell] * 255;
      }
      gl.texSubImage2D(gl.TEXTURE_2D, 0, 0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, texels);
      gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4);
    },
    finish: () => gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4)),
    calls: () => null,
  };
}

async function sprites({ tiles, lit: light, width }: Scenery): Promise<Layer> {
  const textures = texturesOf(plainSheet());
  const stage = new Container<Sprite>();
  for (let cell = 0; cell < tiles.length; cell++) {
    const sprite = stage.addChild(new Sprite(textures[0]));
    sprite.position.set((cell % width) * side, Math.floor(cell / width) * side);
  }
  return pixiLayer(stage, () => {
    for (let cell = 0; cell < tiles.length; cell++) {
      const sprite = stage.children[cell];
      sprite.texture = textures[tiles[cell]];
      sprite.tint = light[cell] ? lit : dim;
    }
  });
}

async function particles({ tiles, lit: light, width }: Scenery): Promise<Layer> {
  const textures = texturesOf(plainSheet());
  const stage = new ParticleContainer({
    texture: textures[0],
    dynamicProperties: { position: false, uvs: true, color: true, vertex: false, rotation: false },
  });
  const all = Array.from(tiles, (_, cell) => {
    const x = (cell % width) * side;
    return new Particle({ texture: textures[0], x, y: Math.floor(cell / width) * side });
  });
  stage.addParticle(...all);
  const parent = new Container();
  parent.addChild(stage);
  return pixiLayer(parent, () => {
    for (let cell = 0; cell < tiles.length; cell++) {
      all[cell].texture = textures[tiles[cell]];
      all[cell].tint = light[cell] ? lit : dim;
    }
  });
}

async function tilemap({ tiles, lit: light, width }: Scenery): Promise<Layer> {
  const textures = texturesOf(plainSheet());
  const map = new CompositeTilemap();
  const stage = new Container();
  stage.addChild(map);
  return pixiLayer(stage, () => {
    map.clear();
    for (let cell = 0; cell < tiles.length; cell++) {
      map.tile(textures[tiles[cell]], (cell % width) * side, Math.floor(cell / width) * side, {
        alpha: light[cell] ? 1 : 0.5,
      });
    }
  });
}

async function graphics({ tiles, lit: light, width }: Scenery): Promise<Layer> {
  const stage = new Container();
  const pen = stage.addChild(new Graphics());
  return pixiLayer(stage, () => {
    pen.clear();
    for (let cell = 0; cell < tiles.length; cell++) {
      pen
        .rect((cell % width) * side, Math.floor(cell / width) * side, side, side)
        .fill({ color: tiles[cell] * 0x080808, alpha: light[cell] ? 1 : 0.5 });
    }
  });
}

/** What rot.js does once a frame, and the place where it asks for the next. */
interface Ticking {
  _tick(): void;
  readonly _backend: { schedule(tick: () => void): void };
}

async function rotDisplay({ tiles, lit: light, width, height }: Scenery): Promise<Layer> {
  const display = new Display({ width, height, fontSize: side });
  // Frames are asked for here, one by one.
  const ticking = display as unknown as Ticking;
  ticking._backend.schedule = () => {};
  const glyphs = [...'.,:;#&%+'];
  const canvas = display.getContainer() as HTMLCanvasElement;
  return {
    draw() {
      for (let cell = 0; cell < tiles.length; cell++) {
        const ink = light[cell] ? palette[tiles[cell]] : '#555';
        const y = Math.floor(cell / width);
        display.draw(cell - y * width, y, glyphs[tiles[cell] % 8], ink, '#000');
      }
      ticking._tick();
    },
    finish: () => canvas.getContext('2d')?.getImageData(0, 0, 1, 1),
    calls: () => null,
  };
}

/** Every way to draw the map, the first one ours. */
export const makers: Readonly<Record<string, Maker>> = {
  'the page’s map layer, from the rules’ floor': ours,
  'one quad, data texture': quad,
  'bare WebGL 2': bareWebGl,
  'sprite a tile': sprites,
  ParticleContainer: particles,
  '@pixi/tilemap 5.0.2': tilemap,
  Graphics: graphics,
  'rot.js canvas': rotDisplay,
};
