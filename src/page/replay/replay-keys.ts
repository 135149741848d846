import { isDialogOpen, takesText } from '../elements.ts';
import { typedLetter } from '../typed-letter.ts';

/** The actions of the replay viewer (`app/replay/replay-viewer.ts`) that have keys. */
export interface ReplayKeyActions {
  /** Plays or pauses. */
  toggle(): void;
  /** Moves by one turn: forward with 1, back with −1. */
  step(by: 1 | -1): void;
  /** Goes to a moment; numbers beyond the end mean the end. */
  goTo(at: number): void;
  /** Goes to the next or the previous event. */
  jump(by: 1 | -1): void;
  /** Chooses the next faster or slower speed. */
  faster(by: 1 | -1): void;
  close(): void;
}

/** Lets keys control a replay while its bar is visible and no dialog is open. */
export function listenToReplayKeys(bar: HTMLElement, actions: ReplayKeyActions): void {
  const keys: Readonly<Record<string, () => void>> = {
    Space: () => actions.toggle(),
    k: () => actions.toggle(),
    ArrowLeft: () => actions.step(-1),
    ArrowRight: () => actions.step(1),
    ArrowUp: () => actions.faster(1),
    ArrowDown: () => actions.faster(-1),
    Home: () => actions.goTo(0),
    End: () => actions.goTo(Number.POSITIVE_INFINITY),
    n: () => actions.jump(1),
    p: () => actions.jump(-1),
    Escape: () => actions.close(),
  };
  window.addEventListener('keydown', (event) => {
    const { target } = event;
    const key = typedLetter(event) || event.code;
    const chord = event.ctrlKey || event.altKey || event.metaKey || event.shiftKey;
    if (bar.hidden || chord || event.defaultPrevented || !Object.hasOwn(keys, key)) return;
    if (isDialogOpen()) return;
    // The inspector has a field for a query.
    if (takesText(target)) return;
    // The arrows choose the events to jump to.
    const isRadio = target instanceof HTMLInputElement && target.type === 'radio';
    if (isRadio && (key.startsWith('Arrow') || key === 'Space')) return;
    // A button is pressed.
    if (target instanceof HTMLButtonElement && key === 'Space') return;
    // A held key moves; it must not play and pause in turn, or close the dialog behind the viewer.
    const isMove = key.startsWith('Arrow') || key === 'n' || key === 'p';
    event.preventDefault();
    if (!event.repeat || isMove) keys[key]();
  });
}
