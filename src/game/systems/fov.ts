import { seeByLight, seeCell, seeEverything, seeRoom } from '../../dungeon/field-of-view.ts';
import type { Cell } from '../../dungeon/grid.ts';
import { isBlind } from '../actors/hero-senses.ts';
import type { Rules } from '../campaign.ts';
import { heroCell } from '../entity.ts';
import { type Floor, shadowsOf } from '../floors/floor.ts';
import { forgetDarkness } from '../floors/forget-dark-rooms.ts';
import { rememberView } from '../floors/hero-memory.ts';
import type { Game } from '../world.ts';

/**
 * Field of view: the cells that the hero sees now. It remembers them (`floors/hero-memory.ts`). The rules are
 * computed in `dungeon/field-of-view.ts`, and `field` in `dungeon/shadowcasting.ts`.
 */
export function fov(game: Game): void {
  const { floor, probe } = game;
  const hero = heroCell(game);
  probe?.enterZone?.('look');
  if (isBlind(game)) seeCell(hero.x, hero.y, floor.fieldOfView);
  else {
    if (game.campaign.rules.sight === 'light') forgetDarkness(game);
    look[game.campaign.rules.sight](floor, hero, game.campaign.sightRadius);
  }
  probe?.leaveZone?.();
  probe?.enterZone?.('remember');
  rememberView(game);
  probe?.leaveZone?.();
  floor.lookedFrom = hero.y * floor.grid.width + hero.x;
}

/** What the hero sees, by `rules.sight` of the campaign. In dark rooms of `light`, only the cells beside it. */
const look: Record<Rules['sight'], (floor: Floor, hero: Cell, radius?: number) => void> = {
  rooms: ({ grid, rooms, fieldOfView }, { x, y }) => seeRoom(grid, rooms, x, y, fieldOfView),
  light: ({ grid, rooms, fieldOfView }, { x, y }) => seeByLight(grid, rooms, x, y, fieldOfView),
  whole: ({ fieldOfView }) => seeEverything(fieldOfView),
  // `check-campaign.ts` requires a radius for this rule.
  field: (floor, { x, y }, radius = 0) => shadowsOf(floor).cast(x, y, radius, floor.fieldOfView),
};
