import './sure-button.css';
import { element } from './elements.ts';

/** The texts of a button that asks before it acts, and its class. */
export interface SureButton {
  readonly className: string;
  readonly label: string;
  readonly question: string;
  /** The name of the button for screen readers, which adds the thing that it changes to its text. */
  readonly name?: (text: string) => string;
}

/**
 * Makes a button whose first press asks and whose second one acts. It has room for both texts from the
 * start, so that nothing moves under the pointer. Another focus takes the question back.
 */
export function makeSureButton(
  { className, label, question, name = (text) => text }: SureButton,
  act: () => void,
): HTMLButtonElement {
  const texts = [element('span', '', label), element('span', '', question)];
  const button = element('button', `sure ${className}`, { type: 'button' }, ...texts);
  let isAsking = false;
  const ask = (asks: boolean) => {
    isAsking = asks;
    button.classList.toggle('asking', asks);
    for (const [n, text] of texts.entries()) text.classList.toggle('spare', (n === 1) !== asks);
    button.ariaLabel = name(asks ? question : label);
  };
  ask(false);
  button.addEventListener('click', ({ detail }) => {
    // A double click must not confirm the question that its first click asks.
    if (detail > 1) return;
    if (isAsking) return act();
    ask(true);
    // Safari does not focus a button that is clicked; without the focus, it could not be lost.
    button.focus();
  });
  button.addEventListener('blur', () => ask(false));
  return button;
}
