/** A rectangle in CSS pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Space between a card and its subject, and between a card and the window's edge. */
const gap = 8;

/**
 * The top left of a card beside its subject: to the right, to the left, above or below, the first that
 * fits. A card that fits nowhere goes to the side with the most room. It never covers its subject if any
 * side has room.
 */
export function cardPlace(
  card: { readonly width: number; readonly height: number },
  subject: Box,
  window: { readonly width: number; readonly height: number },
): { left: number; top: number } {
  const right = subject.left + subject.width;
  const bottom = subject.top + subject.height;
  const within = (at: number, size: number, room: number) =>
    Math.max(gap, Math.min(at, room - size - gap));
  const beside = within(subject.top, card.height, window.height);
  const along = within(subject.left, card.width, window.width);
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
  const best =
    places.find(({ room }) => room >= 0) ?? places.reduce((a, b) => (b.room > a.room ? b : a));
  return {
    left: within(best.left, card.width, window.width),
    top: within(best.top, card.height, window.height),
  };
}
