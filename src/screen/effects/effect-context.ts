import type { Cell } from '../../dungeon/grid.ts';
import type { Kind } from '../../game/kinds.ts';
import type { Game } from '../../game/world.ts';
import type { Language, Words } from '../../words/texts.ts';
import type { Artwork } from '../drawings/artwork.ts';
import type { Region } from '../map/region.ts';
import type { EffectScene } from './effect-scene.ts';
import type { FirstSight } from './first-sights.ts';
import type { FlightPlaces } from './flights.ts';
import type { TurnTiming } from './timing.ts';

/** One turn, as the floor gives it to its effects. */
export interface EffectContext
  extends Pick<EffectScene, 'animations' | 'now' | 'moving' | 'map' | 'window'> {
  readonly game: Game;
  readonly words: Words;
  readonly language: Language;
  readonly artwork: Artwork;
  /** Events outside this region are not shown. */
  readonly region: Region;
  readonly timing: TurnTiming;
  /** The kind of an actor that was or is on the screen, given by `seq`; null for others. */
  readonly kindOf: (actor: number) => Kind | null;
  /** The actors that begin to be afraid. */
  readonly frightened: readonly Cell[];
  readonly sights: readonly FirstSight[];
  /** The name of the floor if the hero has arrived on it, and from where. */
  readonly arrival: { readonly name: string; readonly way: 'down' | 'up' } | null;
  /** The HP that the hero has gained in a rest that ends with the turn. */
  readonly rested: number;
  readonly places: FlightPlaces;
}

/** The scene of one turn, for the effects of its events. */
export interface TurnScene extends EffectScene, EffectContext {}
