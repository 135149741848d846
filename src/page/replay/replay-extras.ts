import { element, plainButton } from '../elements.ts';
import { iconOf } from '../icon.ts';
import type { Settings } from '../settings.ts';
import { makeReplayJumps } from './replay-jumps.ts';
import type { JumpKind, ReplayState } from './replay-state.ts';

export interface ReplayExtraActions {
  setJumpKind(kind: JumpKind): void;
  playFromHere(): void;
  inspect(): void;
  copyLink(): void;
}

/** An arrow into a frame, a lens, and two links of a chain. */
const icons = {
  playFromHere: 'M11 3h9v18h-9v-4h2v2h5V5h-5v2h-2zM9 7l6 5-6 5v-3.5H3v-3h6z',
  inspect:
    'M10 3a7 7 0 1 0 4.2 12.6l4.6 4.6 1.4-1.4-4.6-4.6A7 7 0 0 0 10 3zm0 2a5 5 0 1 1 0 10 5 5 0 0 1 0-10z',
  link: 'M10.6 13.4a1 1 0 0 1 0-1.4l1.4-1.4 1.4 1.4-1.4 1.4a1 1 0 0 1-1.4 0zM8.5 8.5l3-3a5 5 0 0 1 7 7l-3 3-1.4-1.4 3-3a3 3 0 0 0-4.2-4.2l-3 3zm-3 3 1.4 1.4-1 1a3 3 0 0 0 4.2 4.2l3-3 1.4 1.4-3 3a5 5 0 0 1-7-7z',
} as const;

/** Makes the less frequent controls of a replay. In a narrow window they are hidden until `more` shows them. */
export function makeReplayExtras(settings: Settings, actions: ReplayExtraActions) {
  const jumps = makeReplayJumps(settings, actions.setJumpKind);
  const button = (
    icon: keyof typeof icons,
    name: (words: Settings['words']) => string,
    act: () => void,
  ) => {
    const made = plainButton('icon named', iconOf(icons[icon]), act);
    made.append(settings.text(element('span', ''), name));
    return made;
  };
  const fromHere = button('playFromHere', ({ ui }) => ui.replay.playFromHere, actions.playFromHere);
  const inspector = button('inspect', ({ ui }) => ui.inspector, actions.inspect);
  const link = button('link', ({ ui }) => ui.replay.link, actions.copyLink);
  const extras = element('div', 'replay-extras', jumps.element, fromHere, inspector, link);

  const extend = (isExtended: boolean) => {
    extras.classList.toggle('extended', isExtended);
    more.ariaExpanded = String(isExtended);
  };
  const toggle = () => extend(!extras.classList.contains('extended'));
  const more = settings.button('replay-more', ({ ui }) => ui.replay.more, toggle);
  more.ariaExpanded = 'false';
  // The opened dialog or panel needs the room.
  extras.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('button')) extend(false);
  });

  return {
    element: extras,
    more,
    show({ isOver, jumpKind }: ReplayState) {
      fromHere.disabled = isOver;
      jumps.show(jumpKind);
    },
  };
}
