import { element } from './elements.ts';
import type { Live } from './live.ts';

/** A seed to read and copy. */
export interface SeedLine {
  readonly element: HTMLElement;
  show(seed: string): void;
}

/** Puts a seed on the clipboard; false where the browser does not allow it. */
export async function copySeed(seed: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(seed);
    return true;
  } catch {
    return false;
  }
}

/** A line with a seed and a button that copies it. Where copying is forbidden it selects the seed. */
export function makeSeedLine(live: Live): SeedLine {
  const label = live.text(element('span', 'label', {}), ({ ui }) => ui.seed);
  const text = element('code', '', {});
  const said = element('span', 'said', { role: 'status' });
  const copy = async () => {
    const copied = await copySeed(text.textContent);
    said.textContent = copied ? live.words.ui.seedCopied : '';
    if (!copied) getSelection()?.selectAllChildren(text);
  };
  const button = live.text(
    element('button', 'small', { type: 'button', onclick: copy }),
    ({ ui }) => ui.copy,
  );
  return {
    element: element('p', 'seed', {}, label, text, button, said),
    show(seed) {
      text.textContent = seed;
      said.textContent = '';
    },
  };
}
