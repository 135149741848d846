import { frontTop, plainByte } from './patina.ts';
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

/** The most that a colour of stones can be before it is lit. */
export const brightest = 2.2;

/** Places the quad of a cell. The fragment shader receives its position on the floor in pixels. */
export const tileVertex = `#version 300 es
in vec2 aPosition;
// The place of the cell and the index of its drawing, which is higher by their number where it is mirrored.
in vec3 aCell;
out vec2 vPixel;
flat out int vLook;
uniform mat3 uProjectionMatrix;
uniform mat3 uWorldTransformMatrix;
uniform mat3 uTransformMatrix;
uniform vec2 uCell;
// The size of the texture in cells.
uniform vec2 uSlots;

void main() {
  mat3 transform = uProjectionMatrix * uWorldTransformMatrix * uTransformMatrix;
  vec2 slot = mod(aCell.xy, uSlots);
  gl_Position = vec4((transform * vec3((slot + aPosition) * uCell, 1.0)).xy, 0.0, 1.0);
  vPixel = (aCell.xy + aPosition) * uCell;
  vLook = int(aCell.z + 0.5);
}`;

/**
 * Draws the tiles of cells without light. In the tiles look the colours are square roots, so that dark
 * ones keep their shades, and alpha is the glow of wall torches. The sheet's colours are premultiplied.
 */
export const tileFragment = `#version 300 es
precision highp float;
precision highp int;
in vec2 vPixel;
flat in int vLook;
out vec4 finalColor;
uniform sampler2D uSheet;
uniform sampler2D uTerrain;
uniform sampler2D uPatina;
uniform vec2 uFloor;
uniform vec2 uCell;
uniform float uGlyphs;
uniform vec2 uFrames[${tileNames.length}];
uniform vec2 uBox;
uniform float uLevel;
// The first row of each stone in the terrain's picture, in its cells: paving, masonry, bricks, earth.
uniform vec4 uStones;
// The rows after which each of them repeats, and the columns after which all do.
uniform vec4 uStoneRows;
uniform float uColumns;
// The size of the terrain's picture and the left side of its stones, in its cells.
uniform vec3 uTerrainSize;

// The mip level is fixed: an automatic level would change at the edges of cells and show seams.
vec4 drawing(vec2 frame, vec2 inside) {
  return textureLod(uSheet, frame + inside * uBox, uLevel);
}

void main() {
  vec2 at = (floor(vPixel) + 0.5) / uCell;
  vec2 inside = fract(at);
  bool isMirrored = vLook >= ${tileNames.length};
  int look = isMirrored ? vLook - ${tileNames.length} : vLook;
  if (uGlyphs > 0.5) {
    finalColor = drawing(uFrames[look], inside);
    return;
  }
  bool isGround = ${isOneOf('flagstones')};
  bool isFront = ${isOneOf('bricks')};
  bool isPassage = ${isOneOf('earth')};
  // A front begins with the top of its wall, which is of the stones of the tops around it.
  bool isBricks = isFront && inside.y >= ${frontTop.toFixed(3)};
  int stone = isGround ? 0 : isBricks ? 2 : isPassage ? 3 : 1;
  vec2 repeat = vec2(uColumns, uStoneRows[stone]);
  vec2 place = vec2(uTerrainSize.z, uStones[stone]) + fract(at / repeat) * repeat;
  vec3 colour = vec3(textureLod(uTerrain, place / uTerrainSize.xy, 0.0).r);
  if (${hasOverlay}) {
    vec4 top = drawing(uFrames[look], isMirrored ? vec2(1.0 - inside.x, inside.y) : inside);
    colour = colour * (1.0 - top.a) + top.rgb * 1.1;
  }
  vec4 patina = textureLod(uPatina, at / uFloor, 0.0);
  colour *= patina.rgb * ${(255 / plainByte).toFixed(3)};
  finalColor = vec4(sqrt(colour / ${brightest.toFixed(1)}), patina.a);
}`;
