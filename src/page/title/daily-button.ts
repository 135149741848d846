import type { Words } from '../../words/texts.ts';
import { element } from '../elements.ts';
import type { Settings } from '../settings.ts';

/** The texts about the daily game: short facts on its button, and a note that a pointer shows and screen readers read. */
export interface DailyText {
  readonly facts: readonly string[];
  readonly note: string;
}

/** Makes the button of the daily game. */
export function makeDailyButton(settings: Settings, play: () => void) {
  const say = settings.text;
  let textIn: (words: Words) => DailyText = () => ({ facts: [], note: '' });
  const list = element('span', 'daily-facts');
  const daily = element(
    'button',
    'link daily',
    { type: 'button', onclick: play },
    say(element('span', ''), ({ ui }) => ui.daily.name),
    list,
  );

  const showText = settings.follow((words) => {
    const { facts, note } = textIn(words);
    // Spaces separate the facts for screen readers.
    list.replaceChildren(...facts.flatMap((fact) => [element('span', '', fact), ' ']));
    daily.title = note;
  });

  return {
    element: daily,
    show(text: (words: Words) => DailyText) {
      textIn = text;
      showText();
    },
  };
}
