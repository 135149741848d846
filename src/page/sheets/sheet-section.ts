import type { SheetRow, SheetSection } from '../../describe/sheet.ts';
import { element } from '../elements.ts';
import type { MakePortrait } from '../portrait.ts';

/** Makes the button of a line; null if it has none. */
type MakeButton = (row: SheetRow) => HTMLElement | null;

/** A part of a sheet: its heading, its lines and its note. */
export function sectionElement(
  { heading, rows, note }: SheetSection,
  makePortrait: MakePortrait,
  makeButton: MakeButton,
): HTMLElement {
  return element(
    'section',
    '',
    {},
    element('h3', '', {}, heading),
    element('dl', '', {}, ...rows.map((row) => rowElement(row, makePortrait, makeButton(row)))),
    ...(note ? [element('p', 'aside', {}, note)] : []),
  );
}

function rowElement(
  { label, value, about, look }: SheetRow,
  makePortrait: MakePortrait,
  button: HTMLElement | null,
): HTMLElement {
  const picture = look ? [makePortrait({ look })] : [];
  const texts = [value, about ?? ''].filter((text) => text !== '');
  return element(
    'div',
    texts.length === 0 ? 'alone' : '',
    {},
    element('dt', '', {}, ...picture, label),
    element(
      'dd',
      '',
      {},
      ...(value ? [element('span', 'value', {}, value)] : []),
      ...(about ? [element('span', 'aside', {}, about)] : []),
      ...(button ? [button] : []),
    ),
  );
}
