import { isObject } from '../../bundles/json.ts';
import { type PackFiles, spritesIn } from '../../bundles/packs/pack-paths.ts';
import type { Kind } from '../../game/kinds.ts';

/** The picture of a pack without sprites. */
const emblem: Kind['look'] = { glyph: '=', colour: '#d8b27a', sprite: 'locked-chest' };

/** The look of a pack in lists: that of a kind with one of its own sprites, else one of its sprites, else of a kind. */
export function packLook(name: string, files: PackFiles): Kind['look'] {
  const looks = Object.entries(files).flatMap(([path, text]) =>
    path.endsWith('.json') ? lookIn(text) : [],
  );
  const own = looks.find(({ sprite }) => sprite?.startsWith(`${name}:`));
  const [sprite] = spritesIn(files);
  if (own || !sprite) return own ?? looks[0] ?? emblem;
  return { ...emblem, colour: '#ffffff', sprite: `${name}:${sprite.name}` };
}

/** The look of a bundle with a sprite; empty for other files. */
function lookIn(text: string): Kind['look'][] {
  try {
    const { look } = JSON.parse(text) as { look?: unknown };
    if (!isObject(look)) return [];
    const { glyph, colour, sprite } = look;
    return [glyph, colour, sprite].every((part) => typeof part === 'string')
      ? [{ glyph, colour, sprite } as Kind['look']]
      : [];
  } catch {
    // A pack from an earlier version of the page can have files that are no longer read.
    return [];
  }
}
