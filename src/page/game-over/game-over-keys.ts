import { isDialogOpen } from '../elements.ts';
import { typedLetter } from '../typed-letter.ts';

/** Milliseconds without input at first: a player who still fights would close the screen unread. */
const pause = 1000;

/** Keys that scroll, move the focus or press the focused button. */
const plainKeys = new Set([
  'Tab',
  'Enter',
  'Space',
  'NumpadEnter',
  'Home',
  'End',
  'PageUp',
  'PageDown',
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
]);

/**
 * Ignores all keys and presses that begin in the first second after the frame that shows a screen, and then all
 * keys that the screen does not use. Z leaves, and Enter presses the focused button, or plays again where none has the
 * focus.
 */
export function makeLateInput(
  isShown: () => boolean,
  { leave, playAgain }: { leave(): void; playAgain(): void },
) {
  let shownAt = 0;
  /** Whether the last press of a pointer began too early. */
  let beganEarly = false;
  const ignore = (event: Event) => {
    event.preventDefault();
    // The game and the title screen must not get this press.
    event.stopImmediatePropagation();
  };
  const isEarly = (event: Event) => event.timeStamp - shownAt <= pause;
  window.addEventListener(
    'keydown',
    (event) => {
      if (!isShown() || isDialogOpen()) return;
      const chord = event.ctrlKey || event.altKey || event.metaKey;
      if (isEarly(event) || event.repeat) return ignore(event);
      if (!chord && isEnter(event) && !isOnControl(event)) {
        ignore(event);
        return playAgain();
      }
      if (chord || plainKeys.has(event.code)) return;
      // Function keys such as F5 belong to the browser.
      if (event.key.length > 1) return;
      ignore(event);
      if (typedLetter(event) === 'z') leave();
    },
    { capture: true },
  );
  window.addEventListener(
    'pointerdown',
    (event) => {
      beganEarly = isShown() && isEarly(event);
    },
    { capture: true },
  );
  window.addEventListener(
    'click',
    (event) => {
      // The click of a key has no count.
      const isLate = !isEarly(event) && !(beganEarly && event.detail > 0);
      if (isShown() && !isLate) ignore(event);
    },
    { capture: true },
  );
  return {
    /** The screen appears with the next frame. */
    start() {
      // Counts from the frame that shows it: a slow machine can take a while.
      shownAt = Number.POSITIVE_INFINITY;
      requestAnimationFrame(() => {
        shownAt = performance.now();
      });
    },
  };
}

function isEnter({ code }: KeyboardEvent): boolean {
  return code === 'Enter' || code === 'NumpadEnter';
}

/** Whether a key presses the control that has the focus. */
function isOnControl({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.matches('button, summary, a, input');
}
