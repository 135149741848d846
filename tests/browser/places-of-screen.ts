import type { Rect } from '../../src/screen/screen-layout.ts';

/** The parts of a screen as the window shows them. */
export interface PlacesOfScreen {
  /** The screen itself. */
  readonly outer: Rect;
  /** Texts, pictures and controls in view. */
  readonly things: readonly Rect[];
  /** The points of it that are outside of the view until it is scrolled. */
  readonly below: number;
  /** Texts that are cut off, key caps in two lines, and texts over others or under a control. */
  readonly faults: readonly string[];
}

/**
 * Runs in the page: the places of the screen with a selector, of which the last one in view counts: the menu is hidden
 * behind other dialogs.
 */
export function placesOfScreen(selector: string): PlacesOfScreen {
  const scope = [...document.querySelectorAll(selector)].findLast((one) =>
    one.checkVisibility({ visibilityProperty: true }),
  );
  if (!scope) throw new Error(`${selector} is not shown.`);
  const unseen =
    '.unseen, .announcer, .text-switch, legend, .look-status, .hint-status, [aria-hidden=true].passing';
  const faults: string[] = [];
  const scrollers = [scope, ...scope.querySelectorAll('.body')];
  const nameOf = (shown: Element, text = shown.textContent || shown.ariaLabel || '') =>
    `${shown.localName}.${shown.classList} “${text.trim().slice(0, 40)}”`;
  const isVisible = (shown: Element) =>
    shown.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    shown.getBoundingClientRect().width > 1.5 &&
    !shown.closest(unseen);

  interface Place {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  }
  /** The part of an element's contents that it and the elements around it let through. */
  const clips = new Map<Element, Place & { readonly sticky: Element | null }>();
  const clipOf = (shown: Element): Place & { readonly sticky: Element | null } => {
    const known = clips.get(shown);
    if (known) return known;
    const window = { left: 0, top: 0, right: innerWidth, bottom: innerHeight, sticky: null };
    const { overflowX, overflowY, position } = getComputedStyle(shown);
    // Only the elements that it is placed in clip it.
    const placed = position === 'absolute' ? (shown as HTMLElement).offsetParent : null;
    const parent = placed ?? shown.parentElement;
    const outer = shown === scope || !parent ? window : clipOf(parent);
    const box = shown.getBoundingClientRect();
    const hides = { x: overflowX !== 'visible', y: overflowY !== 'visible' };
    const clip = {
      left: hides.x ? Math.max(outer.left, box.left) : outer.left,
      right: hides.x ? Math.min(outer.right, box.right) : outer.right,
      top: hides.y ? Math.max(outer.top, box.top) : outer.top,
      bottom: hides.y ? Math.min(outer.bottom, box.bottom) : outer.bottom,
      sticky: position === 'sticky' ? shown : outer.sticky,
    };
    clips.set(shown, clip);
    return clip;
  };
  const through = (box: Place, clip: Place): Place => ({
    left: Math.max(box.left, clip.left),
    right: Math.min(box.right, clip.right),
    top: Math.max(box.top, clip.top),
    bottom: Math.min(box.bottom, clip.bottom),
  });
  const isShown = ({ left, right, top, bottom }: Place) => right - left > 1 && bottom - top > 1;

  const texts: { readonly place: Place; readonly of: Element }[] = [];
  const range = document.createRange();
  for (const shown of scope.querySelectorAll('*')) {
    const nodes = [...shown.childNodes].filter(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    if (nodes.length === 0 || shown.localName === 'option' || !isVisible(shown)) continue;
    const clip = clipOf(shown);
    const boxes = nodes.flatMap((node) => {
      range.selectNodeContents(node);
      return [...range.getClientRects()];
    });
    const isOut = boxes.some(({ left, right }) => left < clip.left - 1 || right > clip.right + 1);
    // The row of the groups of options scrolls.
    if (isOut && !shown.closest('.jumps')) faults.push(`cut off: ${nameOf(shown)}`);
    if (shown.localName === 'kbd' && boxes.length > 1) faults.push(`broken: ${nameOf(shown)}`);
    for (const { left, right, top, bottom } of boxes) {
      // Letters do not fill their line.
      const fifth = (bottom - top) / 5;
      const place = through({ left, right, top: top + fifth, bottom: bottom - fifth }, clip);
      if (isShown(place)) texts.push({ place, of: shown });
    }
  }
  const controls = [...scope.querySelectorAll('button, input, select, textarea, summary')]
    .filter(isVisible)
    .map((of) => ({ place: through(of.getBoundingClientRect(), clipOf(of)), of }))
    .filter(({ place }) => isShown(place));
  // A heading of a section has a line to the end of its row, and a message may end before the end of its row.
  const pictures = [
    ...scope.querySelectorAll('img, svg, canvas, .portrait, .slot, h3, .log-lines li'),
  ]
    .filter(isVisible)
    .map((of) => through(of.getBoundingClientRect(), clipOf(of)))
    .filter(isShown);

  const isOver = (a: Place, b: Place) =>
    a.left < b.right - 1.5 &&
    b.left < a.right - 1.5 &&
    a.top < b.bottom - 1.5 &&
    b.top < a.bottom - 1.5;
  for (const [n, text] of texts.entries()) {
    for (const other of [...texts.slice(0, n), ...controls]) {
      if (!isOver(text.place, other.place)) continue;
      // A sticky part covers the text that scrolls below it.
      if (other.of.contains(text.of) || text.of.contains(other.of)) continue;
      if (clipOf(other.of).sticky !== clipOf(text.of).sticky) continue;
      if (other.of.closest('label')?.contains(text.of)) continue;
      faults.push(`${nameOf(text.of)} is over ${nameOf(other.of)}`);
    }
  }

  const { left, top, right, bottom } = scope.getBoundingClientRect();
  if (left < -1 || right > innerWidth + 1 || top < -1 || bottom > innerHeight + 1)
    faults.push(`outside of the window: ${nameOf(scope, '')}`);
  const rectOf = (place: Place): Rect => ({
    x: place.left,
    y: place.top,
    width: place.right - place.left,
    height: place.bottom - place.top,
  });
  return {
    outer: { x: left, y: top, width: right - left, height: bottom - top },
    things: [...texts, ...controls]
      .map(({ place }) => place)
      .concat(pictures)
      .map(rectOf),
    below: Math.max(...scrollers.map((one) => one.scrollHeight - one.clientHeight)),
    faults: [...new Set(faults)],
  };
}
