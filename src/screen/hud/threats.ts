import type { Danger } from '../../describe/danger.ts';
import { type Threat, threatsOf } from '../../describe/threats.ts';
import { cellOf, kindOf } from '../../game/entity.ts';
import type { Game } from '../../game/world.ts';
import type { Names } from '../../words/texts.ts';
import { colours } from '../colours.ts';
import { type Artwork, portraitOf } from '../portrait.ts';
import type { Rect, ScreenLayout } from '../screen-layout.ts';
import { markTexture, stateMarks } from '../state-marks.ts';
import { drawBar } from './bar.ts';
import type { HudPart } from './hud-part.ts';
import type { Pen } from './pen.ts';

/** The places of the threats, and the part of the log's rectangle that they leave to the log. */
export interface ThreatLayout {
  readonly places: readonly Rect[];
  /** The number of monsters without a place; the last place shows it. */
  readonly more: number;
  readonly log: Rect;
}

/** The most rows of threats if a line of the log remains, and the least width of a threat in sizes of text. */
const mostRows = 2;
const leastWidth = 13;

/** Places for the monsters in view at the top of the log, which has the rest. */
export function threatLayout(layout: ScreenLayout, count: number): ThreatLayout {
  const { log, text, line, gap } = layout;
  if (count === 0) return { places: [], more: 0, log };
  const most = Math.max(1, Math.floor((log.width + gap) / (leastWidth * text + gap)));
  const height = Math.round(line * 1.1);
  const fitting = Math.max(1, Math.floor(log.height / height) - 1);
  // A single place would show no monster, only the number of all.
  const columns = most === 1 && fitting === 1 ? Math.min(2, count) : most;
  const rows = Math.min(mostRows, fitting, Math.ceil(count / columns));
  const room = rows * columns;
  const shown = count > room ? room - 1 : count;
  const width = Math.floor((log.width - (columns - 1) * gap) / columns);
  const places = Array.from({ length: Math.min(count, room) }, (_, place) => ({
    x: log.x + (place % columns) * (width + gap),
    y: log.y + Math.floor(place / columns) * height,
    width,
    height,
  }));
  const used = rows * height + Math.round(gap / 2);
  return {
    places,
    more: count - shown,
    log: { ...log, y: log.y + used, height: log.height - used },
  };
}

/** Draws the monsters in view, nearest first. Returns their places. `seen`: all of them. */
export function drawThreats(
  pen: Pen,
  layout: ScreenLayout,
  { places, more }: ThreatLayout,
  game: Game,
  seen: readonly number[],
  names: Names,
  artwork: Artwork,
): HudPart[] {
  const { text } = layout;
  const shown = seen.length - more;
  const threats = threatsOf(game, seen, shown);
  const rest = places[shown];
  if (rest) {
    const y = rest.y + Math.round(rest.height / 2);
    pen.text(`+${more}`, rest.x + Math.round(text * 0.4), y, text, colours.text);
  }
  return threats.map((threat, index) => {
    drawThreat(pen, layout, places[index], threat, game, names, artwork);
    return { sight: { type: 'cell', ...cellOf(game, threat.monster) }, box: places[index] };
  });
}

/** Draws a threat: mark, portrait, name and health bar. The name of a calm monster is dim. */
function drawThreat(
  pen: Pen,
  { text, ratio }: ScreenLayout,
  box: Rect,
  { monster, health, maxHealth, calm, danger }: Threat,
  game: Game,
  names: Names,
  artwork: Artwork,
): void {
  const { palette } = artwork;
  const edge = Math.max(1, Math.round(ratio));
  const middle = box.y + Math.round(box.height / 2);
  const side = Math.round(Math.min(box.height * 0.96, text * 1.7));
  const top = middle - Math.round(side / 2);
  const gap = Math.round(text * 0.25);
  if (danger === 'deadly') {
    pen.rect(box, colours.alarmGround);
    pen.frame(box, edge, palette.alarm);
  }
  // A peaceful monster is dangerous only to a hero who attacks it.
  const mark = { x: box.x + edge, y: top, width: side, height: side };
  if (calm !== 'peaceful') drawMark(pen, mark, danger, text, artwork);
  const portrait = portraitOf(artwork, kindOf(game, monster), health);
  const portraitX = box.x + edge + side + gap;
  if (portrait) {
    const place = { x: portraitX, y: top, width: side, height: side };
    pen.picture(portrait.texture, place, portrait.colour);
  }
  const [state] = stateMarks(game, monster);
  const stateMark = state && markTexture(artwork, state);
  if (stateMark) {
    const small = Math.round(side * 0.6);
    const place = {
      x: portraitX + side - Math.round(small * 0.7),
      y: top,
      width: small,
      height: small,
    };
    pen.picture(stateMark, place, colours.text);
  }
  const nameX = portraitX + side + gap;
  const right = box.x + box.width - edge - gap;
  const barWidth = Math.round((right - nameX) * 0.36);
  const name = names.kind(kindOf(game, monster).id);
  const room = right - barWidth - gap - nameX;
  pen.text(name, nameX, middle, text, calm ? colours.dim : colours.text, { room });
  const height = Math.round(text * 0.55);
  const bar = {
    x: right - barWidth,
    y: middle - Math.round(height / 2),
    width: barWidth,
    height,
  };
  drawBar(pen, bar, { share: health / maxHealth, colour: palette.health }, ratio, palette);
}

/** Draws the shape of a danger: a skull if the next hit may kill, an exclamation mark if three may. */
function drawMark(pen: Pen, box: Rect, danger: Danger, text: number, artwork: Artwork): void {
  const { palette } = artwork;
  const skull = artwork.atlas.texture('icon:skull-crossed-bones');
  const middle = box.y + Math.round(box.height / 2);
  if (danger === 'deadly' && skull) pen.picture(skull, box, palette.alarm);
  else if (danger === 'deadly' || danger === 'dangerous') {
    const mark = danger === 'deadly' ? '!!' : '!';
    pen.text(mark, box.x + box.width / 2, middle, text, palette.low, { align: 'middle' });
  }
}
