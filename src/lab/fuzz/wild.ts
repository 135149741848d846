import { parametersOf } from '../../bundles/shapes/effect-shape.ts';
import { componentOfGoal, goalParameters } from '../../bundles/shapes/goal-shape.ts';
import type { Rnd } from '../../dungeon/random-cell.ts';
import { shuffled } from '../../dungeon/shuffled.ts';
import type { Campaign } from '../../game/campaign.ts';
import { savingThrows } from '../../game/combat/saving-throw.ts';
import {
  type ComponentName,
  type EffectBearer,
  effectBearers,
  type Field,
  fieldsOf,
  minds,
} from '../../game/components.ts';
import { effectNames } from '../../game/effects/names.ts';
import { circumstances, goalNames } from '../../game/goals/names.ts';
import { triggerTargets, triggerTimes } from '../../game/kinds.ts';
import { drawsOf, keyOf, rndOf } from '../../game/random.ts';
import type { Files } from '../../records/mods.ts';

/**
 * Random bundles: monsters that combine powers, minds and speeds, and items and traps with random effects.
 * They combine all that bundles can contain, not only what the campaigns use.
 */

/** The components that a monster may have besides its health, its attack and its mind. */
const ofMonsters: readonly ComponentName[] = [
  ...([
    'Speed',
    'Mean',
    'Greedy',
    'Erratic',
    'Coward',
    'Skirmisher',
    'Guard',
    'Follower',
    'Senses',
  ] as const),
  ...(['Ambusher', 'Pack', 'Rooted', 'Invisible', 'Disguise', 'Regeneration', 'Mends'] as const),
  ...(['Leech', 'Poison', 'Splits', 'Explodes', 'Summons', 'Throws', 'Venom'] as const),
  ...(['Paralysis', 'Grasp', 'GoldThief', 'ItemThief', 'Rust', 'LevelDrain'] as const),
  ...(['ConfusingGaze', 'Carries', 'Reward', 'Recovery', 'Strength', 'OnHit', 'WhenHit'] as const),
  ...(['Triggers', 'Robs', 'Loot', 'Resists', 'Moves', 'Aids', 'OpensDoors'] as const),
];

/** The components of the random items. Each list makes one kind. */
const ofItems: readonly (readonly ComponentName[])[] = [
  ['Potion', 'Stack'],
  ['Potion', 'Shatters'],
  ['Scroll', 'Stack'],
  ['Scroll', 'Scares'],
  ['Stick'],
  ['Stick'],
  ['Stick'],
  ['Ring'],
  ['Ring', 'WhenHit'],
  ['Weapon', 'OnHit'],
  ['Weapon', 'Missile', 'Stack', 'OnHit'],
  ['Armour', 'WhenHit'],
];

const monsters = 6;
const traps = 2;
const features = 4;
/** The most components that a monster combines, and the most effects of a list. */
const mostPowers = 6;
const mostEffects = 3;
const mostGoals = 5;
const factions = ['hero', 'monsters', 'wild-ones', 'tame-ones'];

/** Random bundles by file name. Equal campaigns and seeds give equal bundles. */
export function wildBundles({ kinds }: Pick<Campaign, 'kinds'>, seed: string): Files {
  const rnd = rndOf(drawsOf(keyOf(`wild:${seed}`), 0, 0));
  const ids = kinds.map(({ id }) => id);
  const files: Record<string, string> = {};
  const add = (type: string, n: number, glyph: string, parts: object) => {
    const name = { en: `${type} ${n}`, ja: `${type} ${n}`, ru: `${type} ${n}` };
    const look = { glyph, colour: '#ffffff' };
    files[`wild-${type}-${n}.json`] = JSON.stringify({ name, look, ...parts });
  };
  for (let n = 1; n <= monsters; n++) add('monster', n, 'w', monsterParts(rnd, ids));
  for (const [n, list] of ofItems.entries()) {
    const parts = list.map((name) => [name, valuesOf(name, rnd, ids)]);
    const own = { Item: { weight: rnd(10), worth: rnd(300) }, ...Object.fromEntries(parts) };
    add('item', n + 1, '!', { spawn: { item: { group: 'wild' } }, ...own });
  }
  for (let n = 1; n <= traps; n++) add('trap', n, '^', { Trap: valuesOf('Trap', rnd, ids) });
  for (let n = 1; n <= features; n++) {
    const scattered = { depths: '0+', most: 1 + rnd(5), size: 1 + rnd(6) };
    add('feature', n, '_', { spawn: { scattered }, Feature: valuesOf('Feature', rnd, ids) });
  }
  return files;
}

function monsterParts(rnd: Rnd, ids: readonly string[]): object {
  const names = new Set<ComponentName>(['AI', rnd(2) === 0 ? 'Fighter' : 'Stats']);
  for (let n = rnd(mostPowers + 1); n > 0; n--) names.add(ofMonsters[rnd(ofMonsters.length)]);
  const parts = [...names].map((name): [string, object] => [name, valuesOf(name, rnd, ids)]);
  if (rnd(3) === 0) {
    const [name, ...fights] = shuffled(factions, rnd);
    parts.push(['Faction', { name, fights: fights.slice(0, rnd(fights.length + 1)) }]);
  }
  if (rnd(4) === 0) {
    const kind = ids[rnd(ids.length)];
    const least = rnd(3);
    parts.push(['Group', { escorts: [{ kind, least, most: least + 1 + rnd(3) }] }]);
  }
  const mind = minds[rnd(minds.length)];
  const goals = wildGoals(rnd, ids, names);
  parts.push(['AI', rnd(3) === 0 ? { goals } : rnd(3) === 0 ? { mind, goals } : { mind }]);
  return {
    spawn: { depths: { '0+': 100 }, wanders: rnd(2) === 0 },
    Health: { dice: `${1 + rnd(9)}d8` },
    ...Object.fromEntries(parts),
  };
}

/** Random goals. Those of its components would contradict them. */
function wildGoals(rnd: Rnd, ids: readonly string[], has: ReadonlySet<ComponentName>): object[] {
  const allowed = goalNames.filter((name) => {
    const component = componentOfGoal(name);
    return !component || !has.has(component);
  });
  const chosen = new Set(Array.from({ length: 1 + rnd(mostGoals) }, () => rnd(allowed.length)));
  return [...chosen].map((n) => ({
    goal: allowed[n],
    ...fieldValues(goalParameters(allowed[n]), rnd, ids),
    ...(rnd(3) === 0 && { when: circumstances[rnd(circumstances.length)] }),
  }));
}

/** Random values of the fields of a component, and random effects if it lists some. */
function valuesOf(name: ComponentName, rnd: Rnd, ids: readonly string[]): object {
  const fields = fieldsOf(name).filter(
    // The two must fit together.
    ([field, { inPlay }]) => !inPlay && field !== 'least' && field !== 'most',
  );
  const values = fieldValues(fields, rnd, ids);
  if (name === 'Loot') return [{ item: 'wild-item-1', chance: 1 + rnd(100) }];
  if (name === 'Triggers') return Array.from({ length: 1 + rnd(4) }, () => wildTrigger(rnd, ids));
  if (!effectBearers.includes(name as EffectBearer)) return values;
  return { ...values, effects: wildEffects(rnd, ids) };
}

function wildTrigger(rnd: Rnd, ids: readonly string[]): object {
  const when = triggerTimes[rnd(triggerTimes.length)];
  return {
    when,
    ...(when === 'belowHealth' && { percent: 1 + rnd(100) }),
    ...(when === 'everyTurns' && { turns: 1 + rnd(9) }),
    ...(rnd(3) === 0 && { chance: 1 + rnd(100) }),
    ...(rnd(2) === 0 && { befalls: triggerTargets[rnd(triggerTargets.length)] }),
    ...(rnd(2) === 0 && { say: { en: `wild ${when}` } }),
    effects: wildEffects(rnd, ids),
  };
}

function wildEffects(rnd: Rnd, ids: readonly string[]): object[] {
  return Array.from({ length: rnd(mostEffects + 1) }, () => {
    const effect = effectNames[rnd(effectNames.length)];
    return {
      effect,
      ...fieldValues(parametersOf(effect), rnd, ids),
      ...(rnd(3) === 0 && { chance: 1 + rnd(100) }),
      ...(rnd(3) === 0 && { resist: savingThrows[rnd(savingThrows.length)] }),
    };
  });
}

function fieldValues(
  fields: readonly (readonly [name: string, field: Field])[],
  rnd: Rnd,
  ids: readonly string[],
): object {
  const stated = fields.filter(([, { start }]) => start === undefined || rnd(2) === 0);
  return Object.fromEntries(stated.map(([name, field]) => [name, fieldValue(field, rnd, ids)]));
}

/** Half of the numbers are small, as in the campaigns; the other half use the whole range. */
function fieldValue(
  { kind, choices, min = 0, max = 100 }: Field,
  rnd: Rnd,
  ids: readonly string[],
): string | number | boolean {
  if (choices) return choices[rnd(choices.length)];
  if (kind === 'flag') return rnd(2) === 0;
  if (kind === 'kind') return ids[rnd(ids.length)];
  if (kind === 'dice') return `${rnd(4)}d${rnd(9)}`;
  const span = rnd(2) === 0 ? Math.min(max - min, 4) : max - min;
  return min + rnd(span + 1);
}
