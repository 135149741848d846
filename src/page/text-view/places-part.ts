import type { PlacedThing } from '../../describe/surroundings.ts';
import type { Words } from '../../words/texts.ts';
import { element, plainButton, setText } from '../elements.ts';
import type { Settings } from '../settings.ts';
import { KeyedList, type Row } from './keyed-list.ts';
import { makePart } from './part.ts';
import type { TextActions } from './text-scene.ts';

/** Makes a list of places. `none`: the text of an empty list; without it, the part is hidden. */
export function makePlacesPart(
  settings: Settings,
  actions: Pick<TextActions, 'go'>,
  className: string,
  heading: (words: Words) => string,
  none: ((words: Words) => string) | null,
) {
  const list = new KeyedList<PlacedThing>(() => makeRow(settings, actions));
  const empty = element('p', 'none');
  if (none) settings.text(empty, none);
  const part = makePart(settings, `text-places ${className}`, heading, list.element, empty);
  return {
    element: part,
    show(places: readonly PlacedThing[]) {
      list.show(places, ({ key }) => key);
      empty.hidden = places.length > 0 || none === null;
      part.hidden = places.length === 0 && none === null;
    },
  };
}

function makeRow(settings: Settings, actions: Pick<TextActions, 'go'>): Row<PlacedThing> {
  let place: PlacedThing | null = null;
  const text = element('span', '');
  const button = plainButton('small', '', () => place && actions.go(place.cell));
  return {
    element: element('li', '', text, ' ', button),
    show(shown) {
      place = shown;
      const { textView } = settings.words;
      setText(text, shown.text);
      setText(button, textView.go);
      button.ariaLabel = textView.buttonFor(textView.go, shown.text);
    },
  };
}
