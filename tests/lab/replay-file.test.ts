import { expect, test } from 'vitest';
import { bots } from '../../src/lab/bots/bots.ts';
import { replayFile } from '../../src/lab/terminal/replay-file.ts';
import { recordGame } from '../../src/records/run-recorder.ts';
import { campaign } from '../world.ts';

test('a command that throws is a difference in its turn', () => {
  const player = { player: 'greedy', turns: 9 };
  const run = recordGame(campaign, 'x', (game) => bots.greedy(game, 'x'), player);
  const victory = ({ turn }: { turn: number }) => {
    if (turn === 4) throw new Error('broken');
  };
  const { game, difference, text } = replayFile(campaign, run, 'x.json', { replaced: { victory } });
  expect(text).toMatch(/^turn 4 differs: the command throws "broken \(.*\)" \(the rules are /);
  expect(difference?.turn).toBe(4);
  expect(game.turn).toBe(3);
});
