import type { Campaign } from '../game/campaign.ts';
import { planFloor } from '../game/floors/plan-floor.ts';
import { depthsIn } from './home-depths.ts';
import type { VaultReport } from './report.ts';
import { sample } from './spawn-frequency.ts';

/**
 * Makes floors of the depths of a vault, and counts those on which it is, and those on which it fits. Null for an id
 * that no vault of the campaign has.
 */
export function tryVault(campaign: Campaign, id: string, perDepth = 20): VaultReport | null {
  const vault = campaign.vaults.find((one) => one.id === id);
  if (!vault) return null;
  const { chance, once = false, width, height } = vault;
  const depths = sample(depthsIn(campaign, vault));
  const alone = { ...campaign, vaults: [{ ...vault, chance: 100, once: false }] };
  let [placed, fitting, taken] = [0, 0, 0];
  for (const depth of depths) {
    for (let n = 0; n < perDepth; n++) {
      const [plan, own] = [campaign, alone].map((one) =>
        planFloor(one, `floor ${n}`, depth, campaign.start),
      );
      if (plan.vault?.id === id) placed++;
      if (own.vault) fitting++;
      if (own.vault && plan.vault && plan.vault.id !== id) taken++;
    }
  }
  const floors = depths.length * perDepth;
  return { vault: id, width, height, chance, once, depths, floors, placed, fitting, taken };
}
