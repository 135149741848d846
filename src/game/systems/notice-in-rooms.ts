import { monstersIn } from '../actors/actors.ts';
import { isBlind } from '../actors/hero-senses.ts';
import { noticeHero } from '../actors/waking.ts';
import { inTurnOrder } from '../entity.ts';
import { Purpose } from '../random.ts';
import type { Game } from '../world.ts';

/**
 * Noticing in rooms, for example when the hero enters one: the monsters in the pending rooms may notice the hero.
 * `pending.rooms` lists how a room becomes pending. Monsters beside the hero: `notice.ts`. The hero arrives on a floor in
 * `floors/enter-floor.ts`.
 */
export function noticeInRooms(game: Game): void {
  const { rooms } = game.pending;
  // A blind hero does not look around, so that nothing in the room notices it.
  if (isBlind(game)) rooms.length = 0;
  const near = rooms.flatMap(({ x1, y1, x2, y2 }) =>
    monstersIn(game, x1 - 1, y1 - 1, x2 + 1, y2 + 1),
  );
  noticeHero(game, inTurnOrder(game, new Set(near)), Purpose.noticeInRooms);
  rooms.length = 0;
}
