import { type Keys, tableOf } from '../../controls/key-tables.ts';
import { keysOf } from '../../controls/own-keys.ts';
import type { Campaign } from '../../game/campaign.ts';
import type { Options } from '../../page/options/options.ts';

/** The keys of a campaign as the player has chosen them. */
export function keysIn(campaign: Pick<Campaign, 'keys'>, { keySet, keys }: Options): Keys {
  return keysOf(tableOf(campaign, keySet), keys);
}
