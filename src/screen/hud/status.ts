import type { Peril } from '../../describe/danger.ts';
import type { HeroPose } from '../../describe/hero-layers.ts';
import type { Game } from '../../game/world.ts';
import type { Words } from '../../words/texts.ts';
import { colours } from '../colours.ts';
import type { Artwork } from '../drawings/artwork.ts';
import { heroPortrait } from '../drawings/portrait.ts';
import { type ScreenLayout, squareIn } from '../screen-layout.ts';
import type { HudPart } from './hud-part.ts';
import { type HudValues, hudValues } from './hud-values.ts';
import { compactRows, statusMeasures } from './layout-measures.ts';
import type { Pen } from './pen.ts';
import { nicheShape } from './shapes.ts';
import { StatusRows } from './status-rows.ts';

/** Draws the hero's portrait in a pose, bars and numbers. Returns their places. */
export function drawStatus(
  pen: Pen,
  layout: ScreenLayout,
  game: Game,
  words: Words,
  peril: Peril,
  artwork: Artwork,
  pose: HeroPose,
): HudPart[] {
  const { palette } = artwork;
  const values = hudValues(game, words, peril, palette);
  const status = new StatusRows(pen, layout, palette);
  if (layout.mode === 'compact') drawCompact(status, layout, values);
  else {
    drawHead(status, layout, values);
    drawPortrait(pen, layout, game, peril, artwork, pose);
    const text = `${values.gauges[0].label} ${values.gauges[0].value}`;
    status.parts.push({ thing: { type: 'value', name: 'hp', text }, box: layout.portrait });
  }
  return status.parts;
}

/** Draws the hero in its frame. The frame warns when the next hit may kill. */
function drawPortrait(
  pen: Pen,
  { portrait: box, text, ratio }: ScreenLayout,
  game: Game,
  peril: Peril,
  artwork: Artwork,
  pose: HeroPose,
): void {
  const line = peril === 'deadly' ? artwork.palette.alarm : colours.title;
  pen.shape(box, nicheShape(text, ratio, line));
  const side = Math.round(box.width * 0.84);
  const portrait = heroPortrait(artwork, game, side, pose);
  if (!portrait) return;
  pen.picture(portrait.texture, squareIn(box, side), portrait.colour);
}

/** Title and bars beside the portrait, and under it the other values in two lines. */
function drawHead(status: StatusRows, layout: ScreenLayout, values: HudValues): void {
  const { status: box, portrait, text, line } = layout;
  const { head, title, gauges, fight, conditions, progress, seed } = values;
  const space = Math.round(text * 0.9);
  const x = portrait.x + portrait.width + space;
  const side = { x, y: box.y, width: box.x + box.width - x, height: portrait.height };
  const [turn, ...points] = progress;
  const places = head.filter(({ name }) => name === 'depth');
  status.title(side, title, [...places, turn]);
  // The heading of the bag has its weight and places.
  const bars = gauges.filter(({ name }) => name !== 'weight');
  const titleHeight = Math.round(1.25 * line);
  const step = Math.floor((side.height - titleHeight) / statusMeasures.beside);
  status.gauges(bars, { ...side, y: side.y + titleHeight, height: step });
  const numbers = [...fight.filter(({ name }) => name !== 'places'), ...points];
  const small = status.small;
  const isBeside = bars.length < statusMeasures.beside;
  // Each row after the bars: beside the portrait while there is room, then under it.
  const rowsUnder = statusMeasures.under(bars.length);
  const rowsBeside = statusMeasures.afterBars - rowsUnder;
  const middleOf = (row: number) =>
    row >= rowsBeside
      ? box.y +
        portrait.height +
        Math.round((0.85 + statusMeasures.height * (row - rowsBeside)) * line)
      : side.y + titleHeight + Math.round((bars.length + row + 0.5) * step);
  const rowY = middleOf(0);
  const row = isBeside ? side : box;
  // In columns, the conditions or the seed share the line.
  const share = layout.mode === 'below' && !isBeside ? 0.62 : 1;
  const numbersRow = { x: row.x, y: rowY, width: row.width * share };
  const dimSeed = { ...seed, colour: colours.dim };
  // A seed on a line of its own would look lost.
  const isShared = layout.mode !== 'below' && status.fits([...numbers, dimSeed], numbersRow.width);
  const shown = isShared ? [...numbers, dimSeed] : numbers;
  const end = status.values(shown, numbersRow, colours.text, small);
  if (isShared && conditions.length === 0) return;
  if (layout.mode === 'below' && !isBeside) {
    const used = end + 1.1 * small - row.x;
    const rest = { x: row.x + used, y: rowY, width: Math.max(1, row.width - used) };
    status.chipsAfter(seed, conditions, rest);
    return;
  }
  const lastRow = { ...(rowsUnder > 0 ? box : side), y: middleOf(1) };
  if (conditions.length > 0) status.chips(conditions, lastRow);
  else status.values([seed], lastRow, colours.dim, small);
}

function drawCompact(status: StatusRows, layout: ScreenLayout, values: HudValues): void {
  const { status: box, minimap, gap, line } = layout;
  const { head, gauges, fight, conditions, progress, seed } = values;
  const beside = minimap.x - box.x - gap - Math.round(line * 0.2);
  const row = (index: number, width: number) => ({
    x: box.x,
    y: box.y + Math.round((index + 0.5) * line),
    width,
  });
  // The minimap of a wide floor is below the first line.
  if (minimap.y > box.y + line) {
    status.values([...head, ...progress], row(0, box.width), colours.title);
    status.smallGauges(gauges, beside, gauges.length <= 3 ? 1 : 2);
    const last = [...fight, ...conditions];
    const withSeed = [...fight, seed, ...conditions];
    status.values(status.fits(withSeed, box.width) ? withSeed : last, row(4, box.width));
    return;
  }
  status.values([...head, progress[0]], row(0, beside), colours.title);
  const [health, ...others] = gauges;
  const bars = others.filter(({ name }) => name !== 'weight');
  const weights = others.filter(({ name }) => name === 'weight');
  status.smallGauges([health], beside, 1);
  status.smallGauges(bars, beside, Math.max(1, bars.length), 1);
  const carried = weights.map(({ name, label, value }) => ({ name, label, value }));
  const numbers = [...fight, ...carried];
  const rows = compactRows(1 + bars.length, numbers.length > 0);
  if (numbers.length > 0) status.values(numbers, row(rows.numbers, beside));
  // The menu shows the seed, too.
  const last = [...conditions, ...progress.slice(1)];
  status.values(
    status.fits([...last, seed], beside) ? [...last, seed] : last,
    row(rows.last, beside),
  );
}
