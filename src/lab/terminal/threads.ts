import { type Failure, type Player, type Result, seedPlayer } from '../simulations/simulate.ts';
import { loadPiscina } from './load-piscina.ts';

type Games = (Result | Failure)[];

/** The most seeds in a batch, and the fewest batches per thread. */
const largestBatch = 8;
const batchesPerThread = 4;

/**
 * Lets each player play each seed, on `jobs` threads, and yields the games in the order of the
 * seeds. With one job, or without piscina, this thread plays.
 */
export async function* playAll(
  players: readonly Player[],
  seeds: readonly string[],
  jobs: number,
): AsyncGenerator<{ seed: string; games: Games }> {
  const piscina = jobs === 1 || seeds.length === 1 ? null : await loadPiscina();
  if (!piscina) {
    const play = seedPlayer(players);
    for (const seed of seeds) yield { seed, games: play(seed) };
    return;
  }
  const threads = Math.min(jobs, seeds.length);
  const pool = new piscina.Piscina({
    filename: new URL('./worker.js', import.meta.url).href,
    workerData: { players },
    minThreads: threads,
    maxThreads: threads,
    idleTimeout: Number.POSITIVE_INFINITY,
    recordTiming: false,
  });
  const size = Math.ceil(Math.min(largestBatch, seeds.length / (threads * batchesPerThread)));
  const running: { batch: readonly string[]; games: Promise<Games[]> }[] = [];
  try {
    for (let next = 0; next < seeds.length; next += size) {
      const batch = seeds.slice(next, next + size);
      running.push({ batch, games: pool.run(batch).catch(failed(batch, players.length)) });
    }
    for (const { batch, games: played } of running) {
      const games = await played;
      for (const [n, seed] of batch.entries()) yield { seed, games: games[n] };
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
