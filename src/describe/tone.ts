import type { LogLine, MessageId, Tone } from '../game/events.ts';

/** Messages that do not look like their tone: success looks good, and death looks bad. */
const otherTones: Partial<Record<MessageId, Tone>> = {
  kill: 'playerHits',
  foundDoor: 'playerHits',
  levelUp: 'special',
  died: 'enemyHits',
};

/** The tone in which a line of the log is shown. */
export function shownTone({ id, tone }: Pick<LogLine, 'id' | 'tone'>): Tone {
  return otherTones[id] ?? tone;
}
