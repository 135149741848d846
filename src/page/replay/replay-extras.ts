import { element } from '../elements.ts';
import type { Settings } from '../settings.ts';
import { type JumpKind, jumpKinds, type ReplayState } from './replay-state.ts';

export interface ReplayExtraActions {
  setJumpKind(kind: JumpKind): void;
  playFromHere(): void;
  inspect(): void;
  copyLink(): void;
}

/** Makes the less frequent controls of a replay. In a narrow window they are hidden until `more` shows them. */
export function makeReplayExtras(settings: Settings, actions: ReplayExtraActions) {
  const kind = makeJumpKind(settings, actions.setJumpKind);
  const fromHere = settings.button('', ({ ui }) => ui.replay.playFromHere, actions.playFromHere);
  const inspector = settings.button('', ({ ui }) => ui.inspector, actions.inspect);
  const link = settings.button('', ({ ui }) => ui.replay.link, actions.copyLink);
  const extras = element('div', 'replay-extras', kind, fromHere, inspector, link);

  const extend = (isExtended: boolean) => {
    extras.classList.toggle('extended', isExtended);
    more.ariaExpanded = String(isExtended);
  };
  const toggle = () => extend(!extras.classList.contains('extended'));
  const more = settings.button('replay-more', ({ ui }) => ui.replay.more, toggle);
  more.ariaExpanded = 'false';
  // The opened dialog or panel needs the room.
  extras.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLButtonElement) extend(false);
  });

  return {
    element: extras,
    more,
    show({ isOver, jumpKind }: ReplayState) {
      fromHere.disabled = isOver;
      kind.value = jumpKind;
    },
  };
}

/** The choice of the marks to which the viewer jumps. */
function makeJumpKind(settings: Settings, choose: (kind: JumpKind) => void): HTMLSelectElement {
  const select = element('select', '', { name: 'jumps' });
  select.addEventListener('change', () => choose(select.value as JumpKind));
  settings.follow(({ ui: { replay } }) => {
    const { value } = select;
    select.replaceChildren(
      ...jumpKinds.map((kind) => element('option', '', { value: kind }, replay.kinds[kind])),
    );
    if (value !== '') select.value = value;
    select.ariaLabel = replay.jumps;
    select.title = replay.jumps;
  });
  return select;
}
