import type { Campaign } from '../game/campaign.ts';
import { mindNames } from '../game/components.ts';
import { type GoalUse, plainGoals } from '../game/goals/names.ts';
import { goalRegistry } from '../game/goals/registry.ts';
import type { Kind } from '../game/kinds.ts';
import type { Names, Words } from '../words/texts.ts';
import { readableValues } from './powers.ts';

/**
 * The behaviour of a kind with a mind, by its index, in sentences: its own goals, then its mind. Goals with a
 * component are among its powers. `isAwake`: sentences about sleepers are left out.
 */
export function mindText(
  campaign: Campaign,
  kind: Kind,
  mind: number,
  words: Words,
  names: Names,
  isAwake = false,
): string {
  const goals = (kind.goals ?? []).flatMap((use) => goalText(campaign, use, words, names, isAwake));
  const name = mindNames[mind];
  if (name === 'none' && kind.goals) return words.sentences(goals);
  const ofMind = isAwake ? { ...words.minds, ...words.awakeMinds } : words.minds;
  return words.sentences([...goals, ofMind[name]]);
}

function goalText(
  campaign: Campaign,
  { name, when, chance, values }: GoalUse,
  words: Words,
  names: Names,
  isAwake: boolean,
): string[] {
  const goal = plainGoals.find((plainGoal) => plainGoal === name);
  if (!goal || (goal === 'sleep' && isAwake)) return [];
  const fields = Object.entries(goalRegistry[goal].parameters);
  // The name connects the goal and its text; TypeScript cannot follow that.
  const text = words.goals[goal] as (values: unknown) => string;
  const sentence = text(readableValues(campaign, fields, values, names));
  const withChance = chance < 100 ? words.withChance(sentence, chance) : sentence;
  if (when === 'always') return [withChance];
  return [words.withCircumstance(withChance, words.circumstances[when])];
}
