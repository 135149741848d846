import fc from 'fast-check';
import type { Command } from '../src/game/commands.ts';

const offset = fc.constantFrom<-1 | 0 | 1>(-1, 0, 1);
const slot = fc.integer({ min: 0, max: 99_999 });

/** Any valid command. */
export const anyCommand: fc.Arbitrary<Command> = fc.oneof(
  fc.record({ type: fc.constantFrom('move', 'dig'), dx: offset, dy: offset }),
  fc.record({ type: fc.constantFrom('wait', 'search', 'pickup', 'down', 'up') }),
  fc.record({ type: fc.constantFrom('eat', 'drink', 'equip', 'takeOff', 'put'), slot }),
  fc.record({ type: fc.constant('throw'), slot, dx: offset, dy: offset }),
);
