import { expect, test } from 'vitest';
import { loadCampaign } from '../../src/bundles/load-campaign.ts';
import guide from '../../src/content/scenery.md?raw';
import { decorations, pavings, roomThemes } from '../../src/game/scenery.ts';
import { stoneColoursAt } from '../../src/screen/map/stone-colours.ts';
import { simple } from '../sources.ts';
import { campaign } from '../world.ts';

/** The words in backquotes of the guide. */
const words = new Set([...guide.matchAll(/`([^`\n]+)`/g)].map(([, word]) => word));

test('the guide to floors names every paving, decoration and theme of rooms', () => {
  for (const name of [...pavings, ...decorations.ground, ...decorations.walls, ...roomThemes]) {
    expect(words).toContain(name);
  }
});

test('the guide to floors has every field of a scenery', () => {
  const fields = new Set((campaign.scenery ?? []).flatMap((entry) => Object.keys(entry)));
  expect(fields.size).toBeGreaterThan(8);
  for (const field of [...fields].filter((field) => field !== 'to')) {
    expect(guide).toMatch(new RegExp(`\\| \`${field}\``));
  }
});

test('the example of the guide can be loaded', () => {
  const [, text = ''] = /```json\n([\s\S]*?)```/.exec(guide) ?? [];
  const scenery = JSON.parse(text);
  const floors = [{ from: 0, to: 9, generator: 'hall' }] as const;
  const loaded = loadCampaign({ ...simple, floors, scenery });
  expect(stoneColoursAt(loaded, 5).paving).toBe('earth');
  expect(stoneColoursAt(loaded, 5).decorations.walls).toEqual(['vines']);
});

test('floors with the defaults of the guide look like floors without an entry', () => {
  const rows = [...guide.matchAll(/^\| `(\w+)` +\|[^|]+\| (`?)([^`|]+?)\2 +\|$/gm)];
  const cells = rows.map(([, field, , value]) => [field, value]);
  const { decorations: place, rooms, ...stones } = Object.fromEntries(cells);
  expect(place).toBe('see below');
  expect(rooms).toBe('none');
  const [, grounds = ''] = /By default, floors have\s([^;]+) on the ground/.exec(guide) ?? [];
  const named = [...grounds.matchAll(/`(\w+)`/g)].map(([, name]) => name);
  const entry = {
    ...stones,
    growth: Number(stones.growth),
    decorations: {
      ground: decorations.ground.filter((name) => named.includes(name)),
      walls: ['banner', 'pillar', 'torch'] as const,
    },
  };
  const look = stoneColoursAt({ scenery: [{ from: 1, to: 1, ...entry }] }, 1);
  expect(look).toEqual(stoneColoursAt({}, 1));
  expect(Object.keys(stones)).toHaveLength(11);
});
