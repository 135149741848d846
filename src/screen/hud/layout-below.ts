import { type LayoutInput, lineHeight, pixelsOf } from '../screen-layout.ts';
import {
  buttonGrid,
  cellOn,
  fingerHeight,
  isFollowed,
  minimapSize,
  slotGrid,
  smallestText,
  textSize,
  usualSlots,
} from './layout-measures.ts';
import type { LayoutWithoutBag } from './open-bag.ts';

/** The height of the HUD in lines, with its gaps and without its buttons. */
const hudLines = 12.4;
/** The width of the HUD in sizes of its text: the smallest, the preferred and the largest. */
const hudWidth = { least: 74, best: 86, most: 111 };
/** The smallest height of the map, in rows of the floor. A lower floor needs only its own rows. */
const mapRows = 14;

/** The widths of the columns: the hero, the log and the bag, whose slots need the most. */
function widthsOf(room: number): readonly [number, number, number] {
  const hero = Math.floor(room * 0.325);
  const log = Math.floor(room * 0.315);
  return [hero, log, room - hero - log];
}

/** The HUD in three columns under the floor: status, log, bag. Null where there is no room for it. */
export function belowLayout(input: LayoutInput): LayoutWithoutBag | null {
  const { width, height } = pixelsOf(input);
  const leastText = smallestText(input);
  const { columns, rows, ratio } = input;
  const buttonOf = (line: number) => (input.touch ? fingerHeight(input) : Math.round(line * 1.35));
  const hudOf = (line: number) => Math.round(hudLines * line) + buttonOf(line);

  const leastLine = Math.ceil(leastText * 1.25);
  const leastHud = hudOf(leastLine);
  const highest = (width / hudWidth.best) * lineHeight;
  // A floor whose cells can be smaller leaves a third of the window to the HUD.
  const goodHud = Math.max(leastHud, Math.min(Math.floor(height / 3), hudOf(Math.floor(highest))));
  const cell = cellOn(input, width, height - goodHud);
  if (width < hudWidth.least * leastText) return null;
  if (height - leastHud < Math.min(mapRows, rows) * cell.height) return null;
  // The lines use the height that the floor leaves free, up to the height that suits the width.
  let line = leastLine;
  const free = height - rows * cell.height;
  const room = isFollowed(input) ? Math.max(free, goodHud) : free;
  while (hudOf(line + 1) <= room && line < highest) line++;
  const hudHeight = hudOf(line);
  const text = textSize(line, leastText, 1.32);
  const gap = Math.round(line * 0.6);
  const pad = Math.round(line * 0.8);
  const view = Math.min(width, cell.width * columns);
  const map = {
    x: Math.floor((width - view) / 2),
    y: 0,
    width: view,
    height: height - hudHeight,
  };
  const hud = { x: 0, y: map.height, width, height: hudHeight };

  const buttonHeight = buttonOf(line);
  const buttonsTop = height - Math.round(line * 0.4) - buttonHeight;
  const top = hud.y + Math.round(line * 0.6);
  const bottom = buttonsTop - Math.round(line * 0.4);
  const inner = Math.min(width - 2 * pad, hudWidth.most * text);
  const left = Math.floor((width - inner) / 2);
  const across = widthsOf(inner - 4 * gap);
  const at = (index: number) =>
    across.slice(0, index).reduce((sum, width) => sum + width + 2 * gap, left);

  const side = Math.round(4.4 * line);
  const status = { x: at(0), y: top, width: across[0], height: side + Math.round(1.4 * line) };
  const mapTop = status.y + status.height + Math.round(line * 0.45);
  const minimap = minimapSize(input, {
    width: across[0] - Math.round(line * 0.4),
    height: bottom - Math.round(line * 0.2) - mapTop,
  });

  const slots = input.slots ?? usualSlots;
  const heading = Math.round(1.3 * line);
  const bag = { x: at(2), y: top, width: across[2], height: slots > 0 ? bottom - top : 0 };
  const grid = { ...bag, y: bag.y + heading, height: bag.height - heading };
  return {
    mode: 'below',
    width,
    height,
    ratio,
    finger: input.touch ? fingerHeight(input) : 0,
    cell,
    map,
    hud,
    text,
    line,
    gap,
    status,
    portrait: { x: status.x, y: status.y, width: side, height: side },
    minimap: { x: at(0) + Math.round(line * 0.2), y: mapTop, ...minimap },
    bag,
    slots: slotGrid(grid, slots, Math.round(line * 0.3), Math.round(3.2 * line)),
    log: {
      x: at(1),
      y: top,
      width: slots > 0 ? across[1] : across[1] + 2 * gap + across[2],
      height: bottom - top,
    },
    buttons: buttonGrid(
      { x: left, y: buttonsTop, width: inner, height: buttonHeight },
      input.buttons,
      input.buttons,
      Math.round(line * (input.touch ? 0.25 : 0.4)),
    ),
  };
}
