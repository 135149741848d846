import { act } from '../controls/act.ts';
import { isRequest } from '../controls/controls.ts';
import { controlOfPad, listenToPads, type PadPress } from '../controls/gamepad.ts';
import { closeDialog, goBack, moveFocus, pressFocused } from '../page/focus-moves.ts';
import type { KeyTarget } from './input.ts';

/** Lets gamepads play, and move the focus wherever the game is not in use. */
export function playByPad(target: KeyTarget): void {
  listenToPads((press, repeat) => {
    if (target.isLoading) return;
    target.device = 'gamepad';
    const { session, mode } = target.current;
    const isCovered = document.querySelector('dialog[open]') !== null;
    if (!session || mode !== 'play' || isCovered) return useFocus(press, repeat, target);
    const isAsking = session.bag.open || session.asking !== null;
    const control = controlOfPad(press, isAsking, session.game.campaign);
    if (!target.takes(control)) target.outcomes.show(act(session, control, { repeat }));
  });
}

/** Moves the focus, presses the focused control, or closes the open dialog. */
function useFocus(press: PadPress, repeat: boolean, target: KeyTarget): void {
  switch (press.type) {
    case 'direction':
      return moveFocus(press);
    case 'confirm':
      return repeat ? undefined : pressFocused();
    case 'back':
      return goBack();
    case 'menu':
      closeDialog();
      return;
    default:
      if (isRequest(press.type) && !closeDialog()) target.fulfil(press.type);
  }
}
