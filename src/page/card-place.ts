/** A rectangle in CSS pixels. */
export interface PageBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Space between a card and its subject, and between a card and the window's edge. */
export const gap = 8;

/** The places where a card covers less of the game. */
export interface CardSurroundings {
  /** The map. Around it are the hero's values and the buttons. */
  readonly map: PageBox | null;
  /** The hero's cell. */
  readonly hero: PageBox | null;
  /** The cells of monsters, items and stairs in view. */
  readonly things: readonly PageBox[];
  /** The direction pad, a question and a hint. */
  readonly others: readonly PageBox[];
}

/** The size of a card or window in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * The top left of a card beside its subject: to the right, to the left, above or below, level with it or at an edge of
 * the map. Among the places that fit, one that leaves the other things visible comes first, then one within the map,
 * then one that leaves the hero and as many things as possible visible. A card that fits nowhere goes to the side with
 * the most room. It never covers its subject if any side has room.
 */
export function cardPlace(
  card: Size,
  subject: PageBox,
  window: Size,
  { map, hero, things, others }: CardSurroundings = {
    map: null,
    hero: null,
    things: [],
    others: [],
  },
): { left: number; top: number } {
  const { level, atEdges } = placesBeside(card, subject, window, map);
  const isInWindow = ({ left, top }: Place) =>
    left >= gap &&
    top >= gap &&
    left + card.width <= window.width - gap &&
    top + card.height <= window.height - gap;
  const fitting = [...level, ...atEdges.filter(isInWindow)].filter(({ room }) => room >= 0);
  const cost = ({ left, top }: Place) => {
    const box = { left, top, ...card };
    return (
      4 * others.filter((other) => overlap(other, box)).length +
      (map && !isWithin(map, box) ? 2 : 0) +
      (hero && overlap(hero, box) ? 1 : 0) +
      // All of them together count less than the hero.
      things.filter((thing) => overlap(thing, box)).length / (things.length + 1)
    );
  };
  const best =
    fitting.length > 0
      ? fitting.reduce((a, b) => (cost(b) < cost(a) ? b : a))
      : level.reduce((a, b) => (b.room > a.room ? b : a));
  return {
    left: within(best.left, card.width, window.width),
    top: within(best.top, card.height, window.height),
  };
}

/** A place of a card. `room`: the pixels that are left on its side of the subject, below 0 if it does not fit. */
interface Place {
  readonly left: number;
  readonly top: number;
  readonly room: number;
}

/** Moves a card into the window, along one axis. */
function within(at: number, size: number, room: number): number {
  return Math.max(gap, Math.min(at, room - size - gap));
}

/** The places of a card beside its subject: level with it, and at the edges of the map and the window. */
function placesBeside(
  card: Size,
  subject: PageBox,
  window: Size,
  map: PageBox | null,
): { level: Place[]; atEdges: Place[] } {
  const right = subject.left + subject.width;
  const bottom = subject.top + subject.height;
  const edge = map ? map.left + map.width : 0;
  const room = right <= edge ? edge : window.width;
  const beside = within(subject.top, card.height, window.height);
  const along = within(subject.left, card.width, room);
  const onRight = { room: window.width - right - 2 * gap - card.width, left: right + gap };
  const onLeft = {
    room: subject.left - 2 * gap - card.width,
    left: subject.left - gap - card.width,
  };
  const above = {
    room: subject.top - 2 * gap - card.height,
    top: subject.top - gap - card.height,
  };
  const below = { room: window.height - bottom - 2 * gap - card.height, top: bottom + gap };
  const sides = (top: number) => [
    { ...onRight, top },
    { ...onLeft, top },
  ];
  const ends = (left: number) => [
    { ...above, left },
    { ...below, left },
  ];
  const lowest = map ? map.top + map.height : window.height;
  const tops = [gap, lowest - gap - card.height];
  const lefts = [gap, room - gap - card.width];
  return {
    level: [...sides(beside), ...ends(along)],
    atEdges: [
      ...tops.flatMap(sides),
      ...lefts.flatMap(ends),
      ...lefts.map((left) => ({ ...above, left, top: gap })),
      ...lefts.map((left) => ({ ...below, left, top: window.height - gap - card.height })),
    ],
  };
}

/**
 * The largest height with which a card of this width leaves its subject visible: that of the window beside the
 * subject, or that of the larger side, above or below.
 */
export function heightBeside(
  width: number,
  { left, top, width: across, height }: PageBox,
  window: Size,
): number {
  const beside = Math.max(left, window.width - left - across) - 2 * gap;
  if (width <= beside) return window.height - 2 * gap;
  return Math.max(top, window.height - top - height) - 2 * gap;
}

/** The largest width with which a card is beside its subject and within the map. */
export function widthBeside({ left, width }: PageBox, map: PageBox): number {
  return Math.max(left - map.left, map.left + map.width - left - width) - 2 * gap;
}

/** Whether the second rectangle is inside the first. */
export function isWithin(outer: PageBox, { left, top, width, height }: PageBox): boolean {
  return (
    left >= outer.left &&
    top >= outer.top &&
    left + width <= outer.left + outer.width &&
    top + height <= outer.top + outer.height
  );
}

/** Whether two rectangles have a part in common. */
export function overlap(a: PageBox, b: PageBox): boolean {
  return (
    a.left < b.left + b.width &&
    b.left < a.left + a.width &&
    a.top < b.top + b.height &&
    b.top < a.top + a.height
  );
}
