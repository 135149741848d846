import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { CheckStatus } from '@stryker-mutator/api/check';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';

const { SAMPLE = '100', SEED = '1', CHOSEN } = process.env;

/** The path of a mutated file from `src`, in the project as in a copy of it. */
const pathOf = ({ fileName }) => fileName.slice(fileName.lastIndexOf('src/'));

/** Puts mutants in a random order that depends on nothing else than the seed and the mutants. */
function rankOf(mutant) {
  const { location, mutatorName, replacement } = mutant;
  const facts = [SEED, pathOf(mutant), location.start, location.end, mutatorName, replacement];
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex');
}

/**
 * A checker of StrykerJS that writes a random sample of the mutants to the file `CHOSEN`, and refuses all mutants,
 * so that StrykerJS tests none. It receives them at once in `group`.
 */
class Chooser {
  async init() {}

  async group(mutants) {
    const ranked = mutants.map((mutant) => ({ mutant, rank: rankOf(mutant) }));
    ranked.sort((a, b) => (a.rank < b.rank ? -1 : 1));
    const chosen = ranked.slice(0, Number(SAMPLE)).map(({ mutant }) => ({
      file: pathOf(mutant),
      ...mutant.location,
      mutator: mutant.mutatorName,
      replacement: mutant.replacement,
    }));
    mkdirSync(dirname(CHOSEN), { recursive: true });
    writeFileSync(CHOSEN, JSON.stringify({ population: mutants.length, chosen }));
    return [mutants.map(({ id }) => id)];
  }

  async check(mutants) {
    return Object.fromEntries(
      mutants.map(({ id }) => [id, { status: CheckStatus.CompileError, reason: 'Only chosen.' }]),
    );
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.Checker, 'choose', Chooser)];
