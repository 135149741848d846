import type { PageBox } from '../card-place.ts';

/** The picture of an ended game. The boxes are places on the page. */
export interface EndPicture {
  /** The element that holds the picture. */
  readonly stage: HTMLElement;
  readonly map: PageBox;
  /** The part of the map that the hero remembers. */
  readonly remembered: PageBox;
  readonly hero: PageBox;
}

/** Makes a frame that is not in use. `scene`: the picture as it is drawn now; null if there is none. */
export function makeSceneFrame(panel: HTMLElement, scene: () => EndPicture | null) {
  let stage: HTMLElement | null = null;
  const stop = () => {
    if (stage) Object.assign(stage.style, { translate: '', scale: '', mask: '' });
    stage = null;
  };
  const place = () => {
    if (!isOn || panel.hidden) return;
    const shown = scene();
    if (!shown) return stop();
    stage = shown.stage;
    const box = stage.getBoundingClientRect();
    const { offsetLeft, offsetTop } = stage;
    const [dx, dy] = [offsetLeft - box.left, offsetTop - box.top];
    /** A box at its place before the stage was moved and enlarged. The stage may still be moving. */
    const back = ({ left, top, width, height }: PageBox): PageBox => ({
      left: left + dx,
      top: top + dy,
      width,
      height,
    });
    const [map, remembered, hero] = [shown.map, shown.remembered, shown.hero].map(back);
    const area = areaBeside(panel.getBoundingClientRect());
    const scale = sceneScale(remembered, hero, area);
    const enlarged = ({ left, top, width, height }: PageBox): PageBox => ({
      left: offsetLeft + (left - offsetLeft) * scale,
      top: offsetTop + (top - offsetTop) * scale,
      width: width * scale,
      height: height * scale,
    });
    const shift = sceneShift(enlarged(remembered), enlarged(hero), area);
    const { offsetWidth: width, offsetHeight: height } = stage;
    stage.style.translate = `${Math.round(shift.x)}px ${Math.round(shift.y)}px`;
    stage.style.scale = `${scale}`;
    // Without the HUD, and with soft edges.
    stage.style.mask = [
      fading('right', map.left - offsetLeft, map.width, width),
      fading('bottom', map.top - offsetTop, map.height, height),
    ].join();
    stage.style.maskComposite = 'intersect';
  };
  let isOn = false;
  // The panel grows when its last parts are known. The screen draws the first frame in a new size of the window.
  const placeLater = () => requestAnimationFrame(() => requestAnimationFrame(place));
  new ResizeObserver(placeLater).observe(panel);
  window.addEventListener('resize', placeLater);
  return {
    start() {
      isOn = true;
      place();
    },
    /** Shows the whole picture again. */
    stop() {
      isOn = false;
      stop();
    },
  };
}

/** A mask that shows a part of a length and fades at its ends. All in CSS pixels. */
function fading(to: string, start: number, shown: number, whole: number): string {
  const [from, end] = [Math.max(0, start), Math.min(whole, start + shown)];
  const fade = Math.min(softEdge, (end - from) / 2);
  const stops = [`#0000 ${from}px`, `#000 ${from + fade}px`, `#000 ${end - fade}px`];
  return `linear-gradient(to ${to}, ${stops}, #0000 ${end}px)`;
}

/** The part of the window that a panel at its right or at its bottom leaves free. */
function areaBeside({ left, top }: DOMRect): PageBox {
  const { innerWidth, innerHeight } = window;
  if (left > 0) return { left: 0, top: 0, width: left, height: innerHeight };
  return { left: 0, top: 0, width: innerWidth, height: top };
}

/** The part of a scene at each edge that fades, in CSS pixels. */
const softEdge = 64;

/** The largest enlargement of a scene: its drawings are not made for the size, and become soft. */
const largestScale = 2;

/** The height of the hero as a share of an area: below it, the hero is too small to see. */
const heroShare = 0.2;

type Size = Pick<PageBox, 'width' | 'height'>;

/**
 * The enlargement with which a small remembered part of a map fills an area in one direction, or the hero is large
 * enough to be seen.
 */
export function sceneScale({ width, height }: Size, hero: Size, area: Size): number {
  const fitting = Math.min(area.width / width, area.height / height);
  const near = (heroShare * Math.min(area.width, area.height)) / hero.height;
  return Math.min(Math.max(1, fitting, near), largestScale);
}

/**
 * How far the map moves so that its remembered part fits an area: it is in the middle of the area, or fills it with the
 * hero as near to the middle as possible. The hero is never near the edge of the area, where it is hidden.
 */
export function sceneShift(
  remembered: PageBox,
  hero: PageBox,
  area: PageBox,
): { x: number; y: number } {
  return {
    x: shiftAlong([remembered.left, remembered.width], hero.left + hero.width / 2, [
      area.left,
      area.width,
    ]),
    y: shiftAlong([remembered.top, remembered.height], hero.top + hero.height / 2, [
      area.top,
      area.height,
    ]),
  };
}

/** How near the hero is to the edges of an area, as a share of it. */
const leastMargin = 0.2;

type Span = readonly [start: number, length: number];

function shiftAlong([start, length]: Span, hero: number, [from, room]: Span): number {
  const wanted = from + room / 2 - hero;
  const shift =
    length <= room
      ? from + (room - length) / 2 - start
      : Math.min(Math.max(wanted, from + room - start - length), from - start);
  const most = room * (0.5 - leastMargin);
  return Math.min(Math.max(shift, wanted - most), wanted + most);
}
