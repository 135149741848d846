import { brightestGround, cellShades, chanceOf, strokeOf } from './glyph-light.ts';
import { courseWidth, focusRings } from './inlays.ts';

/** The colours of a rug in the glyph look, in which its cells alternate, and of its hem; and the colour beside the hem. */
const rug = { light: '0.3, 0.05, 0.06', dark: '0.25, 0.036, 0.048', hem: '0.56, 0.38, 0.13' };

/** A vector of GLSL: how bright the dimmest and the brightest are. */
function rangeOf(part: keyof typeof cellShades): string {
  const { least, most } = cellShades[part];
  return `vec2(${least.toFixed(2)}, ${most.toFixed(2)})`;
}

/**
 * A function of GLSL that draws a tile of the glyph look: its character on a cell of one colour. Cells of one material are
 * slightly uneven, so that none looks flat. It uses the functions and uniforms of the shader of tiles.
 */
export const glyphTile = `
${strokeOf}
${chanceOf}

// Whether a cell is one of a pattern of stones in the ground of its room, and how bright it is then.
float inlayTint(vec2 middle) {
  // In narrow cells a ring would be flat.
  if (vInlay == 0 || uCell.x < uCell.y) return 1.0;
  vec4 room = uRooms[vInlay - 1];
  vec3 inlay = uInlays[vInlay - 1];
  vec2 wall = min(middle - room.xy, room.zw - middle);
  bool isBand = floor(min(wall.x, wall.y)) == floor(inlay.x);
  vec2 focus = uFocus[vInlay - 1];
  if (focus.x > 0.0) {
    float far = length(middle - focus);
    // A ring is one cell wide.
    float ring = far - ${(focusRings.first + courseWidth / 2 - 0.5).toFixed(2)};
    bool isRing = ring > 0.0 && far < ${focusRings.end.toFixed(1)} && mod(ring, ${focusRings.every.toFixed(1)}) < 1.0;
    return isBand || isRing ? 1.24 : 1.0;
  }
  float ring = inlay.y - length(middle - 0.5 * (room.xy + room.zw));
  if (isBand || (inlay.y > 0.0 && abs(ring) < 0.5)) return 1.24;
  if (ring <= 0.0 || inlay.y <= 0.0) return 1.0;
  return inlay.z < -0.5 && mod(floor(ring / ${courseWidth.toFixed(2)} / 2.0), 2.0) < 0.5 ? 0.94 : 1.1;
}

// The colour of a rug: its cells alternate, and a hem is along its edge.
vec3 rugColour(vec2 at) {
  vec4 sides = uRugs[vInlay - 1];
  vec2 gap = min(at - sides.xy, sides.zw - at) * uCell;
  float edge = min(gap.x, gap.y) / uCell.x;
  if (edge > 0.09 && edge < 0.2) return vec3(${rug.hem});
  bool isDark = mod(floor(at.x) + floor(at.y), 2.0) > 0.5 || edge < 0.09;
  return isDark ? vec3(${rug.dark}) : vec3(${rug.light});
}

vec4 glyphAt(int look, vec2 at, vec2 inside) {
  vec2 cell = floor(at);
  float chance = chanceOf(cell);
  float hue = fract(chance * 57.31) - 0.5;
  // Where a wall is a line, the ground ends in the middle of its cell.
  vec2 quarter = (floor(at * 2.0) + 0.5) * 0.5;
  vec3 part = textureLod(uPatina, quarter / uFloor, 0.0).rgb;
  bool isRock = max(max(part.r, part.g), part.b) < 0.01;
  // The edge of a drawing has a little of its neighbours in the sheet.
  vec2 edge = exp2(ceil(max(uLevel, 0.0))) / (uBox * vec2(textureSize(uSheet, 0)));
  vec3 character = drawing(uFrames[look], clamp(inside, edge, 1.0 - edge)).rgb;
  float stroke = strokeOf(character);
  float most = max(max(character.r, character.g), character.b);
  // Bright ground is less uneven.
  vec2 range = mix(${rangeOf('ground')}, ${rangeOf('bright')}, smoothstep(0.2, 0.3, most));
  float shade = mix(range.x, range.y, chance);
  vec3 behind = character * shade * (1.0 + (range.y - range.x) * vec3(0.34, 0.0, -0.34) * hue) * inlayTint(cell + 0.5);
  vec2 letters = mix(${rangeOf('glyph')}, vec2(1.0), smoothstep(0.7, 0.9, most));
  vec3 letter = character * mix(letters.x, letters.y, fract(chance * 91.7));
  if (isRock) behind = vec3(0.0);
  // Cloth has no dots.
  if (insideRug(cell + 0.5) > 0.0) return vec4(rugColour(at), 1.0);
  // The brightest ground keeps its hue.
  behind *= min(1.0, ${brightestGround.toFixed(2)} / max(max(max(behind.r, behind.g), behind.b), 0.001));
  return vec4(mix(behind, letter, stroke), 1.0);
}`;
