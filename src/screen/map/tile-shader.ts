import { Side } from './cell-drawing.ts';
import { glyphTile } from './glyph-tile-shader.ts';
import { courseWidth, focusRings, mostInlays } from './inlays.ts';
import { frontTop, plainByte } from './patina.ts';
import { exitOf, type Stone, type TileName, tileIndex, tileNames, tilings } from './tile-names.ts';

/** A condition of GLSL: the look of a cell is one of these. */
function isLook(names: readonly TileName[]): string {
  const looks = names.map(tileIndex).sort((a, b) => a - b);
  const firsts = looks.filter((look) => !looks.includes(look - 1));
  const lasts = looks.filter((look) => !looks.includes(look + 1));
  return firsts.map((first, run) => `(look >= ${first} && look <= ${lasts[run]})`).join(' || ');
}

const isOneOf = (stone: Stone) => isLook(tileNames.filter((name) => tilings[name].stone === stone));
const hasOverlay = isLook(tileNames.filter((name) => tilings[name].overlay));
const isStairs = isLook(
  tileNames.filter((name) => {
    const exit = exitOf(name);
    return tilings[name].overlay && (exit === 'stairs' || exit === 'landing');
  }),
);

/** The most that a colour of stones can be before it is lit. */
export const brightest = 2.2;

/** Darker than `from`, the ground is a joint between stones: `deepest` is the most that it is darker than they. */
const joints = { from: 0.35, deepest: 0.7 };

/**
 * Alpha of a tile is how bright its joint is in parts of the stones, 1 on these, so that the light decides how dark a joint is.
 * Stairs and their kerb, which no darkness hides, have an alpha below that of every joint.
 */
export const stairsAlpha = { is: 0, below: (1 - joints.deepest) / 2 };

/** Places the quad of a cell. The fragment shader receives its position on the floor in pixels. */
export const tileVertex = `#version 300 es
in vec2 aPosition;
// The place of the cell, the index of its drawing, which is higher by their number where it is mirrored, and the number
// of the pattern in its ground. A passage has its sides instead.
in vec4 aCell;
out vec2 vPixel;
flat out int vLook;
flat out int vInlay;
flat out int vSides;
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
  bool isPassage = vLook == ${tileIndex('passage')};
  vInlay = isPassage ? 0 : int(aCell.w + 0.5);
  vSides = isPassage ? int(aCell.w + 0.5) : 0;
}`;

/**
 * Draws the tiles of cells without light. In the tiles look the colours are square roots, so that dark
 * ones keep their shades; the joints of the ground are in alpha. The sheet's colours are premultiplied.
 */
export const tileFragment = `#version 300 es
precision highp float;
precision highp int;
in vec2 vPixel;
flat in int vLook;
flat in int vInlay;
flat in int vSides;
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
// The patterns in the ground: the left, upper, right and lower sides of their rooms, then the distance of the band from the
// walls, the radius of the ring and the points of the star.
uniform vec4 uRooms[${mostInlays}];
uniform vec3 uInlays[${mostInlays}];
// How bright the tops of walls are.
uniform vec3 uTopShade;
// The left, upper, right and lower sides of the rugs in these rooms.
uniform vec4 uRugs[${mostInlays}];
// The middles of rings and rays in these rooms; negative in others.
uniform vec2 uFocus[${mostInlays}];
// The colour of joints that glow; black without them.
uniform vec3 uSeams;
// The blue of dry ground, in parts of its red: under water there is more.
uniform float uDry;

// The mip level is fixed: an automatic level would change at the edges of cells and show seams.
vec4 drawing(vec2 frame, vec2 inside) {
  return textureLod(uSheet, frame + inside * uBox, uLevel);
}

vec3 stoneAt(int stone, vec2 at) {
  vec2 repeat = vec2(uColumns, uStoneRows[stone]);
  vec2 place = vec2(uTerrainSize.z, uStones[stone]) + fract(at / repeat) * repeat;
  return vec3(textureLod(uTerrain, place / uTerrainSize.xy, 0.0).r);
}

// The mean brightness of paving.
const float plainStone = 0.46;

// Square stones along a course of this width, with a joint at both sides. They are worn: a strong pattern of bricks would
// look like a low wall.
vec3 courseAt(float along, float across) {
  float joint = smoothstep(0.0, 0.06, min(across, ${courseWidth.toFixed(2)} - across));
  vec3 stones = stoneAt(1, vec2(along, across)) * 1.62;
  return mix(vec3(plainStone), stones, 0.6) * mix(0.76, 1.0, joint);
}

// The ground around a focus: rings, a way from below to it, and rays that grow wider away from it.
vec3 focusAt(vec3 plain, vec2 away) {
  float far = length(away);
  float angle = atan(away.y, away.x);
  float ring = mod(far - ${focusRings.first.toFixed(1)}, ${focusRings.every.toFixed(1)});
  if (far > ${focusRings.first.toFixed(1)} && far < ${focusRings.end.toFixed(1)} && ring < ${courseWidth.toFixed(2)}) return courseAt(angle * (far - ring), ring);
  // Slabs lie across the way.
  bool isWay = abs(away.x) < 1.0 && away.y > 0.0 && far > ${focusRings.first.toFixed(1)};
  if (isWay) return courseAt(away.x, mod(away.y, 0.5)) * 1.06;
  if (far < 2.4) return plain;
  float turn = angle * 16.0 / 6.2832 + 0.5;
  float side = abs(fract(turn) - 0.5);
  float edge = abs(side - 0.25) * far * 0.3927;
  float fade = 1.0 - smoothstep(9.0, 15.0, far);
  float joint = mix(1.0, mix(0.72, 1.0, smoothstep(0.0, 0.06, edge)), fade);
  return plain * joint * (1.0 + fade * (side < 0.25 ? 0.2 : -0.08));
}

// The ground of a room with a pattern of stones.
vec3 groundAt(vec2 at) {
  vec3 plain = stoneAt(0, at);
  if (vInlay == 0) return plain;
  vec4 room = uRooms[vInlay - 1];
  vec3 inlay = uInlays[vInlay - 1];
  vec2 wall = min(at - room.xy, room.zw - at);
  float band = min(wall.x, wall.y) - inlay.x;
  if (band > 0.0 && band < ${courseWidth.toFixed(2)}) return courseAt(wall.x < wall.y ? at.y : at.x, band);
  vec2 focus = uFocus[vInlay - 1];
  if (focus.x > 0.0) return band > 0.0 ? focusAt(plain, at - focus) : plain;
  vec2 away = at - 0.5 * (room.xy + room.zw);
  float far = length(away);
  float angle = atan(away.y, away.x);
  float ring = inlay.y - far;
  if (ring <= 0.0) return plain;
  if (ring < ${courseWidth.toFixed(2)}) return courseAt(angle * inlay.y, ring);
  if (inlay.z < -1.5) {
    // Stones between curves that cross: they grow from the middle on.
    if (far < 0.6) return vec3(plainStone * mix(0.9, 1.1, stoneAt(3, at).r));
    vec2 curves = angle * 3.8197 + vec2(1.0, -1.0) * log(far) * 3.8197;
    vec2 near = abs(fract(curves + 0.5) - 0.5) * far * 0.185;
    float gap = mix(0.74, 1.0, smoothstep(0.0, 0.05, min(near.x, near.y)));
    float tone = mod(floor(curves.x) + floor(curves.y), 2.0) > 0.5 ? 1.1 : 0.8;
    return vec3(plainStone * mix(0.86, 1.1, stoneAt(3, at).r) * gap * tone);
  }
  if (inlay.z < -0.5) {
    float course = floor(ring / ${courseWidth.toFixed(2)});
    if (far < 0.5) return plain;
    return courseAt(angle * (inlay.y - course * ${courseWidth.toFixed(2)}), mod(ring, ${courseWidth.toFixed(2)})) * (mod(course, 2.0) > 0.5 ? 0.84 : 1.04);
  }
  if (inlay.z < 0.5) return plain;
  // The rays of the star have a light and a dark side. Each side is one stone.
  float turn = angle * inlay.z / 6.2832;
  float side = turn - round(turn);
  float tip = (inlay.y - 0.6) * (1.0 - 1.3 * abs(side)) - far;
  float edge = min(abs(tip), far * abs(side) * 6.2832 / inlay.z);
  float joint = mix(0.74, 1.0, smoothstep(0.0, 0.07, tip > 0.0 ? edge : -tip));
  if (tip < 0.0) return plain * joint * 0.93;
  float grain = mix(0.86, 1.1, stoneAt(3, at).r);
  return vec3(plainStone * grain * joint * (side > 0.0 ? 1.08 : 0.84));
}

// How far a place is inside the rug of its room, in cells.
float insideRug(vec2 at) {
  if (vInlay == 0) return -9.0;
  vec4 rug = uRugs[vInlay - 1];
  vec2 gap = min(at - rug.xy, rug.zw - at);
  return min(gap.x, gap.y);
}

// How far a place is from the middle of the next diamond of the rug: they are about two cells apart.
float diamondAt(vec2 at) {
  if (vInlay == 0) return 0.0;
  vec4 rug = uRugs[vInlay - 1];
  // They are spread evenly between the borders, and none is cut.
  float length = rug.w - rug.y - 1.0;
  float count = max(1.0, round(0.5 * length));
  float step = length / count;
  float nearest = clamp(floor((at.y - rug.y - 0.5) / step), 0.0, count - 1.0);
  vec2 middle = vec2(0.5 * (rug.x + rug.z), rug.y + 0.5 + step * (nearest + 0.5));
  vec2 away = abs(at - middle);
  return away.x * 1.5 + away.y;
}

// The colour of the rug: red with a border and a row of diamonds, dull and uneven like old cloth. edge: how far a place is
// from its border.
vec3 rugAt(vec2 at, float edge) {
  float diamond = diamondAt(at);
  bool isGold = (edge > 0.16 && edge < 0.25) || (diamond > 0.6 && diamond < 0.7) || diamond < 0.2;
  vec3 cloth = isGold ? vec3(0.4, 0.26, 0.12) : vec3(0.25, 0.07, 0.065);
  if (edge < 0.06 || (diamond >= 0.2 && diamond <= 0.6)) cloth = vec3(0.16, 0.045, 0.05);
  float threads = 0.93 + 0.07 * sin(at.y * 94.0);
  return cloth * threads * mix(0.94, 1.06, stoneAt(3, at).r);
}

// How far a place in a passage is from the rock beside it, in cells; negative in its rough edge.
float insidePassage(vec2 at, vec2 inside) {
  float gap = 1.0;
  if ((vSides & ${Side.north}) != 0) gap = min(gap, inside.y);
  if ((vSides & ${Side.east}) != 0) gap = min(gap, 1.0 - inside.x);
  if ((vSides & ${Side.south}) != 0) gap = min(gap, 1.0 - inside.y);
  if ((vSides & ${Side.west}) != 0) gap = min(gap, inside.x);
  // Rock is also in the corner between two open sides.
  vec2 corner = 0.5 - abs(inside - 0.5);
  bool isOpenAcross = (vSides & (inside.x < 0.5 ? ${Side.west} : ${Side.east})) == 0;
  bool isOpenAlong = (vSides & (inside.y < 0.5 ? ${Side.north} : ${Side.south})) == 0;
  if (isOpenAcross && isOpenAlong) gap = min(gap, length(corner));
  float rough = sin(at.x * 7.3 + at.y * 3.1) + sin(at.y * 9.7 - at.x * 4.3) + 0.6 * sin((at.x + at.y) * 23.0);
  return gap - 0.1 - 0.014 * rough;
}

${glyphTile}

void main() {
  vec2 at = (floor(vPixel) + 0.5) / uCell;
  vec2 inside = fract(at);
  bool isMirrored = vLook >= ${tileNames.length};
  int look = isMirrored ? vLook - ${tileNames.length} : vLook;
  if (uGlyphs > 0.5) {
    finalColor = glyphAt(look, at, inside);
    return;
  }
  bool isGround = ${isOneOf('flagstones')};
  bool isFront = ${isOneOf('bricks')};
  bool isPassage = ${isOneOf('earth')};
  // A front begins with the top of its wall, which is of the stones of the tops around it.
  bool isBricks = isFront && inside.y >= ${frontTop.toFixed(3)};
  int stone = isBricks ? 2 : isPassage ? 3 : 1;
  vec3 colour = isGround ? groundAt(at) : stoneAt(stone, at);
  // The joints are apart from the stones, which are then calm.
  float joint = isGround ? clamp(colour.r / ${joints.from.toFixed(2)}, ${(1 - joints.deepest).toFixed(2)}, 1.0) : 1.0;
  // Joints glow in places, like veins, whose light is in their colour.
  float vein = 0.0;
  if (isGround && uSeams.r + uSeams.g + uSeams.b > 0.0) {
    float here = sin(at.x * 0.71 + 2.0 * sin(at.y * 0.53)) + sin(at.y * 0.83 + 1.3 * sin(at.x * 0.37));
    vein = smoothstep(0.3, 0.2, colour.r) * smoothstep(-0.5, 0.7, here);
  }
  colour /= joint;
  vec3 shade = textureLod(uPatina, at / uFloor, 0.0).rgb * ${(255 / plainByte).toFixed(3)};
  if (isGround) {
    // Water hides the joints of the stones, the more the deeper it is.
    float water = smoothstep(1.2, 2.0, shade.b / max(shade.r * uDry, 0.01));
    colour = mix(colour, vec3(plainStone), 0.92 * water);
    joint = mix(joint, 1.0, water);
    // The bank: a dark lip, and a bright line where water begins.
    float bank = shade.b / max(shade.r * uDry, 0.01);
    float lip = smoothstep(1.03, 1.09, bank) * (1.0 - smoothstep(1.12, 1.2, bank));
    float foam = smoothstep(1.16, 1.24, bank) * (1.0 - smoothstep(1.34, 1.44, bank));
    colour *= 1.0 - 0.5 * lip + 0.45 * foam;
    vein *= 1.0 - water;
  }
  if (stone == 1 && !isGround) colour *= uTopShade;
  bool isKept = false;
  if (${hasOverlay}) {
    vec4 top = drawing(uFrames[look], isMirrored ? vec2(1.0 - inside.x, inside.y) : inside);
    colour = colour * (1.0 - top.a) + top.rgb * 1.1;
    vein *= 1.0 - top.a;
    joint = mix(joint, 1.0, top.a);
    isKept = top.a > 0.5 && (${isStairs});
  }
  // On stones the rug is a little smaller than its cells.
  float edge = insideRug(at) - 0.14;
  if (edge > 0.0) vein = 0.0;
  colour *= shade;
  colour = mix(colour, 1.3 * uSeams, 0.9 * vein);
  if (isGround && edge > 0.0) {
    // Without the moss and the patches under it.
    colour = rugAt(at, edge);
    joint = 1.0;
  } else if (isGround && edge > -0.14) {
    // Its shadow.
    colour *= 0.72 - 2.0 * edge;
  }
  if (isPassage) {
    // A passage is cut into rock: a sharp edge, light above it as on the tops of walls, and a shadow on the earth.
    float gap = insidePassage(at, inside);
    float pixel = 0.75 / uCell.y;
    vec3 rock = stoneAt(1, at) * uTopShade * shade * 0.62;
    float lip = smoothstep(-0.05, -0.015, gap);
    rock = mix(rock, rock * 1.9 + 0.03, lip);
    vec3 earth = colour * mix(0.6, 1.0, smoothstep(0.0, 0.16, gap));
    colour = mix(rock, earth, smoothstep(-pixel, pixel, gap));
  }
  float alpha = isKept ? ${stairsAlpha.is.toFixed(1)} : joint;
  finalColor = vec4(sqrt(colour / ${brightest.toFixed(1)}), alpha);
}`;
