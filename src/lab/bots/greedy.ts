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
  travel,
} from './tactics.ts';

/** Fights every visible monster, takes every reachable item, and goes down as soon as possible. */
export function greedy(situation: Situation): Command {
  const urgent = firstOf(situation, [attackNeighbour, eat, dress, pickUp]);
  if (urgent) return urgent;
  survey(situation);
  const tactics = [hunt, gather, travel, explore];
  const command = firstOf(situation, tactics);
  if (command) return command;
  survey(situation, true);
  return firstOf(situation, [...tactics, dig, search, stroll]) ?? rest(situation);
}
