import { restingScroll } from '../camera.ts';
import { colours, mix } from '../colours.ts';
import {
  contains,
  isWide,
  lineHeight,
  overlap,
  type Rect,
  type ScreenLayout,
} from '../screen-layout.ts';
import type { View } from '../view.ts';
import type { MinimapPart } from './minimap-part.ts';
import type { Pen } from './pen.ts';
import { hairline, panelShape } from './shapes.ts';
import { balanceText } from './wrap-text.ts';

/** The least width of a part of the map beside the direction pad for a notice, in lines. */
const leastNotice = 8;

/** Draws the lines between the HUD's parts. */
export function drawPanel(pen: Pen, layout: ScreenLayout): void {
  const { hud, ratio, mode, gap, log, bag, text } = layout;
  const edge = hairline(text, ratio);
  if (hud.x > 0) pen.rect({ ...hud, width: edge }, colours.panelLine);
  else pen.rect({ ...hud, height: edge }, colours.panelLine);
  if (mode === 'below') {
    for (const column of bag.height > 0 ? [log, bag] : [log]) {
      const x = column.x - gap;
      pen.rect({ x, y: log.y, width: edge, height: log.height }, colours.panelLine);
    }
  }
}

/** The minimap with its frame. */
export function minimapFrame({ minimap, line, text, ratio }: ScreenLayout): Rect {
  const rim = Math.max(hairline(text, ratio), Math.round(line * 0.2));
  return {
    x: minimap.x - rim,
    y: minimap.y - rim,
    width: minimap.width + 2 * rim,
    height: minimap.height + 2 * rim,
  };
}

/** Draws the frame of the minimap. */
export function drawMinimapFrame(pen: Pen, layout: ScreenLayout): void {
  const { text, ratio } = layout;
  const edge = hairline(text, ratio);
  pen.shape(minimapFrame(layout), {
    radius: Math.round(text * 0.5),
    fill: [colours.ground, colours.ground],
    rim: { colour: colours.edge, width: edge },
  });
}

/**
 * Frames the part of the minimap that the map shows, if the floor is wide or much larger than the map. `part`: the part
 * of the floor on the minimap.
 */
export function drawMinimapWindow(
  pen: Pen,
  layout: ScreenLayout,
  view: View,
  part: MinimapPart,
): void {
  const { width: columns, height: rows } = view.game.floor.grid;
  const { cell, map, minimap, ratio } = layout;
  const windows = Math.max((columns * cell.width) / map.width, (rows * cell.height) / map.height);
  if (windows <= (isWide({ columns, rows }) ? 1 : 1.2)) return;
  const scroll = restingScroll(view, layout);
  /** The visible part of `count` cells of a side, on a minimap where the first is at `start` and there is this `room`. */
  const span = (
    { count, side, window, from }: { count: number; side: number; window: number; from: number },
    start: number,
    room: number,
  ) => {
    const dots = (at: number) => {
      const cells = Math.min(Math.max(0, at / side), count);
      return Math.min(Math.max(0, Math.round(start + cells * part.side)), room);
    };
    return { from: dots(from), size: dots(from + window) - dots(from) };
  };
  const across = { count: columns, side: cell.width, window: map.width, from: scroll.x };
  const down = { count: rows, side: cell.height, window: map.height, from: scroll.y };
  const x = span(across, part.left, minimap.width);
  const y = span(down, part.top, minimap.height);
  // Around the whole minimap it would say nothing.
  if (x.size >= minimap.width && y.size >= minimap.height) return;
  const box = { x: minimap.x + x.from, y: minimap.y + y.from, width: x.size, height: y.size };
  // Quieter than the marks, but visible on remembered ground.
  pen.frame(box, Math.max(1, Math.round(ratio)), mix(colours.dim, colours.ground, 0.2));
}

/** Things on the map that a notice leaves visible. */
export interface AroundNotice {
  /** The hero's cell. */
  readonly hero: Rect;
  /** The cells of monsters, items and stairs. */
  readonly things: readonly Rect[];
  /** The direction pad and the panels of the page over the map. */
  readonly pads: readonly Rect[];
}

/**
 * Draws a notice at the top or at the bottom of the map, where it leaves the hero and the most things visible. It is
 * narrower, or further from the edge, where the direction pad or a panel would hide it. Returns its place.
 */
export function drawNotice(
  pen: Pen,
  layout: ScreenLayout,
  notice: string,
  around: AroundNotice,
): Rect {
  const { text, line, ratio } = layout;
  const size = Math.round(text * 1.1);
  const spacing = Math.round(size * lineHeight);
  const { box, lines } = noticePlace(layout, around, (strip) => {
    // Where the map is narrow, long words need the space at the sides.
    const side = Math.min(line, strip / 12);
    const lines = balanceText(notice, strip - 2 * side, (part) => pen.width(part, size));
    const widest = Math.max(...lines.map((part) => pen.width(part, size)));
    const width = Math.min(Math.round(strip - side), Math.round(widest + 2 * side));
    return { lines, width, height: Math.round(line * 0.8) + lines.length * spacing };
  });
  pen.shape(box, { ...panelShape(text, ratio, colours.title), alpha: 0.94 });
  for (const [n, part] of lines.entries()) {
    const middle = box.y + Math.round(line * 0.4 + (n + 0.5) * spacing);
    pen.text(part, box.x + box.width / 2, middle, size, colours.title, {
      align: 'middle',
      room: box.width,
    });
  }
  return box;
}

interface WrappedNotice {
  readonly lines: readonly string[];
  readonly width: number;
  readonly height: number;
}

/** The best place of a notice, which `wrap` breaks into lines for a part of the map with that width. */
function noticePlace(
  { map, line, cell }: ScreenLayout,
  { hero, things, pads }: AroundNotice,
  wrap: (width: number) => WrappedNotice,
): { box: Rect; lines: readonly string[] } {
  const edge = Math.round(line * 0.8);
  const parts = [{ x: map.x, width: map.width }];
  if (pads.length > 0) {
    const beside = widestBeside(map, pads);
    if (beside.width >= leastNotice * line) parts.push(beside);
  }
  const places = parts.flatMap(({ x, width: room }) => {
    const { lines, width, height } = wrap(room);
    const inset = Math.max(0, Math.min(edge, (room - width) / 2));
    const at = (y: number, side = 0.5) => ({
      lines,
      box: { x: x + Math.round(inset + (room - width - 2 * inset) * side), y, width, height },
    });
    const low = map.y + map.height - edge - height;
    const besidePads = pads.flatMap((pad) => [at(pad.y - height), at(pad.y + pad.height)]);
    // Far from the hero, who looks at the walls and torches of the nearer half.
    const isHigh = hero.y + hero.height / 2 < map.y + map.height / 2;
    const ends = isHigh ? [low, map.y + edge] : [map.y + edge, low];
    const corners = ends.flatMap((end) => [at(end, 0), at(end, 1)]);
    return [
      ...ends.map((end) => at(end)),
      ...besidePads.filter(({ box }) => contains(map, box.x, box.y)),
      // Only to leave a thing visible.
      ...(things.length > 0 ? corners : []),
    ];
  });
  // One row above the hero stays visible, too.
  const near = { ...hero, y: hero.y - cell.height, height: hero.height + cell.height };
  const free = places.filter(({ box }) => !pads.some((pad) => overlap(box, pad)));
  // Under the map the hero's HP would be hidden.
  const inside = free.filter(({ box }) => box.y + box.height <= map.y + map.height);
  const hidden = (box: Rect) => things.filter((thing) => overlap(thing, box)).length;
  /** The first of the places without `covered` that hide the fewest things. */
  const best = (some: typeof places, covered: Rect) =>
    some
      .filter(({ box }) => !overlap(box, covered))
      .reduce<(typeof places)[number] | undefined>(
        (a, b) => (a && hidden(a.box) <= hidden(b.box) ? a : b),
        undefined,
      );
  return (
    best(inside, near) ??
    best(inside, hero) ??
    best(free, near) ??
    best(free, hero) ??
    free[0] ??
    places[0]
  );
}

/** The widest part of the map with nothing of `pads` above, in or below it. */
function widestBeside(map: Rect, pads: readonly Rect[]): { x: number; width: number } {
  const right = map.x + map.width;
  const gaps = [map.x, ...pads.map((pad) => pad.x + pad.width)].map((x) => {
    const next = pads.filter((pad) => pad.x + pad.width > x).map((pad) => pad.x);
    return { x, width: Math.min(right, ...next) - x };
  });
  return gaps.reduce((a, b) => (b.width > a.width ? b : a));
}
