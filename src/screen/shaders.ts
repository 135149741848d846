import {
  extractAttributesFromGlProgram,
  type GlProgram,
  GlProgramData,
  type GlRenderingContext,
  GlShaderSystem,
  getUniformData,
  Matrix,
  type Shader,
  TextureSource,
  UniformGroup,
  type WebGLRenderer,
} from 'pixi.js';
import { takeProgram } from './linked.ts';

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

/** Where a program has something: in which of a shader's groups, and at which place there. */
interface Slot {
  readonly group: number;
  readonly binding: number;
  /** The unit of a texture; of uniforms none. */
  readonly unit: number | null;
}

/**
 * Binds a shader with its uniforms and textures, without writing code for it either. Its programs are
 * those that were begun before there was a renderer.
 */
export class Shaders extends GlShaderSystem {
  readonly #renderer: WebGLRenderer;
  #programs = new WeakMap<GlProgram, GlProgramData>();
  #slots = new WeakMap<GlProgram, readonly Slot[]>();

  constructor(renderer: WebGLRenderer) {
    super(renderer);
    this.#renderer = renderer;
  }

  override contextChange(gl: Gl): void {
    super.contextChange(gl);
    this.#programs = new WeakMap();
    this.#slots = new WeakMap();
  }

  override bind(shader: Shader, skipSync?: boolean): void {
    super.bind(shader, true);
    if (skipSync) return;
    for (const { group, binding, unit } of this.#slotsOf(shader)) {
      const resource = shader.groups[group].resources[binding];
      if (unit === null) this.updateUniformGroup(resource as UniformGroup);
      else this.#renderer.texture.bind(resource as TextureSource, unit);
    }
  }

  override _getProgramData(program: GlProgram): GlProgramData {
    const known = this.#programs.get(program);
    if (known) return known;
    const { gl } = this.#renderer;
    const { vertex = '', fragment = '' } = program;
    const linked = takeProgram(gl, { vertex, fragment });
    program._attributeData = extractAttributesFromGlProgram(linked, gl);
    program._uniformData = getUniformData(linked, gl);
    program._uniformBlockData = {};
    const uniforms = Object.keys(program._uniformData).map((name) => {
      const location = gl.getUniformLocation(linked, name);
      // What each was set to is known to `Uniforms`.
      return [name, { location, value: 0 }];
    });
    const data = new GlProgramData(linked, Object.fromEntries(uniforms));
    this.#programs.set(program, data);
    return data;
  }

  /** The same for all shaders of a program, of which the first tells the samplers their units. */
  #slotsOf(shader: Shader): readonly Slot[] {
    const known = this.#slots.get(shader.glProgram);
    if (known) return known;
    const { uniformData } = this._getProgramData(shader.glProgram);
    const slots: Slot[] = [];
    let units = 0;
    for (const [group, { resources }] of Object.entries(shader.groups)) {
      for (const [binding, resource] of Object.entries(resources)) {
        const slot = { group: Number(group), binding: Number(binding) };
        if (resource instanceof UniformGroup) slots.push({ ...slot, unit: null });
        else if (resource instanceof TextureSource) {
          const data = uniformData[shader._uniformBindMap[slot.group][slot.binding]];
          if (!data) continue;
          this.#renderer.gl.uniform1i(data.location, units);
          slots.push({ ...slot, unit: units++ });
        }
      }
    }
    this.#slots.set(shader.glProgram, slots);
    return slots;
  }
}
