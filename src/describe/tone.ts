import { type LogLine, type MessageId, tones } from '../game/messages.ts';

/** The tones that are shown. Success that is no hit has one of its own: a hit in the colour of healing would look like healing. */
export const shownTones = [...tones, 'success'] as const;
export type ShownTone = (typeof shownTones)[number];

/** Messages that do not look like their tone: success looks good, and death looks bad. */
const otherTones: Partial<Record<MessageId, ShownTone>> = {
  kill: 'playerHits',
  foundDoor: 'success',
  levelUp: 'special',
  died: 'enemyHits',
  healed: 'success',
  ate: 'success',
  feast: 'success',
  fruit: 'success',
  gold: 'special',
};

/** The tone in which a line of the log is shown. */
export function shownTone({ id, tone }: Pick<LogLine, 'id' | 'tone'>): ShownTone {
  return otherTones[id] ?? tone;
}

/**
 * The tone of a number that rises from an actor: the tone of the log's line about the hero's part in it. A fight
 * between monsters, and a trap under one, have a plain line and the number of a monster that is hurt.
 */
export const numberTones = {
  monsterHurt: 'playerHits',
  heroHurt: 'enemyHits',
  missed: 'normal',
  healed: 'success',
  fed: 'success',
  starved: 'enemyHits',
  leveled: 'special',
} as const satisfies Readonly<Record<string, ShownTone>>;
