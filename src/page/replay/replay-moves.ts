import type { Words } from '../../words/texts.ts';
import { element, plainButton } from '../elements.ts';
import { iconOf } from '../icon.ts';
import type { Settings } from '../settings.ts';
import type { ReplayKeyActions } from './replay-keys.ts';
import type { ReplayState } from './replay-state.ts';

const icons = {
  play: 'M7 4v16l13-8z',
  pause: 'M6 4h4v16H6zM14 4h4v16h-4z',
  back: 'M17 4v16L6 12zM3 4h2v16H3z',
  forward: 'M7 4v16l11-8zM19 4h2v16h-2z',
  previous: 'M12 5v14L2 12zM22 5v14l-10-7z',
  next: 'M2 5v14l10-7zM12 5v14l10-7z',
} as const;

/** Makes the five buttons with icons that play a replay and move in it. */
export function makeReplayMoves(settings: Settings, actions: ReplayKeyActions) {
  let isPlaying = false;
  const button = (
    name: 'back' | 'forward' | 'previous' | 'next',
    key: string,
    shortcut: string,
    act: () => void,
  ) => {
    const isStep = name === 'back' || name === 'forward';
    const made = iconButton(name, shortcut, act);
    made.append(
      settings.text(element('span', ''), ({ ui }) => ui.replay.short[isStep ? 'turn' : 'event']),
    );
    settings.follow((words) => nameControl(made, words.ui.replay[name], key, words));
    return made;
  };
  const previous = button('previous', 'P', 'P', () => actions.jump(-1));
  const back = button('back', '←', 'ArrowLeft', () => actions.step(-1));
  const play = iconButton('play', 'Space K', () => actions.toggle());
  play.classList.add('plays');
  const forward = button('forward', '→', 'ArrowRight', () => actions.step(1));
  const next = button('next', 'N', 'N', () => actions.jump(1));

  const showPlay = (words: Words) => {
    const { ui } = words;
    const name = isPlaying ? 'pause' : 'play';
    play.replaceChildren(iconOf(icons[name]), element('span', '', ui.replay[name]));
    nameControl(play, ui.replay[name], `${ui.caps.space}, K`, words);
  };
  settings.follow(showPlay);

  return {
    buttons: [previous, back, play, forward, next],
    show(state: ReplayState) {
      isPlaying = state.isPlaying;
      showPlay(settings.words);
      back.disabled = state.at === 0;
      forward.disabled = state.at === state.length;
      previous.disabled = !state.hasPrevious;
      next.disabled = !state.hasNext;
    },
  };
}

/** Names a control with an icon or without a text: for screen readers, and with its key in the tooltip. */
export function nameControl(
  control: HTMLElement,
  name: string,
  key: string,
  { joined }: Words,
): void {
  const title = joined.remark(name, key);
  if (control.title === title) return;
  control.ariaLabel = name;
  control.title = title;
}

function iconButton(icon: keyof typeof icons, shortcut: string, act: () => void) {
  const button = plainButton('icon named', iconOf(icons[icon]), act);
  button.setAttribute('aria-keyshortcuts', shortcut);
  return button;
}
