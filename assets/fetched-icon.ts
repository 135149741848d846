import { canvasBox, outlinedIcon } from './outlines.ts';

/** A drawing as a text of SVG. */
interface IconDrawing {
  readonly viewBox: string;
  readonly body: string;
}

let packDrawing: (name: string) => Promise<IconDrawing | null> = async () => null;

/** Sets the function that draws the sprites of packs, whose names have a colon. */
export function drawPackSprites(draw: typeof packDrawing): void {
  packDrawing = draw;
}

/**
 * An icon that the atlas lacks, as a drawing like those of the atlas: a sprite of a pack, or an icon of
 * game-icons.net, fetched from the files of the page (`icon-files.ts`). Null if there is no such icon, or no
 * network.
 */
export async function fetchIcon(name: string): Promise<IconDrawing | null> {
  if (name.includes(':')) return packDrawing(name);
  const response = await fetch(`icons/${name}.svg`).catch(() => null);
  if (!response?.ok) return null;
  const svg = await response.text();
  // A host can answer with a page in place of a missing file.
  const [, body] = /^<svg[^>]*>(.*)<\/svg>$/s.exec(svg) ?? [];
  return body === undefined ? null : { viewBox: canvasBox, body: outlinedIcon(name, body) };
}
