import './replay-bar.css';
import { element, plainButton } from '../elements.ts';
import { keepOwnKeys } from '../floating-panel.ts';
import type { Settings } from '../settings.ts';
import { makeReplayExtras, type ReplayExtraActions } from './replay-extras.ts';
import { listenToReplayKeys, type ReplayKeyActions } from './replay-keys.ts';
import { makeReplayMoves, nameControl } from './replay-moves.ts';
import { makeReplayNotice, type ReplayNotice } from './replay-notice.ts';
import type { ReplayState } from './replay-state.ts';

export interface ReplayBarActions extends ReplayKeyActions, ReplayExtraActions {
  setSpeed(speed: number): void;
}

/** Makes a hidden bar. `speeds`: turns per second. */
export function makeReplayBar(
  settings: Settings,
  speeds: readonly number[],
  actions: ReplayBarActions,
) {
  const notice = makeReplayNotice(settings);
  const position = makeReplayPosition(settings, actions.goTo);
  const moves = makeReplayMoves(settings, actions);
  const speed = makeSpeed(settings, speeds, actions.setSpeed);
  const extras = makeReplayExtras(settings, actions);
  const close = plainButton('close leaves', '×', () => actions.close());
  close.setAttribute('aria-keyshortcuts', 'Escape');
  settings.follow((words) => nameControl(close, words.ui.close, 'Esc', words));

  const keys = element('div', 'replay-keys', ...moves.buttons, speed);
  const bar = element(
    'section',
    'replay-bar',
    { hidden: true },
    notice.element,
    position.head,
    extras.more,
    position.slider,
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
      speed.value = String(state.speed);
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

/** Makes the slider of a replay, and the line that names its moment. */
function makeReplayPosition(settings: Settings, goTo: (at: number) => void) {
  let state: ReplayState | null = null;
  const slider = element('input', 'replay-slider', { type: 'range', min: '0', step: '1' });
  slider.addEventListener('input', () => goTo(Number(slider.value)));
  const position = element('output', 'replay-position');
  const unverified = settings.text(element('span', 'mark'), ({ ui }) => ui.replay.unverified);

  const show = (next: ReplayState) => {
    state = next;
    const { at, length, prepared, turn, lastTurn, depth } = next;
    const words = settings.words.ui.replay;
    const text = words.position(turn, lastTurn, depth);
    position.textContent = text;
    unverified.hidden = !next.isUnverified;
    slider.max = String(length);
    slider.value = String(at);
    slider.ariaLabel = words.heading;
    slider.ariaValueText = text;
    const share = (commands: number) => `${length > 0 ? (100 * commands) / length : 100}%`;
    slider.style.setProperty('--at', share(at));
    slider.style.setProperty('--prepared', share(prepared));
    slider.dataset.prepared = String(prepared);
  };
  settings.follow(() => {
    if (state) show(state);
  });

  return { head: element('div', 'replay-head', position, unverified), slider, show };
}

/** The choice of the speed. */
function makeSpeed(
  settings: Settings,
  speeds: readonly number[],
  choose: (speed: number) => void,
): HTMLSelectElement {
  const select = element('select', '', { name: 'speed' });
  select.addEventListener('change', () => choose(Number(select.value)));
  settings.follow((words) => {
    const { replay } = words.ui;
    const { value } = select;
    select.replaceChildren(
      ...speeds.map((one) => element('option', '', { value: String(one) }, replay.perSecond(one))),
    );
    if (value !== '') select.value = value;
    nameControl(select, replay.speed, '↑ ↓', words);
  });
  return select;
}
