import type { Campaign } from '../../game/campaign.ts';
import { mindNames } from '../../game/components.ts';
import { type GoalUse, wayNames } from '../../game/goals/names.ts';
import { isMonsterKind, type Kind, kindHas } from '../../game/kinds.ts';
import type { MonsterSide } from './matchup.ts';

/** The factions of the two sides of a fight between monsters. Each side has its own copy of every monster kind. */
const factions: readonly string[] = ['first', 'second'];

/** The side of a kind; −1 for other kinds. */
export function sideOf({ faction }: Kind): number {
  return faction ? factions.indexOf(faction.name) : -1;
}

/**
 * The campaign with its monster kinds once for each side. All of them seek their enemies and attack, because a fight
 * between monsters that only strike back would never begin. A monster that becomes one of a random kind may change sides.
 */
export function withSides(campaign: Campaign): Campaign {
  const monsters = campaign.kinds.flatMap((kind, n) => (isMonsterKind(kind) ? [n] : []));
  const firstCopy = campaign.kinds.length;
  /** The number of a kind on a side: the kinds of the second side come after all kinds of the campaign. */
  const numberOn = (side: number, kind: number) =>
    side === 1 && monsters.includes(kind) ? firstCopy + monsters.indexOf(kind) : kind;
  const first = campaign.kinds.map((kind) =>
    isMonsterKind(kind) ? fighter(kind, 0, numberOn) : kind,
  );
  const second = monsters.map((n) => fighter(campaign.kinds[n], 1, numberOn));
  return { ...campaign, kinds: [...first, ...second] };
}

/** A side with its own copies of the kinds. */
export function onSide(side: number, { monsters }: MonsterSide): MonsterSide {
  return {
    monsters: monsters.map(({ kind, count }) => ({
      kind: { ...kind, id: idOn(side, kind) },
      count,
    })),
  };
}

function idOn(side: number, { id }: Kind): string {
  return side === 0 ? id : `${id} ${factions[side]}`;
}

const seekEnemies: GoalUse = {
  name: 'approach',
  chance: 100,
  when: 'always',
  values: { way: wayNames.indexOf('shortest') },
};

/** The kind as it fights on a side. Its powers stay, and the monsters that it names are of its side. */
function fighter(kind: Kind, side: number, numberOn: (side: number, kind: number) => number): Kind {
  // References share their values with the parts that name kinds, also in the copy.
  const copy = structuredClone(kind);
  for (const { path, field, values } of copy.references) {
    // A hit turns an enemy into another monster, which stays an enemy.
    const isEnemy = field === 'into' && (path[0] === 'OnHit' || path[0] === 'WhenHit');
    values[field] = numberOn(isEnemy ? 1 - side : side, values[field]);
  }
  const components = copy.components.map((one) =>
    one.name === 'AI'
      ? { ...one, fields: { ...one.fields, mind: mindNames.indexOf('none') } }
      : one,
  );
  if (!kindHas(kind, 'Faction')) components.push({ name: 'Faction', fields: {} });
  return {
    ...copy,
    id: idOn(side, kind),
    components,
    goals: [seekEnemies],
    faction: { name: factions[side], fights: [factions[1 - side]] },
  };
}
