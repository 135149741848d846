import {
  type GlProgram,
  type GlRenderingContext,
  GlShaderSystem,
  Matrix,
  type Shader,
  TextureSource,
  UniformGroup,
  type WebGLRenderer,
} from 'pixi.js';

type Gl = GlRenderingContext;
type Place = WebGLUniformLocation;

/** How a uniform of each type that our shaders have is set: one or an array of them. */
const setters: Readonly<Record<string, (gl: Gl, place: Place, value: Float32Array) => void>> = {
  f32: (gl, place, value) => gl.uniform1fv(place, value),
  'vec2<f32>': (gl, place, value) => gl.uniform2fv(place, value),
  'vec3<f32>': (gl, place, value) => gl.uniform3fv(place, value),
  'vec4<f32>': (gl, place, value) => gl.uniform4fv(place, value),
  'mat3x3<f32>': (gl, place, value) => gl.uniformMatrix3fv(place, false, value),
};

function setNumber(gl: Gl, place: Place, type: string, value: number): void {
  if (type === 'i32') gl.uniform1i(place, value);
  else gl.uniform1f(place, value);
}

/**
 * Sets the uniforms of a group one by one. Pixi's own system of this name writes a function for each
 * group, which the page's policy forbids.
 */
export class Uniforms {
  static readonly extension = { name: 'uniformGroup' } as const;
  readonly #renderer: WebGLRenderer;

  constructor(renderer: WebGLRenderer) {
    this.#renderer = renderer;
  }

  updateUniformGroup(group: UniformGroup, program: GlProgram): void {
    const { gl, shader } = this.#renderer;
    const { uniformData, uniformDirtyGroups } = shader._getProgramData(program);
    if (group.isStatic && uniformDirtyGroups[group.uid] === group._dirtyId) return;
    uniformDirtyGroups[group.uid] = group._dirtyId;
    for (const name in group.uniformStructures) {
      const place = uniformData[name]?.location;
      if (place === undefined || place === null) continue;
      const { type } = group.uniformStructures[name];
      const value: unknown = group.uniforms[name];
      if (value instanceof Matrix) gl.uniformMatrix3fv(place, false, value.toArray(true));
      else if (typeof value === 'number') setNumber(gl, place, type, value);
      else if (type === 'i32') gl.uniform1iv(place, value as Int32Array);
      else if (type in setters) setters[type](gl, place, value as Float32Array);
      else throw new TypeError(`No uniform of ours is a ${type}, but ${name} is.`);
    }
  }

  destroy(): void {}
}

/** Binds a shader with its uniforms and textures, without writing code for it either. */
export class Shaders extends GlShaderSystem {
  readonly #renderer: WebGLRenderer;

  constructor(renderer: WebGLRenderer) {
    super(renderer);
    this.#renderer = renderer;
  }

  override bind(shader: Shader, skipSync?: boolean): void {
    super.bind(shader, true);
    if (skipSync) return;
    const { gl, texture } = this.#renderer;
    const { uniformData } = this._getProgramData(shader.glProgram);
    let unit = 0;
    for (const index in shader.groups) {
      const { resources } = shader.groups[index];
      for (const binding in resources) {
        const resource: unknown = resources[binding];
        if (resource instanceof UniformGroup) this.updateUniformGroup(resource);
        else if (resource instanceof TextureSource) {
          texture.bind(resource, unit);
          const data = uniformData[shader._uniformBindMap[Number(index)][Number(binding)]];
          if (data) gl.uniform1i(data.location, unit++);
        }
      }
    }
  }
}
