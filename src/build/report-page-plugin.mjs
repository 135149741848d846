import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The Vite plugin of `virtual:report-page`. Its exports are the built script of a report's page and the
 * licence texts of the libraries in it, so that `html.ts` can write both into one file. Plain
 * JavaScript, because `rl.mjs` runs it without a build.
 */
export function reportPagePlugin() {
  const id = 'virtual:report-page';
  return {
    name: 'report-page',
    resolveId: (source) => (source === id ? `\0${id}` : null),
    async load(resolved) {
      if (resolved !== `\0${id}`) return null;
      const { chunks, licences } = await buildPage();
      return `export const script = ${JSON.stringify(chunks)};
export const licences = ${JSON.stringify(licences)};`;
    },
  };
}

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** Libraries whose licences a copy of the script must contain. */
const libraries = ['@observablehq/plot', 'd3', 'isoformat', 'interval-tree-1d', 'internmap'];

async function buildPage() {
  const { build } = await import('vite');
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2023',
      lib: { entry: join(root, 'src/lab/reports/page.ts'), formats: ['iife'], name: 'report' },
    },
  });
  const [{ output }] = [result].flat();
  return { chunks: output[0].code, licences: libraries.map(licenceOf).join('\n\n') };
}

function licenceOf(name) {
  const folder = join(root, 'node_modules', name);
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return `${name} ${version}\n${readFileSync(join(folder, 'LICENSE'), 'utf8').trim()}`;
}
