import type { Shell } from '../shell.ts';

/** Whether the bag, a question or the choice of a cell is open, in which a press chooses instead of acting here. */
export function isAsking({ current, isChoosing }: Pick<Shell, 'current' | 'isChoosing'>): boolean {
  const { session } = current;
  return isChoosing || (session !== null && (session.bag.open || session.asking !== null));
}
