import { act } from '../../controls/act.ts';
import { stop } from '../../controls/automatic/stop.ts';
import { turnsPages } from '../../controls/bag-control.ts';
import { type Control, isRequest, isZoom } from '../../controls/controls.ts';
import { listenToKeys } from '../../controls/keyboard.ts';
import { isDialogOpen, takesText } from '../../page/elements.ts';
import type { Shell } from '../shell.ts';
import { keysIn } from './keys-in.ts';
import { TabFocus } from './tab-focus.ts';

type ControlType = Control['type'];

/** The controls of a replay, in addition to zoom. */
const ofReplays: ReadonlySet<ControlType> = new Set(['help', 'examine', 'describe']);
/** The controls that choose a cell. */
const choosing: ReadonlySet<ControlType> = new Set(['step', 'runTowards', 'confirm', 'back']);
/** The controls of the title screen. */
const ofTitle: ReadonlySet<ControlType> = new Set(['help', 'panel']);

/** Lets the keyboard play, and open the dialogs of the title screen. */
export function playByKeys(target: Shell): void {
  const { settings, current, screen } = target;
  const tab = new TabFocus(current);
  listenToKeys({
    keys: () => keysIn(target.chosen, settings.options),
    takesText,
    wants({ type }, key) {
      if (type === 'attack' && tab.movesFocus(key)) return false;
      // The lab's key waits for the lab: it may be the part that is loading.
      if (target.isLoading && type !== 'panel') return false;
      if (isDialogOpen()) return false;
      if (current.mode === 'play') return true;
      if (current.mode !== 'replay') return ofTitle.has(type);
      return ofReplays.has(type) || isZoom(type) || (target.isChoosing && choosing.has(type));
    },
    turnsPages(key) {
      const { session, mode } = current;
      return session !== null && mode === 'play' && turnsPages(session, key);
    },
    act(action, press) {
      const { session } = current;
      const isReport = action.type === 'attack' && tab.reports(press.key);
      tab.note(isReport && session ? session.game : null);
      // As any other command, it uses up the count before it.
      if (isReport && session) session.count = 0;
      target.device = 'keys';
      if (current.mode === 'replay' && !isDialogOpen() && target.takes(action)) return;
      if (session && current.mode === 'play' && !isDialogOpen()) {
        if (target.takes(action)) return;
        const report = { type: 'changed', stop: stop('noMonster', { tab: true }) } as const;
        target.outcomes.show(isReport ? report : act(session, action, press));
      } else if (isRequest(action.type)) target.fulfil(action.type);
    },
    diagonal: (held) => screen.showDiagonal(held && current.mode === 'play'),
  });
}
