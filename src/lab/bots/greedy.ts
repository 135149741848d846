import type { Command } from '../../game/commands.ts';
import {
  attackNeighbour,
  dig,
  dress,
  eat,
  explore,
  firstOf,
  gather,
  hunt,
  pickUp,
  rest,
  type Situation,
  search,
  stroll,
  survey,
  surveyOverTraps,
  travel,
} from './tactics.ts';

/** Fights every visible monster, takes every reachable item, and goes down as soon as possible. */
export function greedy(situation: Situation): Command {
  const urgent = firstOf(situation, [attackNeighbour, eat, dress, pickUp]);
  if (urgent) return urgent;
  const tactics = [hunt, gather, travel, explore];
  return (
    firstOf(survey(situation), tactics) ??
    firstOf(surveyOverTraps(situation), [...tactics, dig, search, stroll]) ??
    rest(situation)
  );
}
