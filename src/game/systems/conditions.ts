import { forGood } from '../actors/speed.ts';
import { has } from '../entity.ts';
import { queueHeroRoom } from '../floors/enter-floor.ts';
import { say } from '../log.ts';
import type { MessageId } from '../messages.ts';
import type { Game } from '../world.ts';

/** Conditions of the hero that wear off by one each turn, with the message at their end. */
const ofHero = {
  confused: 'clearHead',
  blind: 'canSee',
  seeing: 'seeingEnds',
  hasted: 'slowsDown',
  slowed: 'speedsUp',
} as const satisfies Readonly<Record<string, MessageId>>;

/** Conditions of monsters that wear off. The confusion of monsters ends by chance, in `ai`. */
const ofMonsters = ['blind', 'hasted', 'slowed'] as const;

/** Conditions wear off by one each turn. Those that last for good stay. */
export function conditions(game: Game): void {
  const { Condition } = game.stores;
  const { hero } = game;
  for (const monster of game.floor.monsters) {
    for (const name of ofMonsters) countDown(Condition[name], monster);
  }
  if (!has(game, hero, 'Condition')) return;
  for (const [name, message] of Object.entries(ofHero)) {
    if (countDown(Condition[name as keyof typeof ofHero], hero)) {
      say(game, 'normal', message);
      if (name === 'blind') queueHeroRoom(game);
    }
  }
}

/** Counts the turns of a condition down. Returns whether it ends now. */
function countDown(turns: Uint8Array | Uint16Array, actor: number): boolean {
  if (turns[actor] === 0 || turns[actor] === forGood) return false;
  turns[actor]--;
  return turns[actor] === 0;
}
