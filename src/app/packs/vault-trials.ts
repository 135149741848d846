import { idOf } from '../../bundles/file-owner.ts';
import { fileProblem, type Problem } from '../../bundles/problems.ts';
import type { Campaign } from '../../game/campaign.ts';
import type { VaultReport } from '../../trials/trial-report.ts';
import { tryVault } from '../../trials/try-vault.ts';
import { findingsOfVault } from '../../trials/vault-findings.ts';

/** The vaults of one drop that are tried. A hostile pack can have thousands. */
const mostTried = 20;

/** A vault's file, and the floors that get the vault. */
interface VaultTrial {
  readonly file: string;
  readonly report: VaultReport;
}

/** Makes floors, and counts those with the vaults of these files. Ignores files that are not vaults. */
export function tryVaults(campaign: Campaign, files: readonly string[]): VaultTrial[] {
  const ids = new Set(campaign.vaults.map(({ id }) => id));
  const vaults = files.filter((file) => ids.has(idOf(file))).slice(0, mostTried);
  return vaults.flatMap((file) => {
    const report = tryVault(campaign, idOf(file));
    return report && report.floors > 0 ? [{ file, report }] : [];
  });
}

/** The warnings about a vault, in the words of the terminal. */
export function warningsOf({ file, report }: VaultTrial): Problem[] {
  return findingsOfVault(report)
    .filter(({ grade }) => grade === 'warning')
    .map(({ text }) => fileProblem(file, text, 'warning'));
}

/** The warnings about the vaults among these files. */
export function vaultWarnings(campaign: Campaign, files: readonly string[]): Problem[] {
  return tryVaults(campaign, files).flatMap(warningsOf);
}
