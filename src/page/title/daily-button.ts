import type { Words } from '../../words/texts.ts';
import { element } from '../elements.ts';
import type { Settings } from '../settings.ts';

/** Makes the button of the daily game, with some facts about it. */
export function makeDailyButton(settings: Settings, play: () => void) {
  const say = settings.text;
  let factsIn: (words: Words) => readonly string[] = () => [];
  const list = element('span', 'daily-facts');
  const showFacts = settings.follow((words) => {
    // Spaces separate the facts for screen readers.
    const facts = factsIn(words).flatMap((fact) => [element('span', '', fact), ' ']);
    list.replaceChildren(...facts);
  });
  const daily = element(
    'button',
    'link daily',
    { type: 'button', onclick: play },
    say(element('span', ''), ({ ui }) => ui.daily.name),
    list,
  );

  return {
    element: daily,
    show(facts: (words: Words) => readonly string[]) {
      factsIn = facts;
      showFacts();
    },
  };
}
