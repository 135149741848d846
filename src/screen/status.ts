import {
  attackOf,
  carriedWeight,
  defenceOf,
  has,
  monstersHere,
  performanceOf,
} from '../game/queries.ts';
import type { Game } from '../game/world.ts';
import type { Words } from '../words/words.ts';
import { colours } from './colours.ts';
import type { Ink } from './ink.ts';
import type { Layout, Rect } from './layout.ts';
import type { Pen } from './pen.ts';

interface Gauge {
  readonly label: string;
  readonly value: string;
  readonly part: number;
  readonly colour: number;
}

interface Fact {
  readonly label: string;
  readonly value: string;
  /** What stands dimmer behind the value. */
  readonly more?: string;
  readonly colour?: number;
}

/** Draws who the hero is and how he fares: every field of A18 in the rules. */
export function drawStatus(pen: Pen, ink: Ink, place: Layout, game: Game, words: Words): void {
  const { status, minimap, text, line, gap, mode } = place;
  const beside = minimap.x - status.x - (mode === 'full' ? Math.round(gap * 1.6) : gap);
  const middle = (row: number) => status.y + Math.round((row + 0.5) * line);
  const head = headFacts(game, words);
  const bars = gauges(game, words);
  const fight = fightFacts(game, words);
  const course = courseFacts(game, words);
  const seed: Fact = { label: words.ui.seed, value: shortened(game.seed), colour: colours.dim };

  if (mode === 'full') {
    drawFacts(pen, ink, head, status.x, middle(0), text, beside, colours.title);
    const labels = Math.max(...bars.map(({ label }) => ink.width(label, text)));
    const values = Math.max(...bars.map(({ value }) => ink.width(value, text)));
    const space = Math.round(text * 0.6);
    const labelRoom = Math.min(labels, beside * 0.34);
    const valueRoom = Math.min(values, beside * 0.34);
    bars.forEach((gauge, row) => {
      const y = middle(row + 1);
      pen.text(gauge.label, status.x, y, text, colours.dim, { room: labelRoom });
      const x = Math.round(status.x + labelRoom + space);
      const height = Math.round(text * 0.72);
      const width = Math.max(1, Math.round(beside - labelRoom - valueRoom - 2 * space));
      drawBar(pen, { x, y: y - Math.round(height / 2), width, height }, gauge, place.ratio);
      const right = status.x + beside;
      pen.text(gauge.value, right, y, text, colours.text, { align: 'right', room: valueRoom });
    });
    drawFacts(pen, ink, fight, status.x, middle(5), text, beside);
    drawFacts(pen, ink, course, status.x, middle(6.4), text, status.width);
    drawFacts(pen, ink, [seed], status.x, middle(7.4), smaller(place), status.width);
    return;
  }

  drawFacts(pen, ink, [...head, course[0]], status.x, middle(0), text, beside, colours.title);
  const half = Math.floor((beside - gap) / 2);
  bars.forEach((gauge, index) => {
    const box = {
      x: status.x + (index % 2) * (half + gap),
      y: status.y + Math.round((1.06 + Math.floor(index / 2)) * line),
      width: half,
      height: Math.round(line * 0.88),
    };
    drawBar(pen, box, gauge, place.ratio);
    const y = box.y + Math.round(box.height / 2);
    const inset = Math.round(text * 0.3);
    pen.text(gauge.label, box.x + inset, y, text, colours.text, {
      outlined: true,
      room: box.width * 0.44,
    });
    pen.text(gauge.value, box.x + box.width - inset, y, text, 0xffffff, {
      align: 'right',
      outlined: true,
      room: box.width * 0.48,
    });
  });
  drawFacts(pen, ink, fight, status.x, middle(3), text, beside);
  drawFacts(pen, ink, [...course.slice(1), seed], status.x, middle(4), text, beside);
}

/** A seed as the HUD has room for it; the menu shows it whole. */
function shortened(seed: string): string {
  const letters = [...seed];
  return letters.length > 16 ? `${letters.slice(0, 15).join('')}…` : seed;
}

/** The size of what is the least important. */
function smaller({ text, ratio }: Layout): number {
  return Math.max(Math.ceil(12 * ratio), Math.round(text * 0.8));
}

function headFacts(game: Game, words: Words): Fact[] {
  const { floor, stores, hero, campaign } = game;
  const facts: Fact[] = [];
  if (campaign.floors.some(({ to }) => to > campaign.start.depth)) {
    facts.push({ label: words.ui.depth, value: `${floor.depth}` });
  }
  if (has(game, hero, 'Experience')) {
    facts.push({ label: words.ui.level, value: `${stores.Experience.level[hero]}` });
  }
  const others = monstersHere(game).length;
  return facts.length > 0 ? facts : [{ label: words.ui.others, value: `${others}` }];
}

/** What of the hero is full or empty; he has only what his components give him. */
function gauges(game: Game, words: Words): Gauge[] {
  const { Health, Hunger, Experience, Bag } = game.stores;
  const { hero } = game;
  const tenths = (value: number) => (value / 10).toFixed(1);
  const weight = carriedWeight(game, hero);
  const gauge = (label: string, value: number, max: number, colour: number): Gauge => ({
    label,
    value: `${value}/${max}`,
    part: max > 0 ? value / max : 0,
    colour,
  });
  const { ui } = words;
  const bars = [gauge(ui.hp, Health.current[hero], Health.max[hero], colours.health)];
  if (has(game, hero, 'Hunger')) {
    const energy = gauge(ui.energy, Hunger.energy[hero], Hunger.max[hero], colours.energy);
    bars.push({ ...energy, colour: energy.part <= 0.2 ? colours.low : colours.energy });
  }
  if (has(game, hero, 'Experience')) {
    const { points, next } = Experience;
    bars.push(gauge(ui.experience, points[hero], next[hero], colours.experience));
  }
  if (has(game, hero, 'Bag')) {
    bars.push({
      ...gauge(ui.weight, weight, Bag.limit[hero], colours.weight),
      value: `${tenths(weight)}/${tenths(Bag.limit[hero])}`,
    });
  }
  return bars;
}

function fightFacts(game: Game, words: Words): Fact[] {
  const { Gear, Weapon, Armour } = game.stores;
  const { hero } = game;
  if (!has(game, hero, 'Stats')) return [];
  const geared = has(game, hero, 'Gear');
  const weapon = geared ? Gear.weapon[hero] : 0;
  const armour = geared ? Gear.armour[hero] : 0;
  const fact = (label: string, value: number, worn: number, bonus: number): Fact => ({
    label,
    value: `${value}`,
    ...(worn !== 0 && { more: `(+${bonus})` }),
  });
  return [
    fact(words.ui.attack, attackOf(game, hero), weapon, weapon ? Weapon.attack[weapon] : 0),
    fact(words.ui.defence, defenceOf(game, hero), armour, armour ? Armour.defence[armour] : 0),
  ];
}

function courseFacts(game: Game, words: Words): Fact[] {
  return [
    { label: words.ui.turn, value: `${game.turn}` },
    { label: words.ui.score, value: `${game.score}` },
    { label: words.ui.performance, value: performanceOf(game) },
  ];
}

/** Writes labels and values in a row, squeezed together where the room is short. */
function drawFacts(
  pen: Pen,
  ink: Ink,
  facts: readonly Fact[],
  x: number,
  y: number,
  size: number,
  room: number,
  colour: number = colours.text,
): void {
  const near = size * 0.35;
  const far = size * 1.1;
  const pieces = facts.flatMap((fact, index) => [
    { text: fact.label, colour: colours.dim, before: index === 0 ? 0 : far },
    { text: fact.value, colour: fact.colour ?? colour, before: near },
    ...(fact.more ? [{ text: fact.more, colour: colours.dim, before: near }] : []),
  ]);
  const full = pieces.reduce((sum, { text, before }) => sum + before + ink.width(text, size), 0);
  const squeeze = Math.min(1, room / full);
  let at = x;
  for (const { text, colour: tint, before } of pieces) {
    at += before * squeeze;
    const width = ink.width(text, size) * squeeze;
    pen.text(text, at, y, size, tint, { room: width });
    at += width;
  }
}

function drawBar(pen: Pen, box: Rect, { part, colour }: Gauge, ratio: number): void {
  const edge = Math.max(1, Math.round(ratio));
  pen.rect(box, colours.trough);
  const width = Math.round((box.width - 2 * edge) * Math.min(1, Math.max(0, part)));
  if (width > 0) {
    const fill = { x: box.x + edge, y: box.y + edge, width, height: box.height - 2 * edge };
    pen.rect(fill, colour);
    // A light upper edge lets the bar look round.
    const shine = { ...fill, height: Math.max(1, Math.round(fill.height * 0.3)) };
    pen.rect(shine, 0xffffff, 0.16);
  }
}
