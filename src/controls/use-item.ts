import { openMenu } from './bag-cursor.ts';
import { closeTheBag, isOfRules, type Outcome, type Session, slotsOf } from './session.ts';
import { tap } from './tap.ts';

/** Uses an item of the bag by an entry of its menu, 0 for the first. */
export function useItem(session: Session, slot: number, index: number): Outcome {
  const { bag, series, asking } = withoutPrompt(session);
  // Otherwise the press only stops the series, or shows the question of the rules again.
  if (!series && !isOfRules(asking)) session.bag = openMenu(bag, slot, slotsOf(session, null));
  return tap(session, { type: 'menuRow', index });
}

/**
 * The session without an open question or bag: the press of a button means something else. A question of the rules
 * stays open.
 */
export function withoutPrompt(session: Session): Session {
  if (!isOfRules(session.asking)) session.asking = null;
  closeTheBag(session);
  return session;
}
