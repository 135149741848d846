/** A rectangle in CSS pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Space between a card and its subject, and between a card and the window's edge. */
const gap = 8;

/** The places where a card covers less of the game. */
export interface Surroundings {
  /** The map. Around it are the hero's values and the buttons. */
  readonly map: Box | null;
  /** The hero's cell. */
  readonly hero: Box | null;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * The top left of a card beside its subject: to the right, to the left, above or below. Of the places that
 * fit, it is the first within the map that leaves the hero visible, or else the first within the map, or
 * else the first. A card that fits nowhere goes to the side with the most room. It never covers its subject
 * if any side has room.
 */
export function cardPlace(
  card: Size,
  subject: Box,
  window: Size,
  { map, hero }: Surroundings = { map: null, hero: null },
): { left: number; top: number } {
  const right = subject.left + subject.width;
  const bottom = subject.top + subject.height;
  const within = (at: number, size: number, room: number) =>
    Math.max(gap, Math.min(at, room - size - gap));
  const beside = within(subject.top, card.height, window.height);
  const edge = map ? map.left + map.width : 0;
  const along = within(subject.left, card.width, right <= edge ? edge : window.width);
  const places = [
    { room: window.width - right - 2 * gap - card.width, left: right + gap, top: beside },
    {
      room: subject.left - 2 * gap - card.width,
      left: subject.left - gap - card.width,
      top: beside,
    },
    {
      room: subject.top - 2 * gap - card.height,
      left: along,
      top: subject.top - gap - card.height,
    },
    { room: window.height - bottom - 2 * gap - card.height, left: along, top: bottom + gap },
  ];
  const fitting = places.filter(({ room }) => room >= 0);
  const onMap = fitting.filter((place) => map && isWithin(map, { ...place, ...card }));
  const best =
    onMap.find((place) => !hero || isApart(hero, { ...place, ...card })) ??
    onMap[0] ??
    fitting[0] ??
    places.reduce((a, b) => (b.room > a.room ? b : a));
  return {
    left: within(best.left, card.width, window.width),
    top: within(best.top, card.height, window.height),
  };
}

function isWithin(outer: Box, { left, top, width, height }: Box): boolean {
  return (
    left >= outer.left &&
    top >= outer.top &&
    left + width <= outer.left + outer.width &&
    top + height <= outer.top + outer.height
  );
}

function isApart(a: Box, b: Box): boolean {
  return (
    a.left + a.width <= b.left ||
    b.left + b.width <= a.left ||
    a.top + a.height <= b.top ||
    b.top + b.height <= a.top
  );
}
