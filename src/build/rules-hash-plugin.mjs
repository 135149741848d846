import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The Vite plugin of `virtual:rules-hash`. Its export is the SHA-256 of the sources of the rules, so that a
 * recorded game names the rules it was played with. Plain JavaScript, because `rl.mjs` runs it without a
 * build.
 */
export function rulesHashPlugin() {
  const id = 'virtual:rules-hash';
  return {
    name: 'rules-hash',
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load(resolved) {
      if (resolved !== `\0${id}`) return null;
      const files = filesOfRules();
      for (const file of files) this.addWatchFile(join(root, file));
      return `export const rulesHash = '${hashOfFiles(files)}';`;
    },
  };
}

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** The sources of the rules, as sorted paths from the root with "/". */
function filesOfRules() {
  return ['src/dungeon', 'src/game']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true }).map(
        (path) => `${folder}/${path.replaceAll('\\', '/')}`,
      ),
    )
    .filter((path) => path.endsWith('.ts'))
    .sort();
}

/** A hash of paths and texts, and of the version of bitECS. Line ends are the same on all systems. */
function hashOfFiles(files) {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const hash = createHash('sha256').update(`bitecs ${dependencies.bitecs}\0`);
  for (const file of files) {
    const text = readFileSync(join(root, file), 'utf8').replaceAll('\r\n', '\n');
    hash.update(`${file}\0${text}\0`);
  }
  return hash.digest('hex');
}
