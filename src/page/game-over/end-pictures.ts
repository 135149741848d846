import { variantOf } from '../../describe/actor-look.ts';
import type { Campaign } from '../../game/campaign.ts';
import { heroSeq } from '../../game/entity.ts';
import type { Game } from '../../game/world.ts';
import type { Cause } from '../../words/texts.ts';
import { element } from '../elements.ts';
import type { MakePortrait } from '../portrait.ts';
import laurel from './laurel.svg';
import tombstone from './tombstone.svg';
import whiteFlag from './white-flag.svg';

/** The pictures that belong to kinds and to campaigns. */
export interface Pictures {
  readonly portraitOf: MakePortrait;
  /** The addresses of the campaigns' pictures by id. */
  readonly emblems: ReadonlyMap<string, string>;
}

/**
 * The picture of an ending: the killer, or a tombstone without one; the laurel of a victor; the picture of the campaign
 * for a prize; a white flag if the player gave up, also without an ending. `killer`: its `seq`, if it is known, because
 * actors of a kind can have different drawings.
 */
export function pictureOfEnd(
  campaign: Pick<Campaign, 'id' | 'kinds'>,
  ending: Cause | null,
  { portraitOf, emblems }: Pictures,
  killer: number | null = null,
): HTMLElement {
  const picture = (src: string) => element('img', '', { alt: '', src });
  if (ending?.by === 'lastStanding') return picture(laurel);
  const emblem = emblems.get(campaign.id);
  if ((ending?.by === 'prize' || ending?.by === 'escape') && emblem) return picture(emblem);
  if (ending === null || ending.by === 'quit') return picture(whiteFlag);
  const kind = 'kind' in ending && campaign.kinds.find(({ id }) => id === ending.kind);
  if (!kind) return picture(tombstone);
  return portraitOf(killer === null ? kind : { look: variantOf(kind.look, killer) });
}

/** The `seq` of the actor whose attack ended a game; null if the game ended otherwise, or if it is unknown. */
export function killerOf(game: Game): number | null {
  if (game.ending?.by !== 'attack') return null;
  const hero = heroSeq(game);
  const last = game.events.findLast((event) => event.type === 'hit' && event.target === hero);
  return last?.type === 'hit' && last.attacker !== 0 ? last.attacker : null;
}
