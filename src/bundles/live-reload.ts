import { addComponent, query, removeComponent } from 'bitecs';
import { monstersHere } from '../game/actors.ts';
import type { Campaign, CampaignSource } from '../game/campaign.ts';
import {
  type ComponentName,
  componentNames,
  type Field,
  fieldsOf,
  readField,
  writeField,
} from '../game/components.ts';
import { unpackDice } from '../game/dice.ts';
import { letGo } from '../game/effects.ts';
import { has } from '../game/entity.ts';
import type { Kind } from '../game/kinds.ts';
import { say } from '../game/log.ts';
import { rebuildIndexes } from '../game/rebuild-indexes.ts';
import type { Game } from '../game/world.ts';
import { type LoadedCampaign, loadCampaign } from './load-campaign.ts';
import type { Problem } from './problems.ts';
import { readBundles } from './read-bundles.ts';

/** A running game takes over bundles that were changed, added or deleted since it began. */

/** A campaign read anew: a file that was good before and no longer is keeps its good version. */
export interface Renewal {
  /** What the campaign was read from: the files as they are now, or as they last were good. */
  readonly source: CampaignSource;
  readonly campaign: LoadedCampaign;
  /** The mistakes in the files as they are now. */
  readonly mistakes: readonly Problem[];
  /** The files that are kept as they last were good. */
  readonly kept: readonly string[];
}

/** Reads the new version of a campaign; `good`: the one before, as it was read from. */
export function readAnew(good: CampaignSource, now: CampaignSource): Renewal {
  const heroMistakes = errorsIn(readBundles({ 'hero.json': now.hero }).problems);
  const kept = heroMistakes.length > 0 ? ['hero.json'] : [];
  let source = heroMistakes.length > 0 ? { ...now, hero: good.hero } : now;
  let campaign = loadCampaign(source);
  const found = errorsIn(campaign.problems);
  // One that is good again may show that another was only wrong because it extends it.
  for (;;) {
    const wrong = errorsIn(campaign.problems).map(({ file }) => fileName(file));
    const bundles = { ...source.bundles };
    const restored = Object.keys(bundles).filter(
      (file) => wrong.includes(fileName(file)) && differs(good.bundles[file], bundles[file]),
    );
    if (restored.length === 0) break;
    for (const file of restored) bundles[file] = good.bundles[file];
    kept.push(...restored.map(fileName));
    source = { ...source, bundles };
    campaign = loadCampaign(source);
  }
  const left = errorsIn(campaign.problems).map(({ file }) => file);
  const blamed = found.filter(({ file }) => left.includes(file) || kept.includes(fileName(file)));
  return { source, campaign, mistakes: [...heroMistakes, ...blamed], kept };
}

function errorsIn(problems: readonly Problem[]): Problem[] {
  return problems.filter(({ grade }) => grade === 'error');
}

function fileName(path: string): string {
  return path.replace(/^.*\//, '');
}

function differs(before: unknown, now: unknown): boolean {
  return before !== undefined && before !== now;
}

/** What became of a kind, for people: `Health.max 6 → 9`, `+ Leech`, `look`. */
export interface Change {
  readonly kind: string;
  readonly parts: readonly string[];
}

/** A kind whose bundle is gone while some of it are left: nothing makes more of it. */
interface Gone extends Kind {
  /** Its components, also those by which floors look for kinds to lay. */
  readonly was: Kind['components'];
}

/** Floors lay whatever kind has these, wherever it spawns. */
const laid: readonly ComponentName[] = ['Trap', 'Gold'];

function componentsOf(kind: Kind): Kind['components'] {
  return 'was' in kind ? (kind as Gone).was : kind.components;
}

/**
 * Gives a running game, between two turns, the new version of its campaign. The living of a changed
 * kind are changed field by field where the bundle now says something else; what play has brought
 * stays. Says and returns what changed; without a change the game is as it was.
 */
export function reshape(game: Game, campaign: Campaign): Change[] {
  const before = game.campaign.kinds;
  const after = [...campaign.kinds];
  const { Identity } = game.stores;
  const entities = [...query(game.world, [Identity])].sort(
    (a, b) => Identity.seq[a] - Identity.seq[b],
  );
  const origins = entities.map((entity) => Identity.kind[entity]);
  const used = kindsInUse(game, entities);
  const successors = before.map((kind, index) => successorOf(kind, index, campaign.kinds));
  /** The new number of each kind; 0, which is none or its own, where nobody asks for it any more. */
  const numbers = successors.map((number, index) => {
    if (number >= 0) return number;
    return used.has(index) ? after.push(before[index]) - 1 : 0;
  });
  for (let index = campaign.kinds.length; index < after.length; index++) {
    after[index] = asGone(after[index], numbers);
  }
  renumber(game, entities, numbers);
  game.campaign = after.length === campaign.kinds.length ? campaign : { ...campaign, kinds: after };

  game.events = [];
  const changes: Change[] = [];
  const tell = (kind: string, parts: readonly string[]) => {
    if (parts.length === 0) return;
    changes.push({ kind, parts });
    say(game, 'special', 'reshaped', { monster: kind, components: parts.join(', ') });
  };
  before.forEach((kind, index) => {
    if (successors[index] < 0) {
      tell(kind.id, 'was' in kind ? [] : [`− ${kind.id}.json`]);
      return;
    }
    const next = after[successors[index]];
    const differences = differencesBetween({ kind, all: before }, { kind: next, all: after });
    const living = entities.filter((_, n) => origins[n] === index);
    for (const difference of differences) {
      for (const entity of living) carryOver(game, entity, difference);
    }
    const reborn = 'was' in kind ? [`+ ${kind.id}.json`] : [];
    tell(kind.id, [...reborn, ...differences.map(inWords), ...restOf(kind, next)]);
  });
  campaign.kinds.forEach(({ id }, index) => {
    if (!successors.includes(index)) tell(id, [`+ ${id}.json`]);
  });
  rebuildIndexes(game);
  return changes;
}

/** Those that anybody is, looks like, or is remembered as, by their numbers. */
function kindsInUse(game: Game, entities: readonly number[]): Set<number> {
  const { Identity, Disguise } = game.stores;
  const used = new Set<number>();
  for (const entity of entities) {
    used.add(Identity.kind[entity]);
    if (has(game, entity, 'Disguise')) used.add(Disguise.as[entity]);
  }
  for (const { rememberedItems } of game.floors.values()) {
    for (const kind of rememberedItems) used.add(kind);
  }
  return used;
}

/** What decides where an entity can be: one of another nature is another kind of the same name. */
const natures = ['Health', 'Item', 'Trap'] as const;

function successorOf(kind: Kind, index: number, kinds: readonly Kind[]): number {
  if (index === 0) return 0;
  return kinds.findIndex(
    (next, number) =>
      number > 0 &&
      next.id === kind.id &&
      natures.every((nature) => hasPart(kind, nature) === hasPart(next, nature)),
  );
}

function hasPart(kind: Kind, component: ComponentName): boolean {
  return componentsOf(kind).some(({ name }) => name === component);
}

function asGone(kind: Kind, numbers: readonly number[]): Gone {
  const was = componentsOf(kind).map(({ name, fields }) => ({
    name,
    fields: Object.fromEntries(
      fieldsOf(name).map(([field, { kind: type }]) => {
        const value = fields[field];
        return [field, type === 'kind' ? (numbers[value] ?? 0) : value];
      }),
    ),
  }));
  const rest = was.filter(({ name }) => !laid.includes(name));
  return { ...kind, spawn: {}, references: [], components: rest, was };
}

/** Puts the new numbers of kinds wherever the game has written down an old one. */
function renumber(game: Game, entities: readonly number[], numbers: readonly number[]): void {
  if (numbers.every((number, index) => number === index)) return;
  const { Identity, Disguise } = game.stores;
  const holders = componentNames.flatMap((component) =>
    fieldsOf(component).flatMap(([field, { kind }]) =>
      kind === 'kind' ? [[component, field] as const] : [],
    ),
  );
  for (const entity of entities) {
    Identity.kind[entity] = numbers[Identity.kind[entity]];
    if (has(game, entity, 'Disguise')) Disguise.as[entity] = numbers[Disguise.as[entity]];
    for (const [component, field] of holders) {
      if (!has(game, entity, component)) continue;
      const value = readField(game.stores, component, field, entity);
      writeField(game.stores, component, field, entity, numbers[value]);
    }
  }
  for (const { rememberedItems } of game.floors.values()) {
    rememberedItems.forEach((kind, cell) => {
      rememberedItems[cell] = numbers[kind];
    });
  }
}

/** One way in which a kind differs from what it was; of a field, both values and both as words. */
type Difference =
  | { readonly type: 'came'; readonly component: ComponentName; readonly fields: Fields }
  | { readonly type: 'went'; readonly component: ComponentName }
  | {
      readonly type: 'field';
      readonly component: ComponentName;
      readonly field: string;
      readonly from: number;
      readonly to: number;
      readonly words: readonly [from: string, to: string];
    };
type Fields = Readonly<Record<string, number>>;

/** A kind among those whose numbers its fields hold. */
export interface Version {
  readonly kind: Kind;
  readonly all: readonly Kind[];
}

function differencesBetween(old: Version, now: Version): Difference[] {
  const before = new Map(componentsOf(old.kind).map(({ name, fields }) => [name, fields]));
  const after = new Map(now.kind.components.map(({ name, fields }) => [name, fields]));
  const differences: Difference[] = [];
  for (const component of before.keys()) {
    if (!after.has(component)) differences.push({ type: 'went', component });
  }
  for (const [component, fields] of after) {
    const known = before.get(component);
    if (!known) differences.push({ type: 'came', component, fields });
    else {
      for (const [field, facts] of fieldsOf(component)) {
        const [from, to] = [known[field], fields[field]];
        const words = [wordOf(facts, from, old), wordOf(facts, to, now)] as const;
        if (words[0] === words[1]) continue;
        differences.push({ type: 'field', component, field, from, to, words });
      }
    }
  }
  return differences;
}

/** A value as a bundle states it. */
export function wordOf(
  { kind, choices }: Field,
  value: number,
  { kind: own, all }: Version,
): string {
  if (choices) return choices[value];
  if (kind === 'flag') return String(value === 1);
  if (kind === 'kind') return value === 0 ? own.id : all[value].id;
  if (kind !== 'dice') return String(value);
  return unpackDice(value)
    .map(({ count, sides }) => `${count}d${sides}`)
    .join('/');
}

function inWords(difference: Difference): string {
  const { component } = difference;
  if (difference.type === 'came') return `+ ${component}`;
  if (difference.type === 'went') return `− ${component}`;
  const [from, to] = difference.words.map((word) => word || '–');
  return `${component}.${difference.field} ${from} → ${to}`;
}

/** What else of a kind differs; nothing of it is in the entities. */
function restOf(old: Kind, now: Kind): string[] {
  const parts = ['name', 'about', 'look', 'spawn'] as const;
  return parts.filter(
    (part) =>
      JSON.stringify(old[part]) !== JSON.stringify(now[part]) &&
      // What spawns again after it was gone has been told as that.
      !(part === 'spawn' && 'was' in old),
  );
}

/** Does to an entity what was done to its kind. */
function carryOver(game: Game, entity: number, difference: Difference): void {
  const { component } = difference;
  if (difference.type === 'came') {
    // Whoever has been seen as what it is can no longer hide.
    if (component !== 'Disguise') grow(game, entity, component, difference.fields);
  } else if (!has(game, entity, component)) return;
  else if (difference.type === 'went') lose(game, entity, component);
  else set(game, entity, difference);
}

function grow(game: Game, entity: number, component: ComponentName, fields: Fields): void {
  if (has(game, entity, component)) return;
  addComponent(game.world, entity, game.stores[component]);
  for (const [field] of fieldsOf(component)) {
    writeField(game.stores, component, field, entity, fields[field]);
  }
  const { Hunger, Identity, Stack, Strength } = game.stores;
  if (component === 'Strength') Strength.best[entity] = Strength.now[entity];
  if (component === 'Hunger' && Hunger.energy[entity] === 0) {
    Hunger.energy[entity] = Hunger.max[entity];
  }
  if (component === 'Stack') Stack.group[entity] = Identity.seq[entity];
}

function lose(game: Game, entity: number, component: ComponentName): void {
  removeComponent(game.world, entity, game.stores[component]);
  const { hero } = game;
  if (component === 'Grasp') {
    for (const actor of [hero, ...monstersHere(game)]) letGo(game, actor);
  }
  const { Gear } = game.stores;
  if (!has(game, hero, 'Gear')) return;
  if (component === 'Weapon' && Gear.weapon[hero] === entity) Gear.weapon[hero] = 0;
  if (component === 'Armour' && Gear.armour[hero] === entity) Gear.armour[hero] = 0;
}

function set(
  game: Game,
  entity: number,
  { component, field, from, to }: Extract<Difference, { type: 'field' }>,
): void {
  const { Armour, Health, Hunger, Strength } = game.stores;
  const name = `${component}.${field}`;
  // These are 0 where something else decides what one starts with.
  if (to === 0 && (name === 'Health.max' || name === 'Hunger.energy')) return;
  // A curse or a blessing is in the difference to the kind, and so is rust.
  const bonus = name === 'Armour.defence' ? Armour.defence[entity] - from : 0;
  writeField(game.stores, component, field, entity, to + bonus);
  if (component === 'Health') {
    Health.current[entity] = Math.min(Health.current[entity], Health.max[entity]);
  }
  if (component === 'Hunger') {
    Hunger.energy[entity] = Math.min(Hunger.energy[entity], Hunger.max[entity]);
  }
  if (name === 'Strength.now') {
    Strength.best[entity] = Math.max(Strength.best[entity], Strength.now[entity]);
  }
}
