import { element } from '../elements.ts';
import type { Settings } from '../settings.ts';
import type { ReplayState, ShownMark } from './replay-state.ts';

/** The places on the slider that can have a mark: more could not be told apart. */
const places = 160;

/** The kinds of events from the most to the least important: one place shows one. */
const ranks: readonly ShownMark['type'][] = ['end', 'level', 'floor', 'kill', 'fight'];

/** Makes the slider of a replay with the marks of its events, and the line that names its moment. */
export function makeReplaySlider(settings: Settings, goTo: (at: number) => void) {
  let state: ReplayState | null = null;
  const slider = element('input', 'replay-slider', { type: 'range', min: '0', step: '1' });
  slider.addEventListener('input', () => goTo(Number(slider.value)));
  const marks = element('div', 'replay-marks', { ariaHidden: 'true' });
  const position = element('output', 'replay-position');
  const unverified = settings.text(element('span', 'mark'), ({ ui }) => ui.replay.unverified);
  const track = element('div', 'replay-track', slider, marks);

  /** The events that the marks show. More are known later. */
  let drawn: { readonly all: readonly ShownMark[]; readonly count: number } | null = null;
  const drawMarks = ({ marks: all, length, jumpKind }: ReplayState) => {
    marks.dataset.kind = jumpKind;
    if (drawn?.all === all && drawn.count === all.length) return;
    drawn = { all, count: all.length };
    const made = placedMarks(all, length).map(({ at, type }) => {
      const mark = element('i', type);
      mark.style.setProperty('--at', String(at / length));
      return mark;
    });
    marks.replaceChildren(...made);
  };
  const show = (next: ReplayState) => {
    state = next;
    const { at, length, prepared, turn, lastTurn, depth } = next;
    const words = settings.words.ui.replay;
    const text = words.position(turn, lastTurn, depth);
    position.textContent = text;
    // The slider must not move while the numbers grow.
    position.dataset.longest = words.position(
      lastTurn ?? turn,
      lastTurn,
      depth === null ? null : Math.max(depth, 10),
    );
    unverified.hidden = !next.isUnverified;
    slider.max = String(length);
    slider.value = String(at);
    slider.ariaLabel = words.heading;
    slider.ariaValueText = text;
    const share = (commands: number) => String(length > 0 ? commands / length : 1);
    track.style.setProperty('--played', share(at));
    track.style.setProperty('--prepared', share(prepared));
    slider.dataset.prepared = String(prepared);
    drawMarks(next);
  };
  settings.follow(() => {
    if (state) show(state);
  });

  return { head: element('div', 'replay-head', position, unverified), track, show };
}

/** The most important event of each place on the slider. */
export function placedMarks(marks: readonly ShownMark[], length: number): ShownMark[] {
  const best = new Map<number, ShownMark>();
  for (const mark of marks) {
    const place = Math.round((places * mark.at) / length);
    const other = best.get(place);
    if (!other || ranks.indexOf(mark.type) < ranks.indexOf(other.type)) best.set(place, mark);
  }
  return [...best.values()];
}
