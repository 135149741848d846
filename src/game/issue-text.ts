import type * as v from 'valibot';

/** The allowed values by the type of valibot's check. */
const wanted: Readonly<Record<string, (issue: v.BaseIssue<unknown>) => string>> = {
  string: () => 'a text',
  number: () => 'a number',
  boolean: () => 'true or false',
  array: () => 'a list',
  strict_object: () => 'an object',
  record: () => 'an object',
  integer: () => 'a whole number',
  safe_integer: () => 'a whole number',
  min_value: ({ requirement }) => `at least ${requirement}`,
  max_value: ({ requirement }) => `at most ${requirement}`,
  min_length: ({ requirement }) => `at least ${requirement} long`,
  max_length: ({ requirement }) => `at most ${requirement} long`,
  literal: ({ expected }) => `${expected}`,
  picklist: ({ expected }) => listed(expected),
  variant: ({ expected }) => (expected === 'Object' ? 'an object' : listed(expected)),
  union: ({ expected }) => listed(expected),
};

/**
 * The problem of a value that does not follow a schema, to be read after its name: "must be a whole
 * number". Checks without an entry above have a message of their own.
 */
export function issueText(issue: v.BaseIssue<unknown>): string {
  if (issue.expected === 'never') return 'is unknown; remove it';
  if (issue.received === 'undefined') return 'is missing';
  const words = wanted[issue.type]?.(issue);
  return words ? `must be ${words}` : issue.message;
}

/** Valibot's `("x" | "y")` as `one of "x", "y"`. */
function listed(expected: string | null): string {
  return `one of ${(expected ?? '').replace(/^\(|\)$/g, '').replaceAll(' | ', ', ')}`;
}
