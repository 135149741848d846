import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { SourceMapPayload } from 'node:module';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import type { Command } from '../../game/commands.ts';
import { takeTurn } from '../../game/game.ts';
import { systems } from '../../game/systems/turn-order.ts';
import type { Game, System } from '../../game/world.ts';
import type { Alternative } from '../bench/bench.ts';
import type { Subject } from '../bench/subjects.ts';
import { InputError, reasonOf } from '../input-error.ts';

/** Loads other implementations of systems from TypeScript files. */

type Exports = Readonly<Record<string, unknown>>;
type Systems = Readonly<Record<string, System>>;
/** A function that does the work of a system, or of a turn with its command. */
export type Implementation = Alternative['work'];

/**
 * The implementation of a subject. A file means the same for every command: its exports are named after
 * systems or `turn`, and a default export counts by the function's name. For `turn`, systems
 * replace those of the turn. Throws an InputError.
 */
export async function loadAlternative(file: string, subject: Subject): Promise<Alternative> {
  const { found } = await importBuilt(file);
  return { name: basename(file), work: workIn(found, file, subject) };
}

/** The implementation of a subject in the exports of a file. Throws an InputError without one. */
export function workIn(exports: Exports, file: string, subject: Subject): Implementation {
  const named = namedIn(exports, file);
  const implementation = named[subject];
  if (isSystem(implementation)) return implementation;
  const ownSystems = systemsIn(named);
  if (subject === 'turn' && Object.keys(ownSystems).length > 0) return turnWith(ownSystems);
  const names = subject === 'turn' ? 'turn or systems' : `the system ${subject}`;
  throw new InputError(`${file}: must export a function (game) => void named after ${names}`);
}

/** The exports named after systems. */
export async function loadSystems(file: string): Promise<Systems> {
  const { found } = await importBuilt(file);
  const ownSystems = systemsIn(namedIn(found, file));
  if (Object.keys(ownSystems).length > 0) return ownSystems;
  throw new InputError(
    `${file}: must export functions (game) => void named after systems: ${Object.keys(systems).join(', ')}`,
  );
}

/** The exports of a file. A default export has the function's name. */
function namedIn({ default: unnamed, ...named }: Exports, file: string): Exports {
  if (!isSystem(unnamed)) return named;
  const { name } = unnamed;
  if (name in systems || name === 'turn') return { ...named, [name]: unnamed };
  throw new InputError(`${file}: name the function of the default export after a system or turn`);
}

function systemsIn(exports: Exports): Systems {
  const entries = Object.entries(exports);
  const ownSystems = entries.filter(([name, value]) => name in systems && isSystem(value));
  return Object.fromEntries(ownSystems) as Systems;
}

/** A folder inside the project, so that the built file finds the project's packages. */
const builds = '.rl';

/** A file that was built and imported. */
export interface Built {
  readonly found: Exports;
  /** The address of the built file, as V8 names it. */
  readonly url: string;
  readonly code: string;
  readonly map: SourceMapPayload;
}

/**
 * Builds a file like the program itself, so that both run equally fast, and imports it. `purpose`: the
 * beginning of the name of its folder.
 */
export async function importBuilt(
  file: string,
  purpose: 'against' | 'counted' = 'against',
): Promise<Built> {
  if (!existsSync(file)) throw new InputError(`cannot read ${file}: no such file`);
  const folder = makeFolder(purpose);
  try {
    const path = join(folder, 'alternative.mjs');
    const { code, map } = await built(file);
    writeFileSync(path, code);
    // Exceptions then name lines of the TypeScript file.
    process.setSourceMapsEnabled(true);
    const { href } = pathToFileURL(path);
    return { found: await import(/* @vite-ignore */ href), url: href, code, map };
  } catch (error) {
    throw new InputError(`${file}: ${buildReason(error)}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function makeFolder(purpose: string): string {
  try {
    mkdirSync(builds, { recursive: true });
    return mkdtempSync(join(resolve(builds), `${purpose}-`));
  } catch (error) {
    throw new InputError(`cannot write to the folder ${builds}: ${reasonOf(error)}`);
  }
}

/** The code of a built file with its source map, in which sources are absolute paths. */
async function built(file: string): Promise<Pick<Built, 'code' | 'map'>> {
  const { build } = await import('vite');
  const bundles = await build({
    configFile: false,
    logLevel: 'silent',
    build: { ssr: resolve(file), write: false, outDir: builds, sourcemap: 'inline' },
  });
  const [bundle] = [bundles].flat();
  if (!('output' in bundle)) throw new Error(`could not bundle ${file}`);
  const [{ code, map }] = bundle.output;
  if (!map) throw new Error(`could not map ${file}`);
  const sources = map.sources.map((source) => resolve(builds, source));
  return { code, map: { ...map, sources, sourceRoot: '', file: file } };
}

/** The mistake of a failed build and its place, in one line. */
function buildReason(error: unknown): string {
  const text = stripVTControlCharacters(error instanceof Error ? error.message : String(error));
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const place = lines.map((line) => /\[ (\S+:\d+:\d+) \]/.exec(line)?.[1]).find(Boolean);
  const [first, second] = lines;
  const reason = first.startsWith('Build failed') && second ? second : first;
  return `${reason.replace(/^\[[^\]]*\]\s*/, '')}${place ? ` (${place})` : ''}`;
}

function isSystem(value: unknown): value is System {
  return typeof value === 'function';
}

/** A turn of the game in which systems are replaced. */
function turnWith(ownSystems: Systems) {
  return (game: Game, command: Command) => {
    game.replaced = ownSystems;
    try {
      takeTurn(game, command);
    } finally {
      game.replaced = null;
    }
  };
}
