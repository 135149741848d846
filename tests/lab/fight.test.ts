import { describe, expect, test } from 'vitest';
import { loadCampaign } from '../../src/bundles/load-campaign.ts';
import { fight } from '../../src/lab/fights/fight.ts';
import { cellsOf, checkDepths, exceptionsOf, fightCell } from '../../src/lab/fights/fight-table.ts';
import { readMatchup } from '../../src/lab/fights/matchup.ts';
import { InputError } from '../../src/lab/input-error.ts';
import { arena, simple } from '../sources.ts';
import { arenaCampaign, campaign, rogueCampaign } from '../world.ts';

const look = { glyph: 'x', colour: '#ffffff' };
const bundle = (name: string, parts: object) =>
  JSON.stringify({ name: { en: name }, look, AI: { mind: 'hunter' }, ...parts });

/** An arena, where each attack takes one hit point, with monsters whose fights are predictable. */
const pit = loadCampaign(arena, {
  'titan.json': bundle('titan', { Health: { max: 200 } }),
  'ooze.json': bundle('ooze', { Health: { max: 7 }, Splits: { chance: 100 } }),
  'bomb.json': bundle('bomb', { Health: { max: 1 }, Explodes: { damage: 9, radius: 1 } }),
  'viper.json': bundle('viper', {
    Health: { max: 5 },
    Poison: { damage: 3, turns: 4 },
  }),
  'post.json': bundle('post', { Health: { max: 5 }, Rooted: {} }),
  'archer.json': bundle('archer', {
    Health: { max: 5 },
    Rooted: {},
    Throws: { dice: '1d1', range: 9, chance: 100 },
  }),
  'herald.json': bundle('herald', {
    Health: { max: 20 },
    Rooted: {},
    Triggers: [{ when: 'everyTurns', turns: 2, effects: [{ effect: 'summon', kind: 'gnat' }] }],
  }),
  'larva.json': bundle('larva', {
    Health: { max: 20 },
    Rooted: {},
    Triggers: [{ when: 'everyTurns', turns: 2, effects: [{ effect: 'become', into: 'titan' }] }],
  }),
  'witch.json': bundle('witch', {
    Health: { max: 90 },
    OnHit: { effects: [{ effect: 'polymorph', into: 'post', chance: 10 }] },
  }),
  'binder.json': bundle('binder', {
    Health: { max: 20 },
    OnHit: { effects: [{ effect: 'hold', radius: 0 }] },
  }),
  'netter.json': bundle('netter', {
    Health: { max: 5 },
    Rooted: {},
    Throws: { dice: '1d1', range: 9, chance: 100 },
    OnHit: { effects: [{ effect: 'snare', turns: 2 }] },
  }),
  'muddler.json': bundle('muddler', {
    Health: { max: 20 },
    OnHit: { effects: [{ effect: 'confuse', turns: 9 }] },
  }),
  'nurse.json': bundle('nurse', {
    Health: { max: 20 },
    Aids: { range: 9, chance: 40, effects: [{ effect: 'heal', sidesPerLevel: 9 }] },
  }),
  'caller.json': bundle('caller', {
    Health: { max: 20 },
    Rooted: {},
    Summons: { kind: 'gnat', chance: 100, most: 9 },
  }),
  'gnat.json': bundle('gnat', { Health: { max: 20 }, Speed: { percent: 300 } }),
  'snail.json': bundle('snail', { Health: { max: 20 }, Speed: { percent: 50 } }),
});

const held = (played: typeof campaign, text: string, rounds = 20, seed = 'test') =>
  fight(played, readMatchup(played, text), rounds, seed);

describe('parsing the sides of a fight', () => {
  test.each([
    ['3 rat v wolf', '3 rat', '1 wolf'],
    ['Rat, 2 bat VS wolf and caracal', '1 rat, 2 bat', '1 wolf, 1 caracal'],
    ['hero@5+dagger+Leather Armour v 2 wolf', 'hero@5+dagger+leather-armour', '2 wolf'],
    ['wolf against hero', '1 wolf', 'hero'],
  ])('"%s" is a valid matchup', (text, a, b) => {
    expect(readMatchup(campaign, text).names).toEqual([a, b]);
  });

  test.each([
    ['wulf v rat', 'the campaign simple has no monster "wulf"; did you mean "wolf"?'],
    ['dagger v rat', '"dagger": expected a monster; monsters: bat, caracal, rat, wolf'],
    ['hero+dager v rat', 'the campaign simple has no item "dager"; did you mean "dagger"?'],
    ['rat', '"rat": expected two sides separated by "v", for example: 3 rat v wolf'],
    [
      'rat v wolf v bat',
      '"rat v wolf v bat": expected two sides separated by "v", for example: 3 rat v wolf',
    ],
    ['37 rat v wolf', '"37 rat": a side has 1 to 36 monsters'],
    ['0 rat v wolf', '"0 rat": a side has 1 to 36 monsters'],
    ['hero@21 v rat', '"hero@21": the level must be 1 to 20, for example hero@5'],
    ['hero@ v rat', '"hero@": the level must be 1 to 20, for example hero@5'],
    ['2 hero v rat', '"2 hero": expected hero, hero@5 or hero@5+item'],
    ['hero and bat v rat', '"hero and bat": the hero fights alone; remove the other fighters'],
    ['hero v hero', '"hero v hero": only one side can include the hero'],
  ])('"%s" is rejected with the reason', (text, problem) => {
    expect(() => readMatchup(campaign, text)).toThrow(new InputError(problem));
  });

  test('a hero without levels or bag is rejected with the reason', () => {
    expect(() => readMatchup(arenaCampaign, 'hero@2 v gladiator')).toThrow(
      'has no levels; remove @2',
    );
    expect(() => readMatchup(arenaCampaign, 'hero+gladiator v gladiator')).toThrow(
      'carries no items',
    );
  });
});

describe('monsters against each other', () => {
  test('a wolf kills a rat of 6 HP with one attack of 16, which counts as 6 damage', () => {
    const { sides, undecided } = held(campaign, 'rat v wolf');
    expect(sides.map(({ wins }) => wins.share)).toEqual([0, 1]);
    expect(sides.map(({ taken }) => taken.mean)).toEqual([6, 1.5]);
    expect(undecided.count).toBe(0);
  });

  test('between monsters that die by one attack, each side wins half of the fights', () => {
    const { sides, turns } = held(arenaCampaign, 'gladiator v gladiator');
    expect(sides.map(({ wins }) => wins.count)).toEqual([10, 10]);
    expect(sides.map(({ taken }) => taken.mean)).toEqual([0.5, 0.5]);
    expect([turns.low, turns.high]).toEqual([2, 2]);
  });

  test('with dice, equal monsters are even within the interval', () => {
    const { sides } = held(rogueCampaign, 'kobold v kobold', 80);
    for (const { wins } of sides) {
      expect(wins.low).toBeLessThan(0.5);
      expect(wins.high).toBeGreaterThan(0.5);
    }
  });

  test('three monsters beat one of the same kind', () => {
    const [many, few] = held(rogueCampaign, '3 hobgoblin v hobgoblin', 60).sides;
    expect(many.wins.low).toBeGreaterThan(few.wins.high);
  });

  test('the parts of a split monster fight on with its hit points', () => {
    const [, oozes] = held(pit, 'titan v ooze').sides;
    expect(oozes.wins.count).toBe(0);
    expect(oozes.taken.mean).toBe(7);
  });

  test('damage that nobody sees counts, such as poison', () => {
    const [viper, titan] = held(pit, 'viper v titan', 4).sides;
    expect(viper.taken.mean).toBe(5);
    // Its own attacks take one hit point each, at most six in such a fight.
    expect(titan.taken.mean).toBeGreaterThan(9);
  });

  test('a fight is undecided if an explosion kills both sides', () => {
    expect(held(pit, 'bomb v bomb').undecided.share).toBe(1);
  });

  test('a thrower attacks from a distance', () => {
    const [posts, archers] = held(pit, 'post v archer').sides;
    expect(archers.wins.share).toBe(1);
    expect([posts.taken.mean, archers.taken.mean]).toEqual([5, 0]);
  });

  test('summoned monsters fight for their summoner, which may be on either side', () => {
    for (const sides of ['herald v titan', 'titan v herald']) {
      const { sides: found } = held(pit, sides, 4);
      const titan = found.find(({ name }) => name === '1 titan');
      const herald = found.find(({ name }) => name === '1 herald');
      expect([sides, herald?.wins.count]).toEqual([sides, 4]);
      expect(titan?.taken.mean).toBe(200);
    }
  });

  test('a monster that becomes another one fights on as this one', () => {
    const { sides } = held(pit, 'larva v snail', 4);
    expect(sides.map(({ wins }) => wins.count)).toEqual([4, 0]);
    expect(sides[1].taken.mean).toBe(20);
  });

  test('a monster that an enemy changes stays on its side', () => {
    const { sides } = held(pit, 'witch v titan', 4);
    expect(sides.map(({ wins }) => wins.count)).toEqual([4, 0]);
  });

  test('a monster that is held, snared or confused is restrained as in a game', () => {
    const [binder] = held(pit, 'binder v titan', 4).sides;
    expect(binder.wins.count).toBe(4);
    expect(binder.taken.mean).toBeLessThan(2);
    const [netter, caught] = held(pit, 'netter v titan', 4).sides;
    expect([netter.taken.mean, caught.taken.mean]).toEqual([0, 200]);
    // An enemy that is not confused needs 20 attacks and a few steps.
    expect(held(pit, 'muddler v titan', 4).turns.mean).toBeGreaterThan(30);
  });

  test('monsters help their own side and summon others for it', () => {
    const [nurses] = held(pit, '2 nurse v titan', 4).sides;
    expect(nurses.wins.count).toBe(4);
    const [caller] = held(pit, 'caller v titan', 4).sides;
    expect(caller.wins.count).toBe(4);
  });

  test('monsters act as often as their speed allows', () => {
    const [gnat, titan] = held(pit, 'gnat v titan', 4).sides;
    // Of each three hit points that it takes, it loses one.
    expect(gnat.taken.mean).toBe(20);
    expect(titan.taken.mean).toBeGreaterThan(54);
    expect(titan.taken.mean).toBeLessThan(66);
    const [snail, rival] = held(pit, 'snail v titan', 4).sides;
    expect(snail.taken.mean).toBe(20);
    expect(rival.taken.mean).toBeGreaterThan(7);
    expect(rival.taken.mean).toBeLessThan(13);
  });

  test('a fight between immobile monsters is undecided after 300 turns', () => {
    const { undecided, turns } = held(pit, 'post v post', 2);
    expect([undecided.share, turns.mean]).toEqual([1, 300]);
  });

  test('equal seeds give equal fights, other seeds other fights', () => {
    const text = '2 jackal v orc';
    const once = held(rogueCampaign, text);
    expect(held(rogueCampaign, text)).toEqual(once);
    expect(held(rogueCampaign, text, 20, 'other').sides).not.toEqual(once.sides);
  });
});

describe('the hero', () => {
  test('the hero beats a wolf from level 5, or from level 4 with a weapon, on either side', () => {
    const wins = (text: string) => held(campaign, text, 4).sides.map((side) => side.wins.share);
    expect(wins('hero@4 v wolf')).toEqual([0, 1]);
    expect(wins('hero@5 v wolf')).toEqual([1, 0]);
    expect(wins('wolf v hero@5')).toEqual([0, 1]);
    expect(wins('hero@4+long-sword v wolf')).toEqual([1, 0]);
  });

  test('the hero fights with the starting equipment of the campaign', () => {
    const [armed] = held(rogueCampaign, 'hero@2 v 3 orc', 40).sides;
    const [worse] = held(rogueCampaign, 'hero@2+dagger v 3 orc', 40).sides;
    expect(armed.wins.count).toBeGreaterThan(worse.wins.count);
  });

  test('the hero, who does not shoot, does not beat with an added bow or arrow', () => {
    const [armed] = held(rogueCampaign, 'hero@2 v orc', 20).sides;
    const [archer] = held(rogueCampaign, 'hero@2+short-bow+arrow v orc', 20).sides;
    expect(archer).toEqual({ ...armed, name: archer.name });
  });

  test('the turns of a fight include those in which the hero is paralysed', () => {
    const hypnotist = bundle('hypnotist', {
      Health: { max: 2 },
      Stats: { attack: 3, defence: 9 },
      Paralysis: { turns: 20, spread: 1, most: 200 },
    });
    const grown = loadCampaign(simple, { 'hypnotist.json': hypnotist });
    const { sides, turns } = held(grown, 'hero v hypnotist', 4);
    expect(sides[0].wins.count).toBe(4);
    // The touches, which do no damage, paralyse the hero for 200 turns.
    expect(turns.mean).toBeGreaterThan(200);
    expect(turns.mean).toBeLessThan(300);
  });

  test('an added item can join a stack of the starting equipment', () => {
    for (const hero of ['hero+ration', 'hero+potion-healing+potion-healing']) {
      const [{ wins }] = held(rogueCampaign, `${hero} v bat`, 3).sides;
      expect([hero, wins.count]).toEqual([hero, 3]);
    }
  });

  test('a hero with too many items is rejected', () => {
    const much = `hero${'+plate-armour'.repeat(10)}`;
    expect(() => held(campaign, `${much} v rat`, 1)).toThrow(
      'the hero cannot carry all these items',
    );
  });

  const plan = { items: [], rounds: 2, seed: 'table' };

  test('the table has a cell for each monster and level', () => {
    const levels = { ...plan, unit: 'level', from: 4, to: 5 } as const;
    const fightAt = fightCell(campaign, levels);
    const wins = cellsOf(campaign, levels).map((cell) => [
      `${cell.monster} ${cell.number}`,
      fightAt(cell).sides[0].wins.share,
    ]);
    expect(wins).toEqual([
      ...[
        ['bat 4', 1],
        ['bat 5', 1],
        ['caracal 4', 1],
        ['caracal 5', 1],
      ],
      ...[
        ['rat 4', 1],
        ['rat 5', 1],
        ['wolf 4', 0],
        ['wolf 5', 1],
      ],
    ]);
  });

  test('a cell of the table is named as the fight that repeats it', () => {
    const levels = { ...plan, unit: 'level', from: 3, to: 3, items: ['dagger'] } as const;
    const { sides } = fightCell(campaign, levels)({ monster: 'rat', number: 3 });
    expect(sides.map(({ name }) => name)).toEqual(['hero@3+dagger', '1 rat']);
    expect(held(campaign, 'hero@3+dagger v 1 rat', 2, 'table').sides).toEqual(sides);
  });

  test('the table of depths has heroes with items from above, and rejects missing depths', () => {
    const fightAt = fightCell(campaign, { ...plan, rounds: 10, unit: 'depth', from: 1, to: 5 });
    const share = (number: number) => fightAt({ monster: 'wolf', number }).sides[0].wins.share;
    expect([share(1), share(5)]).toEqual([0, 1]);
    expect(() => checkDepths(campaign, { from: 5, to: 6 })).toThrow('depth 6');
  });
});

test('a table leaves out allies of the hero, and names leaders, who fight without their escorts', () => {
  const kinds = loadCampaign(arena, {
    'friend.json': bundle('friend', { Health: { max: 5 }, Faction: { name: 'hero' } }),
    'chief.json': bundle('chief', {
      Health: { max: 5 },
      Group: { escorts: [{ kind: 'gladiator' }] },
    }),
  });
  const plan = { unit: 'level', from: 1, to: 1, items: [], rounds: 1, seed: '' } as const;
  const monsters = cellsOf(kinds, plan).map(({ monster }) => monster);
  expect(monsters).toContain('chief');
  expect(monsters).not.toContain('friend');
  expect(exceptionsOf(kinds)).toEqual({ allies: ['friend'], leaders: ['chief'] });
});
