import { type Player, seedPlayer } from '../simulations/players.ts';
import type { Failure, Result } from '../simulations/simulate.ts';

type Games = (Result | Failure)[];

/** The most seeds in a batch, and the batches that wait for each thread. */
const largestBatch = 8;
const batchesPerThread = 4;

/**
 * Lets each player play each seed, on `jobs` threads, and yields the games in the order of the
 * seeds. With one job, this thread plays.
 */
export async function* playAll(
  players: readonly Player[],
  seeds: readonly string[],
  jobs: number,
): AsyncGenerator<{ seed: string; games: Games }> {
  if (jobs === 1 || seeds.length === 1) {
    const play = seedPlayer(players);
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
  const inFlight = threads * batchesPerThread;
  const size = Math.max(1, Math.min(largestBatch, Math.floor(seeds.length / inFlight)));
  const running: { batch: readonly string[]; games: Promise<Games[]> }[] = [];
  try {
    let next = 0;
    while (next < seeds.length || running.length > 0) {
      while (next < seeds.length && running.length < inFlight) {
        const batch = seeds.slice(next, next + size);
        next += size;
        running.push({ batch, games: pool.run(batch).catch(failed(batch, players.length)) });
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

/** The failures of a batch whose thread crashed. */
function failed(batch: readonly string[], players: number): (error: Error) => Games[] {
  return ({ message }) =>
    batch.map((seed) => Array.from({ length: players }, () => ({ seed, error: message })));
}
