import { canvasBox, outlinedIcon } from './outlines.ts';

/** A drawing as a text of SVG. */
interface IconDrawing {
  readonly viewBox: string;
  readonly body: string;
}

/** Loads an icon that the atlas lacks, as a drawing like those of the atlas. Null if there is none, or no network. */
export type FetchIcon = (name: string) => Promise<IconDrawing | null>;

/** Fetches icons of game-icons.net, and draws sprites of packs, whose names have a colon, with `packDrawing`. */
export function iconFetcher(packDrawing: FetchIcon): FetchIcon {
  return (name) => (name.includes(':') ? packDrawing(name) : gameIcon(name));
}

/** An icon of game-icons.net from the files of the page (`icon-files.ts`). */
async function gameIcon(name: string): Promise<IconDrawing | null> {
  const response = await fetch(`icons/${name}.svg`).catch(() => null);
  if (!response?.ok) return null;
  const svg = await response.text();
  // A host can answer with a page in place of a missing file.
  const [, body] = /^<svg[^>]*>(.*)<\/svg>$/s.exec(svg) ?? [];
  return body === undefined ? null : { viewBox: canvasBox, body: outlinedIcon(name, body) };
}
