import { describe, expect, test } from 'vitest';
import { newGame, takeTurn } from '../../src/game/game.ts';
import { combat } from '../../src/game/systems/combat.ts';
import { fov } from '../../src/game/systems/fov.ts';
import type { Game, System } from '../../src/game/world.ts';
import { bots } from '../../src/lab/bots/bots.ts';
import { recordGame } from '../../src/lab/replay/record.ts';
import { gameBefore, replay } from '../../src/lab/replay/replay.ts';
import { parseRunFile, runFileText } from '../../src/records/run-file.ts';
import { hashOf } from '../../src/state/hash.ts';
import { campaign, rogueCampaign } from '../world.ts';

const greedy = (game: Game) => bots.greedy(game, 'run');
const run = recordGame(rogueCampaign, 'run', greedy, { player: 'greedy', turns: 120 });

/** The first difference with another implementation of a system. */
function differenceWith(name: string, system: System) {
  return replay(rogueCampaign, run, { replaced: { [name]: system } }).difference;
}

test('a replay of a run file equals the recording', () => {
  expect(run.turns).toHaveLength(120);
  expect(replay(rogueCampaign, parseRunFile(runFileText(run))).difference).toBeNull();
});

test('recording does not change the game', () => {
  const game = newGame(rogueCampaign, 'run');
  for (const [command] of run.turns) takeTurn(game, command);
  expect(hashOf(game).slice(0, 16)).toBe(run.turns.at(-1)?.[1]);
});

test('gameBefore returns the game before each turn and after the last', () => {
  expect(gameBefore(rogueCampaign, run, 1).turn).toBe(0);
  const game = gameBefore(rogueCampaign, run, 5);
  expect(hashOf(game).slice(0, 16)).toBe(run.turns[3][1]);
  expect(hashOf(gameBefore(rogueCampaign, run, 121)).slice(0, 16)).toBe(run.turns[119][1]);
});

test('a run file has at most 120 bytes per turn', () => {
  expect(runFileText(run).length).toBeLessThan(120 * run.turns.length + 2000);
});

describe('the first difference of a replay', () => {
  test('a replay with other damage names combat and Health', () => {
    const stronger: System = (game) => {
      const before = game.stores.Health.current.slice();
      combat(game);
      const { current } = game.stores.Health;
      const hurt = current.findIndex((hp, one) => hp > 1 && hp < before[one]);
      if (hurt >= 0) current[hurt]--;
    };
    expect(differenceWith('combat', stronger)).toMatchObject({
      system: 'combat',
      component: 'Health',
    });
  });

  test('a replay without a system names this system', () => {
    expect(differenceWith('fainting', () => {})).toEqual({
      turn: 1,
      system: 'fainting',
      component: 'Hunger',
    });
  });

  test('a replay with an additional change names the system and the part', () => {
    const forgetful: System = (game) => {
      fov(game);
      if (game.turn === 60) game.floor.memory[3] = 3;
    };
    expect(differenceWith('fov', forgetful)).toMatchObject({ system: 'fov', component: 'memory' });
    const generous: System = (game) => {
      if (game.turn === 30) game.score++;
    };
    expect(differenceWith('victory', generous)).toMatchObject({
      system: 'victory',
      component: 'score',
    });
  });

  test('a replay of another campaign or seed differs in turn 0', () => {
    expect(replay(campaign, run).difference).toEqual({ turn: 0, system: null, component: null });
    const { difference } = replay(rogueCampaign, { ...run, seed: 'other' });
    expect(difference?.turn).toBe(0);
  });

  test('a replay with another command names its turn and Intent', () => {
    const turns = run.turns.map((turn, n) =>
      n === 40 ? ([{ type: 'search' }, turn[1], turn[2]] as (typeof run.turns)[number]) : turn,
    );
    const { difference } = replay(rogueCampaign, { ...run, turns });
    expect(difference).toMatchObject({ turn: 41, system: 'input', component: 'Intent' });
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
