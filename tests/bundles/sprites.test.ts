import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { pngProblem } from '../../src/bundles/png.ts';
import { problemText } from '../../src/bundles/problems.ts';
import { readPack } from '../../src/bundles/read-pack.ts';
import { readSvg, svgLimits } from '../../src/bundles/svg.ts';
import { unzip } from '../../src/bundles/unzip.ts';
import { bytesOf, ghoulSvg, imp, samplePack, slimePng } from './sample-packs.ts';

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"${attributes}>${inside}</svg>`;
const path = '<path d="M0 0h9v9z"/>';

/** The drawing of a text, or its problem with its place. */
function resultOf(text: string) {
  const result = readSvg(text);
  return 'drawing' in result ? result.drawing : `${result.line}:${result.column}: ${result.text}`;
}

describe('an SVG', () => {
  test('an SVG of one colour is an icon; groups and what editors write are left out', () => {
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

  test('an SVG that is hostile to the reader is refused quickly', () => {
    const texts = ['<', '<a ', '<!--', '<path d="', '<g a=""', ' a="', '<![CDATA['];
    for (const text of texts) {
      const start = performance.now();
      expect(resultOf(svg(text.repeat(49_000 / text.length)))).toContain(': ');
      expect(performance.now() - start).toBeLessThan(1000);
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
    ['no PNG', strToU8('GIF89a'), 'the file is no PNG'],
    ['cut off', slimePng.slice(0, -1), 'the file is cut off or damaged'],
    ['only a mark', slimePng.slice(0, 8), 'the file is cut off or damaged'],
    ['a header of another length', changed(8, 0, 0, 0, 1), 'cut off or damaged'],
    ['wider than the limit', changed(16, 0, 0, 2, 1), '513 × 16 pixels; each side must have 8 to'],
    ['a bomb', changed(16, 0x7f, 0xff, 0xff, 0xff), 'each side must have 8 to 512'],
    ['too low', changed(20, 0, 0, 0, 7), 'the picture has 16 × 7 pixels'],
    ['too large', new Uint8Array(64_001), 'the file has 64001 bytes; the limit is 64000'],
  ])('that is %s is refused', (_, bytes, message) => {
    expect(pngProblem(bytes)).toContain(message);
  });
});

describe('a pack with sprites', () => {
  const withSprites = { ...bytesOf(samplePack), 'sprites/slime.png': slimePng };

  test('a pack with sprites survives being saved as a zip file', () => {
    const { pack, problems } = readPack(withSprites);
    expect(problems).toEqual([]);
    const result = unzip(zipSync(withSprites));
    expect(readPack('files' in result ? result.files : {}).pack?.files).toEqual(pack?.files);
  });

  test.each<[Record<string, Uint8Array>, string]>([
    [{ 'sprites/imp.svg': strToU8(svg('<script/>')) }, 'sprites/imp.svg:1:63: <script> is not'],
    [{ 'sprites/Imp.svg': strToU8(ghoulSvg) }, 'sprites/Imp.svg: the name must have only small'],
    [{ 'sprites/slime.svg': strToU8(ghoulSvg) }, 'sprites/slime.png: has the same name as'],
    [{ 'sprites/a.png': strToU8('x') }, 'sprites/a.png: the file is no PNG'],
    [{ 'sprites/imp.gif': slimePng }, 'sprites/imp.gif: warning: the file is not used'],
    [{ 'sprites/a/imp.png': slimePng }, 'sprites/a/imp.png: warning: the file is not used'],
    [{ 'monsters/imp.png': slimePng }, 'monsters/imp.png: warning: the file is not used'],
  ])('has its problems reported with their place (%#)', (files, message) => {
    const { problems } = readPack({ ...withSprites, 'monsters/imp.json': strToU8(imp), ...files });
    expect(problems.map(problemText).join('\n')).toContain(message);
  });
});
