import type { Danger } from '../../describe/danger.ts';
import { type Threat, threatsOf } from '../../describe/threats.ts';
import { cellOf, kindOf } from '../../game/entity.ts';
import { attackOdds, hitsUntilDeath, killOdds } from '../../game/odds.ts';
import type { Game } from '../../game/world.ts';
import { asTitle } from '../../words/as-title.ts';
import type { Names, Words } from '../../words/texts.ts';
import { colours } from '../colours.ts';
import { type Artwork, portraitOf } from '../portrait.ts';
import { type Rect, type ScreenLayout, smallest } from '../screen-layout.ts';
import { markTexture, stateMarks } from '../state-marks.ts';
import { drawBar } from './bar.ts';
import { drawHeading, headingLines } from './heading.ts';
import type { HudPart } from './hud-part.ts';
import type { Pen } from './pen.ts';
import { cardShape } from './shapes.ts';

/** The places of the threats, and the part of the log's rectangle that they leave to the log. */
export interface ThreatLayout {
  /** `cards` have two lines: a name with remarks, and a bar. `lines` have one. */
  readonly look: 'cards' | 'lines';
  readonly places: readonly Rect[];
  /** The number of monsters without a place; the last place shows it. */
  readonly more: number;
  readonly log: Rect;
}

/** The least widths of a card and of a line, in sizes of text. */
const leastWidth = { cards: 24, lines: 13 };
/** Their heights in lines of text. */
const heights = { cards: 2.35, lines: 1.45 };
/** The lines of the log that threats leave to it: beside or below the map, and in a compact HUD. */
const logLines = { roomy: 4, compact: 2 };

/** Places for the monsters in view at the top of the log, which has the rest. */
export function threatLayout(layout: ScreenLayout, count: number): ThreatLayout {
  const { log, text, line, gap, mode, minimap } = layout;
  if (count === 0) return { look: 'cards', places: [], more: 0, log };
  const isCompact = mode === 'compact';
  const head = isCompact ? 0 : Math.round(headingLines * line);
  const space = Math.max(1, Math.round(text * (isCompact ? 0.12 : 0.3)));
  const bottom = log.y + log.height;
  // The threats never reach the minimap in the corner.
  const corner = liesIn(minimap, log) ? bottom - minimap.y + Math.round(line * 0.4) : 0;
  const kept = isCompact ? logLines.compact * line : head + logLines.roomy * line;
  const room = log.height - head - Math.max(kept, corner);
  const most = (look: ThreatLayout['look']) =>
    Math.max(1, Math.floor((log.width + gap) / (leastWidth[look] * text + gap)));
  const arrange = (look: ThreatLayout['look'], columns: number) => {
    const height = Math.round(heights[look] * line);
    // At least one row, if a line of the log remains.
    const rows = Math.max(1, Math.floor((room + space) / (height + space)));
    return { look, columns, height, rows, capacity: rows * columns };
  };
  const lines = arrange('lines', most('lines'));
  const choices = [
    ...(isCompact ? [] : [arrange('cards', 1), arrange('cards', most('cards'))]),
    arrange('lines', 1),
    // A single place would show no monster, only the number of all.
    lines.capacity === 1 && count > 1 ? arrange('lines', 2) : lines,
  ];
  const last = choices[choices.length - 1];
  const { look, columns, height, capacity } =
    choices.find(({ capacity }) => capacity >= count) ?? last;
  const shown = count > capacity ? capacity - 1 : count;
  const width = Math.floor((log.width - (columns - 1) * gap) / columns);
  const places = Array.from({ length: Math.min(count, capacity) }, (_, place) => ({
    x: log.x + (place % columns) * (width + gap),
    y: log.y + head + Math.floor(place / columns) * (height + space),
    width,
    height,
  }));
  const rows = Math.ceil(places.length / columns);
  const used = head + rows * (height + space) - space + Math.round(gap * (isCompact ? 0.5 : 1));
  return {
    look,
    places,
    more: count - shown,
    log: { ...log, y: log.y + used, height: log.height - used },
  };
}

function liesIn(inner: Rect, outer: Rect): boolean {
  return (
    inner.x >= outer.x &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y >= outer.y &&
    inner.y + inner.height <= outer.y + outer.height
  );
}

/** The words and drawings of the threats. */
interface Facts {
  readonly game: Game;
  readonly words: Words;
  readonly names: Names;
  readonly artwork: Artwork;
}

/** Draws the monsters in view, nearest first. Returns their places. `seen`: all of them. */
export function drawThreats(
  pen: Pen,
  layout: ScreenLayout,
  { look, places, more }: ThreatLayout,
  seen: readonly number[],
  facts: Facts,
): HudPart[] {
  const { text, mode, log } = layout;
  const { game, words } = facts;
  if (places.length > 0 && mode !== 'compact') {
    const note = seen.length > 1 ? `${seen.length}` : '';
    drawHeading(pen, layout, log, words.ui.hud.inSight, note);
  }
  const shown = seen.length - more;
  const threats = threatsOf(game, seen, shown);
  const rest = places[shown];
  if (rest) {
    const y = rest.y + Math.round(rest.height / 2);
    pen.text(`+${more}`, rest.x + Math.round(text * 0.4), y, text, colours.text, { heavy: true });
  }
  return threats.map((threat, index) => {
    if (look === 'cards') drawCard(pen, layout, places[index], threat, facts);
    else drawLine(pen, layout, places[index], threat, facts);
    return { sight: { type: 'cell', ...cellOf(game, threat.monster) }, box: places[index] };
  });
}

/** Draws a threat as a card: its portrait, its name and remarks, and under them its health. */
function drawCard(pen: Pen, layout: ScreenLayout, box: Rect, threat: Threat, facts: Facts): void {
  const { text, ratio, line } = layout;
  const { game, names, artwork } = facts;
  const { palette } = artwork;
  drawGround(pen, layout, box, threat, artwork);
  const pad = Math.round(text * 0.6);
  const side = Math.round(box.height * 0.8);
  const portrait = {
    x: box.x + pad,
    y: box.y + Math.round((box.height - side) / 2),
    width: side,
    height: side,
  };
  drawFigure(pen, portrait, threat, facts);
  const x = portrait.x + side + pad;
  const right = box.x + box.width - pad;
  const upper = box.y + Math.round(box.height * 0.36);
  const name = names.kind(kindOf(game, threat.monster).id);
  const width = pen.text(asTitle(name), x, upper, text, nameColour(threat), {
    heavy: true,
    room: (right - x) * 0.55,
  });
  const small = Math.max(Math.ceil(smallest.text * ratio), Math.round(text * 0.88));
  drawRemarks(
    pen,
    layout,
    { from: x + width + text * 0.7, right, y: upper, size: small },
    threat,
    facts,
  );
  const height = Math.round(line * 0.32);
  const bar = {
    x,
    y: box.y + Math.round(box.height * 0.74) - Math.round(height / 2),
    width: right - x,
    height,
  };
  const share = threat.health / threat.maxHealth;
  drawBar(pen, bar, { share, colour: palette.health }, ratio, palette);
}

/** Draws a threat in one line: its portrait and name, remarks where there is room, and its health. */
function drawLine(pen: Pen, layout: ScreenLayout, box: Rect, threat: Threat, facts: Facts): void {
  const { text, ratio } = layout;
  const { game, names, artwork } = facts;
  const { palette } = artwork;
  drawGround(pen, layout, box, threat, artwork);
  const pad = Math.round(text * 0.35);
  const side = Math.round(box.height * 0.94);
  const middle = box.y + Math.round(box.height / 2);
  const portrait = {
    x: box.x + pad,
    y: middle - Math.round(side / 2),
    width: side,
    height: side,
  };
  drawFigure(pen, portrait, threat, facts);
  const x = portrait.x + side + pad;
  const right = box.x + box.width - pad;
  const barWidth = Math.round((right - x) * 0.28);
  const barLeft = right - barWidth;
  const name = names.kind(kindOf(game, threat.monster).id);
  const markRoom = markOf(threat) === null ? 0 : text * 1.4;
  const width = pen.text(asTitle(name), x, middle, text, nameColour(threat), {
    heavy: true,
    room: barLeft - pad - x - markRoom,
  });
  const small = Math.max(Math.ceil(smallest.text * ratio), Math.round(text * 0.85));
  const from = x + width + text * 0.6;
  drawRemarks(pen, layout, { from, right: barLeft - pad, y: middle, size: small }, threat, facts);
  const height = Math.round(text * 0.6);
  const bar = { x: barLeft, y: middle - Math.round(height / 2), width: barWidth, height };
  const share = threat.health / threat.maxHealth;
  drawBar(pen, bar, { share, colour: palette.health }, ratio, palette);
}

/** The ground of a monster whose next hit may kill is warm and framed. */
function drawGround(
  pen: Pen,
  { text, ratio }: ScreenLayout,
  box: Rect,
  { danger }: Threat,
  { palette }: Artwork,
): void {
  pen.shape(box, cardShape(text, ratio, danger === 'deadly' ? palette.alarm : null));
}

/** The name of a calm monster is dim. */
function nameColour({ calm }: Threat): number {
  return calm ? colours.dim : colours.text;
}

/** Draws the portrait of a monster and the mark of its gravest state. */
function drawFigure(
  pen: Pen,
  box: Rect,
  { monster, health }: Threat,
  { game, artwork }: Facts,
): void {
  const portrait = portraitOf(artwork, kindOf(game, monster), health, box.width);
  if (portrait) pen.picture(portrait.texture, box, portrait.colour);
  const [state] = stateMarks(game, monster);
  const small = Math.round(box.width * 0.55);
  const mark = state && markTexture(artwork, state, small);
  if (!mark) return;
  const place = {
    x: box.x + box.width - Math.round(small * 0.75),
    y: box.y,
    width: small,
    height: small,
  };
  pen.picture(mark, place, colours.text);
}

/** Words about a threat, right-aligned, behind the shape of its danger. Both must fit after `from`. */
function drawRemarks(
  pen: Pen,
  { text }: ScreenLayout,
  place: { from: number; right: number; y: number; size: number },
  threat: Threat,
  { game, words, artwork }: Facts,
): void {
  const { palette } = artwork;
  const { from, right, y, size } = place;
  const mark = markOf(threat);
  const markWidth = mark === null ? 0 : Math.round(text * 1.3);
  const room = right - from - markWidth;
  const choices = remarksOn(game, threat, words);
  const fitting = choices.find((choice) => pen.width(choice, size) * mostSqueezed <= room);
  const colour = threat.calm
    ? colours.dim
    : mark === 'deadly'
      ? palette.alarm
      : mark === 'dangerous'
        ? palette.low
        : colours.dim;
  const width = fitting ? pen.text(fitting, right, y, size, colour, { align: 'right', room }) : 0;
  if (mark !== null) {
    const x = right - width - markWidth;
    const box = {
      x,
      y: y - Math.round(text * 0.6),
      width: markWidth,
      height: Math.round(text * 1.2),
    };
    drawMark(pen, box, mark, text, artwork);
  }
}

/** The smallest readable width of squeezed remarks, divided by their usual one. */
const mostSqueezed = 0.82;

/** Remarks on a threat, the most detailed text first. */
function remarksOn(game: Game, { monster, health, calm }: Threat, { ui, look }: Words): string[] {
  const { hud } = ui;
  const odds = attackOdds(game, { attacker: game.hero, target: monster, by: 'hand' });
  const { fewest, most } = killOdds(odds, health);
  const falls = odds.most === 0 ? hud.unharmed : hud.falls(fewest, most);
  const hits = hitsUntilDeath(game, monster);
  const other = calm ? look.calm[calm] : hits === Infinity ? '' : hud.fells(hits);
  return other ? [hud.both(falls, other), other] : [falls];
}

/** The danger that has a shape. A peaceful monster is dangerous only to a hero who attacks it. */
function markOf({ calm, danger }: Threat): 'deadly' | 'dangerous' | null {
  if (calm === 'peaceful' || calm === 'ally') return null;
  return danger === 'deadly' || danger === 'dangerous' ? danger : null;
}

/** Draws the shape of a danger: a skull if the next hit may kill, an exclamation mark if three may. */
function drawMark(pen: Pen, box: Rect, danger: Danger, text: number, artwork: Artwork): void {
  const { palette } = artwork;
  const skull = artwork.atlas.texture('icon:skull-crossed-bones', box.height);
  const middle = box.y + Math.round(box.height / 2);
  if (danger === 'deadly' && skull) {
    const picture = { ...box, width: box.height };
    pen.picture(skull, picture, palette.alarm);
    return;
  }
  const mark = danger === 'deadly' ? '!!' : '!';
  const style = { align: 'middle', heavy: true } as const;
  pen.text(mark, box.x + box.width / 2, middle, text, palette.low, style);
}
