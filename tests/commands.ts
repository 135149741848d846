import fc from 'fast-check';
import * as v from 'valibot';
import {
  type Command,
  commandSchema,
  hands,
  givenName as namePattern,
} from '../src/game/commands.ts';

const offset = fc.constantFrom<-1 | 0 | 1>(-1, 0, 1);

/** Any name that a player can give. */
const givenName = fc
  .string({ unit: 'grapheme', maxLength: 20 })
  .filter((text) => v.is(namePattern, text));

/** Any value of each field of a command. */
const fields: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  slot: fc.integer({ min: 0, max: 99_999 }),
  dx: offset,
  dy: offset,
  hand: fc.constantFrom(...hands),
  text: givenName,
  kind: fc.stringMatching(/^[a-z-]{1,20}$/),
};

/** Any valid command. */
export const anyCommand: fc.Arbitrary<Command> = fc.oneof(
  ...commandSchema.options.map(({ entries }) => {
    const names = Object.keys(entries);
    const values = names.map((name) => [name, fields[name] ?? fc.constant(entries.type.literal)]);
    const record: Record<string, fc.Arbitrary<unknown>> = Object.fromEntries(values);
    const requiredKeys = names.filter((name) => name !== 'hand');
    return fc.record(record, { requiredKeys }) as fc.Arbitrary<unknown> as fc.Arbitrary<Command>;
  }),
);
