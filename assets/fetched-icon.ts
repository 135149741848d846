import { canvasBox, outlinedIcon } from './outlines.ts';

/**
 * An icon of game-icons.net as a drawing like those of the atlas, fetched from the files of the page
 * (`icon-files.ts`). Null if there is no such icon, or no network.
 */
export async function fetchIcon(name: string): Promise<{ viewBox: string; body: string } | null> {
  const response = await fetch(`icons/${name}.svg`).catch(() => null);
  if (!response?.ok) return null;
  const svg = await response.text();
  // A host can answer with a page in place of a missing file.
  const [, body] = /^<svg[^>]*>(.*)<\/svg>$/s.exec(svg) ?? [];
  return body === undefined ? null : { viewBox: canvasBox, body: outlinedIcon(name, body) };
}
