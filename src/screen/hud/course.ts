import type { Course, CourseFloor, CourseOpponent } from '../../describe/course.ts';
import type { Game } from '../../game/world.ts';
import type { Words } from '../../words/texts.ts';
import { colours, mix } from '../colours.ts';
import type { Artwork } from '../drawings/artwork.ts';
import { heroPortrait, portraitOf } from '../drawings/portrait.ts';
import { type Rect, type ScreenLayout, smallText, squareIn } from '../screen-layout.ts';
import type { HudPart } from './hud-part.ts';
import { largestSquares } from './layout-measures.ts';
import { groundColourAt } from './minimap-colours.ts';
import type { Pen } from './pen.ts';
import type { RoundRect } from './shape-painter.ts';
import { cardShape, hairline } from './shapes.ts';

/** The words and drawings of the course. */
interface Facts {
  readonly game: Game;
  readonly words: Words;
  readonly artwork: Artwork;
}

/** Draws the course of a game beside the minimap. Returns its place. */
export function drawCourse(
  pen: Pen,
  layout: ScreenLayout,
  course: Course,
  facts: Facts,
): HudPart[] {
  const { course: box } = layout;
  const { ui, joined } = facts.words;
  if (course.type === 'floors') {
    drawFloors(pen, layout, course.floors, facts);
    const text = joined.pair(ui.depth, `${facts.game.floor.depth}`);
    return [{ thing: { type: 'value', name: 'course', text }, box }];
  }
  drawOpponents(pen, layout, course.opponents, facts);
  const alive = course.opponents.filter(({ hasFallen }) => !hasFallen).length;
  const text = joined.pair(ui.others, `${alive}/${course.opponents.length}`);
  return [{ thing: { type: 'value', name: 'others', text }, box }];
}

/** The height of a floor in sizes of text from which it has its number, and from which it has a figure. */
const leastHeight = { number: 1.1, figure: 1.3 };

/** Draws the floors from top to bottom, as layers of rock in their colours. */
function drawFloors(
  pen: Pen,
  layout: ScreenLayout,
  floors: readonly CourseFloor[],
  facts: Facts,
): void {
  const { course, text, ratio, line } = layout;
  const edge = hairline(text, ratio);
  pen.shape(course, {
    radius: Math.round(text * 0.5),
    fill: [colours.ground, colours.ground],
    rim: { colour: colours.edge, width: edge },
  });
  const inset = Math.round(line * 0.2);
  const height = course.height - 2 * inset;
  const topOf = (place: number) => Math.round((place * height) / floors.length);
  const space = height / floors.length >= 4 * edge ? edge : 0;
  floors.forEach((floor, place) => {
    const band = {
      x: course.x + inset,
      y: course.y + inset + topOf(place),
      width: course.width - 2 * inset,
      height: topOf(place + 1) - topOf(place) - space,
    };
    if (band.height > 0) drawFloor(pen, layout, band, floor, facts);
  });
}

function drawFloor(
  pen: Pen,
  layout: ScreenLayout,
  band: Rect,
  floor: CourseFloor,
  facts: Facts,
): void {
  const { text, ratio } = layout;
  const { game, artwork } = facts;
  const { depth, isHere, isVisited, isDeepest, prize } = floor;
  const ground = groundColourAt(game.campaign, depth);
  pen.shape(band, bandShape(ground, floor, hairline(text, ratio)));
  const middle = band.y + Math.round(band.height / 2);
  const pad = Math.round(text * 0.7);
  const hasNumber = isHere || band.height >= leastHeight.number * text;
  if (hasNumber) {
    const colour = isHere ? colours.title : isVisited ? colours.text : colours.dim;
    pen.text(`${depth}`, band.x + pad, middle, smallText(layout, 1), colour, { heavy: isHere });
  }
  const side = Math.min(Math.round(band.height * 0.92), Math.round(2 * layout.line));
  const right = band.x + band.width - pad;
  const hasFigure = band.height >= leastHeight.figure * text;
  if (isHere && hasFigure) {
    const portrait = heroPortrait(artwork, game, side);
    if (portrait) pen.picture(portrait.texture, squareIn(band, side), portrait.colour);
  } else if (isDeepest && !isHere && hasNumber) {
    const at = band.x + Math.round(band.width / 2);
    pen.text('▼', at, middle, smallText(layout, 0.8), colours.dim, { align: 'middle' });
  }
  const picture = prize && hasFigure ? portraitOf(artwork, prize, undefined, side) : null;
  if (picture) {
    const place = { x: right - side, y: middle - Math.round(side / 2), width: side, height: side };
    pen.picture(picture.texture, place, picture.colour);
  }
}

/** The surface of a floor: lit for the hero's, in its colours for a visited one, and dark for one ahead. */
function bandShape(
  ground: number,
  { isHere, isVisited }: Pick<CourseFloor, 'isHere' | 'isVisited'>,
  edge: number,
): RoundRect {
  const radius = 2 * edge;
  if (isHere) {
    const fill = [mix(ground, 0xffffff, 0.06), mix(ground, colours.ground, 0.35)] as const;
    return { radius, fill, rim: { colour: colours.title, width: 2 * edge } };
  }
  const share = isVisited ? 0.56 : 0.27;
  const end = isVisited ? 0.4 : 0.13;
  return {
    radius,
    fill: [mix(colours.ground, ground, share), mix(colours.ground, ground, end)],
  };
}

/** The darkness of the figure of a fallen opponent: each channel of its colours is multiplied. */
const fallenTint = 0x4c4852;

/** Draws all opponents in rows; those who have fallen are dark and crossed out. */
function drawOpponents(
  pen: Pen,
  layout: ScreenLayout,
  opponents: readonly CourseOpponent[],
  { artwork }: Facts,
): void {
  const { course, text, ratio, line } = layout;
  const gap = Math.max(2, Math.round(line * 0.2));
  const count = opponents.length;
  const { side: fits, columns } = largestSquares(course, count, gap, course.width);
  if (fits === 0) return;
  const rows = Math.ceil(count / columns);
  // The cards fill the place beside the minimap.
  const width = (course.width + gap) / columns;
  const height = (course.height + gap) / rows;
  opponents.forEach(({ look, hasFallen }, index) => {
    const place = {
      x: course.x + Math.round((index % columns) * width),
      y: course.y + Math.round(Math.floor(index / columns) * height),
      width: Math.floor(width) - gap,
      height: Math.floor(height) - gap,
    };
    pen.shape(place, cardShape(text, ratio, null));
    const side = Math.round(Math.min(place.width, place.height) * 0.9);
    const portrait = look && portraitOf(artwork, { look }, undefined, side);
    const square = squareIn(place, side);
    if (portrait) pen.picture(portrait.texture, square, hasFallen ? fallenTint : portrait.colour);
    if (!hasFallen) return;
    const middle = { x: place.x + place.width / 2, y: place.y + Math.round(place.height / 2) };
    pen.text('×', middle.x, middle.y, side, artwork.palette.alarm, {
      align: 'middle',
    });
  });
}
