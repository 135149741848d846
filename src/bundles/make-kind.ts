import { heroFaction } from '../game/actors/factions.ts';
import { type ComponentName, components, effectBearers, fieldsOf } from '../game/components.ts';
import type { Circumstance, GoalName, GoalUse } from '../game/goals/names.ts';
import {
  type Escort,
  escortFields,
  type Kind,
  natures,
  type TextByLanguage,
} from '../game/kinds.ts';
import { type Refer, type StatedFields, valuesOf } from './field-values.ts';
import { isObject, type JsonObject, type Path } from './json.ts';
import { type Fault, pathText } from './shapes/check-shape.ts';
import { bundleComponents } from './shapes/component-needs.ts';
import { readEffects, type StatedEffect } from './shapes/effect-shape.ts';
import { componentOfGoal, goalParameters } from './shapes/goal-shape.ts';
import { readLoot } from './shapes/loot-shape.ts';
import { readSpawn, type SpawnText, spawnFaults } from './shapes/spawn-shape.ts';
import { readTriggers } from './shapes/trigger-shape.ts';

/** The components of a bundle that has the right shape. */
type Components = Readonly<Record<string, StatedFields>>;

/** Contradictions between parts of the bundle of a kind, each of which has the right shape. */
export function contradictionsIn(id: string, bundle: JsonObject): Fault[] {
  const faults: Fault[] = [];
  const names = new Set(Object.keys(bundle));
  if (id === 'hero' && names.has('AI')) {
    faults.push({
      path: ['AI'],
      key: true,
      text: 'the hero has no AI, because the player moves it; remove AI',
    });
  }
  if (id === 'hero' && !names.has('Health')) {
    faults.push({
      path: ['Health'],
      key: true,
      text: 'the hero needs Health; add it',
      missing: true,
    });
  }
  const stated = natures.filter((name) => names.has(name));
  if (stated.length > 1) {
    const text = `${stated.join(' and ')} cannot be combined: a kind is an actor, an item, a trap or a feature`;
    faults.push({ path: [stated[1]], key: true, text });
  }
  faults.push(...spawnFaults((bundle.spawn ?? {}) as SpawnText, names));
  const { Health, Food } = bundle as Components;
  const hasMax = Health && 'max' in Health;
  const hasDice = Health && 'dice' in Health;
  if (Health && hasMax === hasDice) {
    const both = hasMax ? ', not both' : '';
    faults.push({ path: ['Health'], key: true, text: `Health needs either max or dice${both}` });
  }
  faults.push(...goalFaults(bundle), ...escortFaults(bundle));
  if (Food && Number(Food.spread ?? 0) > Number(Food.energy)) {
    const text = `Food.spread must be at most Food.energy, but ${Food.spread} is more than ${Food.energy}: such a meal could take energy away`;
    faults.push({ path: ['Food', 'spread'], key: false, text });
  }
  for (const name of ['Stack', 'Stick'] as const) {
    const { least = components[name].least.start, most = components[name].most.start } =
      (bundle as Components)[name] ?? {};
    faults.push(...orderFaults([name], Number(least), Number(most)));
  }
  return faults;
}

/** The fault of a part whose `least` is more than its `most`. */
function orderFaults(part: Path, least: number, most: number): Fault[] {
  if (least <= most) return [];
  const place = pathText(part);
  const text = `${place}.least must be at most ${place}.most, but ${least} is more than ${most}`;
  return [{ path: [...part, 'least'], key: false, text }];
}

/** The kind that a bundle without mistakes defines. */
export function makeKind(id: string, bundle: JsonObject): Kind {
  const {
    name,
    about = {},
    attackVerb,
    look,
    spawn = {},
  } = bundle as JsonObject & Omit<Kind, 'spawn'>;
  const references: References = [];
  const faction = factionIn(bundle);
  const components = bundleComponents.flatMap((component) => {
    const { part, path } = statementOf(bundle, component);
    const fields = part ?? impliedBy(faction, component);
    if (!fields) return [];
    const values = valuesOf(fieldsOf(component), fields, collector(references, path));
    return [{ name: component, fields: values }];
  });
  const effects = Object.fromEntries(
    effectBearers.flatMap((bearer) => {
      const { part, path } = statementOf(bundle, bearer);
      const { effects } = (part ?? {}) as Bearer;
      return effects ? [[bearer, readEffects(effects, [...path, 'effects'], references)]] : [];
    }),
  );
  const where = readSpawn(spawn as SpawnText);
  const lines: TextByLanguage[] = [];
  const { Triggers, Loot } = bundle;
  const triggers = Triggers ? readTriggers(Triggers, lines, references) : undefined;
  // A feature has no triggers, so its first line is the one that it says.
  const { says } = (bundle.Feature ?? {}) as { says?: TextByLanguage };
  if (says) lines.push(says);
  const loot = Loot ? readLoot(Loot, references) : undefined;
  const escorts = escortsIn(bundle)?.map((one, n): Escort => {
    const refer = collector(references, ['Group', 'escorts', n]);
    const fields = { ...one, most: mostOf(one) };
    return valuesOf(Object.entries(escortFields), fields, refer) as Escort;
  });
  const goals = goalsIn(bundle)?.map((one, n) => readGoal(one, n, references));
  return {
    id,
    name,
    about,
    look,
    spawn: where,
    components,
    effects,
    references,
    ...(goals && { goals }),
    ...(faction && { faction }),
    ...(attackVerb && { attackVerb }),
    ...(triggers && { triggers }),
    ...(loot && { loot }),
    ...(lines.length > 0 && { lines }),
    ...(escorts && { escorts }),
  };
}

/** The references of a kind to others, as they are collected. */
type References = Kind['references'][number][];

/** Collects the references of the part at a path. */
function collector(references: References, path: Path): Refer {
  return (field, reference) => references.push({ path: [...path, field], field, ...reference });
}

/** The part of a bundle that states a component, by its name or as a goal, and its path. */
function statementOf(bundle: JsonObject, component: ComponentName) {
  const goals = goalsIn(bundle) ?? [];
  const place = goals.findIndex(({ goal }) => componentOfGoal(goal) === component);
  return place < 0
    ? { part: (bundle as Components)[component], path: [component] }
    : { part: goals[place], path: ['AI', 'goals', place] };
}

/** A component or a goal with effects. */
interface Bearer {
  readonly effects?: readonly StatedEffect[];
}

/** The faction that a bundle states; undefined for none. The hero's side fights the enemies of the hero. */
function factionIn({ Faction }: JsonObject): Kind['faction'] {
  const stated = Faction as Partial<NonNullable<Kind['faction']>> | undefined;
  if (!stated?.name) return undefined;
  const { name, fights = name === heroFaction ? [] : [heroFaction] } = stated;
  return { name, fights };
}

/** The escorts that a bundle states; undefined for none. */
function escortsIn({ Group }: JsonObject) {
  return (Group as { escorts?: readonly StatedEscort[] } | undefined)?.escorts;
}

/** Escorts as a bundle states them. */
type StatedEscort = { readonly kind: string; readonly least?: number; readonly most?: number };

/** The largest number of an escort. Without `most`, it is `least`, and at least one. */
function mostOf({ least = 1, most = Math.max(1, least) }: StatedEscort): number {
  return most;
}

/** A monster on the hero's side follows the hero, even if its bundle does not state it. */
function impliedBy(faction: Kind['faction'], component: ComponentName) {
  return component === 'Follower' && faction?.name === heroFaction ? {} : undefined;
}

function escortFaults(bundle: JsonObject): Fault[] {
  return (escortsIn(bundle) ?? []).flatMap((one, n) =>
    orderFaults(['Group', 'escorts', n], one.least ?? 1, mostOf(one)),
  );
}

/** A goal as a bundle states it. */
type StatedGoal = Readonly<Record<string, number | string | boolean>> & {
  readonly goal: GoalName;
  readonly when?: Circumstance;
  readonly chance?: number;
};

/** The goals that a bundle states; undefined if it has none. */
function goalsIn({ AI }: JsonObject): readonly StatedGoal[] | undefined {
  return (AI as { goals?: readonly StatedGoal[] } | undefined)?.goals;
}

function readGoal(stated: StatedGoal, n: number, references: References): GoalUse {
  const { goal, when = 'always', chance = 100 } = stated;
  // The component has the parameters. Where it has a chance, that is the chance of the goal.
  const component = componentOfGoal(goal);
  if (component) {
    const isOwn = goalParameters(goal).some(([name]) => name === 'chance');
    return { name: goal, when, chance: isOwn ? 100 : chance, values: {} };
  }
  const refer = collector(references, ['AI', 'goals', n]);
  return { name: goal, when, chance, values: valuesOf(goalParameters(goal), stated, refer) };
}

/** Contradictions between the goals of a bundle, and between them and its components. */
function goalFaults(bundle: JsonObject): Fault[] {
  const { AI } = bundle;
  const goals = goalsIn(bundle);
  if (isObject(AI) && !('mind' in AI) && !goals) {
    const text = `AI.mind is missing; AI needs a mind, goals or both`;
    return [{ path: ['AI', 'mind'], key: true, text, missing: true }];
  }
  return (goals ?? []).flatMap(({ goal }, n) => {
    const component = componentOfGoal(goal);
    const path = ['AI', 'goals', n];
    if (!component) return [];
    if (component in bundle) {
      const text = `AI.goals[${n}] and ${component} both state the goal "${goal}"; write the fields of ${component} into the goal and remove ${component}, or remove the goal`;
      return [{ path, key: false, text }];
    }
    const first = (goals ?? []).findIndex((one) => one.goal === goal);
    if (first === n) return [];
    const text = `AI.goals[${n}] repeats the goal of AI.goals[${first}]; "${goal}" can be listed once`;
    return [{ path, key: false, text }];
  });
}
