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
type Values = Float32Array | Int32Array;

/** How a uniform of each type that our shaders have is set: one or an array of them. */
const setters: Readonly<Record<string, (gl: Gl, place: Place, values: Values) => void>> = {
  i32: (gl, place, values) => gl.uniform1iv(place, values as Int32Array),
  f32: (gl, place, values) => gl.uniform1fv(place, values),
  'vec2<f32>': (gl, place, values) => gl.uniform2fv(place, values),
  'vec3<f32>': (gl, place, values) => gl.uniform3fv(place, values),
  'vec4<f32>': (gl, place, values) => gl.uniform4fv(place, values),
  'mat3x3<f32>': (gl, place, values) => gl.uniformMatrix3fv(place, false, values),
};

/**
 * Sets the uniforms of a group one by one, those that have changed. Pixi's own system of this name
 * writes a function for each group, which the page's policy forbids.
 */
export class Uniforms {
  static readonly extension = { name: 'uniformGroup' } as const;
  readonly #renderer: WebGLRenderer;
  /** What each was last set to. */
  readonly #numbers = new WeakMap<Place, number>();
  readonly #values = new WeakMap<Place, Values>();

  constructor(renderer: WebGLRenderer) {
    this.#renderer = renderer;
  }

  updateUniformGroup(group: UniformGroup, program: GlProgram): void {
    const { uniformData, uniformDirtyGroups } = this.#renderer.shader._getProgramData(program);
    if (group.isStatic && uniformDirtyGroups[group.uid] === group._dirtyId) return;
    uniformDirtyGroups[group.uid] = group._dirtyId;
    for (const name in group.uniformStructures) {
      const place = uniformData[name]?.location;
      if (place === undefined || place === null) continue;
      const { type } = group.uniformStructures[name];
      const value: unknown = group.uniforms[name];
      if (typeof value === 'number') this.#setNumber(place, type, value);
      else if (!(type in setters))
        throw new TypeError(`No uniform of ours is a ${type}, but ${name} is.`);
      else
        this.#setValues(
          place,
          type,
          value instanceof Matrix ? value.toArray(true) : (value as Values),
        );
    }
  }

  #setNumber(place: Place, type: string, value: number): void {
    if (this.#numbers.get(place) === value) return;
    this.#numbers.set(place, value);
    const { gl } = this.#renderer;
    if (type === 'i32') gl.uniform1i(place, value);
    else gl.uniform1f(place, value);
  }

  #setValues(place: Place, type: string, values: Values): void {
    const old = this.#values.get(place);
    if (old?.every((value, index) => value === values[index])) return;
    if (old) old.set(values);
    else this.#values.set(place, values.slice());
    setters[type](this.#renderer.gl, place, values);
  }

  destroy(): void {}
}

/** Binds a shader with its uniforms and textures, without writing code for it either. */
export class Shaders extends GlShaderSystem {
  readonly #renderer: WebGLRenderer;
  /** Samplers that have their unit: for all shaders of a program it is the same. */
  readonly #assigned = new WeakSet<Place>();

  constructor(renderer: WebGLRenderer) {
    super(renderer);
    this.#renderer = renderer;
  }

  override bind(shader: Shader, skipSync?: boolean): void {
    super.bind(shader, true);
    if (skipSync) return;
    const { texture } = this.#renderer;
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
          if (data) this.#assign(data.location, unit++);
        }
      }
    }
  }

  #assign(sampler: Place, unit: number): void {
    if (this.#assigned.has(sampler)) return;
    this.#assigned.add(sampler);
    this.#renderer.gl.uniform1i(sampler, unit);
  }
}
