import { savingThrows } from '../../game/combat/saving-throw.ts';
import {
  type ComponentName,
  effectBearers,
  featureGrounds,
  fieldNamed,
  mindNames,
} from '../../game/components.ts';
import { meanOfDice } from '../../game/dice.ts';
import { effectRegistry } from '../../game/effects/registry.ts';
import { minds } from '../../game/goals/minds.ts';
import { type EffectUse, fieldOf, type Kind, kindHas } from '../../game/kinds.ts';
import type { Path } from '../json.ts';
import { pathText } from '../shapes/check-shape.ts';
import { componentOfGoal } from '../shapes/goal-shape.ts';

/** A part of a kind that does nothing, with the fix. */
export interface IdlePart {
  readonly path: Path;
  readonly text: string;
}

/** The parts of a kind without errors that do nothing in any campaign. */
export function idleParts(kind: Kind): IdlePart[] {
  return [
    ...emptyLists(kind),
    ...idleTriggers(kind),
    ...idleBearers(kind),
    ...unreachedGoals(kind),
    ...idleNumbers(kind),
  ].map(({ path, text }) => ({ path, text: `${pathText(path)} ${text}` }));
}

function emptyLists(kind: Kind): IdlePart[] {
  const { triggers, loot, escorts, goals } = kind;
  const lists: [Path, readonly unknown[] | undefined][] = [
    [['Triggers'], triggers],
    [['Loot'], loot],
    ...(loot ?? []).map(({ oneOf }, n): [Path, readonly unknown[]] => [
      ['Loot', n, 'oneOf'],
      oneOf,
    ]),
    [['Group', 'escorts'], escorts],
    [['AI', 'goals'], mindOf(kind) === 'none' ? goals : undefined],
  ];
  return lists
    .filter(([, list]) => list?.length === 0)
    .map(([path]) => ({ path, text: 'is empty; add an entry, or remove it' }));
}

function mindOf(kind: Kind) {
  return mindNames[fieldOf(kind, 'AI', 'mind')];
}

/** The actors that an effect can befall. */
type Target = 'hero' | 'monsters';

/** The effects of a list that never act on their target. */
function misdirected(
  effects: readonly EffectUse[],
  target: Target,
  path: Path,
  fix = 'remove it',
): IdlePart[] {
  return effects.flatMap(({ name }, n) => {
    const { only } = effectRegistry[name] as { readonly only?: Target };
    if (!only || only === target) return [];
    const befallen = target === 'hero' ? 'the hero' : 'a monster';
    return [
      { path: [...path, n], text: `never happens: ${name} does nothing to ${befallen}; ${fix}` },
    ];
  });
}

/** The first effect of a list for monsters after one that always puts another monster in the place of the target. */
function afterReplacement(effects: readonly EffectUse[], path: Path): IdlePart[] {
  const last = effects.findIndex(({ name, chance, resisted }) => {
    const { replaces } = effectRegistry[name] as { readonly replaces?: true };
    return replaces && chance === 100 && savingThrows[resisted] === 'none';
  });
  if (last < 0 || last === effects.length - 1) return [];
  const { name } = effects[last];
  const text = `never happens: ${name} puts another monster in the place of the target; list it before ${name}`;
  return [{ path: [...path, last + 1], text }];
}

function idleTriggers({ triggers = [] }: Kind): IdlePart[] {
  return triggers.flatMap(({ when, line, befalls, effects }, n) => {
    const path = ['Triggers', n];
    if (line < 0 && effects.length === 0) {
      return [{ path, text: 'does nothing; add "say" or "effects"' }];
    }
    const isHero = befalls === 'hero';
    const fix = isHero ? 'remove "befalls"' : 'add "befalls": "hero"';
    return [
      ...misdirected(effects, isHero ? 'hero' : 'monsters', [...path, 'effects'], fix),
      // At its death a monster is not replaced but rises again, and the rest of the list goes on.
      ...(isHero || when === 'death' ? [] : afterReplacement(effects, [...path, 'effects'])),
    ];
  });
}

/** The components that do nothing else than having effects. */
const needEffects: readonly string[] = ['Potion', 'Shatters', 'OnHit', 'WhenHit', 'Aids', 'Trap'];

/** The only actors that the effects of a component befall. */
const targets: Readonly<Partial<Record<string, Target>>> = {
  Potion: 'hero',
  Scroll: 'hero',
  Ring: 'hero',
  Aids: 'monsters',
};

function idleBearers(kind: Kind): IdlePart[] {
  return effectBearers.flatMap((bearer) => {
    if (!kindHas(kind, bearer)) return [];
    const goal = kind.goals?.findIndex(({ name }) => componentOfGoal(name) === bearer) ?? -1;
    const path = goal < 0 ? [bearer] : ['AI', 'goals', goal];
    const { [bearer]: effects = [] } = kind.effects;
    if (effects.length === 0 && needEffects.includes(bearer)) {
      return [{ path, text: 'has no effects; add "effects", or remove it' }];
    }
    const target = targets[bearer];
    const listed = [...path, 'effects'];
    return [
      ...(target ? misdirected(effects, target, listed) : []),
      // Other lists can also act on the hero, who is never replaced.
      ...(bearer === 'Stick' || target === 'monsters' ? afterReplacement(effects, listed) : []),
    ];
  });
}

/** The first goal after one that always decides. */
function unreachedGoals(kind: Kind): IdlePart[] {
  const own = kind.goals ?? [];
  const last = own.findIndex(({ name, when, chance }) => {
    return (name === 'wait' || name === 'wander') && when === 'always' && chance === 100;
  });
  const mind = mindOf(kind);
  if (last < 0 || (last === own.length - 1 && minds[mind].length === 0)) return [];
  const after = last < own.length - 1 ? `AI.goals[${last + 1}]` : `the mind "${mind}"`;
  const path = ['AI', 'goals', last];
  return [
    {
      path,
      text: `always decides, so ${after} never does; list it last, or add "when" or "chance"`,
    },
  ];
}

function idleNumbers(kind: Kind): IdlePart[] {
  const parts: IdlePart[] = [];
  const { effects, faction } = kind;
  const fieldsOf = (name: string) => kind.components.find((one) => one.name === name)?.fields;
  const isAllZero = (name: ComponentName) =>
    Object.entries(fieldsOf(name) ?? { none: 1 }).every(([field, value]) =>
      fieldNamed(name, field)?.kind === 'dice' ? meanOfDice(value) === 0 : value === 0,
    );
  if (isAllZero('Resists')) {
    parts.push({
      path: ['Resists'],
      text: 'states no cause; add one such as "fire": 50, or remove it',
    });
  }
  if (isAllZero('Weapon') && !kindHas(kind, 'Launcher')) {
    parts.push({ path: ['Weapon'], text: 'does no damage; add "attack", "dice" or "thrownDice"' });
  }
  const ground = featureGrounds[fieldsOf('Feature')?.ground ?? 0];
  if (ground === 'water' && (effects.Feature?.length ?? 0) > 0) {
    parts.push({
      path: ['Feature', 'effects'],
      text: 'never happens: the hero does not enter water; use another ground',
    });
  }
  if (!effects.Feature?.length) {
    const missing = 'because the feature has no effects; add "effects", or remove it';
    if (kind.lines && kindHas(kind, 'Feature')) {
      parts.push({ path: ['Feature', 'says'], text: `is never said, ${missing}` });
    }
    if (fieldsOf('Feature')?.uses) {
      parts.push({ path: ['Feature', 'uses'], text: `counts nothing, ${missing}` });
    }
  }
  const own = faction?.fights.indexOf(faction.name) ?? -1;
  if (own >= 0) {
    parts.push({
      path: ['Faction', 'fights', own],
      text: 'is its own faction, whose monsters never fight each other; remove it',
    });
  }
  return parts;
}
