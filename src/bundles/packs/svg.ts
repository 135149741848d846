import { placeAt, type TextPlace } from '../json.ts';
import { type Extent, extentOf } from './svg-extent.ts';

/**
 * Reads the SVG of a sprite. It is written again from a list of allowed elements and attributes, so nothing
 * else ever reaches the browser: no scripts, events, styles, links or references. An XML library would not do:
 * none is needed for such a small part of SVG, and the places of mistakes would be lost.
 */

/** The limits of a sprite as SVG. */
export const svgLimits = { characters: 50_000, elements: 1000, depth: 20 };

/** A checked drawing. */
export interface SvgDrawing {
  /** Whether it is a shape of one colour, like an icon, and gets two tones. */
  readonly isIcon: boolean;
  /** Its elements, without `<svg>`. The fill of an icon is `currentColor`. */
  readonly body: string;
  /** The first shape that cannot be seen: outside of the canvas, or black by mistake; null for none. */
  readonly stray: ({ readonly text: string } & TextPlace) | null;
}

/** The drawing of a text, or why there is none, with the place. */
export type ReadSvg = { readonly drawing: SvgDrawing } | ({ readonly text: string } & TextPlace);

/** Elements that are drawn. */
const shapes = ['path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon'];
/** Elements that are read and left out, because vector editors write them. */
const ignored = ['title', 'desc', 'metadata', 'defs'];

/** The allowed attributes. */
const geometry = 'd points x y x1 y1 x2 y2 cx cy r rx ry width height transform'.split(' ');
const fills = ['fill-rule', 'clip-rule'];
const paints =
  'fill fill-opacity opacity stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin'.split(
    ' ',
  );
const allowed = [...geometry, ...fills, ...paints];

/** The values that allowed attributes can have: numbers, colours and words. */
const plainValue = /^[\w\s.,#%()+-]*$/;
/** Transforms such as `translate(1 2) rotate(45)`. */
const transforms =
  /^\s*(?:(?:matrix|translate|scale|rotate|skewX|skewY)\s*\([\d\s.,e+-]*\)[\s,]*)*$/;
/** The data of a path: letters and numbers that begin with a move. */
const pathData = /^\s*m[\s\d.,e+mlhvcsqtaz-]*$/i;
/** The fills of a drawing of one colour. */
const oneColour = /^(?:currentcolor|black|#000|#000000|none)$/i;

const canvas = '0 0 512 512';

/** A mistake at a place of the text. */
class Mistake extends Error {
  constructor(
    readonly at: number,
    text: string,
  ) {
    super(text);
  }
}

/** An element with its allowed attributes and its parts. */
interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly parts: Element[];
  /** Its offset in the text. */
  readonly at: number;
}

/** Reads the text of an SVG file. */
export function readSvg(text: string): ReadSvg {
  const { characters } = svgLimits;
  if (text.length > characters) {
    const wrong = `the file has ${text.length} characters; the limit is ${characters}: simplify the drawing`;
    return { line: 0, column: 0, text: wrong };
  }
  try {
    const { stray, ...drawing } = drawingOf(treeOf(text));
    return {
      drawing: { ...drawing, stray: stray && { ...placeAt(text, stray.at), text: stray.text } },
    };
  } catch (error) {
    if (!(error instanceof Mistake)) throw error;
    return { ...placeAt(text, error.at), text: error.message };
  }
}

/** Tags, comments, instructions and character data, one by one. */
const token =
  /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>|<!DOCTYPE[^[>]*>|<(\/?)([A-Za-z_][\w.:-]*)((?:\s+[\w.:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|[^<]+/y;

/** The root of a text. */
function treeOf(text: string): Element {
  const root: Element = { name: '', attributes: {}, parts: [], at: 0 };
  const open = [root];
  let count = 0;
  token.lastIndex = text.startsWith('\uFEFF') ? 1 : 0;
  while (token.lastIndex < text.length) {
    const at = token.lastIndex;
    const found = token.exec(text);
    if (!found) throw new Mistake(at, wrongMarkup(text.slice(at, at + 20)));
    const [whole, close, name, attributes, single] = found;
    if (whole.startsWith('<?xml-stylesheet')) {
      throw new Mistake(at, 'a style sheet is not allowed; set fill and stroke of each shape');
    }
    if (name === undefined) continue;
    const current = open[open.length - 1];
    if (close) {
      if (open.length < 2 || current.name !== name) {
        throw new Mistake(at, `</${name}> closes no element; it must close <${current.name}>`);
      }
      open.pop();
      continue;
    }
    count++;
    if (count > svgLimits.elements) {
      throw new Mistake(
        at,
        `the file has more than ${svgLimits.elements} elements; simplify the drawing`,
      );
    }
    checkElement(name, open.length === 1 && root.parts.length === 0, at);
    const element = { name, attributes: attributesOf(name, attributes, at), parts: [], at };
    current.parts.push(element);
    if (single) continue;
    open.push(element);
    if (open.length > svgLimits.depth) {
      throw new Mistake(at, `elements are nested deeper than ${svgLimits.depth}; ungroup some`);
    }
  }
  const unclosed = open[open.length - 1].name;
  if (unclosed) throw new Mistake(text.length, `<${unclosed}> is not closed`);
  if (!root.parts[0]) throw new Mistake(0, 'the file has no <svg>');
  return root.parts[0];
}

function wrongMarkup(start: string): string {
  if (/^<!DOCTYPE/i.test(start)) return 'a DOCTYPE with entities is not allowed; remove it';
  return 'this is not well-formed XML; save the file again with a vector editor';
}

function checkElement(name: string, isFirst: boolean, at: number): void {
  if (isFirst !== (name === 'svg')) {
    throw new Mistake(at, `the file must have one <svg> around all other elements`);
  }
  // Vector editors write elements of their own with a prefix. They are left out.
  const isKnown = name === 'svg' || name === 'g' || [...shapes, ...ignored].includes(name);
  if (isKnown || (name.includes(':') && !/:script$/i.test(name))) return;
  throw new Mistake(at, `<${name.slice(0, 40)}> is not allowed; use g, ${shapes.join(', ')}`);
}

/** The allowed attributes of an element. Of the root it is only the `viewBox`. */
function attributesOf(element: string, source: string, at: number): Record<string, string> {
  const written = writtenAttributes(source);
  for (const [name, value] of written) refuseActive(name, value, at);
  if (element === 'svg') return { viewBox: checkedViewBox(written, at) };
  const used = written.filter(([name]) => allowed.includes(name));
  for (const [name, value] of used) checkValue(name, value, at);
  return Object.fromEntries(used);
}

type Attribute = readonly [name: string, value: string];

/** The attributes of an element as it states them. The properties of its `style` count as attributes. */
function writtenAttributes(source: string): Attribute[] {
  const all = source.matchAll(/([\w.:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g);
  return [...all].flatMap(([, name, double, single]): Attribute[] => {
    const value = double ?? single;
    if (name !== 'style') return [[name, value]];
    return value.split(';').map((part) => {
      const [property, ...rest] = part.split(':');
      return [property.trim(), rest.join(':').trim()];
    });
  });
}

/** Refuses what could run or load something. */
function refuseActive(name: string, value: string, at: number): void {
  if (/^on/i.test(name)) throw new Mistake(at, `${name} is not allowed: a sprite has no events`);
  if (/(?:^|:)href$/i.test(name) || /url\s*\(|@import/i.test(value)) {
    throw new Mistake(at, `${name} must not refer to anything; draw with plain colours`);
  }
  if (/^xmlns:/.test(name) && /svg$/.test(value)) {
    throw new Mistake(at, `${name}: declare the namespace of SVG without a prefix`);
  }
}

function checkValue(name: string, value: string, at: number): void {
  const start = value.slice(0, 40);
  if (!plainValue.test(value)) {
    throw new Mistake(at, `${name} must be a plain value, not "${start}"`);
  }
  if (name === 'transform' && !transforms.test(value)) {
    throw new Mistake(at, `transform must be one such as "translate(8 8)", not "${start}"`);
  }
  if (name === 'd' && !pathData.test(value)) {
    throw new Mistake(at, `d must be the data of a path such as "M0 0h9v9z", not "${start}"`);
  }
}

function checkedViewBox(attributes: readonly Attribute[], at: number): string {
  const value = attributes.findLast(([name]) => name === 'viewBox')?.[1];
  if (value === undefined) throw new Mistake(at, `viewBox is missing; it must be "${canvas}"`);
  const numbers = value.trim().split(/[\s,]+/);
  if (numbers.join(' ') === canvas) return canvas;
  throw new Mistake(at, `viewBox must be "${canvas}", not "${value.slice(0, 40)}"`);
}

/** The drawing of a tree. */
function drawingOf(
  root: Element,
): Omit<SvgDrawing, 'stray'> & { stray: { text: string; at: number } | null } {
  const all = descendants(root);
  if (!all.some(({ name }) => shapes.includes(name))) {
    throw new Mistake(0, `the file draws nothing; use ${shapes.join(', ')}`);
  }
  const isIcon = all.every(({ attributes }) =>
    Object.entries(attributes).every(([name, value]) => {
      if (name === 'fill') return oneColour.test(value);
      if (name === 'stroke') return value === 'none';
      return !paints.includes(name) || name.startsWith('stroke-') || value === '1';
    }),
  );
  const body = root.parts.map((part) => (isIcon ? iconText(part, {}) : plainText(part))).join('');
  if (body === '') throw new Mistake(0, 'the file draws nothing: no shape has a fill; set fill');
  return { isIcon, body, stray: strayShape(root.parts, isIcon, {}, []) };
}

/** The side of the canvas, and the distance beyond it that is hidden. */
const side = 512;
const tolerance = 2;

/** The first visible shape of some elements that the canvas cuts off, or that is black for want of a fill. */
function strayShape(
  elements: readonly Element[],
  isIcon: boolean,
  outer: Readonly<Record<string, string>>,
  transforms: readonly string[],
): { text: string; at: number } | null {
  for (const element of elements.filter(isDrawn)) {
    const { name, attributes, parts, at } = element;
    const all = { ...outer, ...attributes };
    const own = [...transforms, attributes.transform ?? ''];
    if (name === 'g') {
      const found = strayShape(parts, isIcon, all, own);
      if (found) return found;
      continue;
    }
    const isSeen = all.fill !== 'none' || (all.stroke ?? 'none') !== 'none';
    const extent = isSeen ? extentOf(name, attributes, own) : null;
    const isBlack = !isIcon && name !== 'line' && all.fill === undefined;
    const text = isBlack
      ? `<${name}> is black, which hardly shows on dark floors, because it has no fill but other shapes have colours; set its fill`
      : extent && strayText(name, extent);
    if (text) return { text, at };
  }
  return null;
}

function strayText(name: string, { left, top, right, bottom }: Extent): string | null {
  const isInside = Math.min(left, top) >= -tolerance && Math.max(right, bottom) <= side + tolerance;
  if (isInside) return null;
  const isSeen = left < side && right > 0 && top < side && bottom > 0;
  const [x, y] = [
    [left, right],
    [top, bottom],
  ].map(([from, to]) => `${Math.round(from)} to ${Math.round(to)}`);
  const extent = `it has x ${x} and y ${y}`;
  return isSeen
    ? `<${name}> is cut off at the edge of the canvas ${canvas}: ${extent}; move it or make it smaller`
    : `<${name}> is outside of the canvas ${canvas}, so nobody sees it: ${extent}; move it`;
}

function descendants({ parts }: Element): Element[] {
  return parts.flatMap((part) => (isDrawn(part) ? [part, ...descendants(part)] : []));
}

function isDrawn({ name }: Element): boolean {
  return name === 'g' || shapes.includes(name);
}

/** An element with its own tones. */
function plainText(element: Element): string {
  if (!isDrawn(element)) return '';
  const { name, attributes, parts } = element;
  return `<${name}${attributeText(attributes)}>${parts.map(plainText).join('')}</${name}>`;
}

/** The shapes of an icon without groups, because the light edge of an icon cannot have groups. */
function iconText(element: Element, outer: Readonly<Record<string, string>>): string {
  if (!isDrawn(element)) return '';
  const { name, attributes, parts } = element;
  const transform = [outer.transform, attributes.transform].filter(Boolean).join(' ');
  const all: Record<string, string> = {
    ...outer,
    ...attributes,
    ...(transform && { transform }),
  };
  if (name === 'g') return parts.map((part) => iconText(part, all)).join('');
  if (all.fill === 'none') return '';
  const own = Object.entries(all).filter(([key]) => [...geometry, ...fills].includes(key));
  return `<${name} fill="currentColor"${attributeText(Object.fromEntries(own))}/>`;
}

function attributeText(attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
}
