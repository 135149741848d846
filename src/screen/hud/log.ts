import { shownTone } from '../../describe/tone.ts';
import type { LogLine } from '../../game/messages.ts';
import { logLineOf } from '../../words/sentences.ts';
import type { Names, Words } from '../../words/texts.ts';
import { colours, contrast, mix } from '../colours.ts';
import type { Palette } from '../palettes.ts';
import type { Rect, ScreenLayout } from '../screen-layout.ts';
import type { Pen } from './pen.ts';
import { wrapText } from './wrap-text.ts';

interface LogOptions {
  /** The part of the log at its lower right that has other things; the lines above it are longer. */
  readonly corner?: Rect | null;
  /** The number of the newest lines that are of the last turn. They are bright. */
  readonly fresh?: number;
}

/**
 * Draws the log: the oldest line first and dimmer. `game/log.ts` has counted repeated messages as one line. Only the
 * newest lines are visible if room is short.
 * Returns the number of rows.
 */
export function drawLog(
  pen: Pen,
  { log, text, line }: Pick<ScreenLayout, 'log' | 'text' | 'line'>,
  lines: readonly LogLine[],
  words: Words,
  names: Names,
  palette: Pick<Palette, 'tones' | 'oldContrast'>,
  { corner = null, fresh = 0 }: LogOptions = {},
): number {
  const step = stepOf({ log, text, line });
  // Half a line would be cut off by the part below.
  const room = Math.max(log.height >= text ? 1 : 0, Math.floor(log.height / step));
  if (room === 0) return 0;
  /** Wraps the lines; the newest rows, this many, are beside the corner. */
  const wrapBeside = (count: number) => {
    const widthOf = (row: number) => (corner && row < count ? corner.x - log.x : log.width);
    return wrapLog(lines, { room, widthOf, palette, fresh }, (entry, width) =>
      wrapText(logLineOf(words, names, entry), width, (part) => pen.width(part, text)),
    );
  };
  // Rows begin at the top, so a log that is not full may end above the corner.
  const above = corner ? Math.max(0, Math.floor((corner.y - log.y) / step)) : room;
  let beside = 0;
  let rows = wrapBeside(beside);
  // Narrower rows are more rows, of which more are beside the corner.
  while (rows.length - above > beside) {
    beside = rows.length - above;
    rows = wrapBeside(beside);
  }
  rows.forEach((row, index) => {
    const y = log.y + Math.round((index + 0.5) * step);
    pen.text(row.text, log.x, y, text, row.colour, { alpha: row.alpha, room: row.width });
  });
  return rows.length;
}

/** The height of a row of the log. */
function stepOf({ log, text, line }: Pick<ScreenLayout, 'log' | 'text' | 'line'>): number {
  return Math.min(line, Math.max(Math.round(text * 1.28), Math.floor(log.height / 8)));
}

interface Row {
  readonly text: string;
  readonly colour: number;
  readonly alpha: number;
  readonly width: number;
}

interface LogRoom {
  /** The most rows. */
  readonly room: number;
  /** The width of a row, 0 for the newest. */
  readonly widthOf: (row: number) => number;
  readonly palette: Pick<Palette, 'tones' | 'oldContrast'>;
  readonly fresh: number;
}

/** The rows of the newest lines that fit, the oldest first. `wrap` breaks a line into rows of a width. */
function wrapLog(
  lines: readonly LogLine[],
  { room, widthOf, palette, fresh }: LogRoom,
  wrap: (line: LogLine, width: number) => string[],
): readonly Row[] {
  const rows: Row[] = [];
  for (let age = 0; age < lines.length; age++) {
    const entry = lines[lines.length - 1 - age];
    const width = widthOf(rows.length);
    const wrapped = wrap(entry, width);
    if (rows.length > 0 && rows.length + wrapped.length > room) break;
    // A message that is longer than the log must not cover the buttons.
    wrapped.splice(room);
    const colour = palette.tones[shownTone(entry)];
    const alpha = opacityOf(colour, Math.max(0, age + 1 - fresh), palette);
    rows.unshift(...wrapped.map((part) => ({ text: part, colour, alpha, width })));
  }
  return rows;
}

/**
 * The opacity of a line: older ones are dimmer, as long as they have enough contrast to read them. `age`: 0 in the last
 * turn, 1 for the newest line of earlier turns.
 */
export function opacityOf(
  colour: number,
  age: number,
  { oldContrast }: Pick<Palette, 'oldContrast'>,
): number {
  let opacity = age === 0 ? 1 : Math.max(0.68, 0.88 - 0.05 * age);
  while (
    opacity < 1 &&
    contrast(mix(colours.panelTop, colour, opacity), colours.panelTop) < oldContrast
  ) {
    opacity += 0.04;
  }
  return Math.min(1, opacity);
}
