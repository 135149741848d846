import { GlProgram, Shader, UniformGroup } from 'pixi.js';

const vertex = `#version 300 es
in vec2 aPosition;
in vec2 aUV;
in vec4 aColor;
in vec2 aTextureIdAndRound;
out vec4 vColor;
out vec2 vUV;
flat out int vTexture;
uniform mat3 uProjectionMatrix;
uniform mat3 uWorldTransformMatrix;
uniform vec4 uWorldColorAlpha;
void main() {
  mat3 transform = uProjectionMatrix * uWorldTransformMatrix;
  gl_Position = vec4((transform * vec3(aPosition, 1.0)).xy, 0.0, 1.0);
  vColor = vec4(aColor.rgb * aColor.a, aColor.a) * uWorldColorAlpha;
  vUV = aUV;
  vTexture = int(aTextureIdAndRound.y);
}`;

/** A sampler can only be chosen by a constant. */
const fragment = (textures: number) => `#version 300 es
precision highp float;
precision highp int;
in vec4 vColor;
in vec2 vUV;
flat in int vTexture;
out vec4 finalColor;
uniform sampler2D uTextures[${textures}];
void main() {
  vec4 colour;
  switch (vTexture) {
${Array.from({ length: textures }, (_, n) => `    case ${n}: colour = texture(uTextures[${n}], vUV); break;`).join('\n')}
  }
  finalColor = colour * vColor;
}`;

/** The program of sprites with so many textures. */
export function batchProgram(textures: number): GlProgram {
  return GlProgram.from({ vertex, fragment: fragment(textures), name: 'batch' });
}

/** Draws sprites with different textures at once. Nothing of ours asks for rounded positions. */
export class BatchShader extends Shader {
  readonly maxTextures: number;

  constructor(maxTextures: number) {
    const uTextures = {
      value: Int32Array.from({ length: maxTextures }, (_, n) => n),
      type: 'i32' as const,
      size: maxTextures,
    };
    super({
      glProgram: batchProgram(maxTextures),
      resources: { batchSamplers: new UniformGroup({ uTextures }, { isStatic: true }) },
    });
    this.maxTextures = maxTextures;
  }
}
