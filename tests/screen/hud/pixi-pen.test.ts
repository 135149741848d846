import '../node-navigator.ts';

import { type Container, type Sprite, Texture, TextureSource } from 'pixi.js';
import { beforeEach, describe, expect, test } from 'vitest';
import { colours, contrast } from '../../../src/screen/colours.ts';
import { PixiPen } from '../../../src/screen/hud/pixi-pen.ts';
import { useFakeCanvases } from '../fake-canvas.ts';

let painted: string[];
/** The texts that the last new text could be painted over. */
let unused: (string | undefined)[];
let pen: PixiPen;

beforeEach(() => {
  painted = [];
  pen = new PixiPen({
    width: (text, size) => (text.length * size) / 2,
    paint: (text, size, colour, face, dropped = []) => {
      unused = dropped.map(({ label }) => label);
      painted.push(`${text} ${size} ${colour} ${face?.outlined === true}`);
      const source = new TextureSource({ width: text.length * 10 + 8, height: 20 });
      return { texture: new Texture({ source, label: text }), margin: 4 };
    },
  });
});

function layers(): Sprite[][] {
  return pen.container.children.map((layer) =>
    (layer as Container<Sprite>).children.filter(({ visible }) => visible),
  );
}

function draw(commands: () => void, least = 1): void {
  pen.begin(least);
  commands();
  pen.end();
}

test('dimmed texts are bright where the device asks for more contrast', () => {
  const write = () =>
    draw(() => {
      for (const colour of [colours.dim, colours.title]) pen.text('Turn', 0, 0, 10, colour);
    });
  write();
  pen.highContrast = true;
  write();
  const [dim, title, highContrast] = painted.map((entry) => Number(entry.split(' ')[2]));
  expect([dim, title]).toEqual([colours.dim, colours.title]);
  expect(contrast(highContrast, colours.ground)).toBeGreaterThan(12);
});

test('a rectangle is a sprite with its place, size, colour and opacity', () => {
  draw(() => {
    pen.rect({ x: 1, y: 2, width: 30, height: 40 }, 0x123456, 0.5);
    pen.rect({ x: 5, y: 6, width: 7, height: 8 }, 0xffffff);
  });
  const [[first, second]] = layers();
  expect([first.x, first.y, first.width, first.height]).toEqual([1, 2, 30, 40]);
  expect([first.tint, first.alpha]).toEqual([0x123456, 0.5]);
  expect([second.x, second.y, second.width, second.height, second.alpha]).toEqual([5, 6, 7, 8, 1]);
});

test('a frame is drawn inside its rectangle with four sides', () => {
  draw(() => pen.frame({ x: 10, y: 20, width: 100, height: 50 }, 3, 0xff));
  const sides = layers()[0].map(({ x, y, width, height }) => [x, y, width, height]);
  expect(sides).toEqual([
    [10, 20, 100, 3],
    [10, 67, 100, 3],
    [10, 23, 3, 44],
    [107, 23, 3, 44],
  ]);
});

test('a tall picture keeps its proportions in the middle of a square', () => {
  const texture = new Texture({ source: new TextureSource({ width: 10, height: 20 }) });
  draw(() => pen.picture(texture, { x: 3, y: 4, width: 16, height: 16 }, 0x00ff00));
  const [, [{ x, y, width, height }]] = layers();
  expect([x, y, width, height]).toEqual([7, 4, 8, 16]);
});

test('a picture is a tinted sprite over the rectangles', () => {
  const texture = new Texture({ source: new TextureSource({ width: 8, height: 8 }) });
  draw(() => {
    pen.picture(texture, { x: 3, y: 4, width: 16, height: 16 }, 0x00ff00);
    pen.rect({ x: 0, y: 0, width: 1, height: 1 }, 0);
  });
  const [rects, [picture]] = layers();
  expect(rects).toHaveLength(1);
  expect(picture.texture).toBe(texture);
  expect([picture.x, picture.y, picture.width, picture.tint]).toEqual([3, 4, 16, 0x00ff00]);
});

test.each([
  ['left', 96],
  ['middle', 86],
  ['right', 76],
] as const)('a text that is aligned %s starts at its place', (align, x) => {
  draw(() => {
    expect(pen.text('ab', 100, 50, 20, 0xffffff, { align })).toBe(20);
  });
  const [text] = layers()[2];
  expect([text.x, text.y]).toEqual([x, 40]);
  expect(text.scale.x).toBe(1);
  expect(text.alpha).toBe(1);
});

test('a text that is too wide for its room is smaller rather than narrow', () => {
  draw(() => {
    expect(pen.text('abcd', 0, 0, 40, 0xffffff, { room: 40 })).toBe(40);
  });
  expect(painted).toEqual(['abcd 25 16777215 false']);
  expect(layers()[2][0].scale.x).toBeCloseTo(40 / 50);
});

test('a text of the smallest size is squeezed into its room', () => {
  draw(() => {
    expect(pen.text('abcd', 100, 50, 20, 0xffffff, { room: 20, alpha: 0.7 })).toBe(20);
    expect(pen.text('ab', 0, 0, 20, 0xffffff, { room: 20 })).toBe(20);
    expect(pen.text('', 0, 0, 20, 0xffffff)).toBe(0);
  }, 20);
  const [squeezed, fitting] = layers()[2];
  expect([squeezed.scale.x, squeezed.scale.y, squeezed.x, squeezed.alpha]).toEqual([
    0.5, 1, 98, 0.7,
  ]);
  expect(fitting.scale.x).toBe(1);
  expect(layers()[2]).toHaveLength(2);
});

test('the next drawing uses the sprites and texts again and hides the others', () => {
  draw(() => {
    pen.rect({ x: 0, y: 0, width: 1, height: 1 }, 1);
    pen.rect({ x: 0, y: 0, width: 2, height: 2 }, 2);
    pen.text('same', 0, 0, 16, 3);
    pen.text('old', 0, 0, 16, 3);
  });
  draw(() => {
    pen.rect({ x: 9, y: 0, width: 1, height: 1 }, 4);
    pen.text('same', 30, 0, 16, 3);
  });
  const [rects, , texts] = layers();
  expect(rects.map(({ x, tint }) => [x, tint])).toEqual([[9, 4]]);
  expect(texts.map(({ x, texture }) => [x, texture.label])).toEqual([[26, 'same']]);
  draw(() => {
    pen.text('old', 0, 0, 16, 3);
    pen.text('old', 0, 20, 16, 3);
    pen.text('old', 0, 20, 16, 5);
  });
  expect(painted).toEqual([
    'same 16 3 false',
    'old 16 3 false',
    'old 16 3 false',
    'old 16 5 false',
  ]);
});

test('forgotten texts are painted again', () => {
  draw(() => pen.text('HP', 0, 0, 16, 3));
  pen.forgetTexts();
  draw(() => pen.text('HP', 0, 0, 16, 3));
  expect(painted).toHaveLength(2);
  expect(layers()[2]).toHaveLength(1);
});

test('the unused texts that were used last are kept: a number that changes each turn pushes out no text that returns', () => {
  const turn = (n: number) =>
    draw(() => {
      pen.text(`Turn ${n}`, 0, 0, 20, 0xffffff);
      pen.text(n % 2 === 0 ? 'asleep' : 'falls to 2 hits', 0, 0, 20, 0xffffff);
    });
  for (let n = 0; n < 100; n++) turn(n);
  expect(painted).toHaveLength(102);
});

test('a new text is only painted over one of the texts that were dropped last', () => {
  const turn = (n: number) =>
    draw(() => {
      pen.text('HP', 0, 0, 20, 0xffffff);
      pen.text(`Turn ${n}`, 0, 0, 20, 0xffffff);
    });
  for (let n = 0; n < 100; n++) turn(n);
  expect(unused).toEqual(Array.from({ length: 12 }, (_, index) => `Turn ${38 + index}`));
});

test('at most 48 unused texts are kept', () => {
  draw(() => {
    for (let index = 0; index < 60; index++) pen.text(`line ${index}`, 0, 0, 16, 3);
  });
  draw(() => {});
  const [, , texts] = pen.container.children;
  expect(texts.children).toHaveLength(48);
  expect(layers()[2]).toEqual([]);
});

describe('shapes', () => {
  const box = { x: 3.4, y: 4, width: 30, height: 20 };
  const round = { radius: 6, fill: [0x112233, 0x445566] } as const;

  test('a shape is a painted sprite between the rectangles, on whole pixels', () => {
    const canvases = useFakeCanvases();
    draw(() => {
      pen.rect({ x: 0, y: 0, width: 1, height: 1 }, 1);
      pen.shape(box, { ...round, rim: { colour: 0xffcc00, width: 2 }, alpha: 0.5 });
      pen.rect({ x: 0, y: 0, width: 1, height: 1 }, 2);
    });
    const [sprites] = layers();
    expect(sprites).toHaveLength(3);
    const { x, y, width, height, alpha, tint } = sprites[1];
    expect([x, y, width, height, alpha, tint]).toEqual([3, 4, 30, 20, 0.5, 0xffffff]);
    const [canvas] = canvases;
    expect([canvas.width, canvas.height]).toEqual([30, 20]);
    expect(canvas.callsOf('roundRect').map(({ values }) => values)).toEqual([
      [0, 0, 30, 20, 6],
      [1, 1, 28, 18, 5],
    ]);
    expect(canvas.calls.map(({ name }) => name)).toContain('stroke');
  });

  test('equal shapes are painted once, and a shape of another size or colour again', () => {
    const canvases = useFakeCanvases();
    draw(() => {
      pen.shape(box, round);
      pen.shape({ ...box, x: 50 }, round);
    });
    draw(() => pen.shape({ ...box, y: 90 }, round));
    expect(canvases).toHaveLength(1);
    draw(() => pen.shape({ ...box, width: 31 }, round));
    draw(() => pen.shape(box, { ...round, fill: [0, 0] }));
    draw(() => pen.shape(box, { ...round, to: 'right' }));
    expect(canvases).toHaveLength(4);
  });

  test('at most 24 unused shapes are kept, and a shape without an area is not painted', () => {
    const canvases = useFakeCanvases();
    draw(() => {
      for (let width = 0; width <= 40; width++) pen.shape({ ...box, width }, round);
    });
    expect(canvases).toHaveLength(40);
    draw(() => {});
    draw(() => {
      for (let width = 40; width > 16; width--) pen.shape({ ...box, width }, round);
    });
    expect(canvases).toHaveLength(40);
    draw(() => pen.shape({ ...box, width: 16 }, round));
    expect(canvases).toHaveLength(41);
  });

  test('after shapes were destroyed the layers are added again in order, so that no batch keeps the shapes', () => {
    useFakeCanvases();
    const before = [...pen.container.children];
    const added: unknown[] = [];
    pen.container.on('childAdded', (layer) => added.push(layer));
    const drawShapes = (count: number, from: number) =>
      draw(() => {
        for (let n = 0; n < count; n++) pen.shape({ ...box, width: from + n }, round);
      });
    drawShapes(24, 10);
    drawShapes(1, 60);
    expect(added).toEqual([]);
    drawShapes(1, 70);
    expect(added).toEqual(before);
    expect(pen.container.children).toEqual(before);
  });

  test('shapes stay when only texts are forgotten, as after a font has loaded', () => {
    const canvases = useFakeCanvases();
    draw(() => pen.shape(box, round));
    pen.forgetTexts();
    draw(() => pen.shape(box, round));
    expect(canvases).toHaveLength(1);
  });

  test('forgotten shapes are painted again', () => {
    const canvases = useFakeCanvases();
    draw(() => pen.shape(box, round));
    pen.forget();
    draw(() => pen.shape(box, round));
    expect(canvases).toHaveLength(2);
  });

  test('a raised button has a darker foot under its face', () => {
    const canvases = useFakeCanvases();
    draw(() => pen.shape(box, { ...round, foot: 4 }));
    expect(canvases[0].callsOf('roundRect').map(({ values }) => values)).toEqual([
      [0, 0, 30, 20, 6],
      [0, 0, 30, 16, 6],
    ]);
  });
});
