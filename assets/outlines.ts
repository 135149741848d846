/** Side of the canvas of icons, sprites and gear, and the free margin around it for the outline. */
const CANVAS = 512;
const MARGIN = 44;
/** Full width of the dark outline: of an icon, of a sprite, and of gear on a figure. */
const outlines = { icon: 72, sprite: 52, worn: 30 } as const;
/** Width of the light edge of an icon, and its distance from the outline. */
const RIM = 30;
const RIM_SHIFT = '7 9';

/** The view box of everything with an outline. */
export const canvasBox = [-MARGIN, -MARGIN, CANVAS + 2 * MARGIN, CANVAS + 2 * MARGIN].join(' ');

/** The two tones of icons: the upper half is lit. */
export const toneDefs = `<linearGradient id="lit" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="${CANVAS}"><stop offset="0" stop-color="#f2f2f2"/><stop offset=".5" stop-color="#e6e6e6"/><stop offset=".56" stop-color="#bcbcbc"/><stop offset="1" stop-color="#a6a6a6"/></linearGradient>`;

/** An icon of one colour in two tones, with an outline and a light edge at the upper left. */
export function outlinedIcon(name: string, body: string): string {
  return (
    `${outlined(body, outlines.icon)}${body.replaceAll('currentColor', 'url(#lit)')}` +
    `<clipPath id="shape-${name}">${body}</clipPath><g clip-path="url(#shape-${name})">` +
    `<g transform="translate(${RIM_SHIFT})" stroke="#fff" stroke-width="${RIM}">` +
    `${body.replaceAll('currentColor', 'none')}</g></g>`
  );
}

/** A drawing with its own tones, and the outline of its whole shape. */
export function outlinedSprite(body: string, part: 'sprite' | 'worn'): string {
  return `${outlined(body, outlines[part])}${body}`;
}

/**
 * A picture of pixels, which stands on the bottom of the canvas, with an outline of its shape. `address`: that of
 * its data. `isSmall`: its pixels stay sharp.
 */
export function outlinedPicture(address: string, isSmall: boolean): string {
  const image =
    `<image href="${address}" width="${CANVAS}" height="${CANVAS}" preserveAspectRatio="xMidYMax"` +
    `${isSmall ? ' image-rendering="pixelated"' : ''}/>`;
  const area = `x="${-MARGIN}" y="${-MARGIN}" width="${CANVAS + 2 * MARGIN}" height="${CANVAS + 2 * MARGIN}"`;
  return (
    `<filter id="outline" filterUnits="userSpaceOnUse" ${area}>` +
    `<feMorphology in="SourceAlpha" operator="dilate" radius="${outlines.sprite / 2}"/></filter>` +
    `<g filter="url(#outline)">${image}</g>${image}`
  );
}

/** The shape of a drawing in black, with a line of this width around it. */
function outlined(body: string, width: number): string {
  const shape = body.replace(/\s(?:fill|stroke)(?:-[a-z]+)?="[^"]*"/g, '');
  return (
    `<g fill="#000" stroke="#000" stroke-width="${width}" ` +
    `stroke-linejoin="round" stroke-linecap="round">${shape}</g>`
  );
}
