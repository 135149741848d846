import { glyphLightOf, strokeOf } from './glyph-light.ts';
import { inShade, lampRadius } from './lamp-shade.ts';
import { Light } from './map-cells.ts';
import { memoryColours } from './stone-colours.ts';
import { brightest, stairsAlpha } from './tile-shader.ts';

/** In a dark room, where the hero sees only the cells beside it: the distances at which the lamp's light begins to fade and ends. */
const pool = { from: 0.4, to: 2.1 };

/** How deep joints between stones are where neither the lamp nor a torch shines, in parts of their depth. */
const faintJoints = 0.3;

/** The brightness from which light is compressed, and the most that it becomes. */
const highlights = { from: 0.6, most: 0.97 };

/**
 * Places the quad of a known cell, cut off at the edges of the window. Pixi's matrices place the window. The
 * fragment shader receives its position in cells, its pixel in the texture of tiles, and whether the cell is
 * shown, known and in view, from 0 to 1.
 */
export const mapVertex = `#version 300 es
in vec2 aPosition;
// The place of the cell, and its light before and now.
in vec4 aCell;
out vec2 vAt;
out vec2 vTile;
flat out vec2 vOwn;
uniform mat3 uProjectionMatrix;
uniform mat3 uWorldTransformMatrix;
uniform mat3 uTransformMatrix;
uniform vec2 uView;
uniform vec2 uScroll;
uniform vec2 uCell;
uniform vec2 uSlots;
uniform float uFade;

void main() {
  vec2 pixel = clamp((aCell.xy + aPosition) * uCell - uScroll, vec2(0.0), uView);
  mat3 transform = uProjectionMatrix * uWorldTransformMatrix * uTransformMatrix;
  gl_Position = vec4((transform * vec3(pixel, 1.0)).xy, 0.0, 1.0);
  vec2 onFloor = pixel + uScroll;
  vAt = onFloor / uCell;
  // The texture of tiles repeats over the floor.
  vTile = onFloor - (aCell.xy - mod(aCell.xy, uSlots)) * uCell;
  vec2 least = vec2(${Light.none}, ${Light.memory});
  vOwn = mix(vec2(greaterThan(aCell.zz, least)), vec2(greaterThan(aCell.ww, least)), uFade);
}`;

/** Lights the tile under each pixel. */
export const mapFragment = `#version 300 es
precision highp float;
precision highp int;
in vec2 vAt;
in vec2 vTile;
flat in vec2 vOwn;
out vec4 finalColor;
uniform sampler2D uTiles;
uniform sampler2D uLights;
// The glow of torches is its alpha.
uniform sampler2D uPatina;
uniform vec2 uFloor;
uniform vec2 uTorch;
uniform float uFade;
uniform float uGlyphs;
uniform vec2 uCell;
uniform float uMemory;
// How bright cells, glyphs and quiet glyphs are far from the lamp.
uniform vec3 uFar;
uniform vec3 uDaylight;
uniform vec3 uLamp;
uniform vec3 uTorches;
// 1 in a dark room, where the hero sees only the cells beside it.
uniform float uNear;

${strokeOf}
${glyphLightOf}

// How much a place is in view, between the middles of cells, so that the edges of the light are soft. In a dark room, where
// only the cells beside the hero are in view, the light is a round pool and not their square.
float viewAt(float lit, vec2 at) {
  float pool = smoothstep(${pool.to.toFixed(2)}, ${pool.from.toFixed(2)}, length(at - uTorch));
  return smoothstep(0.1, ${(inShade / 255).toFixed(3)}, lit) * mix(1.0, pool, uNear);
}

// How strong the light of the lamp is on a cell of the glyph look, from its middle.
float lampAt(vec2 middle) {
  vec2 away = (middle - uTorch) * vec2(uCell.x / uCell.y, 1.0);
  return smoothstep(0.0, 0.9, 1.0 - length(away) * ${(1 / lampRadius).toFixed(4)});
}

// The glow of torches at a place, 1 at a flame.
float glowAt(vec2 at) {
  return textureLod(uPatina, at / uFloor, 0.0).a;
}

void main() {
  vec4 tile = texelFetch(uTiles, ivec2(vTile), 0);
  if (uGlyphs > 0.5) {
    float stroke = strokeOf(tile.rgb);
    float close = lampAt(floor(vAt) + 0.5);
    vec3 lamp = uLamp / max(max(uLamp.r, uLamp.g), uLamp.b);
    float glow = glowAt(floor(vAt) + 0.5);
    vec3 seen = glyphLit(tile.rgb, stroke, close, lamp, uFar, uTorches * glow * mix(0.5, 1.15, glow));
    vec3 shown = mix(glyphRemembered(tile.rgb, stroke) * uMemory, seen, vOwn.y);
    // Beyond a wall that is a line there is rock.
    finalColor = max(max(tile.r, tile.g), tile.b) < 0.02 ? vec4(0.0) : vec4(shown, 1.0) * vOwn.x;
    return;
  }
  vec4 lights = textureLod(uLights, vAt / uFloor, 0.0);
  vec2 lit = mix(lights.rg, lights.ba, uFade);
  float inView = viewAt(lit.y, vAt);
  float torches = glowAt(vAt);
  vec3 colour = tile.rgb * tile.rgb * ${brightest.toFixed(1)};
  bool isStairs = tile.a < ${stairsAlpha.below.toFixed(2)};
  float joint = isStairs ? 1.0 : tile.a;

  float reach = max(0.0, lit.y * ${(255 / (255 - inShade)).toFixed(3)} - ${(inShade / (255 - inShade)).toFixed(3)});
  float near = max(0.0, 1.0 - length(vAt - uTorch) * ${(1 / lampRadius).toFixed(4)}) * reach;
  // Joints are crisp near the lamp and torches. Elsewhere and in memory they are faint, so that a large floor is calm.
  float crisp = smoothstep(0.02, 0.55, near + torches) * inView;
  colour *= mix(1.0, joint, mix(${faintJoints.toFixed(2)}, 1.0, crisp));
  vec3 light = uDaylight + uLamp * (near * (0.45 + 0.85 * near)) + uTorches * torches;
  vec3 seen = colour * light * 1.68;
  // Remembered cells keep a little of their colours.
  float grey = dot(colour, vec3(0.333));
  vec3 memory = mix(vec3(grey), colour, 0.62) * vec3(${memoryColours.of.join(', ')}) + vec3(${memoryColours.added.join(', ')});
  // Stairs keep their own colour.
  if (isStairs) memory = colour;
  memory *= uMemory;
  vec3 shown = mix(memory, seen, inView);
  shown = shown / (1.0 + shown * 0.35) * 1.22;
  // The brightest ground keeps its colour and its joints, and is darker than actors, items and flames.
  float most = max(max(shown.r, shown.g), shown.b);
  float over = (1.0 - smoothstep(0.8, 1.0, torches)) * max(0.0, most - ${highlights.from.toFixed(2)});
  shown *= (most - over + over / (1.0 + over * ${(1 / (highlights.most - highlights.from)).toFixed(2)})) / max(most, 0.001);
  // A room of which a part is unknown ends in the dark.
  finalColor = vec4(shown, 1.0) * smoothstep(0.45, 0.95, lit.x) * vOwn.x;
}`;
