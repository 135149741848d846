import {
  type DistanceField,
  fillDistanceField,
  makeDistanceField,
} from '../../dungeon/distance-field.ts';
import { makeFieldOfView } from '../../dungeon/field-of-view.ts';
import { components } from '../components.ts';
import { heroCell } from '../entity.ts';
import { shadowsOf } from '../floors/floor.ts';
import type { Game } from '../world.ts';

/** The range in cells within which a monster can see the hero. */
const viewRange = components.Senses.sight.max;

/**
 * Whether no wall is between a monster and the hero; darkness does not matter. The field of view is
 * symmetric, so one field of view from the hero's cell serves all monsters until the hero moves.
 */
export function seesHero(game: Game, actor: number): boolean {
  const { Position } = game.stores;
  const { floor } = game;
  const { grid, toHero } = floor;
  const { x, y } = heroCell(game);
  const cell = y * grid.width + x;
  toHero.lines ??= makeFieldOfView(grid);
  if (toHero.seenFrom !== cell) {
    game.probe?.enterZone?.('lines to the hero');
    shadowsOf(floor).cast(x, y, viewRange, toHero.lines);
    game.probe?.leaveZone?.();
    toHero.seenFrom = cell;
  }
  return toHero.lines.visible[Position.y[actor] * grid.width + Position.x[actor]] === 1;
}

/** The range in steps within which a monster can smell the hero, and a tracker finds its way to the hero. */
const trackingRange = components.Senses.smell.max;

/** The distance field of steps to the hero. It is computed once and reused until the hero moves. */
export function distancesToHero(game: Game): DistanceField {
  const { grid, toHero } = game.floor;
  const { x, y } = heroCell(game);
  const cell = y * grid.width + x;
  toHero.distances ??= makeDistanceField(grid.width * grid.height);
  if (toHero.walkedTo !== cell) {
    game.probe?.enterZone?.('distances to the hero');
    fillDistanceField(toHero.distances, grid, x, y, game.campaign.rules.ways, trackingRange);
    game.probe?.leaveZone?.();
    toHero.walkedTo = cell;
  }
  return toHero.distances;
}
