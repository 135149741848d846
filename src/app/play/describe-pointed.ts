import type { Session } from '../../controls/session.ts';
import { describeCell } from '../../describe/cell.ts';
import type { Description } from '../../describe/description.ts';
import { describeItem } from '../../describe/item.ts';
import { describeValue } from '../../describe/value.ts';
import { bagOf } from '../../game/items/bag.ts';
import { usesKeyboard } from '../../page/options/root-options.ts';
import type { Settings } from '../../page/settings.ts';
import type { PointedThing } from '../../screen/view.ts';
import { namesOf } from '../../words/sentences.ts';

/** The description of a thing on the screen of a session; null if it has none. */
export function describePointed(
  { game, seen }: Pick<Session, 'game' | 'seen'>,
  thing: PointedThing,
  { words, options }: Pick<Settings, 'words' | 'options'>,
): Description | null {
  const names = namesOf(game.campaign, options.language);
  switch (thing.type) {
    case 'cell':
      return describeCell(game, thing, words, names, (at) => seen.tileAt(at));
    case 'value':
      return describeValue(thing.name, thing.text, words);
    case 'item': {
      const item = bagOf(game, game.hero)[thing.slot];
      return item ? describeItem(game, item, words, names) : null;
    }
    case 'button':
      return {
        heading: words.ui.keys[thing.button],
        marks: thing.key && usesKeyboard() ? [`[${thing.key}]`] : [],
        lines: [],
        danger: null,
      };
  }
}
