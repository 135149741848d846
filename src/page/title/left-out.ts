import { type Problem, problemText } from '../../bundles/problems.ts';
import { element } from '../elements.ts';
import type { Settings } from '../settings.ts';

/** Makes the list of errors in bundles that were left out of their campaign; hidden without errors. */
export function makeLeftOut(settings: Settings) {
  const say = settings.text;
  const list = element('ul', '', {});
  const box = element(
    'div',
    'left-out',
    { role: 'alert', hidden: true },
    say(element('p', 'complaint', {}), ({ ui }) => ui.brokenBundles),
    list,
  );

  return {
    element: box,
    show(problems: readonly Problem[]) {
      const errors = problems.filter(({ grade }) => grade === 'error');
      box.hidden = errors.length === 0;
      list.replaceChildren(...errors.map((problem) => element('li', '', {}, problemText(problem))));
    },
  };
}
