import type { JsonObject } from './json.ts';
import { isObject } from './json.ts';

/** The key of the hero's first items in earlier versions. */
const olderBag = 'pack';

/** Whether a `campaign.json` names the hero's first items as earlier versions did. */
export function namesOlderBag(value: JsonObject): boolean {
  return olderBag in value && !('bag' in value);
}

/**
 * A `campaign.json` in the form of this version. In earlier ones `bag` was `pack`, and each `split` floor had
 * `"populated": true`, which nothing read.
 */
export function inCurrentForm(value: JsonObject): JsonObject {
  const { [olderBag]: bag, ...others } = value;
  const renamed = namesOlderBag(value) ? { ...others, bag } : value;
  const { floors } = renamed;
  if (!Array.isArray(floors)) return renamed;
  return { ...renamed, floors: floors.map(withoutPopulated) };
}

function withoutPopulated(floor: unknown): unknown {
  if (!isObject(floor) || floor.generator !== 'split' || floor.populated !== true) return floor;
  const { populated: _, ...others } = floor;
  return others;
}
