import { colours } from '../colours.ts';
import { lampRadius } from './lamp-shade.ts';
import { rimMargin } from './rock-rim.ts';

/** The ground of the screen, the darkest colour of the rock. */
const ground = [16, 8, 0].map((shift) => (((colours.ground >> shift) & 255) / 255).toFixed(4));

/**
 * Places a row of cells, cut off at the edges of the window. The fragment shader receives its pixel on the floor, and
 * its part of the window.
 */
export const rockVertex = `#version 300 es
in vec2 aPosition;
// The place of the first cell, and the number of cells.
in vec3 aRow;
out vec2 vPixel;
out vec2 vPart;
uniform mat3 uProjectionMatrix;
uniform mat3 uWorldTransformMatrix;
uniform mat3 uTransformMatrix;
uniform vec2 uView;
uniform vec2 uScroll;
uniform vec2 uCell;

void main() {
  vec2 corner = aRow.xy + aPosition * vec2(aRow.z, 1.0);
  vec2 pixel = clamp(corner * uCell - uScroll, vec2(0.0), uView);
  mat3 transform = uProjectionMatrix * uWorldTransformMatrix * uTransformMatrix;
  gl_Position = vec4((transform * vec3(pixel, 1.0)).xy, 0.0, 1.0);
  vPixel = pixel + uScroll;
  vPart = pixel / uView;
}`;

/**
 * Lights the rock: coldly everywhere, less at the edges of the window, more around known cells, and warmly around cells
 * in view and at the lamp.
 */
export const rockFragment = `#version 300 es
precision highp float;
in vec2 vPixel;
in vec2 vPart;
out vec4 finalColor;
uniform sampler2D uTerrain;
uniform sampler2D uRim;
uniform vec2 uFloor;
uniform vec2 uCell;
uniform vec2 uTorch;
uniform float uFade;
// In cells of the terrain's picture: the rock repeats, its first cell, the whole picture.
uniform vec2 uRepeat;
uniform vec2 uFirst;
uniform vec2 uSize;
// Half a pixel of the picture.
uniform float uHalf;
uniform vec3 uEverywhere;
uniform vec3 uGlow;
uniform vec3 uLamp;

// From 0 to 1 and back, as cheaply as possible for renderers in software.
float wave(float at) {
  return 2.0 * abs(fract(at) - 0.5);
}

void main() {
  vec2 at = (floor(vPixel) + 0.5) / uCell;
  // Enlarged and at an angle, so that nobody sees where the rock repeats. Half a pixel keeps its neighbours out.
  vec2 place = fract(mat2(0.72, 0.35, -0.35, 0.72) * at / uRepeat) * uRepeat;
  place = clamp(place, vec2(uHalf), uRepeat - uHalf);
  float grey = textureLod(uTerrain, (uFirst + place) / uSize, 0.0).r;
  // Large masses, and layers with seams that break at the faces of the rock.
  float mass = wave(at.x * 0.061 + at.y * 0.033) + wave(at.y * 0.083 - at.x * 0.029) - 1.0;
  float layer = 2.0 * wave(at.y * 0.16 + at.x * 0.055 + mass * 0.3 + grey * 0.8) - 1.0;
  float seam = max(0.0, layer - 0.94) * 7.0;
  float tone = 1.0 + 0.45 * mass + 0.16 * layer + seam;
  vec3 tint = vec3(1.0 + 0.1 * layer, 1.0, 1.0 - 0.12 * layer);
  float near = max(0.0, 1.0 - length(at - uTorch) * ${(1 / lampRadius).toFixed(4)});
  float middle = 1.0 - smoothstep(0.2, 0.72, length(vPart - 0.5));
  vec4 rims = textureLod(uRim, (at + ${rimMargin.toFixed(1)}) / (uFloor + ${(2 * rimMargin).toFixed(1)}), 0.0);
  vec2 rim = mix(rims.rg, rims.ba, uFade);
  rim *= rim;
  vec3 light = uEverywhere * (mix(0.4, 1.0, middle) * tint + 1.25 * rim.r);
  light += uGlow * rim.g * (0.35 + near) + uLamp * near * near;
  finalColor = vec4(vec3(${ground.join(', ')}) + grey * grey * max(0.3, tone) * light, 1.0);
}`;
