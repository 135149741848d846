import { makeTable, type Player } from '../simulations/players.ts';
import type { Failure, Result } from '../simulations/simulate.ts';

type Games = (Result | Failure)[];

/** Seeds that a thread gets at a time, at most; and how many such batches wait for each thread. */
const largestBatch = 8;
const waiting = 4;

/**
 * Plays each seed by each of the players, on so many threads, and gives the games seed by seed in the
 * order of the seeds. One job needs no other thread than this one.
 */
export async function* playAll(
  players: readonly Player[],
  seeds: readonly string[],
  jobs: number,
): AsyncGenerator<{ seed: string; games: Games }> {
  if (jobs === 1 || seeds.length === 1) {
    const play = makeTable(players);
    for (const seed of seeds) yield { seed, games: play(seed) };
    return;
  }
  const { Piscina } = await import('piscina');
  const threads = Math.min(jobs, seeds.length);
  const pool = new Piscina({
    filename: new URL('./worker.js', import.meta.url).href,
    workerData: { players },
    minThreads: threads,
    maxThreads: threads,
    idleTimeout: Number.POSITIVE_INFINITY,
    recordTiming: false,
  });
  const size = Math.max(1, Math.min(largestBatch, Math.floor(seeds.length / (threads * waiting))));
  const running: { batch: readonly string[]; games: Promise<Games[]> }[] = [];
  try {
    let next = 0;
    while (next < seeds.length || running.length > 0) {
      while (next < seeds.length && running.length < threads * waiting) {
        const batch = seeds.slice(next, next + size);
        next += size;
        running.push({ batch, games: pool.run(batch).catch(failing(batch, players.length)) });
      }
      const first = running.shift();
      if (!first) break;
      const games = await first.games;
      for (const [n, seed] of first.batch.entries()) yield { seed, games: games[n] };
    }
  } finally {
    await pool.destroy();
  }
}

/** What a batch comes to whose thread broke down. */
function failing(batch: readonly string[], players: number): (error: Error) => Games[] {
  return ({ message }) =>
    batch.map((seed) => Array.from({ length: players }, () => ({ seed, error: message })));
}
