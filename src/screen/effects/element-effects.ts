import type { Cell } from '../../dungeon/grid.ts';
import { type Element, elements } from '../../game/combat/damage-elements.ts';
import { effectBearers } from '../../game/components.ts';
import { knownKind } from '../../game/items/knowledge.ts';
import { fieldOf, type Kind, kindHas } from '../../game/kinds.ts';
import type { Game } from '../../game/world.ts';
import { elementClouds, hues } from './clouds.ts';
import type { EffectScene } from './effect-scene.ts';
import { showCrystal, showGlare } from './lights.ts';
import { showCloud } from './particles.ts';

/** The light of an element; elements without one only have particles. */
const lights: Readonly<Partial<Record<Element, number>>> = {
  fire: hues.fire,
  cold: hues.frost,
  lightning: 0xbfd4ff,
  force: hues.magic,
};

/** The element with which a kind does damage by an effect or at its death; `none` if it does none. */
function elementOf(kind: Kind): Element {
  if (kindHas(kind, 'Explodes')) return elements[fieldOf(kind, 'Explodes', 'element')];
  const { effects, triggers = [] } = kind;
  const borne = effectBearers.flatMap((bearer) => effects[bearer] ?? []);
  const all = [...borne, ...triggers.flatMap((trigger) => trigger.effects)];
  const use = all.find(({ name }) => name === 'damage' || name === 'explode');
  return use ? elements[use.values.element] : 'none';
}

/** The element of a kind that the hero knows, given by its id; `none` of an unknown kind. */
export function knownElement(game: Game, id: string): Element {
  const kind = knownKind(game, id);
  return kind ? elementOf(kind) : 'none';
}

/** Shows that an element damages an actor. */
export function showElement(scene: EffectScene, element: Element, at: Cell, delay: number): void {
  for (const cloud of elementClouds[element]) showCloud(scene, cloud, at, delay);
  const colour = lights[element];
  if (colour !== undefined) showGlare(scene, at, { colour, cells: 2.4 }, delay);
  if (element === 'cold') showCrystal(scene, at, hues.frost, delay);
}
