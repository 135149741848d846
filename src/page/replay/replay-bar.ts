import './replay-bar.css';
import { element, plainButton } from '../elements.ts';
import { keepOwnKeys } from '../floating-panel.ts';
import type { Settings } from '../settings.ts';
import { makeReplayExtras, type ReplayExtraActions } from './replay-extras.ts';
import { listenToReplayKeys, type ReplayKeyActions } from './replay-keys.ts';
import { makeReplayMoves, nameControl } from './replay-moves.ts';
import { makeReplayNotice, type ReplayNotice } from './replay-notice.ts';
import { makeReplaySlider } from './replay-slider.ts';
import type { ReplayState } from './replay-state.ts';

export interface ReplayBarActions extends ReplayKeyActions, ReplayExtraActions {
  /** Chooses the next speed, and the lowest after the highest. */
  nextSpeed(): void;
}

/** Makes a hidden bar. `speeds`: turns per second, from `app/replay/replay-viewer.ts`. */
export function makeReplayBar(
  settings: Settings,
  speeds: readonly number[],
  actions: ReplayBarActions,
) {
  const notice = makeReplayNotice(settings);
  const position = makeReplaySlider(settings, actions.goTo);
  const moves = makeReplayMoves(settings, actions);
  const speed = makeSpeed(settings, speeds, actions.nextSpeed);
  const extras = makeReplayExtras(settings, actions);
  const close = plainButton('close leaves', '×', () => actions.close());
  close.setAttribute('aria-keyshortcuts', 'Escape');
  settings.follow((words) => nameControl(close, words.ui.close, 'Esc', words));

  const keys = element('div', 'replay-keys', ...moves.buttons, speed.element);
  const bar = element(
    'section',
    'replay-bar',
    { hidden: true },
    notice.element,
    position.head,
    extras.more,
    position.track,
    element('div', 'replay-controls', keys, extras.element),
    close,
  );
  settings.label(bar, ({ ui }) => ui.replay.heading);
  // The stage ends where the bar begins.
  new ResizeObserver(() => {
    document.body.style.setProperty('--replay-bar', `${bar.hidden ? 0 : bar.offsetHeight}px`);
  }).observe(bar);
  listenToReplayKeys(bar, actions);
  keepOwnKeys(bar);

  return {
    element: bar,
    open() {
      bar.hidden = false;
    },
    close() {
      bar.hidden = true;
    },
    show(state: ReplayState) {
      position.show(state);
      moves.show(state);
      extras.show(state);
      speed.show(state.speed);
    },
    /** Shows a message, or none. */
    notify: notice.show,
    /** Shows a question, and focuses its first answer. */
    ask(question: ReplayNotice) {
      notice.show(question);
      notice.focus();
    },
  };
}

/** The button that shows the speed and chooses the next one. One bar more is lit for each faster speed. */
function makeSpeed(settings: Settings, speeds: readonly number[], next: () => void) {
  let shown = speeds[0];
  const text = element('span', '');
  const bars = speeds.map(() => element('i', ''));
  const button = plainButton('replay-speed named', element('div', 'speed-bars', ...bars), next);
  button.append(text);
  button.setAttribute('aria-keyshortcuts', 'ArrowUp ArrowDown');
  const show = (speed: number) => {
    shown = speed;
    const { joined, ui } = settings.words;
    text.textContent = ui.replay.perSecond(speed);
    bars.forEach((bar, at) => {
      bar.classList.toggle('lit', at <= speeds.indexOf(speed));
    });
    const name = joined.pair(ui.replay.speed, ui.replay.perSecond(speed));
    nameControl(button, name, '↑ ↓', settings.words);
  };
  settings.follow(() => show(shown));
  return { element: button, show };
}
