import { cellsApart } from '../dungeon/line.ts';
import { monstersHere } from './actors.ts';
import { cellOf, has } from './entity.ts';
import type { Game } from './world.ts';

/** Provokes a monster that the hero attacks, and its pack: they wake and turn against the hero. */
export function provoke(game: Game, monster: number): void {
  const { AI } = game.stores;
  for (const one of [monster, ...packOf(game, monster)]) {
    AI.provoked[one] = 1;
    AI.awake[one] = 1;
    AI.guards[one] = 0;
  }
}

/** Wakes a monster and its pack. */
export function wake(game: Game, monster: number): void {
  for (const one of [monster, ...packOf(game, monster)]) game.stores.AI.awake[one] = 1;
}

/** The other monsters of the same kind in the range of `Pack`; empty without that component. */
export function packOf(game: Game, monster: number): number[] {
  const { Pack, Identity } = game.stores;
  if (!has(game, monster, 'Pack')) return [];
  const here = cellOf(game, monster);
  return monstersHere(game).filter(
    (other) =>
      other !== monster &&
      Identity.kind[other] === Identity.kind[monster] &&
      cellsApart(here, cellOf(game, other)) <= Pack.range[monster],
  );
}
