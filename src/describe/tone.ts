import type { LogLine, MessageId, Tone } from '../game/messages.ts';

/** Messages that do not look like their tone: success looks good, and death looks bad. */
const otherTones: Partial<Record<MessageId, Tone>> = {
  kill: 'playerHits',
  foundDoor: 'playerHits',
  levelUp: 'special',
  died: 'enemyHits',
  healed: 'playerHits',
  ate: 'playerHits',
  feast: 'playerHits',
  fruit: 'playerHits',
  gold: 'special',
};

/** The tone in which a line of the log is shown. */
export function shownTone({ id, tone }: Pick<LogLine, 'id' | 'tone'>): Tone {
  return otherTones[id] ?? tone;
}

/**
 * The tone of a number that rises from an actor: that of the line of the log about the hero's part in it. A fight
 * between monsters, and a trap under one, have a plain line and the number of a monster that is hurt.
 */
export const numberTones = {
  monsterHurt: 'playerHits',
  heroHurt: 'enemyHits',
  missed: 'normal',
  healed: 'playerHits',
  fed: 'playerHits',
  starved: 'enemyHits',
  leveled: 'special',
} as const satisfies Readonly<Record<string, Tone>>;
