import { describe, expect, test } from 'vitest';
import { loadCampaign } from '../../../src/bundles/load-campaign.ts';
import { problemText } from '../../../src/bundles/problems.ts';
import { campaigns } from '../../../src/content/campaigns.ts';
import jewel from '../../../src/content/simple/items/green-jewel.json';
import rat from '../../../src/content/simple/monsters/rat.json';
import type { CampaignSource } from '../../../src/game/campaign.ts';
import { newGame, takeTurn } from '../../../src/game/game.ts';
import { arena, rogue, simple } from '../../sources.ts';

const { spawn: _, ...homeless } = jewel;
const at = (depth: number) => ({ ...homeless, spawn: { at: [{ depth, x: 12, y: 5 }] } });

/** The texts of the problems of Simple with another jewel, further bundles and other parts. */
function problemsOf(
  prize: object,
  bundles: CampaignSource['bundles'] = {},
  parts: Partial<CampaignSource> = {},
): string[] {
  const all = { ...simple.bundles, './items/green-jewel.json': prize, ...bundles };
  return loadCampaign({ ...simple, ...parts, bundles: all }).problems.map(problemText);
}

const fix = 'place it by "spawn", in a vault or as Loot, at depths';
const unreachable = 'no floor that the hero can reach has it, so the game cannot be won';

/** Floors whose second hall has no stairs: nothing leads to the last floor. */
const [hall, rooms] = simple.floors;
const split = [hall, { ...rooms, to: 2 }, { from: 3, to: 5, generator: 'hall' }] as const;

const chest = { map: ['###', '#j.', '###'], legend: { j: 'green-jewel' }, depths: '2' };
const dragon = (parts: object) => ({
  ...rat,
  look: { ...rat.look, glyph: 'd' },
  spawn: undefined,
  Loot: [{ item: 'green-jewel' }],
  ...parts,
});

describe('a prize', () => {
  test.each([
    ['without spawn', homeless, {}, {}, 'Prize', '0, 1-4, 5'],
    ['behind a hall without stairs', at(5), {}, { floors: split }, 'spawn', '0, 1-2, 3'],
    [
      'on a floor above the first one',
      at(1),
      {},
      { start: { ...simple.start, depth: 2 } },
      'spawn',
      '2-4, 5',
    ],
    [
      'for floors of the generator "rogue", where there are none',
      { ...homeless, spawn: { from: 3 } },
      {},
      {},
      'spawn',
      '0, 1-4, 5',
    ],
    [
      'in a vault of floors that do not exist',
      homeless,
      { './vaults/chest.json': { ...chest, depths: '8' } },
      {},
      'Prize',
      '0, 1-4, 5',
    ],
    [
      'left by a monster that appears nowhere',
      homeless,
      { './monsters/dragon.json': dragon({}) },
      {},
      'Prize',
      '0, 1-4, 5',
    ],
  ] as const)('%s has a warning', (_, prize, bundles, parts, path, depths) => {
    const found = problemsOf(prize, bundles, parts).map((text) =>
      text.replace(/^.*warning/, 'warning'),
    );
    expect(found).toContain(`warning: ${path}: ${unreachable}; ${fix} ${depths}`);
  });

  test('its warning has the line and column', () => {
    const text = JSON.stringify(homeless, null, 2);
    const prize = text.replace('"Prize"', '"spawn": { "at": [] },\n  "Prize"');
    expect(problemsOf(prize as unknown as object)).toContainEqual(
      expect.stringMatching(/green-jewel\.json:15:12: warning: spawn: no floor/),
    );
  });

  test.each([
    ['on a cell', at(4), {}, {}],
    ['among the items of rooms', { ...homeless, spawn: { item: { group: 'prize' } } }, {}, {}],
    ['in a vault', homeless, { './vaults/chest.json': chest }, {}],
    [
      'left by a monster',
      homeless,
      { './monsters/dragon.json': dragon({ spawn: { depths: { '2': 1 } } }) },
      {},
    ],
    [
      'left by a monster that another one brings along',
      homeless,
      {
        './monsters/dragon.json': dragon({}),
        './monsters/knight.json': { extends: 'rat', Group: { escorts: [{ kind: 'dragon' }] } },
      },
      {},
    ],
    [
      'behind a trap door',
      at(5),
      {
        './traps/pit.json': {
          name: { en: 'pit' },
          look: { glyph: '^', colour: '#ffffff' },
          spawn: { scattered: { depths: '0+' } },
          Trap: { effects: [{ effect: 'fall' }] },
        },
      },
      { floors: split },
    ],
    ['beside another one', homeless, { './items/ruby.json': at(3) }, {}],
    [
      'where victory needs none',
      homeless,
      {},
      { rules: { ...simple.rules, victory: 'lastStanding' } },
    ],
  ] as const)('%s has no warning', (_, prize, bundles, parts) => {
    expect(problemsOf(prize, bundles, parts).join('\n')).not.toContain('cannot be won');
  });

  test('errors, which leave out kinds, have no such warning beside them', () => {
    const problems = problemsOf({ ...homeless, spawn: { at: [{ depth: 9, x: 1, y: 1 }] } });
    expect(problems).toEqual([expect.stringContaining('spawn.at: there is no cell')]);
  });
});

describe('a rule of victory', () => {
  const victories = (source: CampaignSource) =>
    loadCampaign(source)
      .problems.map(problemText)
      .filter((text) => text.includes('victory'));

  test('that needs a prize has a warning without one', () => {
    for (const victory of ['prize', 'escape'] as const) {
      const { './items/green-jewel.json': _, ...bundles } = simple.bundles;
      const source = { ...simple, bundles, rules: { ...simple.rules, victory } };
      expect(victories(source)).toEqual([
        `campaign.json: warning: rules.victory: "${victory}" needs an item with Prize; add one, or choose another victory`,
      ]);
    }
  });

  test('"escape" has a warning if the first floor has no stairs to leave by', () => {
    const rules = { ...simple.rules, victory: 'escape' } as const;
    expect(victories({ ...simple, rules })).toEqual([]);
    const floors = [{ from: 0, to: 0, generator: 'hall' }] as const;
    const bundles = { ...simple.bundles, './items/green-jewel.json': at(0) };
    expect(victories({ ...simple, bundles, rules, floors, scenery: [] })).toEqual([
      'campaign.json: warning: rules.victory: "escape" needs stairs on the first floor, by which the hero leaves; begin on a floor with stairs, such as a hall with "down", or choose another victory',
    ]);
  });

  test('"lastStanding" has a warning if the first floor has no monsters, where the first turn wins', () => {
    const source = { ...simple, rules: { ...simple.rules, victory: 'lastStanding' } } as const;
    expect(victories(source)).toEqual([
      'campaign.json: warning: rules.victory: "lastStanding": floor 0 has no monsters, so the first turn wins the game; place some by "spawn.at" or in a vault, or begin on another floor',
    ]);
    const game = newGame(loadCampaign(source), 'empty');
    takeTurn(game, { type: 'wait' });
    expect(game.ending).toMatchObject({ won: true });
    const guard = { ...rat, spawn: { at: [{ depth: 0, x: 3, y: 3 }] } };
    const bundles = { ...simple.bundles, './monsters/guard.json': guard };
    expect(victories({ ...source, bundles })).toEqual([]);
    // An arena without random monsters has those on fixed cells.
    const floors = arena.floors.map((floor) => ({ ...floor, monsters: 0 }));
    const empty = { ...arena, floors } as typeof arena;
    expect(victories(empty)).toHaveLength(1);
    const fixed = {
      ...arena.bundles,
      './monsters/guard.json': { ...rat, spawn: { at: [{ depth: 1, x: 3, y: 3 }] } },
    };
    expect(victories({ ...empty, bundles: fixed })).toEqual([]);
  });

  test.each([simple, rogue, arena].map((source) => [source.id, source] as const))(
    'works in the shipped campaign %s',
    (_, source) => {
      expect(campaigns).toContain(source);
      const texts = loadCampaign(source).problems.map(problemText);
      expect(texts.filter((text) => /victory|cannot be won/.test(text))).toEqual([]);
    },
  );
});
