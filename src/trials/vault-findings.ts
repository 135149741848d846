import type { Finding } from './findings.ts';
import type { VaultReport } from './trial-report.ts';

/** The findings of the report of a vault. */
export function findingsOfVault(report: VaultReport): Finding[] {
  const { width, height, chance, once, depths, floors, placed, fitting, taken } = report;
  // A warning about the file names depths that the campaign does not have.
  if (floors === 0) return [];
  const findings: Finding[] = [];
  const of = `${floors} floors of ${depths.length > 1 ? 'depths' : 'depth'} ${depths.join(', ')}`;
  if (fitting * 2 < floors) {
    const where = fitting === 0 ? `none of ${of}` : `only ${fitting} of ${of}`;
    findings.push({
      grade: fitting === 0 ? 'warning' : 'hint',
      text:
        `the vault fits on ${where}: elsewhere its ${width} × ${height} cells would cover stairs, doors, passages, ` +
        'traps or features, or cut off a part of the floor; make it smaller, or draw spaces at its corners',
    });
  }
  const share = chance < 100 ? ` with its chance of ${chance}%` : '';
  const single = once ? ', at most one per game' : '';
  findings.push({ grade: 'fact', text: `vault: on ${placed} of ${of}${share}${single}` });
  if (taken > 0) {
    findings.push({
      grade: 'fact',
      text: `another vault was on ${taken} of the floors where it fits`,
    });
  }
  return findings;
}
