import { inShade, lampRadius } from './lamp-shade.ts';
import { Light } from './map-cells.ts';
import { plainByte } from './patina.ts';
import { type Stone, type TileName, tileIndex, tileNames, tilings } from './tile-names.ts';

/** A condition of GLSL: the look of a cell is one of these. */
function isLook(names: readonly TileName[]): string {
  const looks = names.map(tileIndex).sort((a, b) => a - b);
  const firsts = looks.filter((look) => !looks.includes(look - 1));
  const lasts = looks.filter((look) => !looks.includes(look + 1));
  return firsts.map((first, run) => `(look >= ${first} && look <= ${lasts[run]})`).join(' || ');
}

const isOneOf = (stone: Stone) => isLook(tileNames.filter((name) => tilings[name].stone === stone));
const hasOverlay = isLook(tileNames.filter((name) => tilings[name].overlay));

/** Pixi's matrices place the quad. The fragment shader receives its position in pixels. */
export const mapVertex = `#version 300 es
in vec2 aPosition;
in vec2 aUV;
out vec2 vPixel;
uniform mat3 uProjectionMatrix;
uniform mat3 uWorldTransformMatrix;
uniform mat3 uTransformMatrix;
uniform vec2 uView;

void main() {
  mat3 transform = uProjectionMatrix * uWorldTransformMatrix * uTransformMatrix;
  gl_Position = vec4((transform * vec3(aPosition, 1.0)).xy, 0.0, 1.0);
  vPixel = aUV * uView;
}`;

/** Looks up the cell under each pixel in the data texture. The sheet's colours are premultiplied. */
export const mapFragment = `#version 300 es
precision highp float;
precision highp int;
in vec2 vPixel;
out vec4 finalColor;
uniform sampler2D uCells;
uniform sampler2D uSheet;
uniform sampler2D uTerrain;
uniform sampler2D uLights;
uniform sampler2D uPatina;
uniform vec2 uView;
uniform vec2 uFloor;
uniform vec2 uScroll;
uniform vec2 uTorch;
uniform float uFade;
uniform vec2 uCell;
uniform float uGlyphs;
uniform vec2 uFrames[${tileNames.length}];
uniform vec2 uBox;
uniform float uLevel;
// The first row of each stone in the terrain's picture, in its cells: paving, masonry, bricks, earth.
uniform vec4 uStones;
// The rows after which the paving repeats.
uniform float uPavingRows;
// The size of the terrain's picture and the left side of its stones, in its cells, and its mip level.
uniform vec4 uTerrainSize;
uniform vec3 uDaylight;
uniform vec3 uLamp;
uniform vec3 uTorches;

// The mip level is fixed: an automatic level would change at the edges of cells and show seams.
vec4 drawing(vec2 frame, vec2 inside) {
  return textureLod(uSheet, frame + inside * uBox, uLevel);
}

void main() {
  vec2 at = (floor(vPixel) + 0.5 + uScroll) / uCell;
  if (at.x < 0.0 || at.y < 0.0 || at.x >= uFloor.x || at.y >= uFloor.y) {
    finalColor = vec4(0.0);
    return;
  }
  ivec4 cell = ivec4(texelFetch(uCells, ivec2(at), 0) * 255.0 + 0.5);
  vec2 inside = fract(at);
  // How well the cell is known and how well it is lit, from 0 to 1.
  vec2 before = vec2(cell.b > ${Light.none}, cell.b > ${Light.memory});
  vec2 now = vec2(cell.a > ${Light.none}, cell.a > ${Light.memory});
  vec2 own = mix(before, now, uFade);
  if (own.x == 0.0) {
    finalColor = vec4(0.0);
    return;
  }
  if (uGlyphs > 0.5) {
    finalColor = drawing(uFrames[cell.r], inside) * own.x * mix(0.5, 1.0, own.y);
    return;
  }
  int look = cell.r;
  bool isGround = ${isOneOf('flagstones')};
  bool isFront = ${isOneOf('bricks')};
  bool isPassage = ${isOneOf('earth')};
  float first = isGround ? uStones.x : isFront ? uStones.z : isPassage ? uStones.w : uStones.y;
  vec2 repeat = vec2(12.0, isGround ? uPavingRows : isFront ? 1.0 : 6.0);
  vec2 place = vec2(uTerrainSize.z, first) + fract(at / repeat) * repeat;
  vec3 colour = vec3(textureLod(uTerrain, place / uTerrainSize.xy, uTerrainSize.w).r);
  if (${hasOverlay}) {
    vec4 top = drawing(uFrames[look], inside);
    colour = colour * (1.0 - top.a) + top.rgb * 1.1;
  }
  vec2 share = at / uFloor;
  vec4 patina = textureLod(uPatina, share, 0.0);
  colour *= patina.rgb * ${(255 / plainByte).toFixed(3)};

  // The light between the middles of cells, so that its edges are soft.
  vec4 lights = textureLod(uLights, share, 0.0);
  vec2 lit = mix(lights.rg, lights.ba, uFade);
  vec2 soft = smoothstep(vec2(0.1), vec2(0.9, ${(inShade / 255).toFixed(3)}), lit);
  float reach = max(0.0, lit.y * ${(255 / (255 - inShade)).toFixed(3)} - ${(inShade / (255 - inShade)).toFixed(3)});
  float near = max(0.0, 1.0 - length(at - uTorch) * ${(1 / lampRadius).toFixed(4)}) * reach;
  vec3 light = uDaylight + uLamp * (near * (0.43 + 0.7 * near)) + uTorches * patina.a;
  vec3 seen = colour * light * 1.55;
  // What is remembered is cold.
  float grey = dot(colour, vec3(0.333));
  vec3 memory = grey * vec3(0.67, 0.75, 0.98) + vec3(0.025, 0.03, 0.058);
  vec3 shown = mix(memory, seen, soft.y);
  shown = shown / (1.0 + shown * 0.35) * 1.22;
  finalColor = vec4(shown, 1.0) * mix(soft.x, 1.0, 0.35) * own.x;
}`;
