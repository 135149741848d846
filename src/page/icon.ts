const namespace = 'http://www.w3.org/2000/svg';

/** Makes an icon, which screen readers ignore. `path`: its shape in a square of 24 units. */
export function iconOf(path: string): SVGSVGElement {
  const icon = document.createElementNS(namespace, 'svg');
  icon.setAttribute('viewBox', '0 0 24 24');
  icon.setAttribute('aria-hidden', 'true');
  const shape = document.createElementNS(namespace, 'path');
  shape.setAttribute('d', path);
  icon.append(shape);
  return icon;
}
