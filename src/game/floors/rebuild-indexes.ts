import { query } from 'bitecs';
import { floorOf, has } from '../entity.ts';
import type { Game } from '../world.ts';
import { placeActor } from './occupancy.ts';

/**
 * Rebuilds everything that is derived from components and tiles: the indexes and the distances of each
 * floor. Call it after a change from outside the rules.
 */
export function rebuildIndexes(game: Game): void {
  const { Health, Identity, Item, Position, Scares } = game.stores;
  for (const floor of game.floors.values()) {
    floor.occupants.fill(0);
    floor.monsters.length = 0;
    floor.scaring.clear();
    floor.toHero.walkedTo = -1;
    floor.toHero.seenFrom = -1;
  }
  const actors = [...query(game.world, [Identity, Health, Position])];
  for (const actor of actors.sort((a, b) => Identity.seq[a] - Identity.seq[b])) {
    const floor = floorOf(game, actor);
    if (!floor) continue;
    // A dead hero keeps its cell; a dead monster has left the floor.
    if (actor !== game.hero && has(game, actor, 'Dead')) continue;
    placeActor(game, actor, floor, Position.x[actor], Position.y[actor]);
  }
  for (const item of query(game.world, [Item, Scares, Position])) {
    floorOf(game, item)?.scaring.add(item);
  }
}
