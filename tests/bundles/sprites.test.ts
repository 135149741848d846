import { icons } from '@iconify-json/game-icons';
import { Resvg } from '@resvg/resvg-js';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { pngProblem } from '../../src/bundles/packs/png.ts';
import { readPack } from '../../src/bundles/packs/read-pack.ts';
import { readSvg, svgLimits } from '../../src/bundles/packs/svg.ts';
import { extentOf } from '../../src/bundles/packs/svg-extent.ts';
import { unzip } from '../../src/bundles/packs/unzip.ts';
import { problemText } from '../../src/bundles/problems.ts';
import { processTime } from '../process-time.ts';
import { bytesOf, ghoulSvg, imp, samplePack, slimePng } from './sample-packs.ts';

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"${attributes}>${inside}</svg>`;
const path = '<path d="M0 0h9v9z"/>';

/** The drawing of a text, or its problem with its place. */
function resultOf(text: string) {
  const result = readSvg(text);
  if (!('drawing' in result)) return `${result.line}:${result.column}: ${result.text}`;
  const { isIcon, body } = result.drawing;
  return { isIcon, body };
}

/** The warning about a shape outside of the canvas, with its place; null for none. */
function strayIn(text: string): string | null {
  const result = readSvg(text);
  const stray = 'drawing' in result ? result.drawing.stray : null;
  return stray && `${stray.line}:${stray.column}: ${stray.text}`;
}

describe('an SVG', () => {
  test('an SVG of one colour is an icon, without groups and the additions of editors', () => {
    const source = `<?xml version="1.0"?><!-- by hand -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
${svg(
  '<title>Imp</title><defs id="d"/><sodipodi:namedview id="n"/><metadata><rdf:RDF><cc:Work/></rdf:RDF></metadata>' +
    '<g id="g" transform="translate(1 2)" style="fill:#000000;stroke:none"><path class="x" d="M0 0h9v9z" transform="rotate(5)"/></g>',
  ' xmlns:sodipodi="http://sodipodi.org"',
)}`;
    expect(resultOf(source)).toEqual({
      isIcon: true,
      body: '<path fill="currentColor" transform="translate(1 2) rotate(5)" d="M0 0h9v9z"/>',
    });
  });

  test('an SVG of several colours keeps its tones', () => {
    const source = svg(
      '<g fill="#f4f4f4"><path d="M0 0h9v9z"/><circle cx="9" cy="9" r="3" fill="red"/></g>',
    );
    expect(resultOf(source)).toEqual({
      isIcon: false,
      body: '<g fill="#f4f4f4"><path d="M0 0h9v9z"></path><circle cx="9" cy="9" r="3" fill="red"></circle></g>',
    });
  });

  test.each([
    ['a script', svg(`\n<script>alert(1)</script>${path}`), '2:1: <script> is not allowed'],
    ['a script with a prefix', svg(`<s:script/>${path}`), '<s:script> is not allowed'],
    [
      'a prefix for SVG',
      svg(path, ' xmlns:s="http://www.w3.org/2000/svg"'),
      'declare the namespace of SVG without a prefix',
    ],
    ['an event', svg(`<path d="M0 0" onload="alert(1)"/>`), '1:63: onload is not allowed'],
    ['an event of the root', svg(path, " onclick='a()'"), '1:1: onclick is not allowed'],
    ['HTML', svg(`<foreignObject>x</foreignObject>${path}`), '<foreignObject> is not allowed'],
    ['a picture', svg(`<image href="https://a.example/x.png"/>`), '<image> is not allowed'],
    ['a link', svg(`<a href="https://a.example"/>${path}`), '<a> is not allowed'],
    ['a reference', svg('<path xlink:href="#x"/>'), 'xlink:href must not refer to anything'],
    ['a use', svg(`<use href="#x"/>${path}`), '<use> is not allowed'],
    ['a style sheet', svg(`<style>@import "x.css"</style>${path}`), '<style> is not allowed'],
    ['a linked style sheet', `<?xml-stylesheet href="x.css"?>${svg(path)}`, 'a style sheet is not'],
    [
      'a fill from elsewhere',
      svg('<path d="M0" fill="url(https://a/#x)"/>'),
      'fill must not refer',
    ],
    ['a filter', svg('<path d="M0" filter="url(#blur)"/>'), 'filter must not refer to anything'],
    ['a style from elsewhere', svg('<path style="fill: URL (#a)"/>'), 'fill must not refer'],
    ['an animation', svg(`<animate attributeName="d"/>${path}`), '<animate> is not allowed'],
    ['a gradient', svg(`<defs><linearGradient/></defs>${path}`), '<linearGradient> is not allowed'],
    [
      'entities',
      `<!DOCTYPE svg [<!ENTITY a "aaaa">]>${svg(path)}`,
      '1:1: a DOCTYPE with entities is not allowed',
    ],
    [
      'a transform without its end',
      svg(`<path transform="scale(${' '.repeat(9000)}" d="M0 0h9v9z"/>`),
      'transform must be one such as',
    ],
    ['an entity', svg('<path d="&a;"/>'), 'd must be a plain value, not "&a;"'],
    ['a quote in a value', svg(`<path d='"/><script>'/>`), 'this is not well-formed XML'],
    ['another canvas', `<svg viewBox="0 0 24 24">${path}</svg>`, 'viewBox must be "0 0 512 512"'],
    ['no canvas', `<svg>${path}</svg>`, 'viewBox is missing'],
    ['an unclosed element', svg('<g>'), '</svg> closes no element; it must close <g>'],
    ['an open end', '<svg viewBox="0 0 512 512">', '<svg> is not closed'],
    ['two roots', svg(path) + svg(path), 'the file must have one <svg> around'],
    ['nothing to draw', svg('<g/>'), 'the file draws nothing'],
    ['no markup', 'hello', 'the file has no <svg>'],
    ['broken markup', svg('<path d="M0'), 'this is not well-formed XML'],
    ['many elements', svg(path.repeat(2000)), `more than ${svgLimits.elements} elements`],
    ['deep nesting', svg('<g>'.repeat(30)), `nested deeper than ${svgLimits.depth}`],
    ['a large text', svg(path.repeat(4000)), 'the limit is 50000'],
  ])('with %s is refused', (_, text, message) => {
    expect(resultOf(text)).toContain(message);
  });

  test.each([
    ['path at a wrong place', '<path d="M600 10h90v20z"/>', 'x 600 to 690 and y 10 to 30; move it'],
    [
      'path of a larger canvas',
      '<path d="M0 0H1024V1024z"/>',
      '<path> is cut off at the edge of the canvas 0 0 512 512: it has x 0 to 1024 and y 0 to 1024; move it or make it smaller',
    ],
    [
      'group that is moved away',
      '<path d="M0 0h9v9"/>\n<g transform="translate(0 -300)"><g><circle cx="50" cy="50" r="20"/></g></g>',
      '2:37: <circle> is outside of the canvas 0 0 512 512, so nobody sees it: it has x 30 to 70 and y -270 to -230; move it',
    ],
    ['rect', '<rect x="500" y="5" width="90" height="2"/>', 'x 500 to 590 and y 5 to 7'],
    ['ellipse', '<ellipse cx="9" cy="9" rx="40" ry="5"/>', 'x -31 to 49 and y 4 to 14'],
    ['line', '<line x1="9" y1="9" x2="9" y2="590" stroke="red"/>', 'x 9 to 9 and y 9 to 590'],
    ['polygon', '<polygon points="9,9 20,9,20 -40"/>', 'x 9 to 20 and y -40 to 9'],
  ])('a %s outside of its canvas has a warning', (_, inside, message) => {
    expect(strayIn(svg(inside))).toContain(message);
  });

  test('a shape without a fill has a warning if others have colours, because it is black', () => {
    const inside = '<path d="M0 0h9v9" fill="#fff"/>\n<g><path d="M0 0h90v90"/></g>';
    expect(strayIn(svg(inside))).toContain(
      '2:4: <path> is black, which hardly shows on dark floors, because it has no fill but other shapes have colours; set its fill',
    );
    expect(strayIn(svg(inside.replace('<g>', '<g fill="#000">')))).toBeNull();
  });

  test.each([
    ['a curve whose control point is outside', '<path d="M10 10Q256 -10 500 10z"/>'],
    [
      'a frame without a fill',
      '<g fill="none"><path d="M-90 -90H900V900z"/></g><path d="M0 0h9v9"/>',
    ],
    ['a move to the outside', '<path d="M0 0h9v9zM900 900"/>'],
    ['an edge that nobody sees', '<path d="M-1 0h514v9z"/>'],
    ['a shape that is malformed', '<path d="M900"/><circle r="x"/>'],
  ])('%s has no warning', (_, inside) => {
    expect(strayIn(svg(inside))).toBeNull();
  });

  test('the extents of icons, with any transform, are those that an SVG library finds', () => {
    const all = Object.values(icons.icons);
    const transforms = [
      ...['', 'rotate(30 200 100)', 'translate(5 -7) scale(.5,2)', 'matrix(1 .2 -.3 .8 10 20)'],
      'skewX(10) skewY(-5)',
    ];
    for (let n = 0; n < all.length; n += 40) {
      const transform = transforms[(n / 40) % transforms.length];
      const inside = all[n].body.replaceAll('<path ', `<path transform="${transform}" `);
      const box = new Resvg(svg(inside), { font: { loadSystemFonts: false } }).getBBox();
      const extents = [...inside.matchAll(/ d="([^"]*)"/g)].flatMap(([, d]) => {
        return extentOf('path', { d }, [transform]) ?? [];
      });
      const near = (found: number[], expected: number | undefined, pick: (a: number[]) => number) =>
        expect(Math.abs(pick(found) - (expected ?? 0)), inside.slice(0, 200)).toBeLessThan(1);
      const least = (values: number[]) => Math.min(...values);
      const most = (values: number[]) => Math.max(...values);
      near(
        extents.map(({ left }) => left),
        box?.x,
        least,
      );
      near(
        extents.map(({ top }) => top),
        box?.y,
        least,
      );
      near(
        extents.map(({ right }) => right),
        (box?.x ?? 0) + (box?.width ?? 0),
        most,
      );
      near(
        extents.map(({ bottom }) => bottom),
        (box?.y ?? 0) + (box?.height ?? 0),
        most,
      );
    }
  });

  test('an SVG that is hostile to the reader is refused quickly', () => {
    const texts = ['<', '<a ', '<!--', '<path d="', '<g a=""', ' a="', '<![CDATA['];
    for (const text of texts) {
      const start = processTime();
      expect(resultOf(svg(text.repeat(49_000 / text.length)))).toContain(': ');
      expect(processTime() - start).toBeLessThan(1000);
    }
  });
});

describe('a PNG', () => {
  const changed = (at: number, ...bytes: number[]) => {
    const copy = slimePng.slice();
    copy.set(bytes, at);
    return copy;
  };

  test('a PNG of a small picture has no problem', () => {
    expect(pngProblem(slimePng)).toBeNull();
  });

  test.each([
    ['no PNG', strToU8('GIF89a'), 'the file is not a PNG'],
    ['cut off', slimePng.slice(0, -1), 'the file is cut off or damaged'],
    ['only a mark', slimePng.slice(0, 8), 'the file is cut off or damaged'],
    ['a header of another length', changed(8, 0, 0, 0, 1), 'cut off or damaged'],
    ['wider than the limit', changed(16, 0, 0, 2, 1), '513 × 16 pixels; each side must have 8 to'],
    ['a bomb', changed(16, 0x7f, 0xff, 0xff, 0xff), 'each side must have 8 to 512'],
    ['too low', changed(20, 0, 0, 0, 7), 'the picture has 16 × 7 pixels'],
    [
      'too large',
      new Uint8Array(64_001),
      'the file has 64001 bytes; the limit is 64000: simplify the drawing',
    ],
  ])('that is %s is refused', (_, bytes, message) => {
    expect(pngProblem(bytes)).toContain(message);
  });
});

describe('a pack with sprites', () => {
  const withSprites = { ...bytesOf(samplePack), 'sprites/slime.png': slimePng };

  test('a pack with sprites survives being saved as a zip file', () => {
    const files = { ...withSprites, 'monsters/imp.json': strToU8(imp) };
    const { pack, problems } = readPack(files);
    expect(problems).toEqual([]);
    const result = unzip(zipSync(files));
    expect(readPack('files' in result ? result.files : {}).pack?.files).toEqual(pack?.files);
  });

  test.each<[Record<string, Uint8Array>, string]>([
    [{ 'sprites/imp.svg': strToU8(svg('<script/>')) }, 'sprites/imp.svg:1:63: <script> is not'],
    [{ 'sprites/Imp.svg': strToU8(ghoulSvg) }, 'sprites/Imp.svg: the name must have only small'],
    [{ 'sprites/slime.svg': strToU8(ghoulSvg) }, 'sprites/slime.png: has the same name as'],
    [{ 'sprites/a.png': strToU8('x') }, 'sprites/a.png: the file is not a PNG'],
    [
      { 'sprites/newt.svg': strToU8(ghoulSvg) },
      'sprites/newt.svg: hint: no file of the pack names this sprite; write "sprite": "moor:newt" in a look, or remove it, unless other packs name it',
    ],
    [
      {
        'sprites/slime.png': new Uint8Array(),
        'sprites/slime.svg': strToU8(svg('\n<path d="M0 0h900v9z"/>')),
      },
      'sprites/slime.svg:2:1: warning: <path> is cut off at the edge',
    ],
    [{ 'sprites/imp.gif': slimePng }, 'sprites/imp.gif: warning: the file is not used'],
    [{ 'sprites/a/imp.png': slimePng }, 'sprites/a/imp.png: warning: the file is not used'],
    [{ 'monsters/imp.png': slimePng }, 'monsters/imp.png: warning: the file is not used'],
  ])('has its problems reported with their place (%#)', (files, message) => {
    const { problems } = readPack({ ...withSprites, 'monsters/imp.json': strToU8(imp), ...files });
    expect(problems.map(problemText).join('\n')).toContain(message);
  });
});
