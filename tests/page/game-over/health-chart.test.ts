import { expect, test } from 'vitest';
import { chartShape, chartSize, type ShownTurn } from '../../../src/page/game-over/health-chart.ts';

const { width, height } = chartSize;
const quiet: ShownTurn = {
  turnBefore: 10,
  healthBefore: 20,
  turn: 11,
  health: 20,
  maxHealth: 20,
  damage: [],
  healed: 0,
};

test('the line runs from the full height at full health to the ground at death', () => {
  const { line, area, most } = chartShape([
    quiet,
    {
      ...quiet,
      turnBefore: 11,
      turn: 20,
      healthBefore: 20,
      health: 0,
      damage: [{ cause: 'wolf', amount: 20 }],
    },
  ]);
  expect(most).toBe(20);
  const points = line.split(' ');
  expect(points[0]).toBe('0,0');
  expect(points[points.length - 1].split(',')[1]).toBe(String(height));
  expect(area.startsWith(`0,${height} 0,0`)).toBe(true);
});

test('the bars of several attackers hang one below the other, within the chart', () => {
  const damage = [
    { cause: 'wolf', amount: 5 },
    { cause: 'rat', amount: 10 },
  ];
  const { bars } = chartShape([quiet, { ...quiet, turnBefore: 11, turn: 12, health: 5, damage }]);
  expect(bars).toMatchObject([
    { cause: 'wolf', y: 0, height: height / 4 },
    { cause: 'rat', y: height / 4, height: height / 2 },
  ]);
  for (const bar of bars) expect(bar.x + bar.width).toBeLessThanOrEqual(width);
});

test('a bar of more damage than the hero has health ends at the ground', () => {
  const damage = [{ cause: 'wolf', amount: 90 }];
  const { bars } = chartShape([{ ...quiet, health: 0, damage }]);
  expect(bars[0].y + bars[0].height).toBe(height);
});

test('healing is a bar below the new health', () => {
  const hurt = { ...quiet, healthBefore: 5, health: 15, healed: 10 };
  expect(chartShape([hurt]).healing).toMatchObject([{ y: height / 4, height: height / 2 }]);
});
