import type { Words } from '../../words/texts.ts';
import { element, plainButton } from '../elements.ts';
import type { Settings } from '../settings.ts';

/** A message above the replay bar, with buttons. */
export interface ReplayNotice {
  readonly text: (words: Words) => string;
  /** A text to copy by hand. */
  readonly code?: string;
  readonly buttons?: readonly { label: (words: Words) => string; act(): void }[];
}

/** Makes the hidden box of the message. */
export function makeReplayNotice(settings: Settings) {
  let shown: ReplayNotice | null = null;
  const text = element('p', '');
  const code = element('code', '');
  const buttons = element('div', 'buttons');
  const attributes = { role: 'alert', hidden: true };
  const box = element('div', 'replay-notice', attributes, text, code, buttons);

  const fill = () => {
    box.hidden = shown === null;
    text.textContent = shown?.text(settings.words) ?? '';
    code.textContent = shown?.code ?? '';
    code.hidden = !shown?.code;
    buttons.replaceChildren(
      ...(shown?.buttons ?? []).map(({ label, act }) =>
        plainButton('', label(settings.words), () => act()),
      ),
    );
  };
  settings.follow(fill);

  return {
    element: box,
    /** Shows a message, or none. */
    show(notice: ReplayNotice | null) {
      if (notice === shown) return;
      shown = notice;
      fill();
    },
    focus() {
      buttons.querySelector('button')?.focus();
    },
  };
}
