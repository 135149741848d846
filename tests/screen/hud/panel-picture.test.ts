import '../node-navigator.ts';

import { Container, type RenderOptions, RenderTexture } from 'pixi.js';
import { expect, test } from 'vitest';
import { PanelPicture } from '../../../src/screen/hud/panel-picture.ts';

const box = { x: 900, y: 20, width: 380, height: 780 };

/** A picture of one part, and the pictures that its renderer has drawn. */
function makePicture() {
  const part = new Container();
  const picture = new PanelPicture(part);
  const drawn: { place: [number, number]; width: number; height: number }[] = [];
  const render = (options: RenderOptions | Container) => {
    const target = 'target' in options ? options.target : null;
    if (!(target instanceof RenderTexture)) throw new Error('The picture is drawn into a texture.');
    const { width, height } = target;
    const { x, y } = part.getGlobalPosition();
    drawn.push({ place: [x, y], width, height });
  };
  return { part, picture, drawn, prepare: () => picture.prepare({ render }) };
}

test('the picture is drawn once for each change, not in each frame', () => {
  const { picture, drawn, prepare } = makePicture();
  prepare();
  expect(drawn).toHaveLength(0);
  picture.show(box);
  for (let frame = 0; frame < 3; frame++) prepare();
  expect(drawn).toHaveLength(1);
  picture.show(box);
  prepare();
  expect(drawn).toHaveLength(2);
});

test('the picture has the size and the place of the panel, and its parts stay where they are', () => {
  const { part, picture, drawn, prepare } = makePicture();
  part.position.set(930, 50);
  for (const place of [box, { x: 0, y: 500, width: 390, height: 344 }]) {
    picture.show(place);
    prepare();
    const { x, y, width, height } = picture.view.getBounds();
    expect({ x, y, width, height }).toEqual(place);
    expect(drawn.at(-1)).toEqual({
      place: [930 - place.x, 50 - place.y],
      width: place.width,
      height: place.height,
    });
  }
  picture.destroy();
});
