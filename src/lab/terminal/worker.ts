import { workerData } from 'piscina';
import { type Failure, type Player, type Result, seedPlayer } from '../simulations/simulate.ts';

/** A thread of `threads.ts`: plays batches of seeds. */

const play = seedPlayer((workerData as { players: readonly Player[] }).players);

export default function playSeeds(seeds: readonly string[]): (Result | Failure)[][] {
  return seeds.map(play);
}
