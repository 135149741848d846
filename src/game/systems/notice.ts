import { monstersIn } from '../actors/actors.ts';
import { noticeHero } from '../actors/waking.ts';
import { heroCell } from '../entity.ts';
import { Purpose } from '../random.ts';
import type { Game } from '../world.ts';

/**
 * Noticing: once a turn, the monsters beside the hero may notice it, and in rooms: `notice-in-rooms.ts`. `actors/waking.ts`
 * lists all ways.
 */
export function notice(game: Game): void {
  const { x, y } = heroCell(game);
  noticeHero(game, monstersIn(game, x - 1, y - 1, x + 1, y + 1), Purpose.notice);
}
