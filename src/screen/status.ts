import { monstersHere } from '../game/actors.ts';
import { carriedWeight, placesTaken } from '../game/bag.ts';
import { has } from '../game/entity.ts';
import { armourClassOf, attackOf, defenceOf } from '../game/fighters.ts';
import { hungerState } from '../game/hunger.ts';
import { performanceOf } from '../game/score.ts';
import { strengthText } from '../game/strength.ts';
import type { Game } from '../game/world.ts';
import type { Words } from '../words/texts.ts';
import { colours } from './colours.ts';
import type { Ink } from './ink.ts';
import type { Pen } from './pen.ts';
import type { Layout, Rect } from './space.ts';

interface Gauge {
  readonly label: string;
  readonly value: string;
  readonly part: number;
  readonly colour: number;
  /** Whether the value is a warning. */
  readonly warns?: boolean;
}

interface Fact {
  /** Empty where the value speaks for itself. */
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
  const fight = [...fightFacts(game, words), ...roomFacts(game, words)];
  const troubles = conditionFacts(game, words);
  const course = courseFacts(game, words);
  const seed: Fact = { label: words.ui.seed, value: shortened(game.seed), colour: colours.dim };

  if (mode === 'below') {
    const { width } = status;
    drawFacts(pen, ink, [...head, ...course], status.x, middle(0), text, width, colours.title);
    drawBars(pen, ink, place, bars, 1, width);
    // Six lines: a fourth bar takes the line of what comes last.
    const last = troubles.length > 0 ? troubles : [seed];
    const rows = bars.length > 3 ? [[...fight, ...last]] : [fight, last];
    rows.forEach((facts, row) => {
      drawFacts(pen, ink, facts, status.x, middle(bars.length + 1 + row), text, width);
    });
    return;
  }
  if (mode === 'full') {
    drawFacts(pen, ink, head, status.x, middle(0), text, beside, colours.title);
    drawBars(pen, ink, place, bars, 1, beside);
    drawFacts(pen, ink, [...fight, ...troubles], status.x, middle(5), text, beside);
    drawFacts(pen, ink, course, status.x, middle(6.4), text, status.width);
    drawFacts(pen, ink, [seed], status.x, middle(7.4), smaller(place), status.width);
    return;
  }

  // Under the first line, beside a low picture of the floor, three bars fit below each other.
  const low = minimap.y > status.y;
  const across = low ? status.width : beside;
  const first = low ? [...head, ...course] : [...head, course[0]];
  drawFacts(pen, ink, first, status.x, middle(0), text, across, colours.title);
  const columns = low && bars.length <= 3 ? 1 : 2;
  const width = Math.floor((beside - gap * (columns - 1)) / columns);
  bars.forEach((gauge, index) => {
    const box = {
      x: status.x + (index % columns) * (width + gap),
      y: status.y + Math.round((1.06 + Math.floor(index / columns)) * line),
      width,
      height: Math.round(line * 0.88),
    };
    drawBar(pen, box, gauge, place.ratio);
    const y = box.y + Math.round(box.height / 2);
    const inset = Math.round(text * 0.3);
    pen.text(gauge.label, box.x + inset, y, text, colours.text, {
      outlined: true,
      room: box.width * 0.44,
    });
    pen.text(
      gauge.value,
      box.x + box.width - inset,
      y,
      text,
      gauge.warns ? colours.low : 0xffffff,
      {
        align: 'right',
        outlined: true,
        room: box.width * 0.48,
      },
    );
  });
  if (low) {
    const last = troubles.length > 0 ? troubles : [seed];
    drawFacts(pen, ink, [...fight, ...last], status.x, middle(4), text, across);
    return;
  }
  drawFacts(pen, ink, [...fight, ...troubles], status.x, middle(3), text, beside);
  drawFacts(pen, ink, [...course.slice(1), seed], status.x, middle(4), text, beside);
}

/** Draws bars below each other from a row on, each between its label and its value. */
function drawBars(
  pen: Pen,
  ink: Ink,
  place: Layout,
  bars: readonly Gauge[],
  first: number,
  room: number,
): void {
  const { status, text, line } = place;
  const labels = Math.max(...bars.map(({ label }) => ink.width(label, text)));
  const values = Math.max(...bars.map(({ value }) => ink.width(value, text)));
  const space = Math.round(text * 0.6);
  const labelRoom = Math.min(labels, room * 0.34);
  const valueRoom = Math.min(values, room * 0.34);
  bars.forEach((gauge, row) => {
    const y = status.y + Math.round((first + row + 0.5) * line);
    pen.text(gauge.label, status.x, y, text, colours.dim, { room: labelRoom });
    const x = Math.round(status.x + labelRoom + space);
    const height = Math.round(text * 0.72);
    const width = Math.max(1, Math.round(room - labelRoom - valueRoom - 2 * space));
    drawBar(pen, { x, y: y - Math.round(height / 2), width, height }, gauge, place.ratio);
    const right = status.x + room;
    pen.text(gauge.value, right, y, text, gauge.warns ? colours.low : colours.text, {
      align: 'right',
      room: valueRoom,
    });
  });
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
  if (facts.length > 0) return facts;
  return [{ label: words.ui.others, value: `${monstersHere(game).length}` }];
}

/** What of the hero is full or empty; he has only what his components give him. */
function gauges(game: Game, words: Words): Gauge[] {
  const { Health, Hunger, Bag } = game.stores;
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
    const state = hungerState(game, hero);
    const low = state !== 'fed' || energy.part <= 0.2;
    bars.push({
      ...energy,
      colour: low ? colours.low : colours.energy,
      ...(state !== 'fed' && { value: ui[state], warns: true }),
    });
  }
  if (has(game, hero, 'Experience')) {
    bars.push(experienceGauge(game, ui));
  }
  if (limitsWeight(game, hero)) {
    bars.push({
      ...gauge(ui.weight, weight, Bag.limit[hero], colours.weight),
      value: `${tenths(weight)}/${tenths(Bag.limit[hero])}`,
    });
  }
  return bars;
}

/** The way to the next level: of all points there where the total doubles, else of those since the last. */
function experienceGauge({ stores, hero, campaign }: Game, ui: Words['ui']): Gauge {
  const { level, points, next } = stores.Experience;
  const doubles = campaign.rules.growth === 'doubling';
  const from = doubles && level[hero] > 1 ? next[hero] / 2 : 0;
  return {
    label: ui.experience,
    value: `${points[hero]}/${next[hero]}`,
    part: next[hero] > from ? (points[hero] - from) / (next[hero] - from) : 0,
    colour: colours.experience,
  };
}

/** Whether a bag is full by weight, and not by the number of things in it. */
export function limitsWeight(game: Game, owner: number): boolean {
  return has(game, owner, 'Bag') && game.stores.Bag.places[owner] === manyPlaces;
}

/** So many places in a bag are no limit. */
const manyPlaces = 99;

/** How many things he carries, where that is limited. */
function roomFacts(game: Game, { ui }: Words): Fact[] {
  const { hero } = game;
  if (!has(game, hero, 'Bag') || limitsWeight(game, hero)) return [];
  const value = `${placesTaken(game, hero)}/${game.stores.Bag.places[hero]}`;
  return [{ label: ui.places, value }];
}

/** What has befallen him. */
function conditionFacts(game: Game, { ui }: Words): Fact[] {
  const { Condition } = game.stores;
  if (!has(game, game.hero, 'Condition')) return [];
  const all = ['helpless', 'confused', 'held', 'stuck'] as const;
  return all
    .filter((name) => Condition[name][game.hero] > 0)
    .map((name) => ({ label: '', value: ui[name], colour: colours.low }));
}

function fightFacts(game: Game, words: Words): Fact[] {
  const { Gear, Weapon, Armour } = game.stores;
  const { hero } = game;
  if (!has(game, hero, 'Stats')) {
    return [...strengthFacts(game, words), ...armourFacts(game, words)];
  }
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

function strengthFacts(game: Game, { ui }: Words): Fact[] {
  const { Strength } = game.stores;
  if (!has(game, game.hero, 'Strength')) return [];
  const now = Strength.now[game.hero];
  const best = Strength.best[game.hero];
  const more = now < best ? `(${strengthText(best)})` : undefined;
  return [{ label: ui.strength, value: strengthText(now), ...(more && { more }) }];
}

function armourFacts(game: Game, { ui }: Words): Fact[] {
  if (!has(game, game.hero, 'Fighter')) return [];
  return [{ label: ui.armourClass, value: `${armourClassOf(game, game.hero)}` }];
}

function courseFacts(game: Game, { ui }: Words): Fact[] {
  const turn: Fact = { label: ui.turn, value: `${game.turn}` };
  if (game.campaign.points.name === 'gold') {
    return [turn, { label: ui.gold, value: `${game.score}`, colour: colours.level }];
  }
  return [
    turn,
    { label: ui.score, value: `${game.score}` },
    { label: ui.performance, value: performanceOf(game) },
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
    { text: fact.value, colour: fact.colour ?? colour, before: fact.label ? near : 0 },
    ...(fact.more ? [{ text: fact.more, colour: colours.dim, before: near }] : []),
  ]);
  if (pieces.length === 0) return;
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
