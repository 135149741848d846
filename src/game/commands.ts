import * as v from 'valibot';
import { issueText } from './issue-text.ts';

/** The hands for rings. */
export const hands = ['left', 'right'] as const;
export type Hand = (typeof hands)[number];

/** −1, 0 or 1 cells. */
const step = v.picklist([-1, 0, 1]);
/** More than any bag has places. */
const greatestSlot = 99_999;
/** The position of an item in the bag, 0 for the first. */
const slot = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(greatestSlot));

/** Characters of a given name. */
export const longestName = 20;
/** A name that the player gives to a kind: plain text without control characters; empty for none. */
export const givenName = v.pipe(
  v.string(),
  v.check((text) => [...text].length <= longestName, `has more than ${longestName} characters`),
  v.regex(/^[^\p{C}\p{Zl}\p{Zp}]*$/u, 'contains control characters'),
  v.check((text) => text === text.trim(), 'begins or ends with a space'),
);
/** The id of a kind: the name of its file without the extension. */
const kindId = v.pipe(v.string(), v.regex(/^[^\p{C}]{1,100}$/u, 'is not the id of a kind'));

/** The schema of every command. Commands from outside the program are checked with it. */
export const commandSchema = v.variant('type', [
  v.strictObject({ type: v.literal('move'), dx: step, dy: step }),
  v.strictObject({ type: v.literal('dig'), dx: step, dy: step }),
  v.strictObject({ type: v.literal('wait') }),
  v.strictObject({ type: v.literal('search') }),
  v.strictObject({ type: v.literal('pickup') }),
  v.strictObject({ type: v.literal('down') }),
  v.strictObject({ type: v.literal('up') }),
  v.strictObject({ type: v.literal('eat'), slot }),
  v.strictObject({ type: v.literal('drink'), slot }),
  v.strictObject({ type: v.literal('read'), slot }),
  v.strictObject({ type: v.literal('equip'), slot, hand: v.exactOptional(v.picklist(hands)) }),
  v.strictObject({ type: v.literal('takeOff'), slot }),
  v.strictObject({ type: v.literal('put'), slot }),
  v.strictObject({ type: v.literal('throw'), slot, dx: step, dy: step }),
  v.strictObject({ type: v.literal('zap'), slot, dx: step, dy: step }),
  v.strictObject({ type: v.literal('name'), slot, text: givenName }),
  v.strictObject({ type: v.literal('chooseItem'), slot }),
  v.strictObject({ type: v.literal('chooseKind'), kind: kindId }),
  v.strictObject({ type: v.literal('wield'), slot }),
]);

/**
 * A command of the player. `move` steps to a cell, or attacks the actor there. `zap` with (0, 0) goes in
 * a random direction. `equip` puts a ring on a finger; `wield` takes it in the hand like a weapon, and is for
 * rings alone.
 */
export type Command = v.InferOutput<typeof commandSchema>;

/** The types of all commands. */
export const commandTypes = commandSchema.options.map(
  (option) => option.entries.type.literal,
) as Command['type'][];

/** The uses of an item of the bag. */
export type ItemVerb = Exclude<Extract<Command, { slot: number }>['type'], 'chooseItem'>;

/** Whether commands of a type use an item of the bag. */
export function isItemVerb(type: Command['type']): type is ItemVerb {
  return type !== 'chooseItem' && hasField(type, 'slot');
}

/** The verbs that use an item in a direction. */
export type AimedVerb = Extract<Command, { slot: number; dx: number }>['type'];

/** Whether a verb uses an item in a direction. */
export function isAimed(verb: ItemVerb): verb is AimedVerb {
  return hasField(verb, 'dx');
}

function hasField(type: Command['type'], field: string): boolean {
  return commandSchema.options.some(
    ({ entries }) => entries.type.literal === type && field in entries,
  );
}

/** The command in `value`, or a sentence that names the problem and the allowed values. */
export function readCommand(value: unknown): Command | { problem: string } {
  const result = v.safeParse(commandSchema, value);
  if (result.success) return result.output;
  const issue = result.issues[0];
  const path = v.getDotPath(issue);
  if (!path || path === 'type') {
    return {
      problem: `a command is an object with a "type" out of ${commandTypes.join(', ')}; found ${show(value)}`,
    };
  }
  return { problem: `"${path}" of ${show(value)} ${issueText(issue)}` };
}

/** A value as a short text for messages. */
function show(value: unknown): string {
  let text: string;
  try {
    text = JSON.stringify(value) ?? String(value);
  } catch {
    // Some values cannot be converted to a text.
    text = Object.prototype.toString.call(value);
  }
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}
