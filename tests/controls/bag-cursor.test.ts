import { expect, test } from 'vitest';
import { act } from '../../src/controls/act.ts';
import type { Control } from '../../src/controls/controls.ts';
import { playCommand, type Session, startSession } from '../../src/controls/session.ts';
import { bagOf } from '../../src/game/bag.ts';
import { kindOf } from '../../src/game/entity.ts';
import { give, scene } from '../world.ts';

const room = '#####\n#@..#\n#####';

/** A session with items in the bag and the cursor on a slot. */
function withCursor(slot: number, ...kinds: string[]): Session {
  const game = scene(room);
  give(game, ...kinds);
  const session = startSession(game);
  session.confirms = false;
  session.bag = { ...session.bag, index: slot };
  return session;
}

function chosen({ game, bag }: Session): string | undefined {
  const item = bagOf(game, game.hero)[bag.index];
  return item === undefined ? undefined : kindOf(game, item).id;
}

test('the cursor stays on its item when an item above it leaves the bag', () => {
  const session = withCursor(2, 'apple', 'dagger', 'leather-armour');
  playCommand(session, { type: 'put', slot: 0 });
  expect([session.bag.index, chosen(session)]).toEqual([1, 'leather-armour']);
});

test('the cursor stays on its item when an item below it leaves the bag or a new one comes', () => {
  const session = withCursor(0, 'dagger', 'apple');
  playCommand(session, { type: 'put', slot: 1 });
  expect(chosen(session)).toBe('dagger');
  playCommand(session, { type: 'pickup' });
  expect([session.bag.index, chosen(session)]).toEqual([0, 'dagger']);
});

test('after a meal the cursor stays on its row, and at the end of the bag goes to the last item', () => {
  const eat: Control[] = [{ type: 'bag' }, { type: 'confirm' }, { type: 'confirm' }];
  const middle = withCursor(1, 'dagger', 'apple', 'leather-armour');
  middle.game.stores.Hunger.energy[middle.game.hero] = 10;
  for (const control of eat) act(middle, control);
  expect([middle.bag.index, chosen(middle)]).toEqual([1, 'leather-armour']);
  const last = withCursor(1, 'dagger', 'apple');
  last.game.stores.Hunger.energy[last.game.hero] = 10;
  for (const control of eat) act(last, control);
  expect([last.bag.index, chosen(last)]).toEqual([0, 'dagger']);
});
