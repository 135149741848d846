import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Texts that are not part of a bundled module: file name in `licences/` and source. */
const texts = {
  'simple-roguelike.txt': 'LICENSE',
  'credits.md': 'assets/CREDITS.md',
  'm-plus-1p.txt': 'node_modules/@fontsource/m-plus-1p/LICENSE',
  'fira-code.txt': 'node_modules/@fontsource/fira-code/LICENSE',
};

/**
 * Adds the licence texts of the game, its fonts and its icons to the build. Vite's `build.license`
 * writes those of the bundled libraries.
 */
export function licences(): Plugin {
  let root = '';
  return {
    name: 'licences',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(config) {
      root = config.root;
    },
    generateBundle() {
      for (const [name, path] of Object.entries(texts)) {
        this.emitFile({
          type: 'asset',
          fileName: `licences/${name}`,
          source: readFileSync(join(root, path), 'utf8'),
        });
      }
    },
  };
}
