import { describe, expect, test } from 'vitest';
import { findingsOf } from '../../src/trials/findings.ts';
import type { FightReport, TrialReport } from '../../src/trials/trial-report.ts';

const report: TrialReport = {
  kind: 'newt',
  nature: 'monster',
  appearsNowhere: false,
  depth: 2,
  spawns: [],
  fights: null,
  item: null,
  trap: null,
  walks: { walks: 0, turns: 40 },
  unread: [],
  crashes: [],
};

const fights: FightReport = {
  fights: 40,
  peaceful: false,
  still: false,
  aimless: false,
  harmless: false,
  indifferent: false,
  aiding: false,
  escorted: false,
  moved: 39,
  noticed: 38,
  hit: 37,
  wasHit: 36,
  died: 35,
  diedAsKind: 35,
  left: 0,
  heroDied: 4,
  places: [
    { place: 'hall', fights: 10, heroDied: 3 },
    { place: 'corridor', fights: 10, heroDied: 0 },
    { place: 'room', fights: 10, heroDied: 1 },
    { place: 'company', fights: 10, heroDied: 0 },
  ],
  messages: {},
  idle: [],
  hero: { level: 1.25, health: 16, attack: 4.05, defence: 12.6 },
  damagePerTurn: 0.84,
  heroTurns: 22.4,
  danger: { mean: 0.254, error: 0.1 },
  peers: [{ kind: 'rat', mean: 0.2, error: 0.1 }],
  strongerThan: [],
  weakerThan: [],
};

/** The findings of a report, each as one line with its grade. */
const linesOf = (changes: Partial<TrialReport>) =>
  findingsOf({ ...report, ...changes }).map(({ grade, text }) => `${grade}: ${text}`);
const linesOfFights = (changes: Partial<FightReport>) =>
  linesOf({ fights: { ...fights, ...changes } });

test('an empty report has no findings', () => {
  expect(linesOf({})).toEqual([]);
});

test('a power that never ran is reported with the reason', () => {
  const lines = linesOfFights({
    idle: [
      { component: 'Splits', reason: 'wasHit' },
      { component: 'Summons', reason: 'chance', chance: 1 },
      { component: 'Rust', reason: 'opportunity' },
      { component: 'Robs', reason: 'opportunity' },
      { component: 'Aids', reason: 'opportunity' },
      { component: 'Triggers', part: 'belowHealth 30', reason: 'wasHit' },
      { component: 'Triggers', part: 'everyTurns 50', reason: 'opportunity' },
      { component: 'Loot', part: 'dagger', reason: 'chance', chance: 2 },
      { component: 'Resists', part: 'fire', reason: 'opportunity' },
      { component: 'Moves', part: 'walls', reason: 'opportunity' },
      { component: 'Moves', part: 'flying', reason: 'opportunity' },
      { component: 'AI', part: 'call', reason: 'opportunity' },
      { component: 'Group', reason: 'opportunity' },
    ],
  });
  expect(lines.slice(0, 13)).toEqual([
    'warning: Splits never ran: the hero never hit the monster',
    'warning: Summons never ran: Summons.chance is 1%',
    'warning: Triggers (belowHealth 30) never ran: the hero never hit the monster',
    'warning: Loot (dagger) never ran: the chance of the item is 2%',
    'hint: Rust never ran: the heroes of these fights wear no armour that can rust',
    'hint: Robs never ran: no hit by hand was on a hero who carries something that it takes',
    'hint: Aids never ran: no monster of its side needed help within its range and view',
    'hint: Triggers (everyTurns 50) never ran: the monster was never awake for that many turns',
    'hint: Resists (fire) never ran: nothing in these fights deals fire damage to the monster',
    'hint: Moves (walls) never ran: the monster never stepped into a wall',
    'hint: Moves (flying) never ran: the monster never stepped into deep water',
    'hint: AI (call) never ran: no idle monster of its side was within its range when it saw the hero',
    'hint: Group never ran: there was no free cell for its escorts; monsters that swim need deep water',
  ]);
});

test('the reason why an item never fell is true of a monster that never died in a counted fight, too', () => {
  const idle = [{ component: 'Loot', part: 'apple', reason: 'opportunity' }] as const;
  expect(linesOfFights({ died: 0, diedAsKind: 0, idle }).slice(0, 2)).toEqual([
    'warning: it never died (0 of 40 fights)',
    'hint: Loot (apple) never ran: no death of the monster left it',
  ]);
});

test('a chance that is not small is a reason without a warning', () => {
  const idle = [{ component: 'Loot', part: 'apple', reason: 'chance', chance: 50 }] as const;
  expect(linesOfFights({ diedAsKind: 1, idle })[0]).toBe(
    'hint: Loot (apple) never ran: the chance of the item is 50%',
  );
});

test('whether a peaceful monster noticed the hero is not mentioned', () => {
  const lines = linesOfFights({ peaceful: true, noticed: 0 });
  expect(lines.join()).not.toContain('notice');
});

test('findings are sorted by grade: errors, warnings, hints, facts', () => {
  const lines = linesOf({
    crashes: ['a walk: two actors on the cell 3, 4'],
    unread: ['Digging', 'Searcher'],
    spawns: [
      { place: 'spawn.depths 1', depths: [1], floors: 20, found: 3 },
      { place: 'spawn.depths 9', depths: [9], floors: 20, found: 0 },
    ],
    walks: { walks: 19, turns: 40 },
  });
  expect(lines).toEqual([
    'error: it made a trial fail: a walk: two actors on the cell 3, 4',
    'warning: no system ever read Digging, Searcher, which has no effect on this kind here',
    'hint: spawn.depths 9: on none of 20 floors',
    'fact: spawn.depths 1: on 3 of 20 floors',
    'fact: 19 walks of up to 40 turns on generated floors succeeded',
  ]);
});

test('a kind that cannot be played gets one warning', () => {
  expect(linesOf({ nature: 'none', unread: ['Health'] })).toEqual([
    'warning: newt is not a monster, item, trap or feature, so no trial is possible; add Health and AI, Item, Trap or Feature',
  ]);
});

describe('fights', () => {
  test('fights are described by numbers', () => {
    expect(linesOfFights({})).toEqual([
      'fact: in 40 fights at depth 2 it moved in 39, noticed the hero in 38, hit the hero in 37, was hit in 36, died in 35, killed the hero in 4',
      'fact: the hero of depth 2 (level 1.3, 16 HP, attack 4.1, defence 13) loses 0.8 HP per turn and survives 22 turns; each kill costs 25% ± 20% of the hero’s health',
      'fact: about as strong as rat',
      'fact: killed the hero in 3 of 10 in a hall, in 0 of 10 in a corridor, in 1 of 10 in a small room, in 0 of 10 beside another monster; "fight --table" has only the hall',
    ]);
  });

  test.each<[Partial<FightReport>, string]>([
    [{ moved: 0 }, 'hint: it never moved (0 of 40 fights)'],
    [
      { noticed: 0 },
      'hint: it never noticed the hero before the hero attacked it (0 of 40 fights)',
    ],
    [{ hit: 0 }, 'hint: it never hit the hero (0 of 40 fights)'],
    [{ wasHit: 0 }, 'warning: the hero never hit it (0 of 40 fights)'],
    [{ died: 0 }, 'warning: it never died (0 of 40 fights)'],
  ])('with %j get a finding first', (changes, line) => {
    expect(linesOfFights(changes)[0]).toBe(line);
  });

  test('a monster that never leaves its cell has no hint that it never moved', () => {
    const texts = linesOfFights({ moved: 0, still: true }).filter((line) => /^hint/.test(line));
    expect(texts).toEqual([]);
  });

  test('fights in which the monster vanished instead of dying get no warning', () => {
    const [first] = linesOfFights({ died: 0, left: 5 });
    expect(first).toContain('died in 0, vanished in 5, killed');
  });

  test('fights list messages about powers', () => {
    expect(linesOfFights({ messages: { drained: 7, rusts: 2 } })[1]).toBe(
      'fact: messages about its powers: drained in 7, rusts in 2',
    );
  });

  test('fights without damage mean no danger', () => {
    expect(linesOfFights({ heroTurns: null })[1]).toContain('and is in no danger; each kill');
  });

  test('fights with an extreme danger have no percentage', () => {
    const [, line] = linesOfFights({ danger: { mean: 10.1, error: 1 } });
    expect(line).toMatch(/each kill costs more than ten times the hero’s health$/);
  });

  test('fights compare the kind with others of its depth', () => {
    const peers = ['a', 'b', 'c', 'd'].map((kind) => ({ kind, mean: 1, error: 1 }));
    const lines = linesOfFights({ peers, strongerThan: ['a', 'b'], weakerThan: ['c'] });
    expect(lines.slice(-4, -1)).toEqual([
      'fact: clearly stronger than a, b',
      'fact: clearly weaker than c',
      'fact: about as strong as d',
    ]);
    expect(linesOfFights({ peers: [], heroDied: 0 }).at(-1)).toBe(
      'fact: no other monster appears at this depth',
    );
  });
});

describe('items', () => {
  const use = { verb: 'equip', done: 9, messages: ['wield'], changes: {} } as const;

  test('items are described by each use with its effects', () => {
    const uses = [{ ...use, changes: { attack: 7, load: -0.25 } }];
    expect(linesOf({ item: { trials: 10, picked: 10, won: false, uses } })).toEqual([
      'fact: picked up 10 of 10 times',
      'fact: equip: wield; attack +7; load −0.2',
    ]);
  });

  test('items that cannot be picked up or used get a warning', () => {
    expect(linesOf({ item: { trials: 10, picked: 0, won: false, uses: [] } })).toEqual([
      'warning: the hero could not pick it up (0 of 10 times)',
    ]);
    const uses = [{ ...use, done: 0 }];
    expect(linesOf({ item: { trials: 10, picked: 5, won: false, uses } })[0]).toBe(
      'warning: equip: never worked (wield)',
    );
  });

  test('items that win the game are reported', () => {
    expect(linesOf({ item: { trials: 10, picked: 10, won: true, uses: [] } })).toEqual([
      'fact: picked up 10 of 10 times, which wins the game',
    ]);
  });
});

test('a trap is described by its messages and damage, and gets a warning if it stays silent', () => {
  const trap = { trials: 10, triggered: 10, messages: ['hit'], damage: 2.46 } as const;
  expect(linesOf({ trap })).toEqual(['fact: it goes off: hit; health −2.5 on average']);
  expect(linesOf({ trap: { ...trap, triggered: 9 } })).toEqual([
    'warning: it went off only 9 of 10 times',
  ]);
});

test('a peaceful monster gets no hint for not noticing the hero, other monsters do', () => {
  const hint = 'hint: it never noticed the hero before the hero attacked it (0 of 40 fights)';
  expect(linesOfFights({ noticed: 0 })).toContain(hint);
  expect(linesOfFights({ noticed: 0, peaceful: true })).not.toContain(hint);
});

test('a place without any floor has no line, because the bundle has a warning', () => {
  expect(
    linesOf({ spawns: [{ place: 'spawn.depths 30+', depths: [], floors: 0, found: 0 }] }),
  ).toEqual([]);
});

test('a component that nothing read because the monster never died is reported with this reason only', () => {
  const idle = [{ component: 'Loot', part: 'dagger', reason: 'diedAsKind' }] as const;
  const lines = linesOf({ fights: { ...fights, idle }, unread: ['Loot', 'Digging'] });
  expect(lines.filter((line) => line.includes('Loot'))).toEqual([
    'warning: Loot (dagger) never ran: the monster never died as this kind',
  ]);
  expect(lines.join()).toContain('no system ever read Digging');
  const undying = linesOf({ fights: { ...fights, died: 0, diedAsKind: 0 }, unread: ['Reward'] });
  expect(undying.join()).not.toContain('Reward');
  expect(linesOf({ fights, unread: ['Reward'] }).join()).toContain('no system ever read Reward');
});
