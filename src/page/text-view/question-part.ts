import { namedDirections } from '../../describe/named-directions.ts';
import { element, setText } from '../elements.ts';
import type { Settings } from '../settings.ts';
import type { TextActions, TextScene } from './text-scene.ts';

/** The open question or a notice. The buttons of the directions answer a question. */
export function makeQuestionPart(
  settings: Settings,
  actions: Pick<TextActions, 'step' | 'cancel'>,
) {
  const text = element('p', '');
  const answers = namedDirections.map(({ name, dx, dy }) => {
    const button = settings.button(
      'small',
      (words) => words.ways[name],
      () => actions.step(dx, dy),
    );
    return { dx, dy, button };
  });
  const cancel = settings.button(
    'small',
    ({ textView }) => textView.cancel,
    () => actions.cancel(),
  );
  const buttons = element('div', 'buttons', ...answers.map(({ button }) => button), cancel);
  const group = element('div', 'text-question', { role: 'group' }, text, buttons);
  return {
    element: group,
    /** The first answer, which takes the focus if a button has opened the question. */
    first: answers[0].button,
    /** Whether the buttons answer a question. */
    get isAsking() {
      return !group.hidden && !buttons.hidden;
    },
    show({ game, asking, notice }: TextScene) {
      group.hidden = !notice;
      setText(text, notice ?? '');
      group.ariaLabel = notice ?? '';
      buttons.hidden = asking === null || asking === 'dialog';
      const isOrthogonal = game.campaign.rules.ways === 'orthogonal';
      for (const { dx, dy, button } of answers) {
        button.hidden = isOrthogonal && dx !== 0 && dy !== 0;
      }
    },
  };
}
