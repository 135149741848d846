import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { iconNamesPlugin } from './icon-names-plugin.mjs';
import { reportPagePlugin } from './report-page-plugin.mjs';
import { rulesHashPlugin } from './rules-hash-plugin.mjs';

/**
 * Builds the rules as a package in the folder `package`: `index.js` with types, and the program `rl`. Its
 * only dependency is bitECS; the other libraries are part of its files. `npm run pack` makes it a `.tgz`.
 */

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** Libraries that the package does not contain. With piscina, `rl` plays on several threads. */
const external = ['bitecs', 'piscina', 'vite'];

export async function buildPackage(folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await buildCode(folder);
  buildTypes(join(folder, 'types'));
  const { name, version, description, license, engines, dependencies } = readJson('package.json');
  const manifest = {
    ...{ name, version, description, license, engines, type: 'module' },
    exports: { '.': { types: './types/src/package.d.ts', default: './index.js' } },
    bin: { rl: './rl.js' },
    dependencies: { bitecs: dependencies.bitecs },
    peerDependencies: { piscina: dependencies.piscina },
    peerDependenciesMeta: { piscina: { optional: true } },
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  cpSync(join(root, 'src/formats.md'), join(folder, 'README.md'));
}

/** Builds the code alone: `index.js` and the program `rl.js`, without types and package.json. */
export async function buildCode(outDir) {
  const { build } = await import('vite');
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [rulesHashPlugin(), iconNamesPlugin(), reportPagePlugin()],
    define: { 'import.meta.env.VITE_PROGRAM': '"rl"' },
    ssr: { noExternal: true, external },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: false,
      license: { fileName: 'licences.md' },
      rolldownOptions: {
        input: {
          index: join(root, 'src/package.ts'),
          cli: join(root, 'src/cli.ts'),
          worker: join(root, 'src/lab/terminal/worker.ts'),
        },
      },
    },
  });
  const program = [
    '#!/usr/bin/env node',
    "import { main } from './cli.js';",
    'process.exitCode = await main(process.argv.slice(2));',
  ];
  writeFileSync(join(outDir, 'rl.js'), `${program.join('\n')}\n`, { mode: 0o755 });
}

/** Writes the types of `package.ts` and of everything that it imports. */
function buildTypes(outDir) {
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const config = join(root, 'src/build/tsconfig.package.json');
  execFileSync(process.execPath, [compiler, '-p', config, '--outDir', outDir], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  // The commands are types of valibot, which the package contains but does not depend on.
  cpSync(join(root, 'node_modules/valibot/dist/index.d.mts'), join(outDir, 'valibot.d.ts'));
  for (const file of readdirSync(outDir, { recursive: true })) {
    if (!file.endsWith('.d.ts')) continue;
    const path = join(outDir, file);
    const text = readFileSync(path, 'utf8');
    const up = relative(dirname(path), outDir) || '.';
    const valibot = `${up.startsWith('.') ? up : `./${up}`}/valibot.js`;
    const local = text.replace(/(from |import\()(["'])valibot\2/g, `$1$2${valibot}$2`);
    if (local !== text) writeFileSync(path, local);
  }
}

function readJson(file) {
  return JSON.parse(readFileSync(join(root, file), 'utf8'));
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const folder = join(root, 'package');
  await buildPackage(folder);
  execFileSync('npm', ['pack', folder], { cwd: root, stdio: 'inherit' });
}
