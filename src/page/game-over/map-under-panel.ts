import { element } from '../elements.ts';
import type { Settings } from '../settings.ts';

/**
 * Makes the way to the map under `panel`, which is shown at first. The open map is seen until a click or a press of any
 * key but Shift.
 */
export function makeMapUnderPanel(settings: Settings, panel: HTMLElement, closed: () => void) {
  const back = element('button', 'back-from-map', { type: 'button', hidden: true });
  settings.text(back, ({ ui }) => ui.death.backFromMap);
  const map = {
    /** A button over the map that leads back. */
    element: back,
    get isOpen() {
      return !back.hidden;
    },
    open() {
      panel.hidden = true;
      back.hidden = false;
      back.focus();
    },
    close() {
      panel.hidden = false;
      back.hidden = true;
    },
  };
  const leave = (event: Event) => {
    if (!map.isOpen) return;
    if (event instanceof KeyboardEvent && (event.repeat || event.key === 'Shift')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    map.close();
    closed();
  };
  window.addEventListener('keydown', leave, { capture: true });
  window.addEventListener('click', leave, { capture: true });
  return map;
}
