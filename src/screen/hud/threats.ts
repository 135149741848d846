import { actorLook } from '../../describe/actor-look.ts';
import type { DangerLevel } from '../../describe/danger.ts';
import { type Threat, threatsOf } from '../../describe/threats.ts';
import { attackOdds, hitsToKill } from '../../game/combat/odds.ts';
import { hitsUntilDeath } from '../../game/combat/worst-hits.ts';
import { cellOf, heroCell, kindOf } from '../../game/entity.ts';
import type { Game } from '../../game/world.ts';
import { capital } from '../../words/capital.ts';
import type { Names, Words } from '../../words/texts.ts';
import { colours } from '../colours.ts';
import type { Artwork } from '../drawings/artwork.ts';
import { portraitOf } from '../drawings/portrait.ts';
import type { Palette } from '../palettes.ts';
import { type Rect, type ScreenLayout, smallText, squareIn } from '../screen-layout.ts';
import { markTexture, stateMarks } from '../state-marks.ts';
import { needsBar } from './arrange-threats.ts';
import { drawBar } from './bar.ts';
import { drawHeading } from './heading.ts';
import type { HudPart } from './hud-part.ts';
import type { Pen } from './pen.ts';
import { cardShape } from './shapes.ts';
import { rosterOf, type ThreatLayout } from './threat-layout.ts';

/** The words and drawings of the threats. */
interface Facts {
  readonly game: Game;
  readonly words: Words;
  readonly names: Names;
  readonly artwork: Artwork;
}

/**
 * Draws the monsters in view, nearest first. Returns their places. `seen`: all of them. `groups`: drawn in place of
 * single monsters.
 */
export function drawThreats(
  pen: Pen,
  layout: ScreenLayout,
  { look, places, more }: ThreatLayout,
  seen: readonly number[],
  facts: Facts,
  groups: readonly Threat[] | null = null,
): HudPart[] {
  const { text, ratio, mode, log } = layout;
  const { game, words } = facts;
  if (places.length > 0 && mode !== 'compact') {
    const note = seen.length > 1 ? `${seen.length}` : '';
    drawHeading(pen, layout, log, words.ui.hud.inSight, note);
  }
  const shown = (groups ?? seen).length - more;
  const threats = groups ? groups.slice(0, shown) : threatsOf(game, seen, shown);
  const others = threats.reduce((left, { count }) => left - count, seen.length);
  const rest = places[shown];
  if (rest) {
    pen.shape(rest, cardShape(text, ratio, null));
    const [x, y] = [rest.x + Math.round(rest.width / 2), rest.y + Math.round(rest.height / 2)];
    pen.text(`+${others}`, x, y, text, colours.text, { align: 'middle', heavy: true });
  }
  const draw = { roster: drawRoster, cards: drawCard, lines: drawLine, icons: drawIcon }[look];
  return threats.flatMap((threat, index) => {
    const others = draw(pen, layout, places[index], threat, facts) ?? [];
    const thing = { type: 'cell', ...cellOf(game, threat.monster) } as const;
    return [...others, { thing, box: places[index] }];
  });
}

/**
 * Draws a group with its name and remarks and, under them, all its members in rows of equal length. Those beside the hero are
 * framed. Returns their places.
 */
function drawRoster(
  pen: Pen,
  layout: ScreenLayout,
  box: Rect,
  threat: Threat,
  facts: Facts,
): HudPart[] {
  const { text, ratio } = layout;
  const { game, artwork } = facts;
  pen.shape(box, cardShape(text, ratio, threat.danger === 'deadly' ? artwork.palette.alarm : null));
  const members = [threat.monster, ...threat.others];
  const { head, pad, columns, width, figure, height } = rosterOf(layout, members.length);
  const [left, right] = [box.x + pad, box.x + box.width - pad];
  const y = box.y + Math.round(head / 2);
  const style = { heavy: true, room: (right - left) * 0.55 };
  const name = pen.text(nameOf(threat, facts), left, y, text, nameColour(threat), style);
  const size = smallText(layout, 0.88);
  drawRemarks(pen, layout, { from: left + name + text * 0.7, right, y, size }, threat, facts);
  const hero = heroCell(game);
  return members.map((monster, index) => {
    const place = {
      x: left + (index % columns) * width,
      y: box.y + head + Math.floor(index / columns) * height,
      width,
      height,
    };
    const at = cellOf(game, monster);
    const square = { ...squareIn(place, figure), y: place.y };
    if (isBeside({ dx: at.x - hero.x, dy: at.y - hero.y })) {
      pen.shape(square, cardShape(text, ratio, null, colours.dim));
    }
    const portrait = squareIn(square, Math.round(figure * 0.9));
    drawFigure(pen, portrait, { ...threat, monster }, facts);
    return { thing: { type: 'cell', ...at }, box: place };
  });
}

/**
 * Draws a threat as a card: its portrait, its name and remarks, and under them its health, or the others of its group.
 * Returns the places of the others.
 */
function drawCard(
  pen: Pen,
  layout: ScreenLayout,
  box: Rect,
  threat: Threat,
  facts: Facts,
): HudPart[] {
  const { text, ratio, line } = layout;
  const { artwork } = facts;
  drawGround(pen, layout, box, threat, artwork);
  const pad = Math.round(text * 0.6);
  const side = Math.round(box.height * 0.8);
  const portrait = { ...squareIn(box, side), x: box.x + pad };
  drawFigure(pen, portrait, threat, facts);
  const x = portrait.x + side + pad;
  const right = box.x + box.width - pad;
  // Where there is nothing below them, the texts are in the middle.
  const hasLower = needsBar(threat, facts.game) || threat.others.length > 0;
  const upper = box.y + Math.round(box.height * (hasLower ? 0.36 : 0.5));
  const width = pen.text(nameOf(threat, facts), x, upper, text, nameColour(threat), {
    heavy: true,
    room: (right - x) * 0.55,
  });
  const from = x + width + text * 0.7;
  const size = smallText(layout, 0.88);
  drawRemarks(pen, layout, { from, right, y: upper, size }, threat, facts);
  const lower = box.y + Math.round(box.height * 0.74);
  if (needsBar(threat, facts.game)) {
    const height = Math.round(line * 0.32);
    const bar = { x, y: lower - Math.round(height / 2), width: right - x, height };
    drawHealth(pen, bar, threat, ratio, facts);
    return [];
  }
  const small = Math.round(line * 1.1);
  const strip = { x, y: lower - Math.round(small / 2), width: right - x, height: small };
  return drawOthers(pen, strip, threat, facts);
}

/** Draws the other monsters of a group in a row, as many as fit. Returns their places. */
function drawOthers(
  pen: Pen,
  strip: Rect,
  { others, health }: Threat,
  { game, artwork }: Facts,
): HudPart[] {
  const { x, y, width, height: side } = strip;
  const step = Math.round(side * 1.15);
  return others.slice(0, Math.floor(width / step)).map((monster, index) => {
    const portrait = portraitOf(artwork, { look: actorLook(game, monster) }, health, side);
    const box = { x: x + index * step, y, width: side, height: side };
    if (portrait) pen.picture(portrait.texture, box, portrait.colour);
    return { thing: { type: 'cell', ...cellOf(game, monster) }, box };
  });
}

/** Draws a threat in one line: its portrait and name, remarks where there is room, and its health. */
function drawLine(pen: Pen, layout: ScreenLayout, box: Rect, threat: Threat, facts: Facts): void {
  const { text, ratio } = layout;
  const { artwork } = facts;
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
  const right = box.x + box.width - Math.round(text * 0.6);
  const hasBar = needsBar(threat, facts.game);
  const barWidth = hasBar ? Math.round((right - x) * 0.28) : 0;
  const barLeft = hasBar ? right - barWidth : right + pad;
  const markRoom = markOf(threat) === null ? 0 : text * 1.4;
  const width = pen.text(nameOf(threat, facts), x, middle, text, nameColour(threat), {
    heavy: true,
    room: barLeft - pad - x - markRoom,
  });
  const from = x + width + text * 0.6;
  const size = smallText(layout, 0.85);
  drawRemarks(pen, layout, { from, right: barLeft - pad, y: middle, size }, threat, facts);
  const height = Math.round(text * 0.6);
  const bar = { x: barLeft, y: middle - Math.round(height / 2), width: barWidth, height };
  drawHealth(pen, bar, threat, ratio, facts);
}

/** Draws a threat without texts: its portrait with the shape of its danger, and under it its health. */
function drawIcon(pen: Pen, layout: ScreenLayout, box: Rect, threat: Threat, facts: Facts): void {
  const { text, ratio } = layout;
  drawGround(pen, layout, box, threat, facts.artwork);
  const pad = Math.max(1, Math.round(box.width * 0.08));
  const height = Math.round(box.height * 0.12);
  const side = box.height - height - 3 * pad;
  const x = box.x + Math.round((box.width - side) / 2);
  drawFigure(pen, { x, y: box.y + pad, width: side, height: side }, threat, facts);
  const bar = { x: box.x + pad, y: box.y + box.height - pad - height, width: box.width - 2 * pad };
  drawHealth(pen, { ...bar, height }, threat, ratio, facts);
  if (threat.count > 1) {
    const at = { x: box.x + box.width - pad, y: bar.y - Math.round(text * 0.4) };
    const style = { align: 'right', heavy: true } as const;
    pen.text(`×${threat.count}`, at.x, at.y, smallText(layout, 0.8), colours.text, style);
  }
  const mark = markOf(threat);
  if (mark === null) return;
  const place = { x: box.x + 1, y: box.y, width: Math.round(text * 0.9), height: Math.round(text) };
  drawMark(pen, place, mark, text, facts.artwork);
}

/** The name of a monster, with the number of its kind where it represents them. */
function nameOf({ monster, count }: Threat, { game, names }: Facts): string {
  const name = capital(names.kind(kindOf(game, monster).id));
  return count > 1 ? `${name} ×${count}` : name;
}

/** Draws the bar of a monster that needs one. The bar of a calm monster is dim, as its name is. */
function drawHealth(pen: Pen, box: Rect, threat: Threat, ratio: number, facts: Facts): void {
  if (!needsBar(threat, facts.game)) return;
  const { palette } = facts.artwork;
  const { health, maxHealth, calm } = threat;
  const colour = calm ? colours.dim : palette.bars.monster;
  drawBar(pen, box, { share: health / maxHealth, colour }, ratio, palette);
}

/**
 * The ground of a monster whose next hit may kill is warm and framed; the ground of a monster beside the hero is
 * framed.
 */
function drawGround(
  pen: Pen,
  { text, ratio }: ScreenLayout,
  box: Rect,
  threat: Threat,
  { palette }: Artwork,
): void {
  const alarm = threat.danger === 'deadly' ? palette.alarm : null;
  pen.shape(box, cardShape(text, ratio, alarm, isBeside(threat) ? colours.dim : colours.cardLine));
}

function isBeside({ dx, dy }: Pick<Threat, 'dx' | 'dy'>): boolean {
  return Math.max(Math.abs(dx), Math.abs(dy)) <= 1;
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
  const portrait = portraitOf(artwork, { look: actorLook(game, monster) }, health, box.width);
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
  const fitting = choices.find((choice) => pen.width(choice, size) * narrowestRemark <= room);
  const colour = remarkColour(game, threat, palette);
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

/**
 * The remarks on a monster beside the hero are coloured if it can kill with this number of hits. Others have the shape of
 * danger only: among many strong monsters, such as in an arena, every row would be an alarm.
 */
const colouredHits = 2;

function remarkColour(game: Game, threat: Threat, { alarm, low }: Palette): number {
  const mark = markOf(threat);
  if (threat.calm || mark === null) return colours.dim;
  if (mark === 'deadly') return alarm;
  return isBeside(threat) && hitsUntilDeath(game, threat.monster) <= colouredHits
    ? low
    : colours.dim;
}

/** The smallest readable width of squeezed remarks, divided by their usual one. */
const narrowestRemark = 0.82;

/** Remarks on a threat, the most detailed text first. */
function remarksOn(game: Game, { monster, health, calm }: Threat, { ui, look }: Words): string[] {
  const hits = hitsUntilDeath(game, monster);
  // The hero is dead.
  if (hits === 0) return [];
  const { hud } = ui;
  const odds = attackOdds(game, { attacker: game.hero, target: monster, by: 'hand' });
  const { fewest, most } = hitsToKill(odds, health);
  const falls = odds.most === 0 ? hud.unharmed : hud.falls(fewest, most);
  const other = calm ? look.calm[calm] : hits === Infinity ? '' : hud.fells(hits);
  return other ? [hud.both(falls, other), other] : [falls];
}

/** The danger that has a shape. A peaceful monster is dangerous only to a hero who attacks it. */
function markOf({ calm, danger }: Threat): 'deadly' | 'dangerous' | null {
  if (calm === 'peaceful' || calm === 'ally') return null;
  return danger === 'deadly' || danger === 'dangerous' ? danger : null;
}

/** Draws the shape of a danger: a skull if the next hit may kill, an exclamation mark if three may. */
function drawMark(pen: Pen, box: Rect, danger: DangerLevel, text: number, artwork: Artwork): void {
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
