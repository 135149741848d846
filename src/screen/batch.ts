import { GlProgram, Shader, UniformGroup } from 'pixi.js';
import { batchSource, batchTextures } from './glsl.ts';

/** The program of sprites. */
export function batchProgram(): GlProgram {
  const { vertex, fragment } = batchSource;
  return GlProgram.from({ vertex, fragment, name: 'batch' });
}

/** Draws sprites with different textures at once. Nothing of ours asks for rounded positions. */
export class BatchShader extends Shader {
  readonly maxTextures = batchTextures;

  constructor() {
    const uTextures = {
      value: Int32Array.from({ length: batchTextures }, (_, n) => n),
      type: 'i32' as const,
      size: batchTextures,
    };
    super({
      glProgram: batchProgram(),
      resources: { batchSamplers: new UniformGroup({ uTextures }, { isStatic: true }) },
    });
  }
}
