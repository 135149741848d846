import { lit, torchReach } from './light.ts';
import { Mark, texelsAcross, tileNames } from './texels.ts';
import { veilColour } from './veil.ts';

/** One of the numbers that each vertex has: its parts, their type, and where in the vertex they lie. */
interface Attribute {
  readonly parts: number;
  readonly type: 'FLOAT' | 'UNSIGNED_BYTE' | 'UNSIGNED_SHORT';
  /** Whether whole numbers stand for 0 to 1. */
  readonly normalized: boolean;
  /** In bytes. */
  readonly offset: number;
}

/** A program for the graphics processor: its two texts, and what it is given of each vertex. */
export interface Source {
  readonly vertex: string;
  readonly fragment: string;
  /** In the order of their locations. */
  readonly attributes: readonly Attribute[];
  /** Bytes from one vertex to the next. */
  readonly stride: number;
}

/**
 * Where a place of the scene shows. Nothing of ours is turned: a matrix only scales and shifts.
 * Programs that multiply whole ones take noticeably longer to compile where a processor does what a
 * graphics card should.
 */
const placed = `uniform mat3 uProjectionMatrix;
uniform mat3 uWorldTransformMatrix;
vec2 placed(mat3 by, vec2 at) {
  return at * vec2(by[0].x, by[1].y) + by[2].xy;
}
vec4 onScreen(vec2 at) {
  return vec4(placed(uProjectionMatrix, placed(uWorldTransformMatrix, at)), 0.0, 1.0);
}
`;

const pair = { parts: 2, type: 'FLOAT', normalized: false } as const;

const rgb = (colour: readonly number[]) => `vec3(${colour.join(', ')})`;

/**
 * The floor of a game: see `map.ts`. A texel is read as `readTexel` of texels.ts does. The sheet's
 * colours are premultiplied.
 */
export const mapSource: Source = {
  vertex: `#version 300 es
layout(location = 0) in vec2 aPosition;
layout(location = 1) in vec2 aUV;
out vec2 vView;
uniform mat3 uTransformMatrix;
uniform vec2 uView;
${placed}void main() {
  gl_Position = onScreen(placed(uTransformMatrix, aPosition));
  vView = aUV * uView;
}`,
  fragment: `#version 300 es
precision highp float;
precision highp int;
in vec2 vView;
out vec4 finalColor;
uniform sampler2D uCells;
uniform sampler2D uSheet;
uniform vec2 uView;
uniform vec2 uFloor;
uniform vec2 uScroll;
uniform float uCell;
uniform vec2 uFrames[${tileNames.length}];
uniform vec2 uShadow;
uniform vec2 uBox;
uniform float uLevel;
uniform vec2 uTorch;
uniform float uFade;
uniform float uGlyphs;

/** Which slab a floor cell shows: slabAt of texels.ts. */
int slabAt(uvec2 cell) {
  uint hash = ((cell.x + 1u) * 0x9e3779b1u) ^ ((cell.y + 1u) * 0x85ebca6bu);
  hash = (hash ^ (hash >> 15)) * 0x2c1b3c6du;
  uint roll = (hash ^ (hash >> 13)) % 16u;
  return roll < 3u ? int(roll) + 1 : 0;
}

/** From a drawing's place on the sheet. */
vec4 drawing(vec2 place, vec2 inside) {
  // The mip level is the same everywhere; the automatic one would jump at the edges of cells and show
  // seams.
  return textureLod(uSheet, place + inside * uBox, uLevel);
}

void main() {
  vec2 at = (floor(vView) + 0.5 + uScroll) / uCell;
  if (at.x < 0.0 || at.y < 0.0 || at.x >= uFloor.x || at.y >= uFloor.y) {
    finalColor = vec4(0.0);
    return;
  }
  int index = int(at.y) * int(uFloor.x) + int(at.x);
  ivec2 place = ivec2(index & ${texelsAcross - 1}, index >> ${Math.log2(texelsAcross)});
  ivec2 texel = ivec2(texelFetch(uCells, place, 0).rg * 255.0 + 0.5);
  int tile = texel.r & 63;
  int mark = texel.r >> 6;
  int before = texel.g & 3;
  int light = texel.g >> 2;
  float known = mix(float(before > 0), float(light > 0), uFade);
  float lit = mix(float(before > 1), float(light > 1), uFade);
  vec2 inside = fract(at);
  vec4 colour = drawing(uFrames[tile == 0 ? slabAt(uvec2(at)) : tile], inside);
  if (uGlyphs > 0.5) {
    finalColor = colour * known * mix(0.5, 1.0, lit);
    return;
  }
  // Stairs are what one looks for: they keep more of their light.
  if (mark == ${Mark.stairs}) colour.rgb *= mix(2.1, ${lit.stairs}, lit);
  if (mark == ${Mark.shadow}) {
    vec4 shadow = drawing(uShadow, inside);
    colour.rgb = shadow.rgb + colour.rgb * (1.0 - shadow.a);
  }
  // Memory is cool and dim, but readable; sight is warm near the torch and plain farther off.
  float grey = dot(colour.rgb, vec3(0.3, 0.59, 0.11));
  vec3 remembered = mix(colour.rgb, vec3(grey), 0.55) * vec3(0.63, 0.69, 0.93);
  vec2 away = at - uTorch;
  float glow = exp(-dot(away, away) / ${torchReach}.0);
  vec3 seen = colour.rgb * mix(${rgb(lit.far)}, ${rgb(lit.near)}, glow);
  finalColor = vec4(mix(remembered, seen, lit), colour.a) * known;
}`,
  attributes: [
    { ...pair, offset: 0 },
    { ...pair, offset: 0 },
  ],
  stride: 8,
};

/** The floor behind the title: see `veiled.ts`. Light and veil come with the corners. */
export const veiledSource: Source = {
  vertex: `#version 300 es
layout(location = 0) in vec2 aPosition;
layout(location = 1) in vec2 aUV;
layout(location = 2) in vec4 aLight;
out vec2 vUV;
out vec4 vLight;
uniform mat3 uTransformMatrix;
${placed}void main() {
  gl_Position = onScreen(placed(uTransformMatrix, aPosition));
  vUV = aUV;
  vLight = aLight;
}`,
  fragment: `#version 300 es
precision highp float;
in vec2 vUV;
in vec4 vLight;
out vec4 finalColor;
uniform sampler2D uSheet;
uniform float uLevel;
void main() {
  // As the floor of a game takes its drawings.
  vec4 colour = textureLod(uSheet, vUV, uLevel);
  vec3 veil = ${rgb(veilColour)} * (colour.a * vLight.a);
  finalColor = vec4(colour.rgb * vLight.rgb + veil, colour.a);
}`,
  attributes: [
    { ...pair, offset: 0 },
    { ...pair, offset: 8 },
    { parts: 4, type: 'FLOAT', normalized: false, offset: 16 },
  ],
  stride: 32,
};

/** So many textures one draw call of sprites can choose from: see `Limits` in webgl.ts. */
export const batchTextures = 8;

/** A sampler can only be chosen by a constant. */
const choices = Array.from(
  { length: batchTextures },
  (_, n) => `    case ${n}: colour = texture(uTextures[${n}], vUV); break;`,
).join('\n');

/** Sprites with different textures at once, with vertices as Pixi's batcher lays them out. */
export const batchSource: Source = {
  vertex: `#version 300 es
layout(location = 0) in vec2 aPosition;
layout(location = 1) in vec2 aUV;
layout(location = 2) in vec4 aColor;
layout(location = 3) in vec2 aTextureIdAndRound;
out vec4 vColor;
out vec2 vUV;
flat out int vTexture;
uniform vec4 uWorldColorAlpha;
${placed}void main() {
  gl_Position = onScreen(aPosition);
  vColor = vec4(aColor.rgb * aColor.a, aColor.a) * uWorldColorAlpha;
  vUV = aUV;
  vTexture = int(aTextureIdAndRound.y);
}`,
  fragment: `#version 300 es
precision highp float;
precision highp int;
in vec4 vColor;
in vec2 vUV;
flat in int vTexture;
out vec4 finalColor;
uniform sampler2D uTextures[${batchTextures}];
void main() {
  vec4 colour;
  switch (vTexture) {
${choices}
  }
  finalColor = colour * vColor;
}`,
  attributes: [
    { ...pair, offset: 0 },
    { ...pair, offset: 8 },
    { parts: 4, type: 'UNSIGNED_BYTE', normalized: true, offset: 16 },
    { parts: 2, type: 'UNSIGNED_SHORT', normalized: false, offset: 20 },
  ],
  stride: 24,
};
