import { createHash } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { iconNamesPlugin, ownDrawings } from './build/icon-names-plugin.mjs';
import { reportPagePlugin } from './build/report-page-plugin.mjs';
import { rulesHashPlugin } from './build/rules-hash-plugin.mjs';

/**
 * Runs `src/cli.ts`. Builds it first if the sources have changed since the last build. Each build has
 * its own folder, named after a hash of the sources, so that parallel calls never change each other's
 * files.
 */

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const builds = join(root, '.rl');
/** Milliseconds after which a build of other sources is deleted. A running program may still use it. */
const lifetime = 3_600_000;

/** A hash of all files that the build reads. */
function hashOfSources() {
  const hash = createHash('sha256');
  const add = (path) => hash.update(`${path}\0`).update(readFileSync(join(root, path)));
  hash.update(ownDrawings().join());
  add('package-lock.json');
  for (const path of readdirSync(join(root, 'src'), { recursive: true }).sort()) {
    if (statSync(join(root, 'src', path)).isFile()) add(join('src', path));
  }
  return hash.digest('hex').slice(0, 16);
}

/** Builds into a temporary folder and renames it. */
async function build(folder) {
  mkdirSync(builds, { recursive: true });
  const temporary = mkdtempSync(join(builds, 'building-'));
  try {
    const vite = await import('vite');
    await vite.build({
      root,
      configFile: false,
      logLevel: 'error',
      plugins: [rulesHashPlugin(), iconNamesPlugin(), reportPagePlugin()],
      build: {
        ssr: true,
        outDir: temporary,
        sourcemap: true,
        rolldownOptions: { input: ['src/cli.ts', 'src/lab/terminal/worker.ts'] },
      },
    });
    // Temporary folders are private, but other users of the checkout run the build, too.
    chmodSync(temporary, 0o755);
    renameSync(temporary, folder);
    deleteOldBuilds(folder);
  } catch (error) {
    rmSync(temporary, { recursive: true, force: true });
    // A parallel call has finished the same build first.
    if (!existsSync(folder)) throw error;
  }
}

function deleteOldBuilds(current) {
  for (const name of readdirSync(builds)) {
    const folder = join(builds, name);
    const age = Date.now() - statSync(folder, { throwIfNoEntry: false })?.mtimeMs;
    if (folder !== current && age > lifetime) rmSync(folder, { recursive: true, force: true });
  }
}

/** Ends the process with a line that states the problem. */
function stop(problem) {
  process.stderr.write(`error: ${problem}\n`);
  process.exit(2);
}

/** The built program. */
async function load() {
  const folder = join(builds, hashOfSources());
  try {
    if (!existsSync(folder)) await build(folder);
  } catch (error) {
    stop(`cannot build the program in ${builds}: ${error.message}`);
  }
  const program = join(folder, 'cli.js');
  try {
    accessSync(program, constants.R_OK);
  } catch (error) {
    stop(`cannot read the built program: ${error.message}; delete the folder ${builds}`);
  }
  return import(pathToFileURL(program).href);
}

// Exceptions and profiles name lines of the sources.
process.setSourceMapsEnabled(true);
const { main } = await load();
process.exitCode = await main(process.argv.slice(2));
