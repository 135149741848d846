/** Makes an SVG element with attributes. */
export function svg<T extends keyof SVGElementTagNameMap>(
  tag: T,
  attributes: Readonly<Record<string, string | number>>,
  ...children: SVGElement[]
): SVGElementTagNameMap[T] {
  const made = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
  made.append(...children);
  return made;
}

/** Makes a picture of paths in a square of 24 units, which screen readers ignore. */
export function drawing(...paths: SVGPathElement[]): SVGSVGElement {
  return svg('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true' }, ...paths);
}

/** Makes an icon. `path`: its shape in a square of 24 units. */
export function iconOf(path: string): SVGSVGElement {
  return drawing(svg('path', { d: path }));
}
