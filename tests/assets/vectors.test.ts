import { expect, test } from 'vitest';
import { layersSvg } from '../../assets/vectors.ts';

const drawings = { rat: { viewBox: '0 0 32 32', body: '<path d="M0 0"/>' } };
const box = { x: 10, y: 20, side: 100 };

test('a drawing without a place fills its square', () => {
  const svg = layersSvg({ drawings }, [{ drawing: 'rat' }], box);
  expect(svg).toBe(
    '<g transform="translate(60 70) rotate(0)">' +
      '<svg x="-50" y="-50" width="100" height="100" viewBox="0 0 32 32"><path d="M0 0"/></svg></g>',
  );
});

test('a colour multiplies the drawing, and white leaves it as it is', () => {
  const tinted = layersSvg({ drawings }, [{ drawing: 'rat', colour: '#ff8000' }], box);
  expect(tinted).toContain('values="1 0 0 0 0 0 0.502 0 0 0 0 0 0 0 0 0 0 0 1 0"');
  const white = layersSvg({ drawings }, [{ drawing: 'rat', colour: '#FFFFFF' }], box);
  expect(white).not.toContain('filter');
});

test('a drawing in grey has nothing but shades of its colour, and becomes brighter', () => {
  const layer = { drawing: 'grey rat', colour: '#ff8000' };
  const [, values] = /values="([^"]*)"/.exec(layersSvg({ drawings }, [layer], box)) ?? [];
  const matrix = values?.split(' ').map(Number) ?? [];
  /** The red, green and blue that the filter makes of a colour. */
  const shadeOf = (colour: readonly number[]) =>
    [0, 5, 10].map((row) => colour.reduce((sum, part, n) => sum + part * matrix[row + n], 0));
  for (const colour of [
    [0, 1, 0],
    [1, 0, 0],
    [0.2, 0.4, 0.6],
  ]) {
    const [red, green, blue] = shadeOf(colour);
    expect([red > 0, blue]).toEqual([true, 0]);
    expect(green / red).toBeCloseTo(0.502, 2);
  }
  expect(shadeOf([0.5, 0.5, 0.5])[0]).toBeCloseTo(0.7);
});

test('a drawing that there is not is left out', () => {
  expect(layersSvg({ drawings }, [{ drawing: 'cat' }], box)).toBe('');
});
