import { veiledSource } from './glsl.ts';
import { cellsUnder, type MapMoment, type MapPicture, type Places, placeOn } from './layer.ts';
import { glowAt, lit } from './light.ts';
import { firstStairs, Light, Mark, readTexel, slabAt, tileNames } from './texels.ts';
import { veilAt } from './veil.ts';

/** Numbers of a corner: its place on the screen and on the sheet, its light, and its veil. */
const cornerSize = veiledSource.stride / 4;
export const quadSize = 4 * cornerSize;

/** In cells, from a cell's place. */
const corners = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const;

/** By the corners of a quad. */
const triangles = [0, 1, 2, 0, 2, 3];

/**
 * The corners of all cells that show under the window, as in `veiledSource`, and after them those of
 * the shadows that fall on them.
 */
export function quadsOf(
  picture: Omit<MapPicture, 'sheet'> & { readonly sheet: Places },
  moment: Omit<MapMoment, 'fade'>,
): Float32Array {
  const { cells, sheet, look, cell, view } = picture;
  const { scrollX, scrollY, torchX, torchY } = moment;
  const { left, right, top, bottom } = cellsUnder(picture, moment);
  const columns = right - left + 1;
  const places = tileNames.map((name) => placeOn(sheet, name));
  const shadow = placeOn(sheet, 'shadow');
  const width = sheet.box / sheet.source.pixelWidth;
  const height = sheet.box / sheet.source.pixelHeight;

  // Four cells meet at each corner: its light is worked out once.
  const lights = new Float32Array(4 * columns * (bottom - top + 1));
  let at = 0;
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const veil = veilAt((x * cell - scrollX) / view.width, (y * cell - scrollY) / view.height);
      const glow = glowAt(x - torchX, y - torchY);
      for (let part = 0; part < 3; part++) {
        const light = lit.far[part] + (lit.near[part] - lit.far[part]) * glow;
        lights[at++] = (look === 'glyphs' ? 1 : light) * (1 - veil);
      }
      lights[at++] = veil;
    }
  }

  const numbers = new Float32Array(2 * quadSize * (columns - 1) * (bottom - top));
  let used = 0;
  const put = (x: number, y: number, place: { x: number; y: number }, gain: number) => {
    for (const [right, down] of corners) {
      numbers[used] = view.x + (x + right) * cell - scrollX;
      numbers[used + 1] = view.y + (y + down) * cell - scrollY;
      numbers[used + 2] = place.x + right * width;
      numbers[used + 3] = place.y + down * height;
      const light = 4 * ((y + down - top) * columns + x + right - left);
      numbers[used + 4] = lights[light] * gain;
      numbers[used + 5] = lights[light + 1] * gain;
      numbers[used + 6] = lights[light + 2] * gain;
      numbers[used + 7] = lights[light + 3];
      used += cornerSize;
    }
  };
  const shaded: [number, number][] = [];
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const { tile, mark, light } = readTexel(cells.texels[y * cells.width + x]);
      if (light === Light.none) continue;
      const stairs = look === 'tiles' && tile >= firstStairs;
      put(x, y, places[tile === 0 ? slabAt(x, y) : tile], stairs ? lit.stairs : 1);
      if (look === 'tiles' && mark === Mark.shadow) shaded.push([x, y]);
    }
  }
  for (const [x, y] of shaded) put(x, y, shadow, 1);
  return numbers.subarray(0, used);
}

/** Two triangles a quad. */
export function indicesOf(quads: number): Uint32Array {
  return Uint32Array.from(
    { length: 6 * quads },
    (_, n) => 4 * Math.floor(n / 6) + triangles[n % 6],
  );
}
