import type { CampaignSource } from '../game/campaign.ts';
import { isObject, readJson } from './json.ts';

/**
 * The names of the icons that ship with the game: the build draws those that the bundles of its
 * campaigns name, and those of the buttons. Mods can use only these.
 */
export function shippedIcons(
  campaigns: readonly CampaignSource[],
  buttons: readonly string[],
): ReadonlySet<string> {
  const icons = new Set(buttons);
  for (const { hero, bundles } of campaigns) {
    for (const source of [hero, ...Object.values(bundles)]) {
      const json = readJson('', typeof source === 'string' ? source : JSON.stringify(source));
      const look = 'value' in json && isObject(json.value) ? json.value.look : null;
      if (isObject(look) && typeof look.sprite === 'string') icons.add(look.sprite);
    }
  }
  return icons;
}
