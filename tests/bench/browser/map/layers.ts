import {
  BufferImageSource,
  Container,
  Mesh,
  MeshGeometry,
  type Renderer,
  Shader,
  Sprite,
  type Texture,
  Ticker,
  WebGLRenderer,
} from 'pixi.js';
import type { SpriteSheet } from '../../../../src/screen/drawings/sprite-sheet.ts';
import { MapCells } from '../../../../src/screen/map/map-cells.ts';
import { MeshMap } from '../../../../src/screen/map/mesh-map.ts';
import { dungeonColours } from '../../../../src/screen/map/stone-colours.ts';
import { tileNames } from '../../../../src/screen/map/tile-names.ts';
import { makeRenderer } from '../../../../src/screen/renderer.ts';
import { columns, plainSheet, plainTerrain, type Scenery, side, view } from './scenery.ts';

/** One way to draw a map. */
export interface Layer {
  /** Draws every cell of the scenery. */
  draw(): void;
  /** Waits until the picture is drawn. */
  finish(): void;
  /** The draw calls of the last picture. */
  calls(): number;
}

/** Makes a layer for a scenery. */
export type Maker = (scenery: Scenery) => Promise<Layer>;

const lit = 0xffffff;
const dim = 0x808080;

/** A Pixi renderer without a ticker. */
async function pixiRenderer(): Promise<Renderer> {
  Ticker.system.autoStart = false;
  Ticker.system.stop();
  const renderer = new WebGLRenderer();
  await renderer.init({ resolution: 1, gcActive: false, antialias: false });
  return renderer;
}

/** A layer with its own renderer that counts its draw calls. */
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

/** The layer and the renderer of the game: from the floor of the rules to the picture. */
async function ours({ game, width, height }: Scenery): Promise<Layer> {
  const renderer = await makeRenderer();
  const cells = new MapCells(width, height);
  const map = new MeshMap();
  const sheet = plainSheet();
  const terrain = plainTerrain();
  const region = { x1: 0, y1: 0, x2: width - 1, y2: height - 1 };
  const update = () => {
    cells.update(game, { look: 'tiles' }, region);
    const cell = { width: side, height: side };
    map.show({ cells, sheet, terrain, look: 'tiles', colours: dungeonColours, cell, view });
    map.place({ scrollX: 0, scrollY: 0, torchX: 5, torchY: 5, fade: 1, flicker: 1 });
    map.prepare(renderer);
  };
  return pixiLayer(map.container, update, renderer);
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

/** Reads the drawing and the light of a cell from a data texture. */
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

/** Every way to draw the map; the first one is ours. */
export const makers: Readonly<Record<string, Maker>> = {
  'the map layer of the game': ours,
  'a plain Pixi quad with a data texture': quad,
  'a Pixi sprite per cell': sprites,
};
