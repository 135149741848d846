import {
  backdropLayout,
  isWide,
  type Layout,
  leading,
  least,
  pixelsOf,
  type Rect,
  type Space,
} from './space.ts';

/** Rows of the bag that show at once. */
export const bagRows = 10;
const buttonCount = 8;

/** The least side of a wide floor's cell, drawn or as a character, where no finger has to meet it. */
const leastWide = { tiles: 22, glyphs: 16 };
/** The HUD's width in full mode, in sizes of its text. */
const hudWidth = { least: 27, most: 38 };

/** Where everything stands in a window. */
export function layout(space: Space): Layout {
  if (space.backdrop) return backdropLayout(space);
  const { width, height } = pixelsOf(space);
  const smallest = Math.ceil(least.text * space.ratio);
  if (isWide(space)) {
    const below = belowLayout(space, width, height, smallest);
    if (below) return below;
  } else if (width > height) {
    const line = fullLine(space, width, height);
    if (line >= smallest * 1.3) {
      return fullLayout(space, width, height, line, textOf(line, smallest));
    }
  }
  return compactLayout(space, width, height, smallest);
}

/** The lines that the full HUD needs below each other, gaps included, buttons left out. */
const fullLines = 30.6;

function fullLine(space: Space, width: number, height: number): number {
  const buttons = space.touch ? 2.4 * least.button * space.ratio : 0;
  const byHeight = (height - buttons) / (fullLines + (space.touch ? 0 : 2.8));
  const byWidth = ((width * 0.46) / hudWidth.least) * leading;
  return Math.floor(Math.min(byHeight, byWidth));
}

/**
 * The size of text for a line. DotGothic16 is drawn on a grid of 16: at its multiples each of its
 * dots falls on whole pixels, so they are preferred where they come near.
 */
function textOf(line: number, smallest: number, most: number = leading): number {
  const size = Math.max(smallest, Math.floor(line / most));
  const onGrid = Math.round(size / 16) * 16;
  return onGrid >= smallest && onGrid >= line / 1.66 && onGrid <= line / (most - 0.15)
    ? onGrid
    : size;
}

function cellSide(space: Space, width: number, height: number): number {
  const whole = Math.floor(Math.min(width / space.columns, height / space.rows));
  const wide = space.glyphs ? leastWide.glyphs : leastWide.tiles;
  const side = isWide(space) && !space.touch ? wide : least.cell;
  return Math.max(whole, Math.ceil(side * space.ratio));
}

/** The side of a cell in the picture of the floor: whole pixels, or less than one for a huge floor. */
function pixelSide(fits: number): number {
  return fits >= 1 ? Math.floor(fits) : fits;
}

/** The lines that the HUD in columns needs, gaps included, buttons left out. */
const belowLines = 12.1;
/** Its width in sizes of its text: the least, the one its text is chosen for, and the most. */
const belowWidth = { least: 74, best: 86, most: 111 };
/** The least height of the map above it, in rows of the floor. */
const belowRows = 14;

/** The HUD in three columns under the floor: status, messages, bag. Null where it has no room. */
function belowLayout(space: Space, width: number, height: number, smallest: number): Layout | null {
  const { columns, rows, ratio } = space;
  const buttonOf = (line: number) =>
    space.touch ? Math.round(least.button * ratio) : Math.round(line * 1.3);
  const hudOf = (line: number) => Math.round(belowLines * line) + buttonOf(line);

  const leastLine = Math.ceil(smallest * 1.25);
  const leastHud = hudOf(leastLine);
  const cell = cellSide(space, width, height - leastHud);
  if (width < belowWidth.least * smallest) return null;
  if (height - leastHud < belowRows * cell) return null;
  // Lines are as high as the floor leaves room for, and as letters this wide want; what is left is
  // darkness around the floor.
  let line = leastLine;
  const room = height - rows * cell;
  const highest = (width / belowWidth.best) * leading;
  while (hudOf(line + 1) <= room && line < highest) line++;
  const hudHeight = hudOf(line);
  const text = textOf(line, smallest, 1.32);
  const gap = Math.round(line * 0.6);
  const pad = Math.round(line * 0.8);
  const view = Math.min(width, cell * columns);
  const map = {
    x: Math.floor((width - view) / 2),
    y: 0,
    width: view,
    height: height - hudHeight,
  };
  const hud = { x: 0, y: map.height, width, height: hudHeight };

  const buttonHeight = buttonOf(line);
  const buttonsTop = height - Math.round(line * 0.3) - buttonHeight;
  const top = hud.y + Math.round(line * 0.5);
  const bottom = buttonsTop - Math.round(line * 0.3);
  const inner = Math.min(width - 2 * pad, belowWidth.most * text);
  const left = Math.floor((width - inner) / 2);
  const column = Math.floor((inner - 4 * gap) / 3);
  const at = (index: number) => left + index * (column + 2 * gap);
  const status = { x: at(0), y: top, width: column, height: Math.round(6.2 * line) };
  const mapTop = status.y + status.height + Math.round(line * 0.3);
  const side = pixelSide(Math.min(column / columns, (bottom - mapTop) / rows));
  const bag = { x: at(2), y: top, width: column, height: 11 * line };
  return {
    mode: 'below',
    width,
    height,
    ratio,
    cell,
    map,
    hud,
    text,
    line,
    gap,
    status,
    minimap: {
      x: at(0),
      y: mapTop,
      width: Math.ceil(side * columns),
      height: Math.ceil(side * rows),
    },
    bag,
    openBag: bag,
    bagRow: line,
    log: { x: at(1), y: top, width: column, height: bottom - top },
    buttons: buttonGrid(
      { x: left, y: buttonsTop, width: inner, height: buttonHeight },
      buttonCount,
      space.touch ? Math.round(line * 0.25) : 0,
    ),
  };
}

function fullLayout(
  space: Space,
  width: number,
  height: number,
  line: number,
  text: number,
): Layout {
  const { columns, rows, ratio } = space;
  const gap = Math.round(line * 0.6);
  const pad = Math.round(line * 0.85);
  const room = width - Math.min(height, Math.floor(height / rows) * columns);
  let panel = Math.min(Math.max(room, hudWidth.least * text), hudWidth.most * text);
  // A little less panel, where that lets the whole floor show.
  const whole = width - columns * Math.ceil(least.cell * ratio);
  if (whole < panel && whole >= (hudWidth.least - 2) * text) panel = whole;
  const cell = cellSide(space, width - panel, height);
  const view = Math.min(width - panel, cell * columns);
  // In a window wider than map and HUD together both stand in its middle.
  const left = Math.floor((width - view - panel) / 2);
  const map = { x: left, y: 0, width: view, height };
  const hud = { x: left + view, y: 0, width: panel, height };

  const x = hud.x + pad;
  const inner = hud.width - 2 * pad;
  const side = pixelSide(Math.min(6.6 * line, 0.36 * inner) / Math.max(columns, rows));
  const minimap = {
    x: x + inner - Math.ceil(side * columns),
    y: Math.round(pad * 0.7),
    width: Math.ceil(side * columns),
    height: Math.ceil(side * rows),
  };
  const status = { x, y: pad, width: inner, height: Math.round(8.4 * line) };
  const bag = { x, y: status.y + status.height + gap, width: inner, height: 11 * line };

  const buttonHeight = space.touch ? Math.round(least.button * ratio) : Math.round(line * 1.25);
  const buttonGap = space.touch ? Math.round(line * 0.25) : 0;
  const foot = 2 * buttonHeight + buttonGap;
  const buttonsTop = height - Math.round(pad * 0.6) - foot;
  const logTop = bag.y + bag.height + gap;
  return {
    mode: 'full',
    width,
    height,
    ratio,
    cell,
    map,
    hud,
    text,
    line,
    gap,
    status,
    minimap,
    bag,
    openBag: bag,
    bagRow: line,
    log: { x, y: logTop, width: inner, height: buttonsTop - gap - logTop },
    buttons: buttonGrid({ x, y: buttonsTop, width: inner, height: foot }, 4, buttonGap),
  };
}

function compactLayout(space: Space, width: number, height: number, smallest: number): Layout {
  const { columns, rows, ratio } = space;
  const beside = width > height;
  const ideal = beside ? Math.min(height / 28, width / 52) : Math.min(width / 28, height / 52);
  const text = Math.max(smallest, Math.floor(ideal));
  const line = Math.round(text * 1.38);
  const gap = Math.max(2, Math.round(text * 0.45));
  const panel = beside ? Math.min(Math.max(25 * text, Math.floor(width * 0.45)), width) : width;
  const inner = panel - 2 * gap;

  const statusHeight = 5 * line;
  const wide = isWide(space);
  // A wide floor's picture leaves the status its first line and its last.
  const side = pixelSide(
    wide
      ? Math.min((2.9 * line) / rows, (0.5 * inner) / columns)
      : statusHeight / Math.max(columns, rows),
  );
  const strip = Math.min(Math.floor(inner / bagRows), Math.round(2.4 * line));
  const buttonHeight = Math.max(
    Math.ceil(least.button * ratio),
    Math.round(text * (beside ? 2.6 : 3.1)),
  );
  // Beside the map two rows of buttons fit, unless the messages would suffer.
  const twoRows = statusHeight + strip + 2 * buttonHeight + 6 * gap + 6 * line <= height;
  const across = beside && twoRows ? 4 : buttonCount;
  const buttonGap = Math.max(1, Math.round(gap * 0.4));
  const foot = (buttonCount / across) * (buttonHeight + buttonGap) - buttonGap;
  const fixed = statusHeight + strip + foot + 5 * gap;
  // Below the map the log has its eight lines, and the map all the rest.
  const ideally = beside ? height : Math.min(fixed + 8 * line, Math.floor(height * 0.6));
  const spare = wide ? height - rows * cellSide(space, width, height - ideally) : 0;
  const hudHeight = Math.max(ideally, spare);
  const hud = beside
    ? { x: width - panel, y: 0, width: panel, height }
    : { x: 0, y: height - hudHeight, width, height: hudHeight };
  const map = beside
    ? { x: 0, y: 0, width: width - panel, height }
    : { x: 0, y: 0, width, height: height - hudHeight };
  const cell = cellSide(space, map.width, map.height);

  const x = hud.x + gap;
  const status = { x, y: hud.y + gap, width: inner, height: statusHeight };
  const bag = { x, y: status.y + statusHeight + gap, width: inner, height: strip };
  const buttonsTop = hud.y + hud.height - gap - foot;
  const logTop = bag.y + strip + gap;
  const bagRow = Math.min(
    Math.floor((map.height - line - 2 * gap) / bagRows),
    Math.round(line * 2.2),
  );
  const openHeight = Math.min(map.height, line + 2 * gap + bagRows * bagRow);
  return {
    mode: 'compact',
    width,
    height,
    ratio,
    cell,
    map,
    hud,
    text,
    line,
    gap,
    status,
    minimap: {
      x: x + inner - Math.ceil(side * columns),
      y: wide ? status.y + Math.round(1.06 * line) : status.y,
      width: Math.ceil(side * columns),
      height: Math.ceil(side * rows),
    },
    bag,
    openBag: {
      x: map.x,
      y: map.y + map.height - openHeight,
      width: map.width,
      height: openHeight,
    },
    bagRow,
    log: { x, y: logTop, width: inner, height: buttonsTop - gap - logTop },
    buttons: buttonGrid({ x, y: buttonsTop, width: inner, height: foot }, across, buttonGap),
  };
}

/** The buttons in rows of `across`, filling the rectangle. */
function buttonGrid(box: Rect, across: number, gap: number): Rect[] {
  const down = Math.ceil(buttonCount / across);
  const width = (box.width + gap) / across;
  const height = (box.height + gap) / down;
  return Array.from({ length: buttonCount }, (_, index) => {
    const column = index % across;
    const row = Math.floor(index / across);
    const x = Math.round(column * width);
    const y = Math.round(row * height);
    return {
      x: box.x + x,
      y: box.y + y,
      width: Math.round((column + 1) * width) - gap - x,
      height: Math.round((row + 1) * height) - gap - y,
    };
  });
}
