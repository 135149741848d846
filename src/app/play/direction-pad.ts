import { act, type Press } from '../../controls/act.ts';
import type { Control } from '../../controls/controls.ts';
import { makeDirectionPad } from '../../page/direction-pad.ts';
import { usesTouch } from '../../page/options/root-options.ts';
import type { Shell } from '../shell.ts';
import { isAsking } from './asking.ts';

/** Makes the direction pad over the map, which plays under the rules of keys. */
export function playByDirectionPad(target: Shell): HTMLElement {
  const play = (control: Control, press?: Press) => {
    const { session, mode } = target.current;
    if (!session || mode !== 'play') return;
    target.device = usesTouch() ? 'buttons' : 'keys';
    if (!target.takes(control)) target.outcomes.show(act(session, control, press));
  };
  return makeDirectionPad(target.settings, {
    step: (dx, dy, repeat) => play({ type: 'step', dx, dy }, { repeat }),
    middle: () => play({ type: isAsking(target) ? 'confirm' : 'run' }),
  });
}
