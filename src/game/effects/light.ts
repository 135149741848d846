import { roomWith } from '../../dungeon/rooms.ts';
import { cellOf, heroCell } from '../entity.ts';
import { queueHeroRoom } from '../floors/occupancy.ts';
import { say } from '../log.ts';
import { effect } from './effect.ts';

/**
 * Lights the room of the actor for good. A corridor only glimmers. `dungeon/field-of-view.ts` has the cells that
 * are seen in lit and dark rooms.
 */
export const light = effect({
  parameters: {},
  afterDeath: true,

  apply(game, { target }) {
    const { rooms } = game.floor;
    const { x, y } = cellOf(game, target);
    const room = roomWith(rooms, x, y);
    const hero = heroCell(game);
    const noticed = target === game.hero || (room && roomWith(rooms, hero.x, hero.y) === room);
    if (room?.dark) room.dark = false;
    if (!noticed) return false;
    say(game, 'important', room ? 'lit' : 'glimmers');
    queueHeroRoom(game);
    return true;
  },
});
