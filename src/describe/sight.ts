import { roomAt, roomWith } from '../dungeon/rooms.ts';
import { heroCell } from '../game/entity.ts';
import type { Game } from '../game/world.ts';
import type { Words } from '../words/texts.ts';

/**
 * Why the hero sees only the neighbouring cells: from a doorway or an opened wall where sight is by
 * rooms, in a dark room, or in a passage where sight is by light.
 */
export type SightLimit = 'doorway' | 'darkRoom' | 'passage';

/** The limit of the hero's sight; null if it sees its room, or farther. */
export function sightLimitOf(game: Game): SightLimit | null {
  const { x, y } = heroCell(game);
  const { rooms } = game.floor;
  const { sight } = game.campaign.rules;
  if (sight === 'rooms') return roomAt(rooms, x, y) ? null : 'doorway';
  if (sight !== 'light') return null;
  const room = roomWith(rooms, x, y);
  if (!room) return 'passage';
  return room.dark ? 'darkRoom' : null;
}

/** The limit of the hero's sight in a sentence; empty if nothing limits it. */
export function sightText(game: Game, { look }: Words): string {
  const limit = sightLimitOf(game);
  if (limit) return look[limit];
  const { rules, sightRadius } = game.campaign;
  return rules.sight === 'field' && sightRadius ? look.radius(sightRadius) : '';
}
