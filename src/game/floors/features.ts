import { type Cell, Tile, tileAt } from '../../dungeon/grid.ts';
import { applyEffects, effectsOf } from '../effects/apply-effects.ts';
import { kindOf } from '../entity.ts';
import { say } from '../log.ts';
import { Purpose } from '../random.ts';
import { rollsOf } from '../roll.ts';
import type { Game } from '../world.ts';
import { canOpenDoors, isClosedDoor, openDoor } from './doors.ts';
import { featureAt } from './floor-contents.ts';

/**
 * Features: parts of a floor that bundles define, such as doors, water, altars and fountains. The ground of a
 * feature is a tile, so that movement and sight need no look at entities. An actor opens a door by walking into
 * it (`doors.ts`). The hero uses an obstacle by walking into it, and any other feature by stepping on it.
 */

/** Whether an actor that walks into a cell opens a door there or uses an obstacle. Only the hero uses obstacles. */
export function canBumpInto(game: Game, actor: number, { x, y }: Cell): boolean {
  if (isClosedDoor(game, { x, y })) return canOpenDoors(game, actor);
  if (tileAt(game.floor.grid, x, y) !== Tile.obstacle || actor !== game.hero) return false;
  const feature = featureAt(game, x, y);
  return feature !== 0 && effectsOf(game, feature, 'Feature').length > 0;
}

/** An actor walks into a closed door or an obstacle. */
export function bumpInto(game: Game, actor: number, at: Cell): void {
  const feature = featureAt(game, at.x, at.y);
  if (isClosedDoor(game, at)) openDoor(game, feature, at);
  if (feature !== 0) useFeature(game, actor, feature);
}

/** The effects of a feature act on an actor, unless the feature is used up. */
export function useFeature(game: Game, actor: number, feature: number): void {
  const { Feature } = game.stores;
  const effects = effectsOf(game, feature, 'Feature');
  const kind = kindOf(game, feature);
  if (effects.length === 0) return;
  const isHero = actor === game.hero;
  if (Feature.uses[feature] > 0 && Feature.used[feature] >= Feature.uses[feature]) {
    if (isHero) say(game, 'normal', 'usedUp', { feature: kind.id });
    return;
  }
  if (Feature.uses[feature] > 0) Feature.used[feature]++;
  if (isHero && kind.lines) say(game, 'important', 'featureSays', { line: `${kind.id}/0` });
  const rnd = rollsOf(game, actor, Purpose.feature);
  applyEffects(game, effects, { target: actor, source: 0, item: feature, kind: kind.id, rnd });
}
