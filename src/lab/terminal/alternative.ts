import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import type { Command } from '../../game/commands.ts';
import { takeTurn } from '../../game/game.ts';
import { systems } from '../../game/systems/order.ts';
import type { Game, System } from '../../game/world.ts';
import type { Rival, Subject } from '../bench/bench.ts';
import { InputError } from '../input-error.ts';

type Exports = Readonly<Record<string, unknown>>;

/**
 * Another implementation out of a TypeScript file: its default export or the one of the system's name,
 * `(game) => void`. For `turn`, where neither is there, the exports that are called like systems stand
 * in for those in the turn.
 */
export async function loadRival(file: string, subject: Subject): Promise<Rival> {
  const found = await load(file);
  const name = basename(file);
  const whole = found[subject] ?? found.default;
  if (isSystem(whole)) return { name, work: whole };
  if (subject === 'turn') {
    const own = systemsIn(found);
    if (Object.keys(own).length > 0) return { name, work: turnWith(own) };
  }
  throw new InputError(
    `${file}: it must export a function (game) => void as default or as "${subject}"` +
      (subject === 'turn' ? ', or functions that are called like systems' : ''),
  );
}

/** The systems out of a TypeScript file that stand in for the rules' own: its exports called like them. */
export async function loadReplacements(file: string): Promise<Systems> {
  const found = await load(file);
  const { default: whole } = found;
  // As for one system alone: a function that is called like one says which.
  const own = systemsIn(isSystem(whole) ? { ...found, [whole.name]: whole } : found);
  if (Object.keys(own).length > 0) return own;
  throw new InputError(
    `${file}: it must export functions (game) => void that are called like systems: ${Object.keys(systems).join(', ')}`,
  );
}

type Systems = Readonly<Record<string, System>>;

function systemsIn(found: Exports): Systems {
  const own = Object.entries(found).filter(([name, one]) => name in systems && isSystem(one));
  return Object.fromEntries(own) as Systems;
}

/** Where the program itself is built; what lies there finds the project's packages. */
const builds = '.rl';

/**
 * Built as the program is, so that neither runs the better for it; it may import what the project's
 * own files may.
 */
async function load(file: string): Promise<Exports> {
  if (!existsSync(file)) throw new InputError(`cannot read ${file}: there is no such file`);
  mkdirSync(builds, { recursive: true });
  const folder = mkdtempSync(join(resolve(builds), 'against-'));
  try {
    const path = join(folder, 'rival.mjs');
    writeFileSync(path, await built(file));
    // What it throws is told with the line of its own file.
    process.setSourceMapsEnabled(true);
    return await import(/* @vite-ignore */ pathToFileURL(path).href);
  } catch (error) {
    throw new InputError(`${file}: ${reasonOf(error)}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function built(file: string): Promise<string> {
  const { build } = await import('vite');
  const bundles = await build({
    configFile: false,
    logLevel: 'silent',
    build: { ssr: resolve(file), write: false, sourcemap: 'inline' },
  });
  const [bundle] = [bundles].flat();
  if (!('output' in bundle)) throw new Error('it was not built');
  return bundle.output[0].code;
}

/** What a failed build says, on one line: the mistake, and where it is. */
function reasonOf(error: unknown): string {
  const text = stripVTControlCharacters(error instanceof Error ? error.message : String(error));
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const at = lines.map((line) => /\[ (\S+:\d+:\d+) \]/.exec(line)?.[1]).find(Boolean);
  const [first, second] = lines;
  const reason = first.startsWith('Build failed') && second ? second : first;
  return `${reason.replace(/^\[[^\]]*\]\s*/, '')}${at ? ` (${at})` : ''}`;
}

function isSystem(value: unknown): value is System {
  return typeof value === 'function';
}

function turnWith(own: Systems) {
  return (game: Game, command: Command) => {
    game.replaced = own;
    try {
      takeTurn(game, command);
    } finally {
      game.replaced = null;
    }
  };
}
