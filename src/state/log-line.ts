import * as v from 'valibot';
import { givenName } from '../game/commands.ts';
import { messages, tones } from '../game/messages.ts';

/** In the order in which `itemName` of the rules makes the parts: the order is part of the hash. */
const itemName = v.strictObject({
  kind: v.string(),
  power: v.number(),
  looks: v.exactOptional(v.strictObject({ group: v.string(), look: v.string() })),
  called: v.exactOptional(givenName),
  count: v.exactOptional(v.number()),
  bonuses: v.exactOptional(v.array(v.number())),
  charges: v.exactOptional(v.number()),
});

/** A line of the log: a message with its own parameters, because no screen has words for others. */
export const logLine = v.pipe(
  v.strictObject({
    id: v.string(),
    params: v.record(v.string(), v.union([v.string(), v.number(), itemName])),
    tone: v.picklist(tones),
    times: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  }),
  v.check(({ id, params }) => isMessage(id, params), 'there is no such message'),
);

/** The JavaScript type of each type of parameter. */
const typeofs = { number: 'number', text: 'string', item: 'object' };

/** Whether there is a message with exactly these parameters. */
function isMessage(id: string, params: Readonly<Record<string, unknown>>): boolean {
  if (!Object.hasOwn(messages, id)) return false;
  const types: Readonly<Record<string, keyof typeof typeofs>> =
    messages[id as keyof typeof messages];
  const names = Object.keys(types);
  return (
    names.length === Object.keys(params).length &&
    names.every((name) => typeof params[name] === typeofs[types[name]])
  );
}
