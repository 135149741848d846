import type { Drawing } from '../../assets/drawings.ts';
import { toneDefs } from '../../assets/outlines.ts';

/** Side of a picture in the row. */
const side = 120;

/** A colour that multiplies a drawing, as the game does it. */
function tint(colour: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const share = (channel: number) => (channel / 255).toFixed(3);
  const values = `${share(red)} 0 0 0 0  0 ${share(green)} 0 0 0  0 0 ${share(blue)} 0 0  0 0 0 1 0`;
  return `<filter id="tint-${colour.slice(1)}" color-interpolation-filters="sRGB"><feColorMatrix values="${values}"/></filter>`;
}

/** The picture of the style guide: how an icon is drawn, and how gear is put on a figure. */
export function stylePicture(drawings: readonly Drawing[]): string {
  const bodyOf = (name: string) => {
    const found = drawings.find((drawing) => drawing.name === name);
    if (!found) throw new Error(`There is no drawing ${name}.`);
    return found;
  };
  const glass = '#7fb4f0';
  const leather = '#b9763f';
  const steel = '#cfd8e6';
  const drawn = (name: string, colour = '') => {
    const { viewBox, body } = bodyOf(name);
    const filter = colour && ` filter="url(#tint-${colour.slice(1)})"`;
    return `<g${filter}><svg width="${side}" height="${side}" viewBox="${viewBox}">${body}</svg></g>`;
  };
  const shape = bodyOf('icon:round-bottom-flask').body.match(/ d="([^"]+)"/)?.[1];
  const plain =
    `<svg width="${side}" height="${side}" viewBox="-44 -44 600 600">` +
    '<rect x="-42" y="-42" width="596" height="596" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="4"/>' +
    '<rect width="512" height="512" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="4" stroke-dasharray="16 12"/>' +
    `<path d="${shape}"/></svg>`;
  const sword = `<g transform="translate(90.6 48.5) rotate(-25) scale(.56) translate(${-side / 2} ${-side / 2})">${drawn('icon:broadsword', steel)}</g>`;
  const steps = [
    plain,
    drawn('icon:round-bottom-flask'),
    drawn('icon:round-bottom-flask', glass),
    drawn('icon:adventurer'),
    drawn('icon:adventurer') + drawn('worn:light', leather),
    drawn('icon:adventurer') + drawn('worn:light', leather) + sword + drawn('worn:hand'),
  ];
  const boxes = steps.map((step, at) => `<g transform="translate(${at * side} 0)">${step}</g>`);
  const size = `width="${steps.length * side}" height="${side}"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${toneDefs}` +
    `${[glass, leather, steel].map(tint).join('')}</defs><rect ${size} fill="#8a6f55"/>\n` +
    `${boxes.join('\n')}\n</svg>\n`
  );
}
