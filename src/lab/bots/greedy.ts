import type { Command } from '../../game/commands.ts';
import {
  dig,
  dress,
  eat,
  explore,
  firstOf,
  gather,
  hunt,
  type Moment,
  pickUp,
  rest,
  search,
  strikeBeside,
  stroll,
  survey,
  travel,
} from './tactics.ts';

/** Fights all that shows, takes all that it can reach, and is on its way down as soon as it can. */
export function greedy(moment: Moment): Command {
  const urgent = firstOf(moment, [strikeBeside, eat, dress, pickUp]);
  if (urgent) return urgent;
  survey(moment);
  const deeds = [hunt, gather, travel, explore];
  const command = firstOf(moment, deeds);
  if (command) return command;
  survey(moment, true);
  return firstOf(moment, [...deeds, dig, search, stroll]) ?? rest(moment);
}
