import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { CheckStatus } from '@stryker-mutator/api/check';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';

/**
 * Plugins of StrykerJS that test a random sample of the mutants of each folder of `src` and estimate the
 * folder's score. `SAMPLE` is the number of mutants per folder. `SEED` and the code decide which ones.
 */
const { SAMPLE = '100', SEED = '1' } = process.env;
const reportFolder = '.mutation';
const refusal = { status: CheckStatus.CompileError, reason: 'Not in the sample.' };

/** The path of a mutated file from `src`, in the project as in a copy of it. */
const pathOf = ({ fileName }) => fileName.slice(fileName.lastIndexOf('src/'));
const folderOf = (mutant) => pathOf(mutant).split('/')[1];

/** Puts mutants in a random order that depends on nothing else than the seed and the mutants. */
function rankOf(mutant) {
  const { location, mutatorName, replacement } = mutant;
  const facts = [SEED, pathOf(mutant), location.start, location.end, mutatorName, replacement];
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex');
}

/** The ids of the sample. The folders take turns, so that a run that was ended early has a sample, too. */
function sampleOf(mutants) {
  const ranked = mutants.map((mutant) => ({ mutant, rank: rankOf(mutant) }));
  ranked.sort((a, b) => (a.rank < b.rank ? -1 : 1));
  const sizes = new Map();
  const placed = ranked.map(({ mutant }) => {
    const place = sizes.get(folderOf(mutant)) ?? 0;
    sizes.set(folderOf(mutant), place + 1);
    return { id: mutant.id, place };
  });
  const chosen = placed.filter(({ place }) => place < Number(SAMPLE));
  return chosen.sort((a, b) => a.place - b.place).map(({ id }) => id);
}

/**
 * Refuses the mutants outside the sample before they are tested. StrykerJS lists them as compile errors, which
 * do not count. It offers all mutants at once to `group`.
 */
class SampleChecker {
  #sample = new Set();

  async init() {}

  async group(mutants) {
    this.#sample = new Set(sampleOf(mutants));
    const others = mutants.map(({ id }) => id).filter((id) => !this.#sample.has(id));
    return [...[...this.#sample].map((id) => [id]), others];
  }

  async check(mutants) {
    const passed = { status: CheckStatus.Passed };
    return Object.fromEntries(
      mutants.map(({ id }) => [id, this.#sample.has(id) ? passed : refusal]),
    );
  }
}

/** Renews the report after each tested mutant. */
class SampleReporter {
  /** By folder: the number of mutants from which the sample is taken. */
  #populations = new Map();
  #tested = [];

  onMutationTestingPlanReady({ mutantPlans }) {
    for (const { plan, mutant } of mutantPlans) {
      if (plan !== 'Run') continue;
      const folder = folderOf(mutant);
      this.#populations.set(folder, (this.#populations.get(folder) ?? 0) + 1);
    }
  }

  onMutantTested(mutant) {
    if (mutant.status === 'Ignored' || mutant.statusReason === refusal.reason) return;
    this.#tested.push(mutant);
    mkdirSync(reportFolder, { recursive: true });
    writeFileSync(`${reportFolder}/sample.md`, `${this.#report()}\n`);
  }

  #report() {
    const head =
      '| folder | mutants | tested | killed | timeouts | survived | score | 95 % interval |';
    const rows = [...this.#populations].sort().map(([folder, population]) => {
      const tested = this.#tested.filter((mutant) => folderOf(mutant) === folder);
      const count = (...statuses) =>
        tested.filter(({ status }) => statuses.includes(status)).length;
      const killed = count('Killed', 'RuntimeError');
      const timeouts = count('Timeout');
      const survived = count('Survived', 'NoCoverage');
      const [score, low, high] = intervalOf(killed + timeouts, tested.length);
      const cells = [folder, population, tested.length, killed, timeouts, survived];
      return `| ${[...cells, percent(score), `${percent(low)} to ${percent(high)}`].join(' | ')} |`;
    });
    const listed = this.#tested.filter(({ status }) => status !== 'Killed').map(lineOf);
    return [
      `Seed ${SEED}, ${SAMPLE} mutants per folder.`,
      '',
      head,
      '|---|--:|--:|--:|--:|--:|--:|--:|',
    ]
      .concat(rows, '', listed)
      .join('\n');
  }
}

/** A share and its 95 % interval by Wilson's method. */
function intervalOf(hits, count) {
  if (count === 0) return [0, 0, 1];
  const z = 1.96;
  const share = hits / count;
  const weight = 1 + z ** 2 / count;
  const centre = share + z ** 2 / (2 * count);
  const spread = z * Math.sqrt((share * (1 - share)) / count + (z / (2 * count)) ** 2);
  return [share, (centre - spread) / weight, (centre + spread) / weight];
}

const percent = (share) => `${(100 * share).toFixed(0)} %`;

/** A mutant that was not simply killed, on one line. */
function lineOf(mutant) {
  const { line, column } = mutant.location.start;
  const text = mutant.replacement.replace(/\s+/g, ' ').slice(0, 80);
  return `- ${mutant.status} ${pathOf(mutant)}:${line}:${column} ${mutant.mutatorName}: \`${text}\``;
}

export const strykerPlugins = [
  declareClassPlugin(PluginKind.Checker, 'sample', SampleChecker),
  declareClassPlugin(PluginKind.Reporter, 'sample', SampleReporter),
];
