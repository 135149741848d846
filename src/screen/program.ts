/** What a shader's program begins as: its two texts. */
interface Texts {
  readonly vertex: string;
  readonly fragment: string;
}

const programs = new Map<string, Program>();

/**
 * In place of Pixi's `GlProgram`, which completes shaders written for many kinds of WebGL: ours state
 * their version and precision themselves. Pixi's own systems fill in what the compiler tells of it.
 */
export class Program {
  readonly _key: string;
  readonly vertex: string;
  readonly fragment: string;

  private constructor(key: string, { vertex, fragment }: Texts) {
    this._key = key;
    this.vertex = vertex;
    this.fragment = fragment;
  }

  /** The one program of these texts. */
  static from(texts: Texts): Program {
    const key = `${texts.vertex}:${texts.fragment}`;
    const program = programs.get(key) ?? new Program(key, texts);
    programs.set(key, program);
    return program;
  }

  destroy(): void {
    programs.delete(this._key);
  }
}
