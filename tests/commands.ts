import fc from 'fast-check';
import * as v from 'valibot';
import { type Command, givenName as namePattern } from '../src/game/commands.ts';

const offset = fc.constantFrom<-1 | 0 | 1>(-1, 0, 1);
const slot = fc.integer({ min: 0, max: 99_999 });

/** Any name that a player can give. */
const givenName = fc
  .string({ unit: 'grapheme', maxLength: 20 })
  .filter((text) => v.is(namePattern, text));

/** Any valid command. */
export const anyCommand: fc.Arbitrary<Command> = fc.oneof(
  fc.record({ type: fc.constantFrom('move', 'dig'), dx: offset, dy: offset }),
  fc.record({ type: fc.constantFrom('wait', 'search', 'pickup', 'down', 'up') }),
  fc.record({ type: fc.constantFrom('eat', 'drink', 'equip', 'wield', 'takeOff', 'put'), slot }),
  fc.record({ type: fc.constant('name'), slot, text: givenName }),
  fc.record({ type: fc.constant('chooseItem'), slot }),
  fc.record({ type: fc.constant('chooseKind'), kind: fc.stringMatching(/^[a-z-]{1,20}$/) }),
  fc.record({ type: fc.constant('throw'), slot, dx: offset, dy: offset }),
);
