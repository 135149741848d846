import * as v from 'valibot';
import { issueText } from '../game/issue-text.ts';
import { invalidState } from './snapshot-error.ts';

/** Plain data that follows a schema; throws a `SnapshotError` with the first place that does not. */
export function parse<S extends v.GenericSchema>(
  schema: S,
  value: unknown,
  place: string,
): v.InferOutput<S> {
  const result = v.safeParse(schema, value, { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  const path = v.getDotPath(issue);
  throw invalidState(path ? `${place}.${path}` : place, issueText(issue));
}
