import { thrown } from '../bundles/checks/check-needs.ts';
import { isAllyKind } from '../game/actors/factions.ts';
import { type Campaign, heroKind, kindById } from '../game/campaign.ts';
import { isInVault } from '../game/floors/vault-drawing.ts';
import { affectsTreaders, type Kind, kindHas } from '../game/kinds.ts';
import { ComponentReads } from './component-reads.ts';
import { killCostIn, tryFights } from './fight-trials.ts';
import { appearsNowhere, firstDepth, peersAt } from './home-depths.ts';
import { tryItem } from './item-trials.ts';
import { outfitFor } from './outfit.ts';
import { PowerRuns } from './power-runs.ts';
import { spawnFrequencies } from './spawn-frequency.ts';
import { tryTrap } from './trap-trials.ts';
import { repetitions, type Trial, type TrialSize } from './trial.ts';
import type { KillCost, TrialReport } from './trial-report.ts';
import { tryWalks, walkTurns } from './walk-trials.ts';

const fullSize: TrialSize = { fights: 200, peerFights: 160, walks: 20, floors: 20 };

/**
 * Plays a kind of a campaign and reports how it behaves. Makes the floors on which it should appear,
 * lets heroes of its depth fight it in small halls, walk on floors with it, pick it up and use it. The
 * heroes and the other monsters come from the campaign without the kind. Pure and seeded.
 */
export function tryKind(
  campaign: Campaign,
  id: string,
  size: Partial<TrialSize> = {},
): TrialReport {
  const trial = trialOf(campaign, id, size);
  const { kind, depth } = trial;
  const nature = natureOf(kind);
  // Before the fights, whose report lists the powers that never ran anywhere.
  const walks = nature === 'none' ? 0 : tryWalks(trial);
  return {
    kind: id,
    nature,
    depth,
    appearsNowhere: appearsNowhere(campaign, kind),
    spawns: spawnFrequencies(trial),
    fights: nature === 'monster' ? tryFights(trial) : null,
    item: nature === 'item' ? tryItem(trial) : null,
    trap: affectsTreaders(kind) ? tryTrap(trial) : null,
    walks: { walks, turns: walkTurns },
    // No fights are played with an ally, so they do not show which of its components are unused.
    // On walks the hero does not have to use a feature.
    unread: nature === 'ally' || nature === 'feature' ? [] : unreadIn(trial),
    crashes: [...trial.crashes],
  };
}

/** The components that no system read. The checks of the campaign report components that only a thrower uses. */
function unreadIn({ campaign, componentReads }: Trial): TrialReport['unread'] {
  const canThrow = kindHas(heroKind(campaign), 'Thrower');
  return componentReads.unread.filter((name) => canThrow || !thrown.some((one) => one === name));
}

/** The danger of a monster for the heroes of a depth, without other trials; null for other kinds. */
export function dangerAt(
  campaign: Campaign,
  id: string,
  depth: number,
  size: Partial<TrialSize> = {},
): KillCost | null {
  const trial = trialOf(campaign, id, size, depth);
  return natureOf(trial.kind) === 'monster' ? killCostIn(trial) : null;
}

/** The trials of a kind at the depth where it appears, or at another one. */
function trialOf(campaign: Campaign, id: string, size: Partial<TrialSize>, at?: number): Trial {
  const kind = kindById(campaign, id);
  const others = {
    ...campaign,
    kinds: campaign.kinds.filter((other) => other !== kind),
    vaults: campaign.vaults.filter((vault) => !isInVault(kind, vault)),
  };
  const depth = at ?? firstDepth(campaign, kind);
  const sizes = { ...fullSize, ...size };
  // Each fight has a hero of its own: the fights of one hero are much alike, so with fewer heroes the danger would
  // look more exact than it is.
  const fights = natureOf(kind) === 'monster' ? sizes.fights : 0;
  const heroCount = Math.max(repetitions, fights);
  return {
    campaign,
    kind,
    index: campaign.kinds.indexOf(kind),
    depth,
    outfits: Array.from({ length: heroCount }, (_, n) => outfitFor(others, depth, `hero ${n}`)),
    peers: peersAt(others, depth).filter((peer) => natureOf(peer) === 'monster'),
    componentReads: new ComponentReads(kind),
    powerRuns: new PowerRuns(),
    size: sizes,
    crashes: new Set(),
  };
}

function natureOf(kind: Kind): TrialReport['nature'] {
  if (kindHas(kind, 'Health')) {
    if (!kindHas(kind, 'AI')) return 'none';
    return isAllyKind(kind) ? 'ally' : 'monster';
  }
  if (kindHas(kind, 'Item')) return 'item';
  if (kindHas(kind, 'Feature')) return 'feature';
  return kindHas(kind, 'Trap') ? 'trap' : 'none';
}
