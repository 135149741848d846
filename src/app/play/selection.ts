import { itemLetters } from '../../controls/bag-slots.ts';
import type { VerbControl } from '../../controls/controls.ts';
import { type Session, slotsOf } from '../../controls/session.ts';
import { verbText } from '../../describe/item.ts';
import { bagOf } from '../../game/items/bag.ts';
import { itemName } from '../../game/items/item-names.ts';
import { itemVerbs } from '../../game/items/item-verbs.ts';
import type { Settings } from '../../page/settings.ts';
import { namesOf } from '../../words/sentences.ts';

/**
 * The chosen entry of the bag or of an item's menu, the type of the open question, or the typed count, for
 * screen readers. Null if there is none.
 */
export function selectionText(session: Session, { words, options }: Settings): string | null {
  const { game, asking, bag, count } = session;
  if (asking) return asking.type;
  if (count > 0) return words.ui.typed(count);
  const items = bagOf(game, game.hero);
  const item = items[bag.index];
  if (!bag.open || item === undefined) return null;
  const name = namesOf(game.campaign, options.language).item(itemName(game, item));
  const { buttonFor, entry } = words.textView;
  if (bag.menu === null) {
    const slots = slotsOf(session);
    const counted = (text: string) => entry(text, slots.indexOf(bag.index) + 1, slots.length);
    if (bag.verb === null) return counted(buttonFor(words.ui.bag, name));
    // The letter uses the item without a move of the cursor.
    const letter = itemLetters[bag.index];
    const chosen = counted(letter ? buttonFor(letter, name) : name);
    return words.sentences([words.ui.chooseFor[bag.verb], chosen]);
  }
  const verbs = itemVerbs(game, game.hero, item);
  const verb = verbText(game, item, verbs[bag.menu], words);
  return entry(buttonFor(name, verb), bag.menu + 1, verbs.length);
}

/** Says that the verb of the open bag does not apply to an item, and asks again. */
export function unfitText(
  { game }: Session,
  { words, options }: Settings,
  { verb, slot }: { readonly verb: VerbControl; readonly slot: number },
): string {
  const item = bagOf(game, game.hero)[slot];
  const name = namesOf(game.campaign, options.language).item(itemName(game, item));
  const chosen = words.textView.buttonFor(itemLetters[slot], name);
  return words.sentences([words.ui.doesNotFit(chosen), words.ui.chooseFor[verb]]);
}
