import { makeRadioGroup } from '../radio-group.ts';
import type { Settings } from '../settings.ts';
import { type JumpKind, jumpKinds } from './replay-state.ts';

/** The pictures of the kinds: a star, stairs, swords, a skull, an arrow up and a flag. */
const icons: Readonly<Record<JumpKind, string>> = {
  all: 'M12 2l2.9 6.6 7.1.7-5.4 4.7 1.6 7L12 17.3 5.8 21l1.6-7L2 9.3l7.1-.7z',
  floor: 'M3 3h6v5h5v5h5v8H3z',
  fight:
    'M3 3h3l7 7-2 2-8-8zM21 3v3l-9.5 9.5 2 2-1.5 1.5-2.5-2.5L6 20l-2-2 3.5-3.5L5 12l1.5-1.5 2 2L18 3zM14.5 13l2 2 2-2 1.5 1.5-2 2 3 3L19 21.5l-3-3-2 2-1.5-1.5 2-2-2-2z',
  kill: 'M12 2a8 8 0 0 0-8 8c0 3 1.5 5 3.5 6.3V20h9v-3.7C18.5 15 20 13 20 10a8 8 0 0 0-8-8zM8.7 8.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4zm6.6 0a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM12 13l1.3 2.5h-2.6zM9 21h6v1.5H9z',
  level: 'M12 3l8 8-2 2-6-6-6 6-2-2zM12 11l8 8-2 2-6-6-6 6-2-2z',
  end: 'M5 2h2v1h12l-3 5 3 5H7v9H5z',
};

/**
 * Makes the choice of the events to which the viewer jumps. Each kind has the colour of its marks on the slider.
 */
export function makeReplayJumps(settings: Settings, choose: (kind: JumpKind) => void) {
  const row = makeRadioGroup(settings, {
    className: 'replay-jumps',
    name: 'jumps',
    values: jumpKinds,
    legend: ({ ui }) => ui.replay.jumps,
    say: (kind, { ui }) => ui.replay.kinds[kind],
    icons,
    chosen: choose,
  });
  row.labels.forEach((label, at) => {
    label.dataset.kind = jumpKinds[at];
  });
  settings.follow(({ ui: { replay }, joined }) => {
    row.labels.forEach((label, at) => {
      label.title = joined.pair(replay.jumps, replay.kinds[jumpKinds[at]]);
    });
  });
  // A press with the pointer leaves the arrows to the replay.
  row.element.addEventListener('mousedown', (event) => event.preventDefault());
  return row;
}
