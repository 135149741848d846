import type { Campaign } from '../game/campaign.ts';
import { generateFloor } from '../game/floors/generate-floor.ts';
import { depthsIn } from './home-depths.ts';
import { sample } from './spawn-frequency.ts';
import type { VaultReport } from './trial-report.ts';

/**
 * Makes floors of the depths of a vault, and counts those on which it is, and those on which it fits. Null for an id
 * that no vault of the campaign has.
 */
export function tryVault(campaign: Campaign, id: string, perDepth = 20): VaultReport | null {
  const vault = campaign.vaults.find((one) => one.id === id);
  if (!vault) return null;
  const { chance, once = false, width, height } = vault;
  const depths = sample(depthsIn(campaign, vault));
  const withOnlyIt = { ...campaign, vaults: [{ ...vault, chance: 100, once: false }] };
  // Another vault takes a floor only if a game can have this one there: with `once`, on its only depth.
  const withCertainIt = {
    ...campaign,
    vaults: campaign.vaults.map((other) => ({ ...other, chance: other === vault ? 100 : 0 })),
  };
  let [placed, fitting, taken] = [0, 0, 0];
  for (const depth of depths) {
    for (let n = 0; n < perDepth; n++) {
      const vaultIn = (variant: Campaign) =>
        generateFloor(variant, `floor ${n}`, depth, campaign.start).vault;
      const found = vaultIn(campaign);
      if (vaultIn(withOnlyIt)) fitting++;
      if (found?.id === id) placed++;
      else if (found && vaultIn(withCertainIt)) taken++;
    }
  }
  const floors = depths.length * perDepth;
  return { vault: id, width, height, chance, once, depths, floors, placed, fitting, taken };
}
