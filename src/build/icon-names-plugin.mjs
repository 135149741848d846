import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
/** The drawings of the game that bundles can name, as well as any icon of game-icons.net. */
const folders = ['assets/figures', 'assets/monsters', 'assets/sprites'];

/**
 * The Vite plugin of `virtual:icon-names`: the names that `look.sprite` of a bundle can have. Plain
 * JavaScript, because `rl.mjs` runs it without a build.
 */
export function iconNamesPlugin() {
  const id = 'virtual:icon-names';
  return {
    name: 'icon-names',
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load(resolved) {
      if (resolved !== `\0${id}`) return null;
      const path = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
      const { icons } = JSON.parse(readFileSync(path, 'utf8'));
      const names = new Set([...Object.keys(icons), ...ownDrawings()]);
      return `export const iconNames = ${JSON.stringify([...names].sort())};`;
    },
  };
}

/** The names of the drawings of the game that bundles can name. */
export function ownDrawings() {
  const files = folders.flatMap((folder) => readdirSync(join(root, folder)));
  return files.filter((file) => file.endsWith('.svg')).map((file) => file.slice(0, -4));
}
