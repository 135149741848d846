import type { Words } from '../../words/texts.ts';
import { element } from '../elements.ts';
import { svg } from '../icon.ts';

/** A direction of the rose, and the name of its key; an empty name if it has none. */
export interface RoseStep {
  readonly point: keyof Words['ui']['direction'];
  readonly key: string;
}

/** The degrees of the points, clockwise from the north. */
const turns: Readonly<Record<RoseStep['point'], number>> = {
  north: 0,
  northEast: 45,
  east: 90,
  southEast: 135,
  south: 180,
  southWest: 225,
  west: 270,
  northWest: 315,
};

/** A rose of the directions with the key of each at its point. Screen readers read it as a list. */
export function directionRose(steps: readonly RoseStep[], { ui }: Words): HTMLElement {
  const caps = steps.map(({ point, key }) =>
    element(
      'div',
      `rose-step rose-${point}`,
      element('dt', 'unseen', ui.direction[point]),
      element('dd', '', ...(key === '' ? [] : [element('kbd', '', key)])),
    ),
  );
  return element('div', 'rose', star(steps), element('dl', '', ...caps));
}

/** The star: each point has a bright and a dark half. Those of diagonals are short and below the others. */
function star(steps: readonly RoseStep[]): SVGElement {
  const points = steps
    .map(({ point }) => turns[point])
    .sort((a, b) => Number(a % 90 === 0) - Number(b % 90 === 0));
  const half = (turn: number, side: 1 | -1) => {
    const shape = turn % 90 === 0 ? `0,-48 ${side * 8},-9 0,0` : `0,-34 ${side * 7},-8 0,0`;
    const className = side < 0 ? 'rose-bright' : 'rose-dark';
    return svg('polygon', { points: shape, class: className, transform: `rotate(${turn})` });
  };
  return svg(
    'svg',
    { viewBox: '-50 -50 100 100', 'aria-hidden': 'true' },
    svg('circle', { r: 27, class: 'rose-ring' }),
    ...points.flatMap((turn) => [half(turn, -1), half(turn, 1)]),
    svg('circle', { r: 4.5, class: 'rose-middle' }),
  );
}
