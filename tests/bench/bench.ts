import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { InputError } from '../../src/lab/input-error.ts';
import { writeReport } from '../../src/lab/terminal/report-option.ts';
import { findOrInstallChromium, launch } from '../browser/chromium.ts';
import type { BrowserContests, Contests, Measured } from './contest.ts';
import { findRun, margin, type Run, readHistory, runOf, UnknownRun, worsened } from './history.ts';
import { historyCharts } from './history-charts.ts';
import { hold } from './measure.ts';
import { asMarkdown, asText, type Machine, outcomes, placeOf } from './table.ts';

const resultsFile = 'tests/bench/results.md';
const historyFile = 'tests/bench/history.jsonl';
const usage = `npm run bench -- [NAME…] [--json] [--strict] [--no-browser]
Runs the benchmarks whose name or file contains one of the NAMEs. Without a NAME it runs all of
them, writes ${resultsFile} and appends the results to ${historyFile}.
--json prints JSON. --strict exits with 1 when a target is missed.

npm run bench -- --since [DATE|COMMIT]
Measures nothing: compares the newest run of the history with the run of a date (2026-11-30) or
commit, or with the run before, and lists the results that got worse by more than ${100 * margin} %.
With --strict it exits with 1 if there are any.

npm run bench -- --report FILE.html
Measures nothing: writes a page with charts of the history.`;

/** The exit codes after a signal: 128 plus its number, as in shells. */
const exitCodes: Readonly<Record<string, number>> = { SIGINT: 130, SIGTERM: 143 };

const budget = { rounds: 9, milliseconds: 40 };

const files = import.meta.glob<Contests>('./*.bench.ts', { import: 'default' });
const browserFiles = import.meta.glob<BrowserContests>('./browser/*.ts', { import: 'default' });

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
      strict: { type: 'boolean', default: false },
      'no-browser': { type: 'boolean', default: false },
      since: { type: 'boolean', default: false },
      report: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(usage);
    return 0;
  }
  if (values.report !== undefined) {
    const history = knownRuns();
    await writeReport(values.report, () => ({
      title: 'Benchmark history',
      lines: history.map(({ date, commit, machine }) => `${date} ${commit ?? ''} ${machine}`),
      charts: historyCharts(history),
    }));
    return 0;
  }
  if (values.since) {
    const worse = printWorsened(positionals[0]);
    return values.strict && worse > 0 ? 1 : 0;
  }
  const say = (text: string) => (values.json ? process.stderr : process.stdout).write(`${text}\n`);
  const wanted = (name: string) =>
    positionals.length === 0 ||
    positionals.some((part) => name.toLowerCase().includes(part.toLowerCase()));
  const machine = thisMachine();
  say(placeOf(machine));
  if (!globalThis.gc) say('Without --expose-gc, allocations are not measured.');

  const interruption = new AbortController();
  // The first signal ends the work after the present benchmark. npm repeats the signal, so further ones do nothing.
  for (const name of Object.keys(exitCodes)) process.on(name, () => interruption.abort(name));
  const withBrowser = !values['no-browser'];
  const { held, failures } = await measureAll(wanted, withBrowser, say, interruption.signal);
  const { aborted, reason } = interruption.signal;
  if (held.length + failures === 0 && !aborted) {
    process.stderr.write(`error: no benchmark has a name like ${positionals.join(', ')}\n`);
    return 2;
  }
  const goals = held.flatMap(outcomes);
  const missed = goals.filter(({ met }) => !met).length;
  say(`\n${goals.length - missed} of ${goals.length} targets met`);
  if (values.json) process.stdout.write(`${JSON.stringify({ machine, contests: held })}\n`);
  if (aborted) {
    process.stderr.write(`interrupted: only ${held.length} benchmarks are in the results\n`);
    return exitCodes[reason];
  }
  if (positionals.length === 0 && !values['no-browser'] && failures === 0) {
    writeResults(held, machine);
    say(`Wrote ${resultsFile} and appended to ${historyFile}.`);
  }
  return failures > 0 || (values.strict && missed > 0) ? 1 : 0;
}

/** Runs the wanted benchmarks. One that fails is reported and counted, and the others still run. */
async function measureAll(
  wanted: (name: string) => boolean,
  withBrowser: boolean,
  say: (text: string) => void,
  signal: AbortSignal,
): Promise<{ held: Measured[]; failures: number }> {
  const held: Measured[] = [];
  let failures = 0;
  const report = (measured: Measured) => {
    held.push(measured);
    say(`\n${asText(measured)}`);
  };
  const attempt = async (name: string, work: () => Promise<void>) => {
    // A signal can arrive only between two pieces of work that block the thread.
    await setImmediate();
    if (signal.aborted) return;
    try {
      await work();
    } catch (error) {
      // A signal ends the browser, too.
      if (signal.aborted) return;
      failures++;
      process.stderr.write(`error: ${name}: ${(error as Error).message}\n`);
    }
  };
  for (const [file, load] of Object.entries(files)) {
    await attempt(file, async () => {
      for (const contest of (await load())('full')) {
        if (!wanted(file) && !wanted(contest.name)) continue;
        await attempt(contest.name, async () =>
          report('measure' in contest ? contest.measure() : await hold(contest, budget)),
        );
      }
    });
  }
  const pages = Object.entries(browserFiles).filter(([file]) => wanted(file));
  if (pages.length > 0 && withBrowser) {
    // A browser that does not start, or that a signal ends, must not cost the results above.
    await attempt('the browser', async () => {
      const browser = await launch(findOrInstallChromium());
      try {
        for (const [file, load] of pages) {
          await attempt(file, async () => (await (await load())(browser)).forEach(report));
        }
      } finally {
        await browser.close();
      }
    });
  }
  return { held, failures };
}

/** Writes the results of all benchmarks and appends them to the history. */
function writeResults(held: readonly Measured[], machine: Machine): void {
  writeFileSync(resultsFile, asMarkdown(held, machine));
  const { processor, cores, node } = machine;
  const run = runOf(held, {
    date: new Date().toISOString(),
    machine: `${processor}, ${cores} cores, Node ${node}`,
    commit: currentCommit(),
  });
  appendFileSync(historyFile, `${JSON.stringify(run)}\n`);
}

/** The runs of the history. */
function knownRuns(): Run[] {
  return existsSync(historyFile) ? readHistory(readFileSync(historyFile, 'utf8')) : [];
}

/** Prints the results that got worse since an earlier run. Returns their number. */
function printWorsened(since: string | undefined): number {
  const history = knownRuns();
  const before = findRun(history, since);
  const after = history[history.length - 1];
  const lines = worsened(before, after);
  const title = ({ date, commit }: typeof after) => [date, ...(commit ? [commit] : [])].join(' ');
  console.log(`From ${title(before)} to ${title(after)}: ${lines.length} worse results.`);
  for (const line of lines) console.log(`  ${line}`);
  return lines.length;
}

function currentCommit(): string | null {
  try {
    const command = ['rev-parse', '--short', 'HEAD'];
    return execFileSync('git', command, { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return null;
  }
}

function thisMachine(): Machine {
  const processors = cpus();
  return {
    processor: processors[0]?.model.trim() || 'unknown processor',
    cores: processors.length,
    node: process.versions.node,
    date: new Date().toISOString().slice(0, 10),
  };
}

process.exitCode = await main().catch((error: unknown) => {
  const isUsage = (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS');
  const isReported = error instanceof UnknownRun || error instanceof InputError;
  if (!isUsage && !isReported) throw error;
  process.stderr.write(`error: ${(error as Error).message}\n`);
  return 2;
});
