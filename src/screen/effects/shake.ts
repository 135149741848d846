import type { Cell } from '../../dungeon/grid.ts';
import { heroSeq } from '../../game/entity.ts';
import type { GameEvent } from '../../game/events.ts';
import type { Game } from '../../game/world.ts';
import type { Animations } from '../animations.ts';
import type { CellSize } from '../screen-layout.ts';

/** The map shakes for this time in ms, by this share of a cell. */
const time = 220;
const share = 0.09;
/** The share of the hero's health that makes a hit heavy. */
const heavy = 0.25;

/** Shakes the map after a blast or a heavy hit on the hero. */
export class Shake {
  /** The distance of the map from its place, in pixels. */
  offset: Cell = { x: 0, y: 0 };

  start(animations: Animations, { height }: CellSize, now: number): void {
    animations.run(now, time, (part) => {
      const reach = share * height * (1 - part);
      this.offset = {
        x: Math.round(Math.sin(part * 34) * reach),
        y: Math.round(Math.cos(part * 27) * reach * 0.6 * Math.sign(part)),
      };
    });
  }

  stop(): void {
    this.offset = { x: 0, y: 0 };
  }
}

/** Whether a turn shakes the map: a blast, or a heavy hit on the hero. */
export function isShaking(game: Game, events: readonly GameEvent[]): boolean {
  const seq = heroSeq(game);
  const least = heavy * game.stores.Health.max[game.hero];
  return events.some(
    (event) =>
      event.type === 'burst' ||
      (event.type === 'hit' && event.target === seq && event.damage >= least),
  );
}
