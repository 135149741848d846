import { Light, Side } from './map-cells.ts';
import { tileIndex, tileNames } from './tile-names.ts';

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
// For each look of a cell: the first row of its stone, the columns and rows after which it repeats, and
// 1 if the sheet has a drawing to put on it.
uniform vec4 uStones[${tileNames.length}];
uniform vec3 uColours[${tileNames.length}];
// The size of the terrain's picture and the left side of its stones, in its cells, and its mip level.
uniform vec4 uTerrainSize;
uniform vec3 uMoss;
uniform vec3 uDaylight;
uniform vec3 uLamp;

// The mip level is fixed: an automatic level would change at the edges of cells and show seams.
vec4 drawing(vec2 frame, vec2 inside) {
  return textureLod(uSheet, frame + inside * uBox, uLevel);
}

vec3 stoneAt(vec4 stone, vec2 at) {
  vec2 place = vec2(uTerrainSize.z, stone.x) + mod(at, stone.yz);
  return textureLod(uTerrain, place / uTerrainSize.xy, uTerrainSize.w).rgb;
}

float random(vec2 place) {
  vec3 mixed = fract(place.xyx * 0.1031);
  mixed += dot(mixed, mixed.yzx + 33.33);
  return fract((mixed.x + mixed.y) * mixed.z);
}

// Smooth patches of about one unit, from 0 to 1.
float patches(vec2 place) {
  vec2 corner = floor(place);
  vec2 part = fract(place);
  part *= part * (3.0 - 2.0 * part);
  float upper = mix(random(corner), random(corner + vec2(1.0, 0.0)), part.x);
  float lower = mix(random(corner + vec2(0.0, 1.0)), random(corner + vec2(1.0, 1.0)), part.x);
  return mix(upper, lower, part.y);
}

// How well a cell is known and how well it is lit, from 0 to 1.
vec2 lightOf(ivec4 cell) {
  vec2 before = vec2(cell.b > ${Light.none}, cell.b > ${Light.memory});
  vec2 now = vec2(cell.a > ${Light.none}, cell.a > ${Light.memory});
  return mix(before, now, uFade);
}

ivec4 cellAt(vec2 at) {
  return ivec4(texelFetch(uCells, ivec2(clamp(at, vec2(0.0), uFloor - 1.0)), 0) * 255.0 + 0.5);
}

// The light of the four nearest cells, so that its edges are soft.
vec2 softLight(vec2 at) {
  vec2 corner = floor(at - 0.5);
  vec2 part = smoothstep(0.15, 0.85, fract(at - 0.5));
  vec2 upper = mix(lightOf(cellAt(corner)), lightOf(cellAt(corner + vec2(1.0, 0.0))), part.x);
  vec2 lower = mix(lightOf(cellAt(corner + vec2(0.0, 1.0))), lightOf(cellAt(corner + 1.0)), part.x);
  return mix(upper, lower, part.y);
}

void main() {
  vec2 at = (floor(vPixel) + 0.5 + uScroll) / uCell;
  if (at.x < 0.0 || at.y < 0.0 || at.x >= uFloor.x || at.y >= uFloor.y) {
    finalColor = vec4(0.0);
    return;
  }
  ivec4 cell = cellAt(floor(at));
  vec2 inside = fract(at);
  vec2 own = lightOf(cell);
  if (own.x == 0.0) {
    finalColor = vec4(0.0);
    return;
  }
  if (uGlyphs > 0.5) {
    finalColor = drawing(uFrames[cell.r], inside) * own.x * mix(0.5, 1.0, own.y);
    return;
  }
  vec4 stone = uStones[cell.r];
  int look = cell.r;
  float grain = random(floor(at * 32.0)) - 0.5;
  float large = patches(at * 0.7) * 0.6 + patches(at * 1.9) * 0.4;
  vec3 colour = stoneAt(stone, at) * uColours[look] * (1.0 + (large - 0.5) * 0.5 + grain * 0.14);

  // How far the pixel is from each side where something else begins.
  vec4 far = vec4(inside.y, 1.0 - inside.x, 1.0 - inside.y, inside.x);
  vec4 bits = vec4(cell.g & ${Side.north}, cell.g & ${Side.east}, cell.g & ${Side.south}, cell.g & ${Side.west});
  vec4 gap = mix(vec4(9.0), far, vec4(greaterThan(bits, vec4(0.5))));
  float edge = min(min(gap.x, gap.y), min(gap.z, gap.w));
  bool ground = stone.x == uStones[${tileIndex('floor')}].x;
  if (ground) {
    // Moss, and shadows of the walls around.
    float moss = smoothstep(0.58, 0.85, patches(at * 0.36 + 40.0) * 0.62 + patches(at * 3.1) * 0.16 + large * 0.22);
    colour = mix(colour, uMoss * (0.6 + colour.g * 1.6 + grain * 0.5), moss * 0.55);
  }
  if (look == ${tileIndex('passage')}) {
    // A passage ends in rough rock.
    float rough = edge + (patches(at * 5.0) - 0.5) * 0.22;
    colour *= mix(0.25, 1.0, smoothstep(0.1, 0.3, rough));
  } else if (ground) {
    colour *= 1.0 - 0.55 * max(0.0, 1.0 - gap.x / 0.36);
    colour *= 1.0 - 0.32 * max(0.0, 1.0 - min(gap.y, gap.w) / 0.2);
  } else {
    float side = stone.z < 1.5 ? min(gap.y, gap.w) : edge;
    colour *= side < 0.06 ? 1.7 : side < 0.11 ? 0.62 : 1.0;
  }
  if (stone.w > 0.5) {
    vec4 top = drawing(uFrames[look], inside);
    colour = colour * (1.0 - top.a) + top.rgb * 0.85;
  }

  vec2 soft = softLight(at);
  vec2 away = at - uTorch;
  float near = max(0.0, 1.0 - length(away) / 9.0);
  vec3 light = uDaylight + uLamp * near * (0.55 + 0.9 * near) * 0.78;
  vec3 seen = colour * light * 1.55;
  // What is remembered is cold.
  float grey = dot(colour, vec3(0.333));
  vec3 memory = grey * vec3(0.44, 0.52, 0.74) + vec3(0.02, 0.025, 0.05);
  vec3 shown = mix(memory, seen, soft.y);
  shown = shown / (1.0 + shown * 0.35) * 1.22;
  finalColor = vec4(shown, 1.0) * mix(soft.x, 1.0, 0.35) * own.x;
}`;
