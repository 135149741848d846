import { shownMonsterAt } from '../../game/actors/actors.ts';
import type { Command } from '../../game/commands.ts';
import { heroCell, kindOf } from '../../game/entity.ts';
import type { Game } from '../../game/world.ts';
import { isKnownTrap } from './known-ways.ts';
import { givenAgain, isPass } from './rest.ts';
import type { SeenFloors } from './seen-floors.ts';
import type { Automatic } from './series.ts';
import { isStop, type Stop, stop } from './stop.ts';

/** Gives a number of commands. `next` receives the number of those before; `end` is the reason to stop after the last. */
export function counted(
  count: number,
  next: (done: number) => Command | Stop,
  end: Stop = stop('counted', { times: count }),
): Automatic {
  let done = 0;
  return { next: () => (done < count ? next(done++) : end) };
}

/** Repeats a command a number of times. No step leads onto a known trap or into a monster. */
export function times(game: Game, seen: SeenFloors, command: Command, count: number): Automatic {
  const next = (done: number) => {
    const obstacle = command.type === 'move' ? obstacleAhead(game, seen, command) : null;
    return obstacle ?? (done > 0 ? givenAgain(game, command) : command);
  };
  const passes = command.type === 'search' ? 'search' : 'rest';
  return { ...counted(count, next), ...(isPass(command) && { passes }) };
}

/** Limits an automatic command to a number of commands; 0 for no limit. */
export function atMost(automatic: Automatic, count: number): Automatic {
  let done = 0;
  return {
    ...automatic,
    next() {
      const next = automatic.next();
      if (isStop(next)) return next;
      if (count > 0 && done >= count) return stop('counted', { times: done });
      done++;
      return next;
    },
  };
}

/** The known monster or trap that a step would meet. */
export function obstacleAhead(
  game: Game,
  seen: SeenFloors,
  { dx, dy }: { dx: number; dy: number },
): Stop | null {
  const hero = heroCell(game);
  const to = { x: hero.x + dx, y: hero.y + dy };
  const monster = shownMonsterAt(game, to.x, to.y);
  if (monster) return stop('inTheWay', { monster: kindOf(game, monster).id });
  return isKnownTrap(game, seen, to) ? stop('trapAhead') : null;
}
