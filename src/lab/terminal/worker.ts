import { workerData } from 'piscina';
import { makeTable, type Player } from '../simulations/players.ts';
import type { Failure, Result } from '../simulations/simulate.ts';

/** What each thread of the pool runs: the games of some seeds. */

const play = makeTable((workerData as { players: readonly Player[] }).players);

export default function playSeeds(seeds: readonly string[]): (Result | Failure)[][] {
  return seeds.map(play);
}
