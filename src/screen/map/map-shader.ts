import { Light, Mark } from './map-cells.ts';
import { tileNames } from './tile-names.ts';

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
uniform vec2 uView;
uniform vec2 uFloor;
uniform vec2 uScroll;
uniform vec2 uTorch;
uniform float uFade;
uniform vec2 uCell;
uniform float uGlyphs;
uniform vec2 uFrames[${tileNames.length}];
uniform vec2 uShadow;
uniform vec2 uBox;
uniform float uLevel;

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
  int mark = cell.g;
  int before = cell.b;
  int light = cell.a;
  float known = mix(float(before > ${Light.none}), float(light > ${Light.none}), uFade);
  float lit = mix(float(before > ${Light.memory}), float(light > ${Light.memory}), uFade);
  vec2 inside = fract(at);
  vec4 colour = drawing(uFrames[cell.r], inside);
  if (uGlyphs > 0.5) {
    finalColor = colour * known * mix(0.5, 1.0, lit);
    return;
  }
  // Stairs stay bright, because the player looks for them.
  if (mark == ${Mark.stairs}) colour.rgb *= mix(1.6, 1.5, lit);
  if (mark == ${Mark.shadow}) {
    vec4 shadow = drawing(uShadow, inside);
    colour.rgb = shadow.rgb + colour.rgb * (1.0 - shadow.a);
  }
  // Remembered cells are cool and dimmer, but have twice the brightness of rock. Cells in view are warm near the torch and plain farther away.
  float grey = dot(colour.rgb, vec3(0.3, 0.59, 0.11));
  vec3 remembered = mix(colour.rgb, vec3(grey), 0.55) * vec3(0.78, 0.86, 1.12);
  vec2 away = at - uTorch;
  float glow = exp(-dot(away, away) / 26.0);
  vec3 seen = colour.rgb * mix(vec3(1.0, 0.96, 0.98), vec3(1.5, 1.28, 1.03), glow);
  finalColor = vec4(mix(remembered, seen, lit), colour.a) * known;
}`;
