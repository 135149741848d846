/** The light of the glyph look. Each cell has one light: letters are clear on cells of one colour, and blurred on others. */

/**
 * How bright cells, the glyphs on them and quiet glyphs, dots and grass, are far from the lamp, in parts of their colours, which they have at the lamp; and
 * under the open sky.
 */
export const farLight = {
  lamp: { ground: 0.53, glyph: 0.93, quiet: 0.75 },
  sky: { ground: 0.94, glyph: 0.95, quiet: 0.85 },
} as const;

/** How bright the dimmest and the brightest cell and glyph of a material are: those of one material are uneven. */
export const cellShades = {
  ground: { least: 0.93, most: 1.07 },
  bright: { least: 0.96, most: 1.04 },
  glyph: { least: 0.9, most: 1.06 },
} as const;

/** The brightest part of a cell behind a glyph, and the least of a glyph, from 0 to 1. */
const strokes = { from: 0.4, to: 0.5 };
export const brightestGround = strokes.from;

/** A function of GLSL: whether a pixel of the glyph look is of a glyph, 1, or of the cell behind it, 0. */
export const strokeOf = `float strokeOf(vec3 colour) {
  return smoothstep(${strokes.from.toFixed(2)}, ${strokes.to.toFixed(2)}, max(max(colour.r, colour.g), colour.b));
}`;

/** A function of GLSL: a number from 0 to 1 for a cell, always the same. */
export const chanceOf = `float chanceOf(vec2 cell) {
  return fract(sin(dot(cell, vec2(12.9898, 78.233))) * 43758.5453);
}`;

/** A function of GLSL that lights a pixel of a cell in view, and one that dims it as it is remembered. */
export const glyphLightOf = `
// close: how strong the lamp is on the cell; lamp: its colour, the brightest part 1; stroke: as strokeOf; far: how bright
// the cell, its letter and a quiet letter are far from the lamp; torches: their light.
vec3 glyphLit(vec3 colour, float stroke, float close, vec3 lamp, vec3 far, vec3 torches) {
  // Far from the lamp cells are cold and dark. Walls, water and rugs, which are brighter, keep more of their light.
  float most = max(max(colour.r, colour.g), colour.b);
  float kept = mix(far.x, 1.0, smoothstep(0.18, 0.32, most));
  vec3 cold = vec3(1.0) + (1.0 - far.x) * vec3(-0.28, -0.08, 0.24);
  vec3 behind = mix(cold * kept, mix(vec3(1.0), lamp, 0.5), close) + torches * 0.7;
  // Stairs, doors and flames are bright everywhere, and dots and grass, which have the dimmest glyphs, only near the lamp.
  float clear = max(mix(far.z, far.y, smoothstep(0.58, 0.61, most)), smoothstep(0.7, 0.9, most));
  vec3 letter = mix(vec3(clear), mix(vec3(1.0), lamp, 0.25) * 1.1, close) + torches * 0.35;
  vec3 lit = colour * mix(behind, letter, stroke) + torches * vec3(0.09, 0.075, 0.05) * (1.0 - stroke);
  // A cell at a torch keeps its hue, and a letter on it is clear.
  float brightest = max(max(lit.r, lit.g), lit.b);
  return lit * mix(min(1.0, 0.48 / max(brightest, 0.001)), 1.0, stroke);
}

vec3 glyphRemembered(vec3 colour, float stroke) {
  float grey = max(max(colour.r, colour.g), colour.b);
  vec3 cold = mix(vec3(0.34, 0.42, 0.66), vec3(0.46, 0.52, 0.68), stroke);
  return mix(vec3(grey), colour, 0.22 * stroke) * cold;
}`;
