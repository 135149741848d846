import { overlap, type Rect, type ScreenLayout } from '../screen-layout.ts';
import { headingLines } from './heading.ts';

/** The places of the threats, and the part of the log's rectangle that they leave to the log. */
export interface ThreatLayout {
  /**
   * `cards` have two lines: a name with remarks, and a bar. `lines` have one. `icons` have no texts. A `roster` is a single
   * group with large figures of all its members.
   */
  readonly look: 'roster' | 'cards' | 'lines' | 'icons';
  readonly places: readonly Rect[];
  /** The number of monsters without a place; the last place shows it. */
  readonly more: number;
  readonly log: Rect;
}

/** The least widths of a card and of a line, in sizes of text. */
const leastWidth = { cards: 24, lines: 13 };
/** Their heights in lines of text. An icon is as wide as high. */
const heights = { cards: 2.35, lines: 1.45, icons: 2.1 };
/**
 * The parts of a roster in lines of text: its first line, the largest and the smallest figures, and the space under them; and
 * the most figures in a row beside the map. Elsewhere all are in one row.
 */
const roster = { head: 1.5, largest: 2.6, smallest: 1.4, space: 0.3, most: 5 };

/** The figures of a roster: columns and rows of places of a size, under its first line. */
export function rosterOf({ log, text, line, mode }: ScreenLayout, members: number) {
  const rows = mode === 'full' ? Math.ceil(members / roster.most) : 1;
  const columns = Math.ceil(members / rows);
  const pad = Math.round(text * 0.6);
  const width = Math.floor((log.width - 2 * pad) / columns);
  const figure = Math.min(Math.round(roster.largest * line), Math.round(width * 0.96));
  const head = Math.round(roster.head * line);
  return {
    head,
    pad,
    rows,
    columns,
    width,
    figure,
    height: figure + Math.round(roster.space * line),
  };
}
/** The lines of the log that threats leave to it: beside or below the map, and in a compact HUD or above the open bag. */
const logLines = { roomy: 4, compact: 2 };
/** The lines that many monsters leave to it. */
const leastLines = { roomy: 2, compact: 1.2 };

/** The part of the log's rectangle that an open bag leaves: beside the bag if that is wide enough, else above it. */
export function uncovered({ log, text, gap }: ScreenLayout, bag: Rect | null): Rect {
  if (!bag || !overlap(bag, log)) return log;
  const right = bag.x + bag.width + gap;
  const sides = [
    { ...log, width: bag.x - gap - log.x },
    { ...log, x: right, width: log.x + log.width - right },
  ];
  const beside = sides.find(({ width }) => width >= leastWidth.lines * text);
  return beside ?? { ...log, height: Math.max(0, bag.y - gap - log.y) };
}

/**
 * Places for the monsters in view at the top of the log, which has the rest. A log that is too low for a place has
 * none. `isCut`: whether the open bag covers the lower part of the log. `isGrouped`: a place is that of a whole kind,
 * which is large in a compact HUD, too. `members`: the number of monsters in a single group.
 */
export function threatLayout(
  layout: ScreenLayout,
  count: number,
  isCut = false,
  isGrouped = false,
  members = 0,
): ThreatLayout {
  const { log, text, line, gap, mode } = layout;
  if (count === 0) return { look: 'cards', places: [], more: 0, log };
  const isCompact = mode === 'compact';
  const head = isCompact ? 0 : Math.round(headingLines * line);
  if (log.height < head + Math.round(heights.lines * line)) {
    return { look: 'lines', places: [], more: count, log };
  }
  const space = Math.max(1, Math.round(text * (isCompact ? 0.12 : 0.3)));
  const choices = gridsIn(layout, count, { head, space, isCut, isGrouped, members });
  const largest = choices.reduce((a, b) => (b.capacity > a.capacity ? b : a));
  const { look, columns, width, height, apart, capacity } =
    choices.find(({ capacity }) => capacity >= count) ?? largest;
  const shown = count > capacity ? capacity - 1 : count;
  const places = Array.from({ length: Math.min(count, capacity) }, (_, place) => ({
    x: log.x + (place % columns) * (width + apart),
    y: log.y + head + Math.floor(place / columns) * (height + space),
    width,
    height,
  }));
  const rows = Math.ceil(places.length / columns);
  const used =
    head + rows * (height + space) - space + Math.round(gap * (isCompact && !isGrouped ? 0.5 : 1));
  return {
    look,
    places,
    more: count - shown,
    log: { ...log, y: log.y + used, height: log.height - used },
  };
}

/** Places in columns and rows. `apart`: the space between two columns. */
interface ThreatGrid {
  readonly look: ThreatLayout['look'];
  readonly columns: number;
  readonly width: number;
  readonly height: number;
  readonly apart: number;
  readonly capacity: number;
}

/** The grids of a number of monsters, the most legible first. `head`: the height of the heading. */
function gridsIn(
  layout: ScreenLayout,
  count: number,
  {
    head,
    space,
    isCut,
    isGrouped,
    members,
  }: { head: number; space: number; isCut: boolean; isGrouped: boolean; members: number },
): ThreatGrid[] {
  const { log, text, line, gap, mode, minimap } = layout;
  const isCompact = mode === 'compact';
  // The threats never reach the minimap in the corner.
  const corner = overlap(minimap, log)
    ? log.y + log.height - minimap.y + Math.round(line * 0.4)
    : 0;
  const roomBeside = (lines: number) => log.height - head - Math.max(head + lines * line, corner);
  const room = roomBeside(logLines[isCompact || isCut ? 'compact' : 'roomy']);
  const leastLog = roomBeside(leastLines[isCompact ? 'compact' : 'roomy']);
  const most = (look: 'cards' | 'lines') =>
    Math.max(1, Math.floor((log.width + gap) / (leastWidth[look] * text + gap)));
  const grid = (look: 'cards' | 'lines', columns: number, room: number) =>
    textGrid(layout, look, columns, room, space);
  const hasCards =
    (!isCompact || isGrouped) && log.height >= head + Math.round(heights.cards * line);
  const lines = grid('lines', most('lines'), room);
  return [
    ...(members > 0 ? [rosterGrid(layout, members, room)] : []),
    ...(hasCards ? [grid('cards', 1, room), grid('cards', most('cards'), room)] : []),
    grid('lines', 1, room),
    // A single place would show no monster, only the number of all.
    lines.capacity === 1 && count > 1 ? grid('lines', 2, room) : lines,
    // Many monsters leave fewer lines to the log, and then have no texts.
    grid('lines', most('lines'), leastLog),
    iconGrid(layout, room, space),
    iconGrid(layout, leastLog, space),
  ];
}

/** Columns that fill the log, with at least one row: the log has room for one line. */
function textGrid(
  { log, line, gap }: ScreenLayout,
  look: 'cards' | 'lines',
  columns: number,
  room: number,
  space: number,
): ThreatGrid {
  const height = Math.round(heights[look] * line);
  const width = Math.floor((log.width - (columns - 1) * gap) / columns);
  const rows = Math.max(1, Math.floor((room + space) / (height + space)));
  return { look, columns, width, height, apart: gap, capacity: rows * columns };
}

/** One place that is as wide as the log, if there is room for it and its figures can be seen. */
function rosterGrid(layout: ScreenLayout, members: number, room: number): ThreatGrid {
  const { log, line, gap } = layout;
  const { head, rows, figure, height: row } = rosterOf(layout, members);
  const height = head + rows * row;
  const capacity = height <= room && figure >= roster.smallest * line ? 1 : 0;
  return { look: 'roster', columns: 1, width: log.width, height, apart: gap, capacity };
}

function iconGrid({ log, line }: ScreenLayout, room: number, space: number): ThreatGrid {
  const side = Math.round(heights.icons * line);
  const columns = Math.floor((log.width + space) / (side + space));
  const rows = Math.floor((room + space) / (side + space));
  const capacity = Math.max(0, rows * columns);
  return { look: 'icons', columns, width: side, height: side, apart: space, capacity };
}
