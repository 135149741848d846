import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { findOrInstallChromium, launch } from '../browser/chromium.ts';
import type { BrowserContests, Contests, Measured } from './contest.ts';
import { hold } from './measure.ts';
import { asMarkdown, asText, type Machine, outcomes, placeOf } from './table.ts';

const resultsFile = 'tests/bench/results.md';
const usage = `npm run bench -- [NAME…] [--json] [--strict] [--no-browser]
Holds the contests whose name or file has one of the NAMEs in it; without a name all, and then
writes ${resultsFile}. --json prints JSON; --strict exits with 1 when a goal is missed.`;

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
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(usage);
    return 0;
  }
  const say = (text: string) => (values.json ? process.stderr : process.stdout).write(`${text}\n`);
  const wanted = (name: string) =>
    positionals.length === 0 ||
    positionals.some((part) => name.toLowerCase().includes(part.toLowerCase()));
  const machine = here();
  say(placeOf(machine));
  if (!globalThis.gc) say('without --expose-gc nothing can be said of memory');

  const held: Measured[] = [];
  const tell = (measured: Measured) => {
    held.push(measured);
    say(`\n${asText(measured)}`);
  };
  let failures = 0;
  /** One that cannot be held is told, and keeps no other from being held. */
  const attempt = async (name: string, work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      failures++;
      process.stderr.write(`error: ${name}: ${(error as Error).message}\n`);
    }
  };
  for (const [file, load] of Object.entries(files)) {
    await attempt(file, async () => {
      for (const contest of await (await load())('full')) {
        if (!wanted(file) && !wanted(contest.name)) continue;
        await attempt(contest.name, async () => tell(await hold(contest, budget)));
      }
    });
  }
  const pages = Object.entries(browserFiles).filter(([file]) => wanted(file));
  if (pages.length > 0 && !values['no-browser']) {
    const browser = await launch(findOrInstallChromium());
    try {
      for (const [file, load] of pages) {
        await attempt(file, async () => (await (await load())(browser)).forEach(tell));
      }
    } finally {
      await browser.close();
    }
  }

  if (held.length + failures === 0) {
    process.stderr.write(`error: no contest is called like ${positionals.join(', ')}\n`);
    return 2;
  }
  const goals = held.flatMap(outcomes);
  const missed = goals.filter(({ met }) => !met).length;
  say(`\n${goals.length - missed} of ${goals.length} goals met`);
  if (values.json) process.stdout.write(`${JSON.stringify({ machine, contests: held })}\n`);
  if (positionals.length === 0 && !values['no-browser'] && failures === 0) {
    writeFileSync(resultsFile, asMarkdown(held, machine));
    say(`written to ${resultsFile}`);
  }
  return failures > 0 || (values.strict && missed > 0) ? 1 : 0;
}

function here(): Machine {
  const processors = cpus();
  return {
    processor: processors[0]?.model.trim() || 'an unnamed processor',
    cores: processors.length,
    node: process.versions.node,
    date: new Date().toISOString().slice(0, 10),
  };
}

process.exitCode = await main().catch((error: unknown) => {
  const isUsage = (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS');
  if (!isUsage) throw error;
  process.stderr.write(`error: ${(error as Error).message}\n`);
  return 2;
});
