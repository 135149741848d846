import { act } from '../../controls/act.ts';
import { isRequest, repeats } from '../../controls/controls.ts';
import { controlOfPad, listenToPads, type PadPress } from '../../controls/gamepad.ts';
import type { Session } from '../../controls/session.ts';
import { isDialogOpen } from '../../page/elements.ts';
import {
  closeDialog,
  goBack,
  moveFocus,
  pressFocused,
  scrollPart,
  turnPage,
} from '../../page/focus-moves.ts';
import type { Shell } from '../shell.ts';
import { isAsking } from './asking.ts';

/** CSS pixels per ms that a fully tilted stick moves the map or scrolls a text. */
const tiltSpeed = 0.8;

/** Lets gamepads play, and move the focus wherever the game is not in use. */
export function playByPad(target: Shell): void {
  listenToPads({
    press(press, repeat) {
      target.wakeLock.used();
      // A question can be asked while its subject is loading, and the press answers it.
      if (target.isLoading && !isDialogOpen()) return;
      target.device = 'gamepad';
      const { session, mode } = target.current;
      if (isDialogOpen()) return useFocus(press, repeat, target);
      if (mode === 'replay' && moveChosenCell(press, repeat, target)) return;
      if (session && mode === 'play') playOn(session, press, repeat, target);
      else useFocus(press, repeat, target);
    },
    tilt({ x, y }, time) {
      const far = tiltSpeed * time;
      const { mode } = target.current;
      if ((mode !== 'play' && mode !== 'replay') || isDialogOpen()) return scrollPart(y * far);
      if (target.look.scroll(y * far)) return;
      target.look.close();
      target.screen.camera.pan(-x * far, -y * far);
    },
    refuse: () => target.tell(({ ui }) => ui.strangePad),
  });
}

/** Whether a press repeats because its button is still held. Directions repeat everywhere. */
function isHeldButton(press: PadPress, repeat: boolean): boolean {
  return repeat && press.type !== 'direction';
}

/** Whether a press moves the cursor of Look or the inspector in a replay. */
function moveChosenCell(press: PadPress, repeat: boolean, target: Shell): boolean {
  const { shown } = target.current;
  if (!shown || !target.isChoosing || isHeldButton(press, repeat)) return false;
  return target.takes(controlOfPad(press, true, shown.game.campaign));
}

/** Performs a press in the dungeon. */
function playOn(session: Session, press: PadPress, repeat: boolean, target: Shell): void {
  const chooses = isAsking(target);
  const control = controlOfPad(press, chooses, session.game.campaign);
  if (repeat && chooses) release(session);
  if (isHeldButton(press, repeat) && (chooses || !repeats(control.type))) return;
  if (!target.takes(control)) target.outcomes.show(act(session, control, { repeat }));
}

/** A button that is still held from the bag, a dialog or Look does not repeat a command in the dungeon. */
function release(session: Session): void {
  session.held = { type: 'stopped' };
}

/** Moves the focus, presses the focused control, turns the page of a dialog, or closes the dialog. */
function useFocus(press: PadPress, repeat: boolean, target: Shell): void {
  const { session } = target.current;
  if (repeat && session) release(session);
  if (isHeldButton(press, repeat)) return;
  switch (press.type) {
    case 'direction':
      return moveFocus(press);
    case 'confirm':
      return pressFocused();
    case 'back':
      return goBack();
    case 'search':
      return turnPage(-1);
    case 'attack':
      return turnPage(1);
    case 'menu':
      closeDialog();
      return;
    default:
      if (isRequest(press.type) && !closeDialog()) target.fulfil(press.type);
  }
}
