import type { Game } from '../game/world.ts';
import { element } from './elements.ts';
import jewel from './jewel.svg';
import laurel from './laurel.svg';
import type { MakePortrait } from './portrait.ts';
import tombstone from './tombstone.svg';

/** The pictures that belong to kinds and to campaigns. */
export interface Pictures {
  readonly portraitOf: MakePortrait;
  /** The addresses of the campaigns' pictures by id. */
  readonly emblems: ReadonlyMap<string, string>;
}

/**
 * The picture of an ending: the killer, a tombstone without one; the jewel, the prize that was carried out, or
 * the laurel of a victor.
 */
export function pictureOfEnd(
  { campaign, ending }: Game,
  { portraitOf, emblems }: Pictures,
): HTMLElement {
  const picture = (src: string) => element('img', '', { alt: '', src });
  if (ending?.by === 'lastStanding') return picture(laurel);
  if (ending?.by === 'prize') return picture(jewel);
  const emblem = emblems.get(campaign.id);
  if (ending?.by === 'escape' && emblem) return picture(emblem);
  const kind = ending && 'kind' in ending && campaign.kinds.find(({ id }) => id === ending.kind);
  return kind ? portraitOf(kind) : picture(tombstone);
}
