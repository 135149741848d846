import { expect, test } from 'vitest';
import { packLook } from '../../../src/app/packs/pack-look.ts';
import { ghoulSvg, samplePack } from '../../bundles/sample-packs.ts';

test('the picture of a pack shows a kind with a sprite of the pack', () => {
  expect(packLook('moor', samplePack)).toEqual({
    glyph: 'G',
    colour: '#80c080',
    sprite: 'moor:ghoul',
  });
});

test('a sprite that no kind names is preferred to an icon of the game', () => {
  const imp = '{"look": {"glyph": "i", "colour": "#ff0000", "sprite": "imp"}}';
  const files = { 'monsters/imp.json': imp, 'sprites/gate.svg': ghoulSvg };
  expect(packLook('moor', files)).toMatchObject({ colour: '#ffffff', sprite: 'moor:gate' });
  expect(packLook('moor', { 'monsters/imp.json': imp })).toMatchObject({ sprite: 'imp' });
});

test('a pack without sprites, or with files that cannot be read, has the emblem of all packs', () => {
  const files = {
    'monsters/rat.json': '{"patch": "rat"}',
    'items/x.json': '{',
    'pack.json': 'null',
  };
  expect(packLook('moor', files)).toMatchObject({ sprite: 'locked-chest' });
});
