import type { Campaign } from '../../game/campaign.ts';
import { fieldOf, isMonsterKind, type Kind, kindHas } from '../../game/kinds.ts';

/**
 * The kinds in the picture of a campaign without an emblem: the hero, and two others. Those with a sprite of the pack
 * come first, then the strongest monsters, then prizes.
 */
export function cardKinds({ kinds }: Campaign): readonly Kind[] {
  const [hero, ...others] = kinds;
  const value = (kind: Kind) =>
    (kind.look.sprite?.includes(':') ? 1e6 : 0) +
    (isMonsterKind(kind) ? 1 + fieldOf(kind, 'Health', 'max') : 0) +
    (kindHas(kind, 'Prize') ? 1 : 0);
  const drawn = others.filter((kind) => kind.look.sprite && value(kind) > 0);
  return [hero, ...drawn.sort((a, b) => value(b) - value(a)).slice(0, 2)];
}
