import type { Words } from '../words/texts.ts';
import { element } from './elements.ts';
import type { Live } from './live.ts';

/** A part of the page's code did not come: the network is gone, or a newer version has replaced it. */
export class PartMissing extends Error {
  override readonly name = 'PartMissing';
}

/** Says over everything else that something broke, names it, and offers a fresh start. */
export function makeFaultNotice(live: Live<Words>): {
  readonly element: HTMLElement;
  show(problem: unknown): void;
} {
  const problem = element('code', '', {});
  let missing = false;
  const sentence = live.text(element('p', '', {}), ({ ui }) => (missing ? ui.notLoaded : ui.fault));
  const close = element('button', 'close', { type: 'button' }, '×');
  live.follow(({ ui }) => {
    close.ariaLabel = ui.close;
  });
  const notice = element(
    'div',
    'fault',
    { role: 'alert', hidden: true },
    sentence,
    problem,
    live.text(
      element('button', 'small', { type: 'button', onclick: () => location.reload() }),
      ({ ui }) => ui.reload,
    ),
    close,
  );
  close.addEventListener('click', () => {
    notice.hidden = true;
  });
  return {
    element: notice,
    show(found) {
      missing = found instanceof PartMissing;
      sentence.textContent = live.words.ui[missing ? 'notLoaded' : 'fault'];
      problem.textContent = found instanceof Error ? `${found.name}: ${found.message}` : `${found}`;
      notice.hidden = false;
    },
  };
}
