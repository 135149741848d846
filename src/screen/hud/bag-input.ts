import type { Game } from '../../game/world.ts';
import type { Names, Words } from '../../words/texts.ts';
import type { Artwork } from '../drawings/artwork.ts';
import type { BagView } from '../view.ts';

/** Everything that the bag shows. */
export interface BagInput {
  readonly game: Game;
  readonly words: Words;
  readonly names: Names;
  readonly bag: BagView | null;
  /** The slots of all items in the order of the list. */
  readonly slots: readonly number[];
  /** The letter of each slot, if the closed bag shows letters too. */
  readonly letters?: string | undefined;
  readonly artwork: Artwork;
}
