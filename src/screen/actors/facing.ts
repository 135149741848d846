import type { Cell } from '../../dungeon/grid.ts';
import type { GameEvent } from '../../game/events.ts';
import type { Figure } from './figure.ts';

/** Turns actors to the side of their last step or attack, at once. `figureOf`: by `seq`. */
export function turnToActions(
  events: readonly GameEvent[],
  figureOf: (seq: number) => Figure | undefined,
): void {
  // A reflected bolt and one that passes several actors have several events.
  const zappers = new Set<number>();
  const turn = (seq: number, from: Cell, to: Cell) => figureOf(seq)?.turnTo(to.x - from.x);
  for (const event of events) {
    switch (event.type) {
      case 'stepped':
      case 'threw':
        turn(event.actor, event.from, event.to);
        break;
      case 'zapped':
        if (zappers.has(event.actor) || event.path.length === 0) break;
        zappers.add(event.actor);
        turn(event.actor, event.from, event.path[0]);
        break;
      case 'hit':
      case 'missed':
        turn(event.attacker, event.from, event.at);
        break;
    }
  }
}

/** New figures look to their opponents: monsters to the hero, and the hero to the nearest monster. */
export function faceOpponents(
  hero: Figure,
  monsters: readonly Figure[],
  isNew: (figure: Figure) => boolean,
): void {
  for (const monster of monsters.filter(isNew)) monster.turnTo(hero.x - monster.x);
  if (!isNew(hero) || monsters.length === 0) return;
  const distanceTo = ({ x, y }: Figure) => Math.hypot(x - hero.x, y - hero.y);
  const nearest = monsters.reduce((a, b) => (distanceTo(b) < distanceTo(a) ? b : a));
  hero.turnTo(nearest.x - hero.x);
}
