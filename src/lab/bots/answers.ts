import type { Command } from '../../game/commands.ts';
import { fieldOf, isMonsterKind } from '../../game/kinds.ts';
import type { BotView } from './view.ts';

/**
 * The answer to the open question of an effect; null without one. A bot identifies the first item that it
 * does not know, and wipes out the monsters that are worth the most experience.
 */
export function answerOf({ asks, bag, kinds, genocided }: BotView): Command | null {
  if (asks === 'identify') {
    return { type: 'chooseItem', slot: (bag.find((item) => !item.isKnown) ?? bag[0]).slot };
  }
  if (asks === null) return null;
  const experience = (n: number) => fieldOf(kinds[n], 'Reward', 'experience');
  const monsters = kinds.flatMap((kind, n) =>
    isMonsterKind(kind) && !genocided.has(kind.id) ? n : [],
  );
  const chosen = monsters.reduce((best, n) => (experience(n) > experience(best) ? n : best));
  return { type: 'chooseKind', kind: kinds[chosen].id };
}
