import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Measured, Scale, Series } from './contest.ts';
import { medianOf, quantileOf } from './measure.ts';

/** The start of `rl` as the npm package contains it, next to a start of Node without a program. */
export default function contests(scale: Scale): Series[] {
  const name = 'the program rl of the package: its start, until it has listed the components';
  return [{ name, measure: () => measureStarts(name, scale === 'full' ? 15 : 1) }];
}

function measureStarts(name: string, rounds: number): Measured {
  const folder = resolve('.bench-package');
  try {
    // The build finds its sources by its own address, so it runs unbundled.
    const build = `const { buildCode } = await import('./src/build/pack.mjs'); await buildCode('${folder}');`;
    execFileSync(process.execPath, ['--input-type=module', '-e', build, 'bench']);
    const programs = [
      [`${folder}/rl.js`, 'components'],
      ['-e', ''],
    ];
    const times = programs.map((): number[] => []);
    // The first round fills the caches of the disk.
    for (let round = 0; round <= rounds; round++) {
      for (const [n, program] of programs.entries()) {
        const time = startOf(program);
        if (round > 0) times[n].push(time);
      }
    }
    const timing = (title: string, all: number[]) => ({
      name: title,
      median: medianOf(all),
      p95: quantileOf(all, 0.95),
      maximum: Math.max(...all),
    });
    const entries = [timing('rl', times[0]), timing('Node without a program', times[1])];
    return { name, entries, goals: [{ most: 300_000 }] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The µs from the start of Node to its end. */
function startOf(program: readonly string[]): number {
  const began = performance.now();
  execFileSync(process.execPath, program);
  return 1000 * (performance.now() - began);
}
