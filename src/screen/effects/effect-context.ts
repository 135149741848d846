import type { Cell } from '../../dungeon/grid.ts';
import type { Kind } from '../../game/kinds.ts';
import type { Game } from '../../game/world.ts';
import type { Language, Words } from '../../words/texts.ts';
import type { Animations } from '../animations.ts';
import type { Artwork } from '../drawings/artwork.ts';
import type { Region } from '../map/region.ts';
import type { Rect } from '../screen-layout.ts';
import type { FirstSight } from './first-sights.ts';
import type { FlightPlaces } from './flights.ts';
import type { TurnTiming } from './timing.ts';

/** One turn's events and everything that is needed to animate them. */
export interface EffectContext {
  readonly game: Game;
  readonly words: Words;
  readonly language: Language;
  readonly artwork: Artwork;
  /** Events outside this region are not shown. */
  readonly region: Region;
  readonly animations: Animations;
  /** ms, as in `Animations`. */
  readonly now: number;
  readonly timing: TurnTiming;
  /** False for players who prefer reduced motion: texts do not move, and nothing else is shown. */
  readonly moving: boolean;
  /** The kind of an actor that was or is on the screen, given by `seq`; null for others. */
  readonly kindOf: (actor: number) => Kind | null;
  /** The actors that begin to be afraid. */
  readonly frightened: readonly Cell[];
  readonly sights: readonly FirstSight[];
  /** The name of the floor if the hero has arrived on it, and from where. */
  readonly arrival: { readonly name: string; readonly way: 'down' | 'up' } | null;
  /** The rectangle of the map in pixels of the screen. */
  readonly map: Rect;
  /** The part of the floor that the map shows when the hero has stopped, in pixels of the floor. */
  readonly window: Rect;
  readonly places: FlightPlaces;
}
