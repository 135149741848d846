import { element } from '../elements.ts';
import type { Settings } from '../settings.ts';
import type { ReplayState } from './replay-state.ts';

/** Makes the slider of a replay, and the line that names its moment. */
export function makeReplayPosition(settings: Settings, goTo: (at: number) => void) {
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
