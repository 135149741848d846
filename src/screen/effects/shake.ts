import type { Cell } from '../../dungeon/grid.ts';
import { heroSeq } from '../../game/entity.ts';
import type { GameEvent } from '../../game/events.ts';
import type { Game } from '../../game/world.ts';
import type { Animations } from '../animations.ts';
import type { CellSize } from '../screen-layout.ts';
import { type Hit, hardHits } from './hit-weight.ts';
import type { TurnTiming } from './timing.ts';

/** How the map shakes. */
interface Tremor {
  /** ms. */
  readonly time: number;
  /** The distance as a share of a cell. */
  readonly share: number;
}

/** After a blast or a hard hit on the hero. */
const strong: Tremor = { time: 220, share: 0.09 };
/** After a hard hit by the hero. */
const faint: Tremor = { time: 120, share: 0.045 };

/** Shakes the map after a blast, or a hard hit that the hero makes or takes. */
export class Shake {
  /** The distance of the map from its place, in pixels. */
  offset: Cell = { x: 0, y: 0 };

  /** Begins `delay` ms after `now`. */
  start(
    animations: Animations,
    { height }: CellSize,
    now: number,
    { time, share, delay }: Tremor & { readonly delay: number },
  ): void {
    const step = (part: number) => {
      const reach = part === 0 ? 0 : share * height * (1 - part);
      this.offset = {
        x: Math.round(Math.sin(part * 34) * reach),
        y: Math.round(Math.cos(part * 27) * reach * 0.6),
      };
    };
    animations.run(now, time, step, { delay });
  }

  stop(): void {
    this.offset = { x: 0, y: 0 };
  }
}

/** How a turn shakes the map, and when; null if it does not. */
export function tremorOf(
  game: Game,
  events: readonly GameEvent[],
  timing: TurnTiming,
): (Tremor & { readonly delay: number }) | null {
  const hero = heroSeq(game);
  const hard = [...hardHits(game, events)].filter((event): event is Hit => event.type === 'hit');
  const suffered = hard.find(({ target }) => target === hero);
  if (suffered) return { ...strong, delay: timing.arrivalOf(suffered) };
  if (events.some(({ type }) => type === 'burst')) return { ...strong, delay: 0 };
  const made = hard.find(({ attacker }) => attacker === hero);
  return made ? { ...faint, delay: timing.arrivalOf(made) } : null;
}
