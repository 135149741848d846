import { expect, test } from 'vitest';
import { kindById } from '../../../src/game/campaign.ts';
import { takeTurn } from '../../../src/game/game.ts';
import { bareScene, sceneText, withCell, withKind } from '../../../src/page/sandbox/scene-edits.ts';
import { readDrawnFloor, startDrawnGame } from '../../../src/trials/drawn-floor.ts';
import { campaign, monsterAt } from '../../world.ts';

const rat = kindById(campaign, 'rat');
const apple = kindById(campaign, 'apple');
const bare = bareScene(campaign);

test('a placed monster, item or tile replaces the content of its cell', () => {
  let scene = withKind(bare, rat, 3, 2);
  scene = withKind(scene, apple, 4, 2);
  scene = withCell(scene, 5, 2, '>');
  expect(scene.rows[2]).toMatch(/^#\.\.ρ.>\.+#$/);
  const game = startDrawnGame(campaign, 'here', scene);
  expect(monsterAt(game, 3, 2)).toBeGreaterThan(0);
  const without = withCell(scene, 3, 2, '.');
  expect(Object.values(without.legend)).toEqual(['apple']);
  expect(without.rows[2][3]).toBe('.');
});

test('a scene always has one hero and an outer wall', () => {
  const moved = withCell(bare, 2, 2, '@');
  expect(moved.rows.join('').split('@').length).toBe(2);
  expect(moved.rows[2][2]).toBe('@');
  expect(withKind(moved, rat, 2, 2)).toBe(moved);
  expect(withCell(bare, 0, 4, '.')).toBe(bare);
  expect(withCell(bare, 90, 4, '.')).toBe(bare);
});

test('two kinds with one glyph get letters of their own', () => {
  const twin = { ...rat, id: 'twin' };
  const { legend } = withKind(withKind(bare, rat, 3, 2), twin, 4, 2);
  expect(Object.values(legend)).toEqual(['rat', 'twin']);
});

test('a copied scene can be played by a test', () => {
  const scene = withKind(bare, rat, 3, 2);
  const read = readDrawnFloor(JSON.parse(sceneText(scene)));
  expect(read).toEqual(scene);
  takeTurn(startDrawnGame(campaign, 'there', scene), { type: 'wait' });
});
