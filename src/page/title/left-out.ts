import { withoutConsequences } from '../../bundles/causes.ts';
import { isError, type Problem, problemText } from '../../bundles/problems.ts';
import { element } from '../elements.ts';
import type { Settings } from '../settings.ts';

/** Makes the list of errors in bundles that were left out of their campaign; hidden without errors. */
export function makeLeftOut(settings: Settings) {
  const say = settings.text;
  const list = element('ul', '');
  const box = element(
    'div',
    'left-out',
    { role: 'alert', hidden: true },
    say(element('p', 'complaint'), ({ ui }) => ui.brokenBundles),
    list,
  );

  let shown = '';
  return {
    element: box,
    show(problems: readonly Problem[]) {
      const texts = withoutConsequences(problems.filter(isError)).map(problemText);
      // A screen reader would announce an alert again, even with the same texts.
      if (texts.join('\n') === shown) return;
      shown = texts.join('\n');
      box.hidden = texts.length === 0;
      list.replaceChildren(...texts.map((text) => element('li', '', text)));
    },
  };
}
