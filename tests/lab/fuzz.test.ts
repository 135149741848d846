import { expect, test } from 'vitest';
import { loadCampaign } from '../../src/bundles/load-campaign.ts';
import { takeTurn } from '../../src/game/game.ts';
import { bagOf } from '../../src/game/items/bag.ts';
import { wearsRing } from '../../src/game/items/rings.ts';
import { healing } from '../../src/game/systems/healing.ts';
import type { Game, System } from '../../src/game/world.ts';
import { problemOfContinuing } from '../../src/lab/fuzz/checks.ts';
import {
  fuzzGame,
  problemOfFault,
  runOfFailure,
  shrinkFailure,
  wildTarget,
} from '../../src/lab/fuzz/fuzz.ts';
import { brokenInvariant } from '../../src/lab/fuzz/invariants.ts';
import { shrink } from '../../src/lab/fuzz/shrink.ts';
import { parseRunFile } from '../../src/records/parse-run-file.ts';
import { replay } from '../../src/records/replay.ts';
import { modsOf, runFileText } from '../../src/records/run-file.ts';
import { snapshotOf } from '../../src/state/snapshot.ts';
import { arena, rogue, simple } from '../sources.ts';
import { arenaCampaign, campaign, give, place, rogueCampaign, scene } from '../world.ts';

test('shrink keeps exactly the entries that fail together', async () => {
  const list = Array.from({ length: 100 }, (_, n) => n);
  const fails = async (part: readonly number[]) => [7, 8, 63, 99].every((n) => part.includes(n));
  expect(await shrink(list, fails)).toEqual([7, 8, 63, 99]);
  expect(await shrink([], async () => true)).toEqual([]);
});

test('shrink leaves no entry out that is needed with another one', async () => {
  // Fails with at least three even numbers: any three remain.
  const list = Array.from({ length: 40 }, (_, n) => n);
  const found = await shrink(list, async (part) => part.filter((n) => n % 2 === 0).length >= 3);
  expect(found).toHaveLength(3);
});

test.each([campaign, rogueCampaign, arenaCampaign])(
  'a random game of $id does not fail',
  (played) => {
    const { commands, failure } = fuzzGame({ campaign: played }, 'test');
    expect(failure).toBeNull();
    expect(commands).toBeGreaterThan(0);
  },
);

test.each([simple, rogue, arena])(
  'a game of $id in a random situation with random bundles does not fail',
  (source) => {
    const target = wildTarget(source, { campaign: loadCampaign(source) }, 'wild');
    const { problems } = loadCampaign(source, target.mods);
    expect(problems.filter(({ grade }) => grade === 'error')).toEqual([]);
    expect(fuzzGame(target, 'wild').failure).toBeNull();
  },
);

test('a fault in a random situation is replayed from its run file, with its bundles', async () => {
  const costly: System = (game) => {
    if (wearsRing(game, game.hero, 'stealth')) game.score--;
  };
  const replaced = { rings: costly };
  const target = (seed: string) => wildTarget(rogue, { campaign: rogueCampaign, replaced }, seed);
  // Situation 48 is the first in which the hero wears a ring of stealth.
  let n = 48;
  while (!fuzzGame(target(`ring-${n}`), `ring-${n}`).failure && n < 70) n++;
  const found = fuzzGame(target(`ring-${n}`), `ring-${n}`).failure;
  if (!found) throw new Error('The fault was not found.');
  expect(found.message).toBe('numbers: the score is -1');
  const least = await shrinkFailure(target(found.seed), found);
  expect(least.commands).toHaveLength(1);
  const run = parseRunFile(runFileText(runOfFailure(target(found.seed), least)));
  expect(run.mods.length).toBeGreaterThan(0);
  const campaign = loadCampaign(rogue, modsOf(run));
  const [command] = least.commands;
  expect(replay(campaign, run, { replaced }).difference).toBeNull();
  expect(problemOfFault({ campaign, replaced }, run, command)).toBe('numbers: the score is -1');
  expect(problemOfFault({ campaign }, run, command)).toBeNull();
});

/** Heals one HP too many while the hero wears no armour. */
const careless: System = (game) => {
  healing(game);
  const { Health, Gear } = game.stores;
  if (Gear.armour[game.hero] === 0) Health.current[game.hero] = Health.max[game.hero] + 1;
};

test('a planted fault is found and reduced to a few commands', async () => {
  const target = { campaign: rogueCampaign, replaced: { healing: careless } };
  const found = fuzzGame(target, 'planted-1').failure;
  if (!found) throw new Error('The fault was not found.');
  const least = await shrinkFailure(target, found);
  expect(least.message).toMatch(/^health: entity \d+ has (\d+) of \d+ HP$/);
  expect(found.commands.length).toBeGreaterThan(20);
  // Taking off, dropping or throwing the armour, after commands that bring it to this slot.
  expect(least.commands.length).toBeLessThanOrEqual(3);

  const run = parseRunFile(runFileText(runOfFailure(target, least)));
  expect(run.fault).toEqual({ message: least.message, command: least.commands.at(-1) });
  expect(run.turns).toHaveLength(least.commands.length - 1);
  expect(replay(rogueCampaign, run).difference).toBeNull();
  // Its run file reproduces it, and notices the repair.
  const [command] = least.commands.slice(-1);
  expect(problemOfFault(target, run, command)).toBe(least.message);
  expect(problemOfFault({ campaign: rogueCampaign }, run, command)).toBeNull();
});

test('an exception of a system is a failure', async () => {
  const broken: System = (game) => {
    if (game.turn === 3) throw new TypeError('it\nbroke');
  };
  const target = { campaign, replaced: { hunger: broken } };
  const { failure } = fuzzGame(target, 'exception');
  if (!failure) throw new Error('The fault was not found.');
  const least = await shrinkFailure(target, failure);
  expect(least.message).toBe('exception: TypeError: it broke');
  expect(least.commands).toHaveLength(3);
});

test('a game that depends on more than its commands is a failure', async () => {
  let calls = 0;
  const moody: System = (game) => {
    if (++calls % 7 === 0) game.score++;
  };
  const target = { campaign, replaced: { hunger: moody } };
  const { failure } = fuzzGame(target, 'moody');
  if (!failure) throw new Error('The fault was not found.');
  const message = 'replay: the same commands make another game';
  expect(failure.message).toBe(message);
  // A single turn differs in one of seven games.
  expect(await shrinkFailure(target, failure)).toMatchObject({ message, commands: { length: 1 } });
});

test('a game that depends on earlier games is reduced to the commands that differ', async () => {
  // Every fourth game that reaches turn 9 gets a point for it.
  let reached = 0;
  const sometimes: System = (game) => {
    if (game.turn === 9 && ++reached % 4 === 1) game.score++;
  };
  const target = { campaign, replaced: { hunger: sometimes } };
  const { failure } = fuzzGame(target, 'sometimes');
  if (!failure) throw new Error('The fault was not found.');
  expect(failure.message).toBe('replay: the same commands make another game');
  expect((await shrinkFailure(target, failure)).commands).toHaveLength(9);
});

/** A system that acts in the first turn of a restored game: it depends on something that a snapshot lacks. */
const forgetful = (act: (game: Game) => void): System => {
  const known = new WeakSet<Game>();
  return (game) => {
    if (!known.has(game) && game.turn > 2) act(game);
    known.add(game);
  };
};

test.each<[string, (game: Game) => void, string]>([
  ['differently', (game) => game.score++, 'continued: a restored game continues differently'],
  [
    'with an exception',
    (game) => {
      // The check of a restored game alone has no monsters.
      if (game.floor.monsters.length > 0) throw new Error('gone');
    },
    'continued: Error: gone',
  ],
])(
  'a restored game that continues %s is a fault, also in its run file',
  async (_, act, message) => {
    const target = { campaign, replaced: { hunger: forgetful(act) } };
    const { failure } = fuzzGame(target, 'forgetful');
    if (!failure) throw new Error('The fault was not found.');
    expect(failure.message).toBe(message);
    const least = await shrinkFailure(target, failure);
    expect(least.message).toBe(message);
    expect(least.commands.length).toBeLessThan(failure.commands.length);
    const run = runOfFailure(target, least);
    const command = least.commands[least.commands.length - 1];
    expect(problemOfFault(target, run, command)).toBe(message);
    expect(problemOfFault({ campaign }, run, command)).toBeNull();
  },
);

test('a failure that does not occur again keeps its commands and its message', async () => {
  const message = 'replay: the same commands make another game';
  const commands = [{ type: 'wait' }, { type: 'search' }] as const;
  expect(await shrinkFailure({ campaign }, { seed: 'x', commands, message })).toEqual({
    seed: 'x',
    commands,
    message,
  });
});

test('an endless command is stopped, reported and reduced', async () => {
  const endless: System = (game) => {
    while (game.turn === 4);
  };
  const target = { campaign, replaced: { hunger: endless }, limit: 250 };
  const { failure } = fuzzGame(target, 'endless');
  if (!failure) throw new Error('The fault was not found.');
  const least = await shrinkFailure(target, failure);
  expect(least.message).toBe('time: the command takes longer than 0.25 s');
  expect(least.commands).toHaveLength(4);
  const run = runOfFailure(target, least);
  // The limit of the fault counts, not that of the present search.
  const { campaign: played, replaced } = target;
  expect(problemOfFault({ campaign: played, replaced }, run, least.commands[3])).toBe(
    least.message,
  );
});

test('a command that is endless only in a restored game is reported as endless', () => {
  const endless: System = () => {
    while (true);
  };
  const game = scene('##### #@..# #...# #####');
  const commands = [{ type: 'wait' }] as const;
  const state = snapshotOf(game);
  takeTurn(game, commands[0]);
  const target = { campaign, replaced: { hunger: endless }, limit: 50 };
  const message = 'time: the command takes longer than 0.05 s';
  expect(problemOfContinuing(target, game, state, commands)).toBe(message);
});

test('each kind of broken state has a message', () => {
  const broken = (change: (game: ReturnType<typeof scene>) => void) => {
    const game = scene('##### #@r.# #..d# #####');
    expect(brokenInvariant(game)).toBeNull();
    change(game);
    return brokenInvariant(game);
  };
  expect(broken(({ stores, hero }) => stores.Position.x[hero]++)).toMatch(/^occupancy: /);
  expect(
    broken(({ floor }) => {
      floor.grid.tiles[6] = 1;
    }),
  ).toMatch(/is in a wall$/);
  expect(
    broken(({ stores, hero }) => {
      stores.Health.current[hero] = 0;
    }),
  ).toMatch(/has 0 HP and is not dead$/);
  expect(
    broken(({ floor }) => {
      floor.monsters.length = 0;
    }),
  ).toMatch(/^monsters: /);
  expect(
    broken(({ stores, hero }) => {
      stores.Identity.seq[hero] = stores.Identity.seq[hero + 1];
    }),
  ).not.toBeNull();
  expect(broken(({ pending }) => pending.actors.push(1))).toMatch(/^pending: "actors"/);
});

test.each<[string, (game: Game, ring: number, stick: number, monster: number) => void, RegExp]>([
  [
    'action points',
    ({ stores }, _r, _s, monster) => {
      stores.Condition.actionPoints[monster] = 100;
    },
    /^conditions: .* has 100 action points$/,
  ],
  [
    'speed',
    ({ stores, hero }) => {
      stores.Condition.hasted[hero] = 1;
      stores.Condition.slowed[hero] = 1;
    },
    /hasted and slowed$/,
  ],
  [
    'grasp damage',
    ({ stores, hero }) => {
      stores.Condition.graspDamage[hero] = 1;
    },
    /has the damage of a grasp, but is not grasped$/,
  ],
  [
    'hold',
    ({ stores }, _r, _s, monster) => {
      stores.Condition.spellbound[monster] = 1;
      stores.AI.awake[monster] = 1;
    },
    /spellbound and awake$/,
  ],
  [
    'helplessness',
    ({ stores, hero }) => {
      stores.Condition.helpless[hero] = 1;
    },
    /helpless between commands$/,
  ],
  [
    'grasp',
    ({ stores, hero }) => {
      stores.Condition.grasped[hero] = 1;
    },
    /^grasps: nothing grasps entity/,
  ],
  [
    'charges',
    ({ stores }, _r, stick) => {
      stores.Stick.charges[stick] = 255;
    },
    /^charges: .* has 255 of 7$/,
  ],
  [
    'gear',
    ({ stores, hero }, ring) => {
      stores.Gear.left[hero] = ring;
      stores.Gear.right[hero] = ring;
    },
    /worn in two places$/,
  ],
  [
    'a ring',
    ({ stores, hero }, _ring, _stick, monster) => {
      stores.Gear.left[hero] = monster;
    },
    /is not in the bag$/,
  ],
  [
    'a name',
    ({ known, seen, called }) => {
      known.add('ring-stealth');
      seen.add('ring-stealth');
      called.set('ring-stealth', 'x');
    },
    /^knowledge: known ring-stealth has a name$/,
  ],
  [
    'an unseen kind',
    ({ known }) => {
      known.add('ring-sight');
    },
    /ring-sight has no appearance$/,
  ],
  [
    'a question',
    (game) => {
      game.asks = 'genocide';
      for (const { id } of game.campaign.kinds) game.genocided.add(id);
    },
    /^(knowledge|questions): /,
  ],
  [
    'strength',
    ({ stores, hero }) => {
      stores.Strength.now[hero] = 2;
    },
    /has strength 2$/,
  ],
])('broken %s has a message', (_name, change, message) => {
  const game = scene('##### #@..# #...# #####', { campaign: rogueCampaign });
  give(game, 'ring-stealth', 'stick-light');
  const monster = place(game, 'kobold', 3, 1);
  const [ring, stick] = bagOf(game, game.hero);
  game.stores.Stick.charges[stick] = 7;
  game.stores.Stick.most[stick] = 7;
  expect(brokenInvariant(game)).toBeNull();
  change(game, ring, stick, monster);
  expect(brokenInvariant(game)).toMatch(message);
});
