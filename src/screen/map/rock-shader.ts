import { colours } from '../colours.ts';
import { lampRadius } from './lamp-shade.ts';
import { rimMargin } from './rock-rim.ts';

/** The ground of the screen, the darkest colour of the rock. */
const ground = [16, 8, 0].map((shift) => (((colours.ground >> shift) & 255) / 255).toFixed(4));

/**
 * Places a cell, cut off at the edges of the window, and lights its corners: coldly everywhere, less at the edges of the
 * window, more around known cells, and warmly around cells in view and at the lamp. Between corners the light is smooth
 * enough, and renderers in software need less time than for each pixel.
 */
export const rockVertex = `#version 300 es
in vec2 aPosition;
in vec2 aCell;
out vec2 vPixel;
// The cold light everywhere, and all other light.
out float vEverywhere;
out vec3 vLight;
uniform mat3 uProjectionMatrix;
uniform mat3 uWorldTransformMatrix;
uniform mat3 uTransformMatrix;
uniform vec2 uView;
uniform vec2 uScroll;
uniform vec2 uCell;
uniform vec2 uTorch;
uniform sampler2D uRim;
uniform sampler2D uDark;
uniform vec2 uFloor;
uniform float uFade;
uniform float uGlyphs;
uniform float uBackdrop;
uniform vec3 uEverywhere;
uniform vec3 uGlow;
uniform vec3 uLamp;

void main() {
  vec2 pixel = clamp((aCell + aPosition) * uCell - uScroll, vec2(0.0), uView);
  mat3 transform = uProjectionMatrix * uWorldTransformMatrix * uTransformMatrix;
  gl_Position = vec4((transform * vec3(pixel, 1.0)).xy, 0.0, 1.0);
  vPixel = pixel + uScroll;
  // In the glyph look each cell has one light.
  vec2 at = uGlyphs > 0.5 ? aCell + 0.5 : vPixel / uCell;
  // Tall cells of glyphs are near each other along a row.
  vec2 away = (at - uTorch) * vec2(uGlyphs > 0.5 ? uCell.x / uCell.y : 1.0, 1.0);
  float near = max(0.0, 1.0 - length(away) * ${(1 / lampRadius).toFixed(4)});
  float middle = 1.0 - smoothstep(0.2, 0.72, length((at * uCell - uScroll) / uView - 0.5));
  vec2 place = (at + ${rimMargin.toFixed(1)}) / (uFloor + ${(2 * rimMargin).toFixed(1)});
  vec4 rims = textureLod(uRim, place, 0.0);
  vec2 rim = mix(rims.rg, rims.ba, uFade);
  vEverywhere = mix(0.16, 0.62, middle);
  vLight = 0.9 * uEverywhere * rim.r + uGlow * rim.g * (0.35 + near) + uLamp * near * near * (0.12 + 0.88 * rim.g);
  if (uGlyphs < 0.5) {
    // A room fades into the dark where it may go on.
    vec2 darks = textureLod(uDark, place, 0.0).rg;
    float shown = 1.0 - smoothstep(0.0, 0.75, mix(darks.r, darks.g, uFade));
    vEverywhere *= shown;
    vLight *= shown;
  }
  // Around characters the rock is nearly as dark as everywhere.
  if (uGlyphs > 0.5 && uBackdrop < 0.5) vLight *= 0.35;
}`;

/** Draws the rock in its light. */
export const rockFragment = `#version 300 es
precision highp float;
in vec2 vPixel;
in float vEverywhere;
in vec3 vLight;
out vec4 finalColor;
uniform sampler2D uTerrain;
uniform vec2 uCell;
// In cells of the terrain's picture: the rock repeats, its first cell, the whole picture.
uniform vec2 uRepeat;
uniform vec2 uFirst;
uniform vec2 uSize;
// Half a pixel of the picture.
uniform float uHalf;
uniform float uGlyphs;
uniform float uBackdrop;
uniform vec3 uEverywhere;

// How near a place is to a small stroke of rock in a cell of this height, from its middle: 1 on an edge, a slope, or a chip.
float strokeAt(vec2 at, float kind, float height) {
  if (kind > 0.8 || max(abs(at.x), abs(at.y)) > 0.2) return 0.0;
  bool isEdge = kind < 0.25;
  bool isChip = kind > 0.55;
  // An edge is two slopes, mirrored.
  if (isEdge) at.x = abs(at.x);
  else if (kind < 0.4) at.x = -at.x;
  vec2 from = isEdge ? vec2(0.0, -0.1) : isChip ? vec2(0.0, 0.08) : vec2(-0.09, -0.14);
  vec2 along = isEdge ? vec2(0.14, 0.18) : isChip ? vec2(0.0, 0.02) : vec2(0.18, 0.28);
  float part = clamp(dot(at - from, along) / dot(along, along), 0.0, 1.0);
  float width = max(0.035, 1.2 / height);
  return 1.0 - smoothstep(width * 0.6, width, length(at - from - along * part));
}

// From 0 to 1 and back, as cheaply as possible for renderers in software.
float wave(float at) {
  return 2.0 * abs(fract(at) - 0.5);
}

void main() {
  vec2 at = (floor(vPixel) + 0.5) / uCell;
  if (uGlyphs > 0.5) {
    vec3 light = uEverywhere * vEverywhere + vLight;
    float grey = 0.097;
    if (uBackdrop > 0.5) {
      // Cells of slightly uneven shades.
      float shade = fract(sin(dot(floor(at), vec2(12.9898, 78.233))) * 43758.5453);
      grey = mix(0.09, 0.12, shade);
      // Masses of rock in two hues.
      vec2 cell = floor(at) * vec2(uCell.x / uCell.y, 1.0);
      float mass = wave(cell.x * 0.11 + cell.y * 0.07) + wave(cell.y * 0.19 - cell.x * 0.05) - 1.0;
      light *= mix(vec3(0.85, 0.95, 1.25), vec3(1.25, 0.98, 0.8), 0.5 + 0.5 * mass);
      vec2 middle = (fract(at) - 0.5) * vec2(uCell.x / uCell.y, 1.0);
      float kind = fract(shade * 57.31);
      grey = grey * (2.0 + 0.7 * mass) + 0.5 * strokeAt(middle, kind, uCell.y);
    }
    finalColor = vec4(vec3(${ground.join(', ')}) + grey * light, 1.0);
    return;
  }
  // At an angle, which hides where the rock repeats. Half a pixel keeps its neighbours out.
  vec2 place = fract(mat2(1.08, 0.52, -0.52, 1.08) * at / uRepeat) * uRepeat;
  place = clamp(place, vec2(uHalf), uRepeat - uHalf);
  float grey = mix(0.5, textureLod(uTerrain, (uFirst + place) / uSize, 0.0).r, 0.85);
  // Large masses, and layers with seams that break at the faces of the rock.
  float mass = wave(at.x * 0.061 + at.y * 0.033) + wave(at.y * 0.083 - at.x * 0.029) - 1.0;
  float layer = 2.0 * wave(at.y * 0.16 + at.x * 0.055 + mass * 0.3 + grey * 0.8) - 1.0;
  float seam = max(0.0, layer - 0.94) * 7.0;
  float tone = 1.0 + 0.45 * mass + 0.16 * layer + seam;
  vec3 tint = vec3(1.0 + 0.1 * layer, 1.0, 1.0 - 0.12 * layer);
  vec3 light = uEverywhere * vEverywhere * tint + vLight;
  finalColor = vec4(vec3(${ground.join(', ')}) + grey * grey * max(0.3, tone) * light, 1.0);
}`;
