import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Texts that are not part of a bundled module: file name in `licences/` and source. */
const texts = {
  'simple-roguelike.txt': 'LICENSE',
  'credits.md': 'assets/CREDITS.md',
  'cc-by-3.0.txt': 'assets/licences/cc-by-3.0.txt',
  'm-plus-1p.txt': 'node_modules/@fontsource/m-plus-1p/LICENSE',
  'fira-code.txt': 'node_modules/@fontsource/fira-code/LICENSE',
};

/** The file in which Vite's `build.license` writes the texts of the bundled libraries. */
export const librariesFile = 'licences/libraries.md';

/** The texts of libraries whose packages contain none. */
const missingTexts: Readonly<Record<string, string>> = {
  '@pixi/colord': 'assets/licences/colord.txt',
};

/** The libraries of the service worker, which is built after the page. */
const ofServiceWorker = ['core', 'precaching', 'routing', 'strategies'];

/**
 * Adds the licence texts of the game, its fonts and its icons to the build, and completes the list of the
 * libraries.
 */
export function licences(): Plugin {
  let root = '';
  return {
    name: 'licences',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(config) {
      root = config.root;
    },
    generateBundle: {
      // After Vite has written the list of the libraries.
      order: 'post',
      handler(_, bundle) {
        for (const [name, path] of Object.entries(texts)) {
          const source = readFileSync(join(root, path), 'utf8');
          this.emitFile({ type: 'asset', fileName: `licences/${name}`, source });
        }
        const libraries = bundle[librariesFile];
        if (libraries?.type === 'asset') {
          libraries.source = completeLibraries(String(libraries.source), root);
        }
      },
    },
  };
}

/** The list of libraries with the texts that packages lack, and with the libraries of the service worker. */
export function completeLibraries(list: string, root: string): string {
  const [head, ...sections] = list.split(/^(?=## )/m);
  const complete = sections.map((section) => {
    const [title, ...lines] = section.trim().split('\n');
    if (lines.length > 0) return section.trim();
    const name = title.split(' ')[1];
    const path = missingTexts[name];
    if (!path) {
      throw new Error(
        `${name} contains no licence text: add one to assets/licences and to missingTexts of assets/licences.ts.`,
      );
    }
    return `${title}\n\n${readFileSync(join(root, path), 'utf8').trim()}`;
  });
  const workbox = ofServiceWorker.map((name) => {
    const folder = join(root, 'node_modules', `workbox-${name}`);
    const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const text = readFileSync(join(folder, 'LICENSE'), 'utf8').trim();
    return `## workbox-${name} - ${version} (${license})\n\n${text}`;
  });
  return `${[head.trim(), ...complete, ...workbox].join('\n\n')}\n`;
}
