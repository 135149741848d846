import { namedDirections } from '../../describe/named-directions.ts';
import type { Game } from '../../game/world.ts';
import { element, plainButton, setText } from '../elements.ts';
import type { Settings } from '../settings.ts';
import { KeyedList, type Row } from './keyed-list.ts';
import { makePart } from './part.ts';
import type { TextActions, TextCommand } from './text-scene.ts';

/** The directions in the order of reading. */
const places = namedDirections.toSorted((a, b) => a.dy - b.dy || a.dx - b.dx);

/** A button for each direction that heroes of the campaign can go. */
export function makeStepsPart(settings: Settings, actions: Pick<TextActions, 'step'>) {
  const buttons = places.map(({ name, dx, dy }) => {
    const step = () => actions.step(dx, dy);
    return { dx, dy, button: settings.button(`small ${name}`, ({ ways }) => ways[name], step) };
  });
  return {
    element: makePart(
      settings,
      'text-steps',
      ({ textView }) => textView.steps,
      element('div', 'compass', ...buttons.map(({ button }) => button)),
    ),
    show({ campaign }: Game) {
      const isOrthogonal = campaign.rules.ways === 'orthogonal';
      for (const { dx, dy, button } of buttons) {
        button.hidden = isOrthogonal && dx !== 0 && dy !== 0;
      }
    },
  };
}

/** A button for each command without a direction. */
export function makeCommandsPart(
  settings: Settings,
  actions: Pick<TextActions, 'commands' | 'press'>,
) {
  const list = new KeyedList<TextCommand>(() => makeCommand(actions));
  return {
    element: makePart(settings, 'text-commands', ({ textView }) => textView.commands, list.element),
    show: () => list.show(actions.commands(), ({ id }) => id),
  };
}

function makeCommand({ press }: Pick<TextActions, 'press'>): Row<TextCommand> {
  let command: TextCommand | null = null;
  const label = element('span', '');
  const key = element('kbd', '', { ariaHidden: 'true' });
  const button = plainButton('small', '', () => command && press(command.id));
  button.append(label, key);
  return {
    element: element('li', '', button),
    show(shown) {
      command = shown;
      setText(label, shown.label);
      setText(key, shown.key);
      key.hidden = shown.key === '';
    },
  };
}
