import type { Campaign } from '../../game/campaign.ts';
import type { Kind } from '../../game/kinds.ts';
import { type DrawnFloor, isTileOrHero } from '../../trials/drawn-floor.ts';

/** An empty hall with the hero in its middle, one floor below the start. */
export function bareScene({ start }: Campaign): DrawnFloor {
  const [width, height] = [21, 13];
  const rows = Array.from({ length: height }, (_, y) =>
    y === 0 || y === height - 1 ? '#'.repeat(width) : `#${'.'.repeat(width - 2)}#`,
  );
  return withCell({ rows, legend: {}, depth: start.depth + 1 }, 10, 6, '@');
}

/** A scene with one entity of a kind on a cell. The hero cannot be replaced. */
export function withKind(scene: DrawnFloor, { id, look }: Kind, x: number, y: number): DrawnFloor {
  if (!isFree(scene, x, y)) return scene;
  const { legend } = scene;
  const known = Object.keys(legend).find((letter) => legend[letter] === id);
  const taken = (letter: string) => letter in legend || isTileOrHero(letter);
  const letters = [look.glyph, ...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'];
  const letter = known ?? letters.find((one) => !taken(one));
  if (letter === undefined) return scene;
  return withCell({ ...scene, legend: { ...legend, [letter]: id } }, x, y, letter);
}

/** A scene with a character on a cell. `@` moves the hero. Unused letters leave the legend. */
export function withCell(scene: DrawnFloor, x: number, y: number, character: string): DrawnFloor {
  if (!isFree(scene, x, y)) return scene;
  const rows = scene.rows.map((row, at) => {
    const cells = [...(character === '@' ? row.replace('@', '.') : row)];
    if (at === y) cells[x] = character;
    return cells.join('');
  });
  const shown = rows.join('');
  const used = Object.entries(scene.legend).filter(([letter]) => shown.includes(letter));
  return { ...scene, rows, legend: Object.fromEntries(used) };
}

/** Whether something can be placed on a cell: inside the outer wall, and not on the hero. */
function isFree({ rows }: DrawnFloor, x: number, y: number): boolean {
  const cells = [...(rows[y] ?? '')];
  const inside = x > 0 && y > 0 && x < cells.length - 1 && y < rows.length - 1;
  return inside && cells[x] !== '@';
}

/** A scene as JSON with one row per line, for tests. */
export function sceneText({ rows, legend, depth }: DrawnFloor): string {
  const lines = rows.map((row) => `    ${JSON.stringify(row)}`).join(',\n');
  return `{\n  "rows": [\n${lines}\n  ],\n  "legend": ${JSON.stringify(legend)},\n  "depth": ${depth}\n}\n`;
}
