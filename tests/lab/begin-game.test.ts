import { expect, test } from 'vitest';
import { loadCampaign } from '../../src/bundles/load-campaign.ts';
import { beginGame, withFloor } from '../../src/lab/begin-game.ts';
import { InputError } from '../../src/lab/input-error.ts';
import { arena } from '../sources.ts';

test('a floor that cannot be made is a mistake in the campaign, with its seed and depth', () => {
  const campaign = loadCampaign(arena);
  // No field of 15 × 10 cells has as many open ones.
  const floors = campaign.floors.map((floor) => ({ ...floor, monsters: 149 }));
  const begin = () => beginGame({ ...campaign, floors }, 'x');
  expect(begin).toThrow(InputError);
  expect(begin).toThrow(
    'seed x: the floor of depth 0 cannot be made: No arena of 15 × 10 cells with 0.2 walls has 150 connected open cells; change "monsters", "walls" or the size in campaign.json',
  );
});

test('a fault of the rules on a new floor is no mistake in the campaign', () => {
  const fault = new RangeError('Maximum call stack size exceeded');
  const make = () => {
    throw fault;
  };
  expect(() => withFloor(0, 'x', make)).toThrow(fault);
});
