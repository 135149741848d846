import type { Kind } from '../game/kinds.ts';
import type { Words } from '../words/texts.ts';
import { afterClosing, makeDialog, renewHeading } from './dialog.ts';
import { element } from './elements.ts';
import type { MakePortrait } from './portrait.ts';
import type { Settings } from './settings.ts';

/** An answer to a question. */
export interface Answer<T> {
  readonly value: T;
  readonly label: (words: Words) => string;
  /** The key that chooses it, too. */
  readonly key?: string;
  /** The picture of the thing that it names. */
  readonly look?: Kind['look'];
  /** It ends the game. */
  readonly isDangerous?: boolean;
}

/** A dialog that asks the player to choose between answers. */
export type QuestionDialog = ReturnType<typeof makeQuestion>;

const ofSaves = ({ ui }: Words) => ui.saves.heading;

/** Makes a closed dialog for questions, by default about saved games. `makePortrait`: for answers with pictures. */
export function makeQuestion(
  settings: Settings,
  name: string,
  makePortrait: MakePortrait | null = null,
) {
  let text: (words: Words) => string = () => '';
  let title = ofSaves;
  /** Answers the open question with null. */
  let decline = () => {};
  const sentence = settings.text(element('p', '', { id: `${name}-sentence` }), (words) =>
    text(words),
  );
  const buttons = element('div', 'buttons');
  const dialog = makeDialog(
    settings,
    name,
    (words) => title(words),
    element('div', 'menu-content', sentence, buttons),
  );
  // Screen readers read the heading and the focused button; the question is between them.
  dialog.setAttribute('aria-describedby', sentence.id);
  afterClosing(dialog, () => decline());
  return {
    dialog,
    /** Resolves with the chosen answer; with null if the dialog is closed. `heading`: of the dialog. */
    ask<T>(
      say: (words: Words) => string,
      answers: readonly Answer<T>[],
      heading: (words: Words) => string = ofSaves,
    ): Promise<T | null> {
      decline();
      text = say;
      title = heading;
      settings.renewTexts(sentence);
      renewHeading(settings, dialog);
      return new Promise((resolve) => {
        decline = () => resolve(null);
        buttons.replaceChildren(
          ...answers.map(({ value, label, key, look, isDangerous }, n) => {
            const className = n === 0 ? 'main' : isDangerous ? 'danger' : '';
            const button = element('button', className, { type: 'button' });
            if (look && makePortrait) button.append(makePortrait({ look }));
            if (key) button.append(element('span', 'answer-key', key), ' ');
            button.append(element('span', '', label(settings.words)));
            button.addEventListener('click', () => {
              dialog.close();
              resolve(value);
            });
            return button;
          }),
        );
        if (!dialog.open) dialog.showModal();
        buttons.querySelector('button')?.focus();
      });
    },
  };
}
