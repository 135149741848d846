import type { Campaign } from '../../game/campaign.ts';
import type { Cause } from '../../words/texts.ts';
import { element } from '../elements.ts';
import type { MakePortrait } from '../portrait.ts';
import laurel from './laurel.svg';
import tombstone from './tombstone.svg';

/** The pictures that belong to kinds and to campaigns. */
export interface Pictures {
  readonly portraitOf: MakePortrait;
  /** The addresses of the campaigns' pictures by id. */
  readonly emblems: ReadonlyMap<string, string>;
}

/**
 * The picture of an ending: the killer, or a tombstone without one; the laurel of a victor; the picture of the
 * campaign for a prize.
 */
export function pictureOfEnd(
  campaign: Pick<Campaign, 'id' | 'kinds'>,
  ending: Cause | null,
  { portraitOf, emblems }: Pictures,
): HTMLElement {
  const picture = (src: string) => element('img', '', { alt: '', src });
  if (ending?.by === 'lastStanding') return picture(laurel);
  const emblem = emblems.get(campaign.id);
  if ((ending?.by === 'prize' || ending?.by === 'escape') && emblem) return picture(emblem);
  const kind = ending && 'kind' in ending && campaign.kinds.find(({ id }) => id === ending.kind);
  return kind ? portraitOf(kind) : picture(tombstone);
}
