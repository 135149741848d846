import { element } from '../elements.ts';
import type { Settings } from '../settings.ts';
import type { OptionsFile, readOptionsFile } from './options-file.ts';

/** The actions of the row. */
export interface OptionsFileActions {
  /** Saves the options as a file. */
  save(): void;
  /** Lets the player choose files of any kind that the program knows, and opens them. */
  chooseFiles(): void;
  /** Uses the options of a file. Returns its problem, or sentences about keys that were left out. */
  use(text: string): Promise<ReturnType<typeof readOptionsFile>>;
}

/** The buttons that save and open files, and the lines about the last files with options. */
export function makeFileRow(settings: Settings, actions: OptionsFileActions) {
  const said = element('div', 'file-lines', { role: 'status' });
  const complaint = (text: string) => element('p', 'complaint', text);
  const linesOf = async (name: string, text: string) => {
    const read = await actions.use(text);
    const { option } = settings.words.ui;
    if ('problem' in read) return [complaint(option.badFile(name, read.problem))];
    return [element('p', 'aside', option.opened(name)), ...read.conflicts.map(complaint)];
  };
  const use = async (files: readonly OptionsFile[]) => {
    const lines: HTMLElement[] = [];
    for (const { name, text } of files) lines.push(...(await linesOf(name, text)));
    said.replaceChildren(...lines);
    said.scrollIntoView({ block: 'nearest' });
  };
  const row = element(
    'div',
    'option',
    element(
      'div',
      'buttons',
      settings.button('small', ({ ui }) => ui.option.open, actions.chooseFiles),
      settings.button('small', ({ ui }) => ui.option.save, actions.save),
    ),
    settings.text(element('p', 'aside'), ({ ui }) => ui.option.opens),
    said,
  );
  return { element: row, use, clear: () => said.replaceChildren() };
}
