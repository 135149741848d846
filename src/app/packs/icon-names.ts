import { iconNames } from 'virtual:icon-names';
import { spriteNames } from '../../bundles/packs/pack-paths.ts';
import type { StoredPack } from '../../records/packs.ts';

/** The names that icons can have: those of the game, and the sprites of packs. */
export function iconsWith(packs: readonly StoredPack[]): ReadonlySet<string> {
  const sprites = packs.flatMap(({ manifest, files }) => spriteNames(manifest.name, files));
  return new Set([...iconNames, ...sprites]);
}
