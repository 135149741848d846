import { element } from './elements.ts';
import type { Live } from './live.ts';

/** Says over everything else that something broke, names it, and offers a fresh start. */
export function makeFaultNotice(live: Live): {
  readonly element: HTMLElement;
  show(problem: unknown): void;
} {
  const problem = element('code', '', {});
  const close = element('button', 'close', { type: 'button' }, '×');
  live.follow(({ ui }) => {
    close.ariaLabel = ui.close;
  });
  const notice = element(
    'div',
    'fault',
    { role: 'alert', hidden: true },
    live.text(element('p', '', {}), ({ ui }) => ui.fault),
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
      problem.textContent = found instanceof Error ? `${found.name}: ${found.message}` : `${found}`;
      notice.hidden = false;
    },
  };
}
