import { Geometry, Mesh, Shader } from 'pixi.js';
import type { Terrain } from '../drawings/terrain.ts';
import type { MapMoment, MapPicture } from './map-layer.ts';
import { rockFragment, rockVertex } from './rock-shader.ts';
import type { Parts } from './stone-colours.ts';

/** How much of the light reaches the rock: everywhere, and at the lamp. */
const share = { everywhere: 0.2, lamp: 0.34 };
/** The colour of the light everywhere: as cold as remembered ground. */
const cold: Parts = [0.8, 0.87, 1.12];

/**
 * The rock around everything that the player knows. It is the same wherever nothing is known, so it shows nothing
 * about the floor. It is darker towards the edges of the window, and the lamp glows on it.
 */
export class Rock {
  readonly mesh: Mesh<Geometry, Shader>;
  readonly #shader: Shader;
  readonly #geometry = new Geometry({
    attributes: { aPosition: new Float32Array([0, 0, 1, 0, 1, 1, 0, 1]) },
    indexBuffer: new Uint32Array([0, 1, 2, 0, 2, 3]),
  });
  #lamp: Parts = [0, 0, 0];

  constructor({ source }: Terrain) {
    const pair = () => ({ value: [0, 0], type: 'vec2<f32>' as const });
    const three = () => ({ value: [0, 0, 0], type: 'vec3<f32>' as const });
    this.#shader = Shader.from({
      gl: { vertex: rockVertex, fragment: rockFragment, name: 'rock' },
      resources: {
        uTerrain: source,
        rock: {
          uView: pair(),
          uScroll: pair(),
          uCell: pair(),
          uTorch: pair(),
          uRepeat: pair(),
          uFirst: pair(),
          uSize: pair(),
          uHalf: { value: 0, type: 'f32' as const },
          uEverywhere: three(),
          uLamp: three(),
        },
      },
    });
    this.mesh = new Mesh({ geometry: this.#geometry, shader: this.#shader });
  }

  show(terrain: Terrain, { cell, view, colours }: MapPicture): void {
    this.mesh.position.set(view.x, view.y);
    const { x, y, columns, rows } = terrain.areaOf('rock');
    const { pixelWidth, pixelHeight } = terrain.source;
    this.#shader.resources.uTerrain = terrain.source;
    const { uniforms } = this.#shader.resources.rock;
    uniforms.uView = [view.width, view.height];
    uniforms.uCell = [cell.width, cell.height];
    uniforms.uRepeat = [columns, rows];
    uniforms.uFirst = [x / terrain.cell, y / terrain.cell];
    uniforms.uSize = [pixelWidth / terrain.cell, pixelHeight / terrain.cell];
    uniforms.uHalf = 0.5 / terrain.cell;
    const { stones, lamp } = colours;
    uniforms.uEverywhere = product(stones.rock, cold, share.everywhere);
    this.#lamp = product(stones.rock, lamp, share.lamp);
  }

  place({ scrollX, scrollY, torchX, torchY, flicker }: MapMoment): void {
    const { uniforms } = this.#shader.resources.rock;
    uniforms.uScroll = [scrollX, scrollY];
    uniforms.uTorch = [torchX, torchY];
    uniforms.uLamp = product(this.#lamp, [1, 1, 1], flicker);
  }

  destroy(): void {
    this.mesh.destroy();
    this.#shader.destroy();
    this.#geometry.destroy(true);
  }
}

function product(a: Parts, b: Parts, factor: number): Parts {
  return [a[0] * b[0] * factor, a[1] * b[1] * factor, a[2] * b[2] * factor];
}
