import { describe, expect, test } from 'vitest';
import { bytesToBase64 } from '../../src/bundles/base64.ts';
import type { Command } from '../../src/game/commands.ts';
import { newGame, takeTurn } from '../../src/game/game.ts';
import { say } from '../../src/game/log.ts';
import { combat } from '../../src/game/systems/combat.ts';
import { fov } from '../../src/game/systems/fov.ts';
import { healing } from '../../src/game/systems/healing.ts';
import type { Game, System } from '../../src/game/world.ts';
import { bots } from '../../src/lab/bots/bots.ts';
import { parseRunFile } from '../../src/records/parse-run-file.ts';
import { turnLine } from '../../src/records/recording.ts';
import { gameBefore, replay } from '../../src/records/replay.ts';
import { type RunFile, runFileText, type Segment } from '../../src/records/run-file.ts';
import { readLine, shortHash, withHash } from '../../src/records/run-line.ts';
import { StateTrace } from '../../src/records/trace.ts';
import { hashOf } from '../../src/state/hash.ts';
import { snapshotOf } from '../../src/state/snapshot.ts';
import { campaign, rogueCampaign } from '../world.ts';
import { recordGame } from './record-game.ts';

const greedy = (game: Game) => bots.greedy(game, 'run');
const run = recordGame(rogueCampaign, 'run', greedy, { player: 'greedy', turns: 120 });

/** The same game with a trace of whole turns, as the page records it. */
const byTurn: RunFile = (() => {
  const game = newGame(rogueCampaign, 'run');
  const trace = new StateTrace(game);
  const turns = run.turns.map((text, n) => {
    const { command } = readLine(text);
    takeTurn(game, command);
    const line = turnLine(trace, command) ?? '';
    return n % 40 === 0 ? withHash(line, shortHash(game)) : line;
  });
  const [segment] = run.segments;
  return { ...run, segments: [{ ...segment, systems: null }], turns };
})();

/** The first difference with another implementation of a system. */
function differenceWith(recorded: RunFile, name: string, system: System) {
  return replay(rogueCampaign, recorded, { replaced: { [name]: system } }).difference;
}

const kinds = [
  ['by system', run],
  ['by turn', byTurn],
] as const;

test.each(kinds)('a replay of a run file %s equals the recording', (_, recorded) => {
  expect(recorded.turns).toHaveLength(120);
  const { game, difference } = replay(rogueCampaign, parseRunFile(runFileText(recorded)));
  expect(difference).toBeNull();
  expect(hashOf(game)).toBe(recorded.end);
});

test('recording does not change the game', () => {
  const game = newGame(rogueCampaign, 'run');
  for (const line of run.turns) takeTurn(game, readLine(line).command);
  expect(hashOf(game)).toBe(run.end);
});

test('gameBefore returns the game before each line and after the last', () => {
  expect(gameBefore(rogueCampaign, run, 0).turn).toBe(0);
  expect(readLine(run.turns[99]).hash).toBe(shortHash(gameBefore(rogueCampaign, run, 100)));
  expect(hashOf(gameBefore(rogueCampaign, run, 120))).toBe(run.end);
});

test('a line has at most 120 bytes by system and 60 by turn', () => {
  const size = ({ turns }: RunFile) => turns.join('\n').length / turns.length;
  expect(size(run)).toBeLessThan(120);
  expect(size(byTurn)).toBeLessThan(60);
});

describe.each(kinds)('the first difference of a replay %s', (_, recorded) => {
  test('the first difference of a replay names the one monster that another healing system changes', () => {
    let changed: { seq: number; kind: string } | null = null;
    const generous: System = (game) => {
      healing(game);
      const [monster] = game.floor.monsters;
      if (game.turn !== 50 || monster === undefined) return;
      const { Health, Identity } = game.stores;
      Health.max[monster]++;
      const { id } = game.campaign.kinds[Identity.kind[monster]];
      changed = { seq: Identity.seq[monster], kind: id };
    };
    const difference = differenceWith(recorded, 'healing', generous);
    expect(changed).not.toBeNull();
    expect(difference).toMatchObject({ system: 'healing', component: 'Health', entity: changed });
    const game = gameBefore(rogueCampaign, recorded, difference?.line ?? 0);
    expect(game.turn).toBeGreaterThanOrEqual(50);
    expect(gameBefore(rogueCampaign, recorded, (difference?.line ?? 1) - 1).turn).toBeLessThan(50);
  });

  test('the first difference of a replay names combat and Health for other damage', () => {
    const stronger: System = (game) => {
      const before = game.stores.Health.current.slice();
      combat(game);
      const { current } = game.stores.Health;
      const hurt = current.findIndex((hp, one) => hp > 1 && hp < before[one]);
      if (hurt >= 0) current[hurt]--;
    };
    const difference = differenceWith(recorded, 'combat', stronger);
    expect(difference).toMatchObject({ system: 'combat', component: 'Health' });
    expect(difference?.entity?.kind).toEqual(expect.any(String));
  });

  test('the first difference of a replay names the part for a change of the floor or the score', () => {
    const forgetful: System = (game) => {
      fov(game);
      if (game.turn === 60) game.floor.memory.tiles[3] = 3;
    };
    expect(differenceWith(recorded, 'fov', forgetful)).toMatchObject({
      system: 'fov',
      component: 'memory',
      entity: null,
    });
    const generous: System = (game) => {
      if (game.turn === 30) game.score++;
    };
    expect(differenceWith(recorded, 'victory', generous)).toMatchObject({
      system: 'victory',
      component: 'score',
    });
  });

  test('the first difference of a replay is in line 0 for another campaign or seed', () => {
    const unknown = { line: 0, system: null, component: null, entity: null };
    expect(replay(campaign, recorded).difference).toEqual(unknown);
    expect(replay(rogueCampaign, { ...recorded, seed: 'other' }).difference).toEqual(unknown);
  });

  test('the first difference of a replay names the line of another command', () => {
    const turns = recorded.turns.map((line, n) => (n === 40 ? line.replace(/^\S+/, 's') : line));
    const { difference } = replay(rogueCampaign, { ...recorded, turns });
    expect(difference?.line).toBe(41);
    expect(difference?.component).toEqual(expect.any(String));
  });

  test('the first difference of a replay is in the last line if only the hash at the end differs', () => {
    const { difference } = replay(rogueCampaign, { ...recorded, end: '0'.repeat(64) });
    expect(difference).toMatchObject({ line: 120, component: null });
  });
});

test('the difference of a trace by system names a system that does nothing', () => {
  const hero = newGame(rogueCampaign, 'run');
  expect(differenceWith(run, 'fainting', () => {})).toEqual({
    line: 1,
    system: 'fainting',
    component: 'Hunger',
    entity: { seq: hero.stores.Identity.seq[hero.hero], kind: 'hero' },
  });
});

test('the difference of a trace by turn has no system if the replay changes nothing', () => {
  expect(differenceWith(byTurn, 'fainting', () => {})).toMatchObject({
    line: 1,
    system: null,
    component: 'Hunger',
  });
});

test('refused commands are recorded and replayed', () => {
  const commands = ['up', 'down', 'pickup', 'wait'] as const;
  let n = 0;
  const clumsy = () => () => ({ type: commands[n++ % commands.length] });
  const refused = recordGame(campaign, 'x', clumsy, { player: 'nobody', turns: 8 });
  expect(refused.turns).toHaveLength(8);
  const { game, difference } = replay(campaign, refused);
  expect(difference).toBeNull();
  expect(game.turn).toBe(2);
});

describe('a run file of several segments', () => {
  /** A game that waits, and is changed after 3 of 6 commands. */
  function continued(reason: Segment['reason'], change: (game: Game) => void): RunFile {
    const wait: Command = { type: 'wait' };
    const limits = { player: 'person', turns: 3 };
    const first = recordGame(campaign, 'x', () => () => wait, limits);
    const game = gameBefore(campaign, first, 3);
    change(game);
    const [segment] = first.segments;
    const trace = new StateTrace(game);
    const next: Segment = {
      ...segment,
      from: 3,
      reason,
      start: shortHash(game),
      systems: null,
      state: bytesToBase64(snapshotOf(game)),
    };
    const more = Array.from({ length: 3 }, () => {
      takeTurn(game, wait);
      return turnLine(trace, wait) ?? '';
    });
    const segments = [segment, next];
    return { ...first, segments, turns: [...first.turns, ...more], end: hashOf(game) };
  }

  test('a run file of several segments is replayed across an update and an edit', () => {
    const updated = parseRunFile(runFileText(continued('update', () => {})));
    expect(replay(campaign, updated).difference).toBeNull();
    expect(gameBefore(campaign, updated, 5).turn).toBe(5);
    const edited = continued('edit', (game) => {
      game.score = 77;
    });
    const { game, difference } = replay(campaign, edited);
    expect(difference).toBeNull();
    expect(game.score).toBe(77);
  });

  test('a run file of several segments differs where an update does not continue the game as it was left', () => {
    const cheated = continued('update', (game) => {
      game.score = 77;
    });
    expect(replay(campaign, cheated).difference).toMatchObject({ line: 3, component: null });
  });

  test('a run file of several segments is replayed across an update that the log reports', () => {
    const updated = continued('update', (game) => say(game, 'important', 'updated'));
    expect(replay(campaign, updated)).toMatchObject({ difference: null, unverified: 0 });
  });

  test('a run file of several segments is verified from the update on if other rules made the lines before it', () => {
    const updated = continued('update', () => {});
    const [first, second] = updated.segments;
    const segments = [{ ...first, rules: 'f'.repeat(64) }, second];
    // Under the other rules the hero walked where this version waits.
    const turns = updated.turns.map((line, n) => (n === 1 ? line.replace('.', 'l') : line));
    const foreign = { ...updated, segments, turns };
    expect(replay(campaign, foreign)).toMatchObject({ difference: null, unverified: 3 });
    const altered = { ...foreign, turns: turns.map((line, n) => (n === 4 ? turns[1] : line)) };
    expect(replay(campaign, altered).difference).toMatchObject({ line: 5 });
    const own = { ...foreign, segments: updated.segments };
    expect(replay(campaign, own).difference).toMatchObject({ line: 2 });
  });
});
