import {
  type HamperingCondition,
  hamperingConditionsOf,
  hasCondition,
} from '../game/actors/conditions.ts';
import { canStarve, type HungerState, hungerState } from '../game/actors/hunger-state.ts';
import { strengthText } from '../game/actors/strength.ts';
import { armourClassOf } from '../game/combat/armour-class.ts';
import { has } from '../game/entity.ts';
import type { Game } from '../game/world.ts';
import { plain } from '../words/numbers.ts';
import { shownDepth } from '../words/shown-depth.ts';
import type { Words } from '../words/texts.ts';
import type { Peril } from './danger.ts';

/** The warning about the hero's health in a sentence; empty without peril. */
export function warningOf(peril: Peril, { look }: Words): string {
  if (peril === 'deadly') return look.mayDie;
  return peril === 'low' ? look.lowHealth : '';
}

type HungerName = Exclude<HungerState, 'fed'>;

/** A condition of the hero, by its name in the texts. */
export type ConditionName = HungerName | HamperingCondition | (typeof otherConditions)[number];

/** Conditions of the hero that do not hamper it. */
const otherConditions = ['poisoned', 'glowing', 'seeing', 'hasted', 'slowed'] as const;

/** The hunger of the hero, the conditions that hamper it, and the others, by name. */
export function conditionNames(game: Game): ConditionName[] {
  const hunger = hungerName(game);
  const others = otherConditions.filter((name) => hasCondition(game, game.hero, name));
  return [
    ...(hunger === null ? [] : [hunger]),
    ...hamperingConditionsOf(game, game.hero),
    ...others,
  ];
}

/** The hunger of the hero and its conditions, each in a word. */
export function conditionTexts(game: Game, { ui }: Words): string[] {
  return conditionNames(game).map((name) => ui[name]);
}

/** How hungry the hero is; null while it is fed. */
export function hungerName(game: Game): HungerName | null {
  const state = hungerState(game, game.hero);
  return state === 'fed' ? null : state;
}

/** The health of the hero, and its hunger and conditions if it has any, in short sentences. */
export function healthText(game: Game, words: Words): string {
  const states = conditionTexts(game, words);
  const parts = [healthOf(game, words), ...(states.length > 0 ? [words.list(states)] : [])];
  return words.sentences(parts.map(words.look.sentence));
}

/** The health of the hero, such as `HP 12/16`. */
export function healthOf({ stores: { Health }, hero }: Game, { ui }: Words): string {
  return `${ui.hp} ${Health.current[hero]}/${Health.max[hero]}`;
}

/**
 * The state of the hero in short texts: depth, health, food, strength, armour class and level as far as
 * the hero has them, turn, score, hunger and conditions.
 */
export function statusOf(game: Game, words: Words): string[] {
  const { Hunger, Strength, Experience } = game.stores;
  const { hero } = game;
  const { ui } = words;
  const depth = shownDepth(game.campaign, game.floor.depth);
  return [
    ...(depth === null ? [] : [ui.arrival(depth)]),
    healthOf(game, words),
    ...(canStarve(game, hero) ? [`${ui.energy} ${Hunger.energy[hero]}/${Hunger.max[hero]}`] : []),
    ...(has(game, hero, 'Strength') ? [`${ui.strength} ${strengthText(Strength.now[hero])}`] : []),
    ...(has(game, hero, 'Fighter')
      ? [`${ui.armourClass} ${plain(armourClassOf(game, hero))}`]
      : []),
    ...(has(game, hero, 'Experience') ? [`${ui.level} ${Experience.level[hero]}`] : []),
    `${ui.turn} ${game.turn}`,
    `${ui[game.campaign.points.name]} ${game.score}`,
    ...conditionTexts(game, words),
  ];
}
