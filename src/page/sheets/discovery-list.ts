import './discovery-list.css';
import type { DiscoveryGroup } from '../../describe/discoveries.ts';
import type { SheetRow } from '../../describe/sheet.ts';
import { element } from '../elements.ts';
import type { MakePortrait } from '../portrait.ts';
import { rowElement } from './sheet-section.ts';

/** The groups of items, each in one piece. `note`: shown while the hero has seen none of them. */
export function discoveryList(
  groups: readonly DiscoveryGroup[],
  makePortrait: MakePortrait,
  note: string,
): HTMLElement[] {
  const isEmpty = groups.every(({ known, unknown }) => known.length + unknown.length === 0);
  const parts = groups.map((group, place) => {
    const part = groupElement(group, makePortrait);
    part.style.setProperty('--place', String(place));
    return part;
  });
  // The groups of a column are below one another without gaps. Each goes to the column that is shorter so far.
  const columns = [0, 1].map(() => ({ rows: 0, parts: [] as HTMLElement[] }));
  for (const [place, group] of groups.entries()) {
    const [first, second] = columns;
    const column = second.rows < first.rows ? second : first;
    column.rows += rowsOf(group);
    column.parts.push(parts[place]);
  }
  return [
    ...(isEmpty ? [element('p', 'aside', note)] : []),
    element(
      'div',
      'discoveries',
      ...columns.map((column) => element('div', 'discovery-column', ...column.parts)),
    ),
  ];
}

/** About the number of rows that a group takes: its heading, its finds, and the kinds that two columns list. */
function rowsOf({ known, unknown, unseen, possible }: DiscoveryGroup): number {
  return 2 + known.length + unknown.length / 2 + (unseen > 0 ? 0.5 : 0) + possible.length / 3;
}

function groupElement(group: DiscoveryGroup, makePortrait: MakePortrait): HTMLElement {
  const { heading, known, unknown, unseen, unseenText, possible, possibleHeading } = group;
  const find = (className: string) => (row: SheetRow) => findElement(className, row, makePortrait);
  const finds = [...known.map(find('find')), ...unknown.map(find('find unknown'))];
  const chances = possible.map((row) => rowElement(row, makePortrait, null));
  return element(
    'section',
    'discovery-group',
    element('h3', '', heading),
    placesElement(known.length, unknown.length, unseen),
    ...(finds.length > 0 ? [element('ul', 'finds', ...finds)] : []),
    ...(unseen > 0 ? [element('p', 'aside', unseenText)] : []),
    ...(possible.length > 0
      ? [element('h4', '', possibleHeading), element('dl', 'chances', ...chances)]
      : []),
  );
}

/** A place for each kind of a group: the known ones are full, and kinds that were only seen have an edge. */
function placesElement(known: number, unknown: number, unseen: number): HTMLElement {
  const places = (count: number, className: string) =>
    Array.from({ length: count }, () => element('span', className));
  return element(
    'div',
    'find-places',
    { ariaHidden: 'true' },
    ...places(known, 'known'),
    ...places(unknown, 'unknown'),
    ...places(unseen, ''),
  );
}

/**
 * A kind that the hero has seen, with what it does if this is known. A mark on its picture shows that it is unknown;
 * screen readers read it.
 */
function findElement(
  className: string,
  { label, value, look, about }: SheetRow,
  makePortrait: MakePortrait,
): HTMLElement {
  const picture = element('span', 'find-picture', ...(look ? [makePortrait({ look })] : []));
  const name = element('span', 'find-name', label);
  const text = about ? [element('span', 'aside', about)] : [];
  const state = value ? [element('span', 'unseen', ` ${value}`)] : [];
  return element('li', className, picture, element('span', 'find-text', name, ...state, ...text));
}
