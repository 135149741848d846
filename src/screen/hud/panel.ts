import { heroCell } from '../../game/entity.ts';
import type { Game } from '../../game/world.ts';
import { colours } from '../colours.ts';
import { isWide, lineHeight, type Rect, type ScreenLayout, scrollOf } from '../screen-layout.ts';
import type { Pen } from './pen.ts';
import { hairline, panelShape } from './shapes.ts';
import { wrapText } from './wrap-text.ts';

/** Draws the HUD's background, the lines between its parts and the frame of the minimap. */
export function drawPanel(pen: Pen, layout: ScreenLayout): void {
  const { hud, minimap, ratio, mode, line, gap, log, bag, text } = layout;
  const edge = hairline(text, ratio);
  pen.shape(hud, { radius: 0, fill: [colours.panelTop, colours.panelFoot] });
  if (hud.x > 0) pen.rect({ ...hud, width: edge }, colours.panelLine);
  else pen.rect({ ...hud, height: edge }, colours.panelLine);
  if (mode === 'below') {
    for (const column of bag.height > 0 ? [log, bag] : [log]) {
      const x = column.x - gap;
      pen.rect({ x, y: log.y, width: edge, height: log.height }, colours.panelLine);
    }
  }
  const rim = Math.max(edge, Math.round(line * 0.2));
  const frame = {
    x: minimap.x - rim,
    y: minimap.y - rim,
    width: minimap.width + 2 * rim,
    height: minimap.height + 2 * rim,
  };
  pen.shape(frame, {
    radius: Math.round(text * 0.5),
    fill: [colours.ground, colours.ground],
    rim: { colour: colours.edge, width: edge },
  });
}

/** Frames the part of the minimap that the map shows, if the floor is wide or much larger than the map. */
export function drawMinimapWindow(pen: Pen, layout: ScreenLayout, game: Game): void {
  const { width: columns, height: rows } = game.floor.grid;
  const { cell, map, minimap, ratio } = layout;
  const windows = Math.max((columns * cell.width) / map.width, (rows * cell.height) / map.height);
  if (windows <= (isWide({ columns, rows }) ? 1 : 3)) return;
  const hero = heroCell(game);
  /** The visible part of `count` cells of a side, on a minimap where they have the length `room`. */
  const span = (count: number, side: number, view: number, at: number, room: number) => {
    const from = Math.max(0, scrollOf(count * side, view, (at + 0.5) * side) / side);
    const small = room / count;
    return {
      from: Math.round(from * small),
      size: Math.round(Math.min(count, view / side) * small),
    };
  };
  const x = span(columns, cell.width, map.width, hero.x, minimap.width);
  const y = span(rows, cell.height, map.height, hero.y, minimap.height);
  const box = { x: minimap.x + x.from, y: minimap.y + y.from, width: x.size, height: y.size };
  pen.frame(box, Math.max(1, Math.round(ratio)), colours.dim);
}

/**
 * Draws a notice at the top of the map, or at the bottom if it would hide the hero. `heroTop`: the
 * distance from the top of the map to the hero in pixels. Returns the place of the notice.
 */
export function drawNotice(pen: Pen, layout: ScreenLayout, notice: string, heroTop: number): Rect {
  const { map, text, line, ratio, cell } = layout;
  const size = Math.round(text * 1.1);
  const room = map.width - 2 * line;
  const lines = wrapText(notice, room, (part) => pen.width(part, size));
  const widest = Math.max(...lines.map((part) => pen.width(part, size)));
  const width = Math.min(map.width - line, Math.round(widest + 2 * line));
  const spacing = Math.round(size * lineHeight);
  const height = Math.round(line * 0.8) + lines.length * spacing;
  const edge = Math.round(line * 0.8);
  const high = heroTop > edge + height + cell.height;
  const box = {
    x: map.x + Math.round((map.width - width) / 2),
    y: high ? map.y + edge : map.y + map.height - edge - height,
    width,
    height,
  };
  pen.shape(box, { ...panelShape(text, ratio, colours.title), alpha: 0.94 });
  for (const [n, part] of lines.entries()) {
    const middle = box.y + Math.round(line * 0.4 + (n + 0.5) * spacing);
    pen.text(part, box.x + width / 2, middle, size, colours.title, {
      align: 'middle',
      room: width - line,
    });
  }
  return box;
}
