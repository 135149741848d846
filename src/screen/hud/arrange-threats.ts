import {
  mostListed,
  type Threat,
  threatsByKind,
  threatsOf,
  withoutRepetitions,
} from '../../describe/threats.ts';
import type { Game } from '../../game/world.ts';
import type { ScreenLayout } from '../screen-layout.ts';
import { type ThreatLayout, threatLayout } from './threat-layout.ts';

/** Up to this number of monsters, each has a place of its own, also where they are equal. */
const mostApart = 3;

/**
 * The places of the monsters in view, and the groups that have them in place of single monsters; null where each has its
 * own place. Monsters between which a player sees no difference are a group if that halves the list: in every window, so
 * that a fight looks the same on a phone. Where there is no room for the rest, each kind is a group.
 */
export function arrangeThreats(
  layout: ScreenLayout,
  game: Game,
  seen: readonly number[],
  isCut: boolean,
): { threats: ThreatLayout; groups: readonly Threat[] | null } {
  const each = threatLayout(layout, seen.length, isCut);
  if (each.places.length === 0) return { threats: each, groups: null };
  if (seen.length > mostApart && seen.length <= mostListed) {
    const groups = withoutRepetitions(game, threatsOf(game, seen, seen.length));
    const members = groups.length === 1 && !needsBar(groups[0], game) ? seen.length : 0;
    const threats = threatLayout(layout, groups.length, isCut, true, members);
    const isWorthIt = groups.length <= seen.length / 2;
    if (isWorthIt && threats.look !== 'icons' && threats.more === 0) return { threats, groups };
  }
  if (each.look !== 'icons' && each.more === 0) return { threats: each, groups: null };
  const kinds = threatsByKind(game, seen);
  if (kinds.length === seen.length) return { threats: each, groups: null };
  return { threats: threatLayout(layout, kinds.length, isCut, true), groups: kinds };
}

/** Whether the health of a monster needs a bar: where all of its kind have one point, a full bar says nothing. */
export function needsBar({ monster, maxHealth }: Threat, { stores }: Game): boolean {
  return maxHealth > 1 || stores.Health.dice[monster] !== 0;
}
