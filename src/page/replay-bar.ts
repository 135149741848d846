import './replay-bar.css';
import type { Words } from '../words/texts.ts';
import { element } from './elements.ts';
import { keepOwnKeys } from './profiler-panel.ts';
import { listenToReplayKeys, type ReplayKeyActions } from './replay-keys.ts';
import type { Settings } from './settings.ts';

/** The marks to which the viewer jumps. */
export const jumpKinds = ['all', 'floor', 'fight', 'kill', 'level', 'end'] as const;
export type JumpKind = (typeof jumpKinds)[number];

/** The moment that the bar shows, and the possible actions. */
export interface ReplayState {
  /** The number of commands that were played, and of all commands. */
  readonly at: number;
  readonly length: number;
  /** The number of commands to which jumps are fast. */
  readonly prepared: number;
  /** The turn of the game, and its last turn if it is known. */
  readonly turn: number;
  readonly lastTurn: number | null;
  /** Null in a campaign with one floor. */
  readonly depth: number | null;
  readonly isPlaying: boolean;
  /** Turns per second. */
  readonly speed: number;
  readonly jumpKind: JumpKind;
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
  /** The game has ended at this moment, so it cannot be played from here. */
  readonly isOver: boolean;
  /** The recording differs before this moment. */
  readonly isUnverified: boolean;
}

/** A message above the bar, with buttons. */
export interface ReplayNotice {
  readonly text: (words: Words) => string;
  /** A text to copy by hand. */
  readonly code?: string;
  readonly buttons?: readonly { label: (words: Words) => string; act(): void }[];
}

export interface ReplayBarActions extends ReplayKeyActions {
  setSpeed(speed: number): void;
  setJumpKind(kind: JumpKind): void;
  playFromHere(): void;
  inspect(): void;
  copyLink(): void;
}

/** The bar below the map of a replay. */
export interface ReplayBar {
  readonly element: HTMLElement;
  open(): void;
  close(): void;
  show(state: ReplayState): void;
  /** Shows a message, or none. */
  notify(notice: ReplayNotice | null): void;
  /** Shows a question, and focuses its first answer. */
  ask(question: ReplayNotice): void;
}

const icons = {
  play: 'M7 4v16l13-8z',
  pause: 'M6 4h4v16H6zM14 4h4v16h-4z',
  back: 'M17 4v16L6 12zM3 4h2v16H3z',
  forward: 'M7 4v16l11-8zM19 4h2v16h-2z',
  previous: 'M12 5v14L2 12zM22 5v14l-10-7z',
  next: 'M2 5v14l10-7zM12 5v14l10-7z',
} as const;

/** Makes a hidden bar. `speeds`: turns per second. */
export function makeReplayBar(
  settings: Settings,
  speeds: readonly number[],
  actions: ReplayBarActions,
): ReplayBar {
  const say = settings.text;
  const own = ({ ui }: Words) => ui.replay;
  let state: ReplayState | null = null;
  let notice: ReplayNotice | null = null;

  const slider = element('input', 'replay-slider', { type: 'range', min: '0', step: '1' });
  slider.addEventListener('input', () => actions.goTo(Number(slider.value)));
  const position = element('output', 'replay-position', {});
  const unverified = say(element('span', 'mark', {}), (words) => own(words).unverified);

  /** A button with an icon; its name and its key are in its tooltip. */
  const iconButton = (
    icon: keyof typeof icons,
    name: (words: Words) => string,
    key: (words: Words) => string,
    shortcut: string,
    onclick: () => void,
  ) => {
    const button = element('button', 'icon', { type: 'button', onclick }, iconOf(icons[icon]));
    button.setAttribute('aria-keyshortcuts', shortcut);
    settings.follow((words) => nameButton(button, name(words), key(words)));
    return button;
  };
  const { play, pause } = icons;
  const playButton = iconButton(
    'play',
    (words) => own(words)[state?.isPlaying ? 'pause' : 'play'],
    ({ ui }) => `${ui.caps.space}, K`,
    'Space K',
    () => actions.toggle(),
  );
  const arrow = (key: string) => () => key;
  const backButton = iconButton(
    'back',
    (words) => own(words).back,
    arrow('←'),
    'ArrowLeft',
    () => actions.step(-1),
  );
  const forwardButton = iconButton(
    'forward',
    (words) => own(words).forward,
    arrow('→'),
    'ArrowRight',
    () => actions.step(1),
  );
  const previousButton = iconButton(
    'previous',
    (words) => own(words).previous,
    arrow('P'),
    'P',
    () => actions.jump(-1),
  );
  const nextButton = iconButton(
    'next',
    (words) => own(words).next,
    arrow('N'),
    'N',
    () => actions.jump(1),
  );
  const textButton = (name: (words: Words) => string, onclick: () => void) =>
    say(element('button', '', { type: 'button', onclick }), name);
  const fromHere = textButton((words) => own(words).playFromHere, actions.playFromHere);
  const inspector = textButton(({ ui }) => ui.inspector, actions.inspect);
  inspector.setAttribute('aria-keyshortcuts', 'O');
  const link = textButton((words) => own(words).link, actions.copyLink);

  const speed = element('select', '', { name: 'speed' });
  speed.addEventListener('change', () => actions.setSpeed(Number(speed.value)));
  const kind = element('select', '', { name: 'jumps' });
  kind.addEventListener('change', () => actions.setJumpKind(kind.value as JumpKind));
  settings.follow((words) => {
    const { perSecond, kinds } = own(words);
    const option = (value: string, text: string) => element('option', '', { value }, text);
    speed.replaceChildren(...speeds.map((one) => option(String(one), perSecond(one))));
    kind.replaceChildren(...jumpKinds.map((one) => option(one, kinds[one])));
    nameButton(speed, own(words).speed, '↑ ↓');
    kind.ariaLabel = own(words).jumps;
    kind.title = own(words).jumps;
    if (state) show(state);
  });

  const close = element('button', 'close', { type: 'button', onclick: () => actions.close() }, '×');
  close.setAttribute('aria-keyshortcuts', 'Escape');
  settings.follow(({ ui }) => nameButton(close, ui.close, 'Esc'));

  const extras = element('div', 'replay-extras', {}, kind, fromHere, inspector, link);
  // In a narrow window, the extras are hidden until this button shows them.
  const extend = (isExtended: boolean) => {
    bar.classList.toggle('extended', isExtended);
    more.ariaExpanded = String(isExtended);
  };
  const more = textButton(
    (words) => own(words).more,
    () => extend(!bar.classList.contains('extended')),
  );
  // The opened dialog or panel needs the room.
  extras.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLButtonElement) extend(false);
  });
  more.className = 'replay-more';
  more.ariaExpanded = 'false';

  const noticeText = element('p', '', {});
  const noticeCode = element('code', '', {});
  const noticeButtons = element('div', 'buttons', {});
  const noticeBox = element(
    'div',
    'replay-notice',
    { role: 'alert', hidden: true },
    noticeText,
    noticeCode,
    noticeButtons,
  );
  const fillNotice = () => {
    noticeBox.hidden = notice === null;
    noticeText.textContent = notice?.text(settings.words) ?? '';
    noticeCode.textContent = notice?.code ?? '';
    noticeCode.hidden = !notice?.code;
    noticeButtons.replaceChildren(
      ...(notice?.buttons ?? []).map(({ label, act }) =>
        element('button', '', { type: 'button', onclick: () => act() }, label(settings.words)),
      ),
    );
  };
  settings.follow(fillNotice);

  const bar = element(
    'section',
    'replay-bar',
    { hidden: true },
    noticeBox,
    element('div', 'replay-head', {}, position, unverified),
    more,
    slider,
    element(
      'div',
      'replay-controls',
      {},
      element(
        'div',
        'replay-keys',
        {},
        previousButton,
        backButton,
        playButton,
        forwardButton,
        nextButton,
        speed,
      ),
      extras,
    ),
    close,
  );
  settings.follow((words) => {
    bar.ariaLabel = own(words).heading;
  });
  // The stage ends where the bar begins.
  new ResizeObserver(() => {
    document.body.style.setProperty('--replay-bar', `${bar.hidden ? 0 : bar.offsetHeight}px`);
  }).observe(bar);
  listenToReplayKeys(bar, actions);
  keepOwnKeys(bar);

  function show(next: ReplayState): void {
    state = next;
    const { at, length, prepared, turn, lastTurn, depth } = next;
    const words = own(settings.words);
    const text = words.position(turn, lastTurn, depth);
    position.textContent = text;
    unverified.hidden = !next.isUnverified;
    slider.max = String(length);
    slider.value = String(at);
    slider.ariaLabel = words.heading;
    slider.ariaValueText = text;
    const share = (turns: number) => `${length > 0 ? (100 * turns) / length : 100}%`;
    slider.style.setProperty('--at', share(at));
    slider.style.setProperty('--prepared', share(prepared));
    slider.dataset.prepared = String(prepared);
    const { isPlaying } = next;
    playButton.replaceChildren(iconOf(isPlaying ? pause : play));
    nameButton(
      playButton,
      isPlaying ? words.pause : words.play,
      `${settings.words.ui.caps.space}, K`,
    );
    backButton.disabled = at === 0;
    forwardButton.disabled = at === length;
    previousButton.disabled = !next.hasPrevious;
    nextButton.disabled = !next.hasNext;
    fromHere.disabled = next.isOver;
    speed.value = String(next.speed);
    kind.value = next.jumpKind;
  }

  function notify(next: ReplayNotice | null): void {
    if (notice === next) return;
    notice = next;
    fillNotice();
  }

  return {
    element: bar,
    open() {
      bar.hidden = false;
    },
    close() {
      bar.hidden = true;
    },
    show,
    notify,
    ask(question) {
      notify(question);
      noticeButtons.querySelector('button')?.focus();
    },
  };
}

function nameButton(control: HTMLElement, name: string, key: string): void {
  const title = `${name} (${key})`;
  if (control.title === title) return;
  control.ariaLabel = name;
  control.title = title;
}

function iconOf(path: string): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  const shape = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  shape.setAttribute('d', path);
  svg.append(shape);
  return svg;
}
