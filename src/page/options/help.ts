import type { Campaign } from '../../game/campaign.ts';
import type { KeyGroup } from '../../words/control-labels.ts';
import { textIn } from '../../words/sentences.ts';
import type { Words } from '../../words/texts.ts';
import { makeDialog } from '../dialog.ts';
import { element } from '../elements.ts';
import type { Settings } from '../settings.ts';

/** A line of the list of keys: an action, the names of its keys, and the group that it belongs to. */
interface KeyRow {
  readonly group: KeyGroup;
  readonly does: string;
  readonly keys: readonly string[];
}

/** The most characters of keys that have room in a column beside their effect; two of them are between two keys. */
const mostInColumn = 8;

/** The effects in the list of gestures; the text of a gesture has the name of its effect and `Tap` or `Click`. */
const gestures = ['step', 'travel', 'here', 'look', 'repeat', 'map', 'zoom', 'stop'] as const;

/**
 * Makes the closed help dialog: the goal of the campaign and its keys, as they are when it is opened. `usesTouch`:
 * whether the player has fingers and no mouse; then the keys are folded, unless one was pressed (`usesKeyboard`).
 * `hasPad`: whether a gamepad can be used.
 */
export function makeHelp(
  settings: Settings,
  goal: () => Campaign['goal'],
  rows: () => readonly KeyRow[],
  {
    usesTouch,
    usesKeyboard,
    hasPad,
  }: Record<'usesTouch' | 'usesKeyboard' | 'hasPad', () => boolean>,
) {
  const list = element('div', 'keys');
  const aim = element('p', 'aside');
  const pointer = element('div', 'keys pointer');
  const summary = settings.text(element('summary', ''), ({ ui }) => ui.gestures.keyboard);
  const folded = element('details', 'folded-keys', summary);
  const content = element('div', 'help-content');
  const fill = () => {
    aim.textContent = textIn(goal(), settings.options.language);
    list.replaceChildren(...keySections(rows(), settings.words));
    const isTouched = usesTouch();
    pointer.replaceChildren(gestureSection(isTouched, settings.words));
    folded.open = usesKeyboard();
    if (isTouched) folded.append(list);
    content.replaceChildren(...(isTouched ? [aim, pointer, folded] : [aim, list, pointer]));
  };
  const pad = settings.text(element('p', 'aside', { hidden: !hasPad() }), ({ ui }) => ui.keys.pad);
  window.addEventListener('gamepadconnected', () => {
    pad.hidden = !hasPad();
  });
  const dialog = makeDialog(settings, 'help', ({ ui }) => ui.help, content, pad);
  // The list has no control, and keys have to scroll it.
  const body = dialog.querySelector<HTMLElement>('.body');
  if (body) Object.assign(body, { tabIndex: 0, autofocus: true });
  const unfold = () => {
    folded.open = true;
  };
  dialog.addEventListener('keydown', unfold, { once: true });
  dialog.addEventListener('keydown', (event) => {
    if (event.key !== '?' || event.repeat) return;
    // The key that closes the dialog must not open it again.
    event.preventDefault();
    dialog.close();
  });
  return {
    dialog,
    /** Shows the present campaign and its keys. */
    open() {
      fill();
      dialog.showModal();
    },
  };
}

/** The keys by group, in the order of the groups' first keys. */
function keySections(rows: readonly KeyRow[], { ui }: Words): HTMLElement[] {
  const groups = [...new Set(rows.map(({ group }) => group))];
  return groups.map((group) => {
    const own = rows.filter((row) => row.group === group);
    return section(
      ui.keyGroup[group],
      own.map(({ does, keys }) => [does, keys.map((key) => element('kbd', '', key))]),
    );
  });
}

/** The gestures of fingers, or those of the mouse. */
function gestureSection(isTouched: boolean, { ui }: Words): HTMLElement {
  const by = isTouched ? 'Tap' : 'Click';
  const lines = gestures.map((name) => [ui.gestures[name], [ui.gestures[`${name}${by}`]]] as const);
  return section(ui.gestures[isTouched ? 'touch' : 'mouse'], lines);
}

/** A part of the help: a heading, and effects with their keys or gestures. */
function section(
  heading: string,
  lines: readonly (readonly [does: string, by: readonly (Node | string)[]])[],
): HTMLElement {
  const list = element(
    'dl',
    '',
    ...lines.map(([does, by]) => {
      const names = by.map((key) => (typeof key === 'string' ? key : (key.textContent ?? '')));
      const className = names.join('  ').length > mostInColumn ? 'wide' : '';
      return element('div', className, element('dt', '', does), element('dd', '', ...by));
    }),
  );
  return element('section', '', element('h3', '', heading), list);
}
