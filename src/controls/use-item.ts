import { openMenu } from './bag-cursor.ts';
import { slotsInOrder } from './bag-order.ts';
import type { Outcome, Session } from './session.ts';
import { closeTheBag } from './session.ts';
import { tap } from './tap.ts';

/** Uses an item of the bag as an entry of its menu says, 0 for the first. */
export function useItem(session: Session, slot: number, index: number): Outcome {
  const { game, bag } = withoutPrompt(session);
  session.bag = openMenu(bag, slot, slotsInOrder(game, session.sortsBag));
  return tap(session, { type: 'menuRow', index });
}

/** The session without an open question or bag: the press of a button means something else. */
export function withoutPrompt(session: Session): Session {
  session.asking = null;
  closeTheBag(session);
  return session;
}
