import { colours } from '../colours.ts';
import { lampRadius } from './lamp-shade.ts';

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

/** Lights the rock: coldly everywhere, less at the edges of the window, and warmly at the lamp. */
export const rockFragment = `#version 300 es
precision highp float;
in vec2 vPixel;
in vec2 vPart;
out vec4 finalColor;
uniform sampler2D uTerrain;
uniform vec2 uCell;
uniform vec2 uTorch;
// In cells of the terrain's picture: the rock repeats, its first cell, the whole picture.
uniform vec2 uRepeat;
uniform vec2 uFirst;
uniform vec2 uSize;
// Half a pixel of the picture.
uniform float uHalf;
uniform vec3 uEverywhere;
uniform vec3 uLamp;

float greyAt(vec2 at) {
  // Half a pixel keeps the neighbours of the rock out.
  vec2 place = clamp(fract(at / uRepeat) * uRepeat, vec2(uHalf), uRepeat - uHalf);
  return textureLod(uTerrain, (uFirst + place) / uSize, 0.0).r;
}

void main() {
  vec2 at = (floor(vPixel) + 0.5) / uCell;
  // Enlarged and at an angle, so that nobody sees where the rock repeats.
  float grey = greyAt(mat2(0.72, 0.35, -0.35, 0.72) * at);
  // Large masses, and layers that run through them.
  float mass = (greyAt(mat2(0.17, -0.09, 0.09, 0.17) * at) - 0.4) * 2.6;
  float layer = sin(at.y * 1.15 + at.x * 0.38 + mass * 2.2);
  float seam = smoothstep(0.965, 1.0, layer);
  float tone = 1.0 + 0.55 * mass + 0.16 * layer + 0.38 * seam;
  vec3 tint = vec3(1.0 + 0.1 * layer, 1.0, 1.0 - 0.12 * layer);
  float near = max(0.0, 1.0 - length(at - uTorch) * ${(1 / lampRadius).toFixed(4)});
  float middle = 1.0 - smoothstep(0.2, 0.72, length(vPart - 0.5));
  vec3 light = uEverywhere * mix(0.4, 1.0, middle) * tint + uLamp * near * near;
  finalColor = vec4(vec3(${ground.join(', ')}) + grey * grey * max(0.3, tone) * light, 1.0);
}`;
