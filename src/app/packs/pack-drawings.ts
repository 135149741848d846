import {
  canvasBox,
  outlinedIcon,
  outlinedPicture,
  outlinedSprite,
} from '../../../assets/outlines.ts';
import { bytesOfFile, isPng, spritesIn } from '../../bundles/packs/pack-paths.ts';
import { pngSize } from '../../bundles/packs/png.ts';
import { readSvg } from '../../bundles/packs/svg.ts';
import type { StoredPack } from '../../records/packs.ts';

/** PNG pictures up to this side are drawn with sharp pixels. */
const mostPixels = 64;

/**
 * The sprite of a pack, such as "moor:ghoul", as a drawing like those of the atlas; null if no pack has it. The
 * drawing goes into an image, never into the document.
 */
export function packDrawing(
  packs: readonly StoredPack[],
  name: string,
): { viewBox: string; body: string } | null {
  const [owner, sprite] = name.split(':');
  const pack = packs.find(({ manifest }) => manifest.name === owner);
  const path = pack && spritesIn(pack.files).find((one) => one.name === sprite)?.path;
  if (!pack || !path) return null;
  const text = pack.files[path];
  if (isPng(path)) {
    const isSmall = Math.max(...pngSize(bytesOfFile(path, text))) <= mostPixels;
    return { viewBox: canvasBox, body: outlinedPicture(`data:image/png;base64,${text}`, isSmall) };
  }
  const result = readSvg(text);
  if (!('drawing' in result)) return null;
  const { isIcon, body } = result.drawing;
  // The name is part of an id in the drawing.
  const id = name.replace(':', '_');
  return {
    viewBox: canvasBox,
    body: isIcon ? outlinedIcon(id, body) : outlinedSprite(body, 'sprite'),
  };
}
