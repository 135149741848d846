import type { MapMark, SheetRow, SheetSection, ShownShare } from '../../describe/sheet.ts';
import { element } from '../elements.ts';
import type { MakePortrait } from '../portrait.ts';

/** Makes the button of a line; null if it has none. */
export type MakeButton = (row: SheetRow) => HTMLElement | null;

/** Makes a mark as on the map of the floor. */
export type MakeMark = (mark: MapMark) => Element;

/** A part of a sheet: its heading, its lines and its note. */
export function sectionElement(
  { heading, rows, note, mark, isTally, isEmpty }: SheetSection,
  makePortrait: MakePortrait,
  makeMark: MakeMark,
  makeButton: MakeButton,
): HTMLElement {
  const lines = rows.map((row) => rowElement(row, makePortrait, makeButton(row), makeMark));
  return element(
    'section',
    isTally ? 'tally' : isEmpty ? 'none' : '',
    element('h3', '', ...(mark ? [makeMark(mark)] : []), element('span', '', heading)),
    element('dl', '', ...lines),
    ...(note ? [element('p', 'aside', note)] : []),
  );
}

/** A line: its name and its value, and below them a bar and a sentence. */
export function rowElement(
  { label, value, spokenValue, about, look, share, mark }: SheetRow,
  makePortrait: MakePortrait,
  button: HTMLElement | null,
  makeMark?: MakeMark,
): HTMLElement {
  const picture = look ? [makePortrait({ look })] : [];
  const shownMark = mark && makeMark ? [makeMark(mark)] : [];
  const texts = [value, about ?? ''].filter((text) => text !== '');
  return element(
    'div',
    texts.length === 0 ? 'alone' : '',
    element('dt', '', ...picture, ...shownMark, label),
    element(
      'dd',
      '',
      ...(value ? [valueElement(value, spokenValue)] : []),
      ...(button ? [button] : []),
      ...(share ? [barOf(share)] : []),
      ...(about ? [element('span', 'aside', about)] : []),
    ),
  );
}

function valueElement(value: string, spokenValue?: string): HTMLElement {
  if (spokenValue === undefined) return element('span', 'value', value);
  const shown = element('span', '', { ariaHidden: 'true' }, value);
  return element('span', 'value', shown, element('span', 'unseen', spokenValue));
}

/** A bar whose filled part shows a value. The number beside it says the same to screen readers. */
function barOf({ of, part }: ShownShare): HTMLElement {
  const bar = element('span', `bar of-${of}`, { ariaHidden: 'true' });
  bar.style.setProperty('--part', `${Math.round(1000 * Math.max(0, Math.min(1, part))) / 10}%`);
  return bar;
}
