import { openMenu } from './bag-cursor.ts';
import { isOfRules, type Outcome, type Session, slotsOf, withoutPrompt } from './session.ts';
import { tap } from './tap.ts';

/**
 * Presses a button that uses an item, of the sheet of the hero or of the text view. `entry`: that of the item's menu, 0
 * for the first. `bag-control.ts` uses items in the open bag.
 */
export function pressItemButton(session: Session, slot: number, entry: number): Outcome {
  const { bag, series, asking } = withoutPrompt(session);
  // Otherwise the press only stops the series, or shows the question of the rules again.
  if (!series && !isOfRules(asking)) session.bag = openMenu(bag, slot, slotsOf(session, null));
  return tap(session, { type: 'menuRow', index: entry });
}
