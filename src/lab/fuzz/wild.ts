import type { Files } from '../../bundles/files.ts';
import { parametersOf } from '../../bundles/shapes/effect-shape.ts';
import { componentOfGoal, goalParameters } from '../../bundles/shapes/goal-shape.ts';
import type { Rnd } from '../../dungeon/rnd.ts';
import { shuffled } from '../../dungeon/shuffled.ts';
import type { Campaign } from '../../game/campaign.ts';
import { savingThrows } from '../../game/combat/saving-throw.ts';
import {
  type ComponentName,
  type EffectBearer,
  effectBearers,
  type Field,
  fieldsOf,
  mindNames,
} from '../../game/components.ts';
import { effectNames } from '../../game/effects/names.ts';
import { circumstances, goalNames } from '../../game/goals/names.ts';
import { kindHas, triggerTargets, triggerTimes } from '../../game/kinds.ts';
import { drawsOf, keyOf, rndOf } from '../../game/random.ts';

/**
 * Random bundles: monsters that combine powers, minds and speeds, items and traps with random effects, vaults, bases
 * and patches. They combine all that bundles can contain, not only what the campaigns use.
 */

/** The components that a monster may have besides its health, its attack and its mind. */
const monsterComponents: readonly ComponentName[] = [
  'Speed',
  'Mean',
  'Greedy',
  'Erratic',
  'Coward',
  'Skirmisher',
  'Guard',
  'Follower',
  'Senses',
  'Ambusher',
  'Pack',
  'Rooted',
  'Invisible',
  'Disguise',
  'Regeneration',
  'Mends',
  'Leech',
  'Poison',
  'Splits',
  'Explodes',
  'Summons',
  'Throws',
  'Venom',
  'Paralysis',
  'Grasp',
  'GoldThief',
  'ItemThief',
  'Rust',
  'LevelDrain',
  'ConfusingGaze',
  'Carries',
  'Reward',
  'Recovery',
  'Strength',
  'OnHit',
  'WhenHit',
  'Triggers',
  'Robs',
  'Loot',
  'Resists',
  'Moves',
  'Aids',
  'OpensDoors',
];

/** The components of the random items. Each list makes one kind. */
const itemComponents: readonly (readonly ComponentName[])[] = [
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
  ['Armour', 'Resists'],
  ['Ring', 'Resists'],
  ['Weapon', 'Launcher'],
  ['Food', 'Stack'],
  ['Gold'],
  ['Prize'],
];

/** The components that a base or a patch may add to any monster. */
const addedComponents: readonly ComponentName[] = [
  'Speed',
  'Reward',
  'Resists',
  'Regeneration',
  'Mends',
  'Loot',
  'OnHit',
  'WhenHit',
  'Poison',
  'Carries',
  'Splits',
  'Explodes',
  'OpensDoors',
];
/** The components that a patch may add to the hero. */
const heroComponents: readonly ComponentName[] = ['Resists', 'Regeneration', 'WhenHit', 'Speed'];

/** The number of bundles of each sort. */
const count = { monsters: 6, traps: 2, features: 4, vaults: 2, bases: 2, patches: 2 };
/** The most components that a monster combines, and the most effects of a list. */
const mostPowers = 6;
const mostEffects = 3;
const mostGoals = 5;
const factions = ['hero', 'monsters', 'wild-ones', 'tame-ones'];

/** Random bundles by file name. Equal campaigns and seeds give equal bundles. */
export function wildBundles({ kinds }: Pick<Campaign, 'kinds'>, seed: string): Files {
  const rnd = rndOf(drawsOf(keyOf(`wild:${seed}`), 0, 0));
  const ids = kinds.map(({ id }) => id);
  const itemIds = kinds.filter((kind) => kindHas(kind, 'Item')).map(({ id }) => id);
  const items = [...itemIds, ...itemComponents.map((_, n) => `wild-item-${n + 1}`)];
  const known = { ids, items };
  const files: Record<string, string> = {};
  const add = (type: string, n: number, glyph: string, parts: object) => {
    const name = { en: `${type} ${n}`, ja: `${type} ${n}`, ru: `${type} ${n}` };
    const look = { glyph, colour: '#ffffff' };
    files[`wild-${type}-${n}.json`] = JSON.stringify({ name, look, ...parts });
  };
  for (let n = 1; n <= count.bases; n++) {
    files[`wild-base-${n}.json`] = JSON.stringify({
      abstract: true,
      ...addedParts(addedComponents, rnd, known),
    });
  }
  for (let n = 1; n <= count.monsters; n++) add('monster', n, 'w', monsterParts(rnd, known));
  for (const [n, list] of itemComponents.entries()) {
    const parts = list.map((name) => [name, valuesOf(name, rnd, known)]);
    const item = { Item: { weight: rnd(10), worth: rnd(300) }, ...Object.fromEntries(parts) };
    // Gold has its own chance on a floor, and a second prize would end the game.
    const isGrouped = !list.includes('Gold') && !list.includes('Prize');
    add('item', n + 1, '!', { ...(isGrouped && { spawn: { item: { group: 'wild' } } }), ...item });
  }
  for (let n = 1; n <= count.traps; n++)
    add('trap', n, '^', { Trap: valuesOf('Trap', rnd, known) });
  for (let n = 1; n <= count.features; n++) {
    const scattered = { depths: '0+', most: 1 + rnd(5), size: 1 + rnd(6) };
    add('feature', n, '_', { spawn: { scattered }, Feature: valuesOf('Feature', rnd, known) });
  }
  for (let n = 1; n <= count.vaults; n++) {
    files[`wild-vault-${n}.json`] = JSON.stringify(wildVault(rnd, items));
  }
  for (let n = 1; n <= count.patches; n++) {
    const patch = rnd(2) === 0 ? { tag: 'wild' } : `wild-monster-${1 + rnd(count.monsters)}`;
    files[`wild-patch-${n}.json`] = JSON.stringify({
      patch,
      ...addedParts(addedComponents, rnd, known),
    });
  }
  const hero = addedParts(heroComponents, rnd, known);
  files['wild-hero.json'] = JSON.stringify({ patch: ids[0], ...hero });
  return files;
}

/** The ids that random bundles name. */
interface Known {
  readonly ids: readonly string[];
  readonly items: readonly string[];
}

/** One or two components of a list. */
function addedParts(list: readonly ComponentName[], rnd: Rnd, known: Known): object {
  const names = shuffled(list, rnd).slice(0, 1 + rnd(2));
  return Object.fromEntries(names.map((name) => [name, valuesOf(name, rnd, known)]));
}

/** A room with an entrance, and random monsters, items, traps and a feature in it. */
function wildVault(rnd: Rnd, items: readonly string[]): object {
  const [width, height] = [5 + rnd(5), 4 + rnd(4)];
  const entrance = 2 + rnd(width - 4);
  const letters = 'abcdef';
  const map = Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => {
      if (y === 0 && x === entrance) return '.';
      if (y === 0 || y === height - 1 || x === 0 || x === width - 1)
        return rnd(8) === 0 ? '%' : '#';
      // A feature can block its cell, but in a corner it blocks no way.
      if (y === height - 2 && x === 1) return 'g';
      return rnd(3) === 0 ? letters[rnd(letters.length)] : '.';
    }).join(''),
  );
  const meanings = {
    a: `wild-monster-${1 + rnd(count.monsters)}`,
    b: `wild-monster-${1 + rnd(count.monsters)}`,
    c: items[rnd(items.length)],
    d: items[rnd(items.length)],
    e: `wild-trap-${1 + rnd(count.traps)}`,
    f: 'doorway',
    g: `wild-feature-${1 + rnd(count.features)}`,
    '%': 'weak-wall',
  };
  const drawn = Object.entries(meanings).filter(([letter]) =>
    map.some((row) => row.includes(letter)),
  );
  const legend = Object.fromEntries(drawn);
  const isOnce = rnd(3) === 0;
  return { map, legend, depths: isOnce ? '0-30' : '0+', chance: 1 + rnd(100), once: isOnce };
}

function monsterParts(rnd: Rnd, known: Known): object {
  const { ids } = known;
  const names = new Set<ComponentName>(['AI', rnd(2) === 0 ? 'Fighter' : 'Stats']);
  for (let n = rnd(mostPowers + 1); n > 0; n--)
    names.add(monsterComponents[rnd(monsterComponents.length)]);
  const parts = [...names].map((name): [string, object] => [name, valuesOf(name, rnd, known)]);
  if (rnd(3) === 0) {
    const [name, ...fights] = shuffled(factions, rnd);
    parts.push(['Faction', { name, fights: fights.slice(0, rnd(fights.length + 1)) }]);
  }
  if (rnd(4) === 0) {
    const kind = ids[rnd(ids.length)];
    const least = rnd(3);
    parts.push(['Group', { escorts: [{ kind, least, most: least + 1 + rnd(3) }] }]);
  }
  const mind = mindNames[rnd(mindNames.length)];
  const goals = wildGoals(rnd, ids, names);
  parts.push(['AI', rnd(3) === 0 ? { goals } : rnd(3) === 0 ? { mind, goals } : { mind }]);
  const bases = Array.from({ length: count.bases }, (_, n) => `wild-base-${n + 1}`);
  const inherited = shuffled(bases, rnd).slice(0, rnd(count.bases + 1));
  return {
    ...(inherited.length > 0 && { extends: inherited }),
    tags: ['wild'],
    spawn: { depths: { '0+': 100 }, wanders: rnd(2) === 0 },
    Health: { dice: `${1 + rnd(9)}d8` },
    ...Object.fromEntries(parts),
  };
}

/** Random goals, without the goals that come with the monster's own components. */
function wildGoals(rnd: Rnd, ids: readonly string[], own: ReadonlySet<ComponentName>): object[] {
  const allowed = goalNames.filter((name) => {
    const component = componentOfGoal(name);
    return !component || !own.has(component);
  });
  const chosen = new Set(Array.from({ length: 1 + rnd(mostGoals) }, () => rnd(allowed.length)));
  return [...chosen].map((n) => ({
    goal: allowed[n],
    ...fieldValues(goalParameters(allowed[n]), rnd, ids),
    ...(rnd(3) === 0 && { when: circumstances[rnd(circumstances.length)] }),
  }));
}

/** Random values of the fields of a component, and random effects if it lists some. */
function valuesOf(name: ComponentName, rnd: Rnd, { ids, items }: Known): object {
  const fields = fieldsOf(name).filter(
    // The two must fit together.
    ([field, { inPlay }]) => !inPlay && field !== 'least' && field !== 'most',
  );
  const values = fieldValues(fields, rnd, ids);
  if (name === 'Food') {
    const energy = 1 + rnd(2000);
    return { energy, spread: rnd(Math.min(energy, 1000)), foul: rnd(101) };
  }
  if (name === 'Loot') return Array.from({ length: 1 + rnd(3) }, () => wildLoot(rnd, items));
  if (name === 'Triggers') return Array.from({ length: 1 + rnd(4) }, () => wildTrigger(rnd, ids));
  if (!effectBearers.includes(name as EffectBearer)) return values;
  return { ...values, effects: wildEffects(rnd, ids) };
}

function wildLoot(rnd: Rnd, items: readonly string[]): object {
  const chance = rnd(2) === 0 && { chance: 1 + rnd(100) };
  const item = () => ({
    item: items[rnd(items.length)],
    ...(rnd(3) === 0 && { count: 1 + rnd(9) }),
    ...(rnd(3) === 0 && { level: 1 + rnd(9) }),
  });
  if (rnd(3) > 0) return { ...item(), ...chance };
  const weighted = () => ({ ...item(), ...(rnd(2) === 0 && { weight: 1 + rnd(9) }) });
  return { oneOf: Array.from({ length: 1 + rnd(3) }, weighted), ...chance };
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
  { kind, choices, min = 0, max = 100, mayBeZero }: Field,
  rnd: Rnd,
  ids: readonly string[],
): string | number | boolean {
  if (choices) return choices[rnd(choices.length)];
  if (kind === 'flag') return rnd(2) === 0;
  if (kind === 'kind') return ids[rnd(ids.length)];
  if (kind === 'dice') {
    return mayBeZero && rnd(4) === 0 ? '0d0' : `${1 + rnd(3)}d${1 + rnd(8)}`;
  }
  const range = rnd(2) === 0 ? Math.min(max - min, 4) : max - min;
  return min + rnd(range + 1);
}
