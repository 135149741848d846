import { svg } from '../icon.ts';

/** The classes of the cells of a drawing by their characters; every other character is a thing or a monster. */
const classes: Readonly<Record<string, string>> = { '#': 'wall', '.': 'floor', ' ': '' };

/** A small picture of the drawing of a vault; null for the text of another file. */
export function vaultPicture(text: string): SVGElement | null {
  const map = mapOf(text);
  if (!map) return null;
  const width = Math.max(...map.map((row) => row.length));
  const cells = map.flatMap((row, y) =>
    [...row].flatMap((character, x) => {
      const name = classes[character] ?? 'thing';
      return name === '' ? [] : [svg('rect', { class: name, x, y, width: 1, height: 1 })];
    }),
  );
  const viewBox = `0 0 ${width} ${map.length}`;
  return svg('svg', { class: 'vault', viewBox, 'aria-hidden': 'true' }, ...cells);
}

/** The rows of the drawing in the text of a vault. */
function mapOf(text: string): readonly string[] | null {
  try {
    const { map } = JSON.parse(text);
    const isMap = Array.isArray(map) && map.length > 0;
    return isMap && map.every((row) => typeof row === 'string') ? map : null;
  } catch {
    return null;
  }
}
