import type { CampaignSource } from '../../game/campaign.ts';
import type { Scenery } from '../../game/scenery.ts';

/** The fields of a scenery that colour the picture of a card, by the custom property of the style sheet. */
const properties = {
  '--card-wall': 'walls',
  '--card-ground': 'ground',
  '--card-lamp': 'lamp',
} as const;

type Coloured = Pick<CampaignSource, 'scenery'>;

/**
 * Gives the picture of a card the colours of the campaign's last scenery: the floor where most campaigns have their goal.
 * A colour that is missing is that of the style sheet.
 */
export function colourCard(card: HTMLElement, { scenery }: Coloured): void {
  const last: Partial<Scenery> = scenery?.at(-1) ?? {};
  for (const [property, field] of Object.entries(properties)) {
    card.style.setProperty(property, last[field] ?? '');
  }
}
