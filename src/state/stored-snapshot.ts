import * as v from 'valibot';

export const campaignIds = v.strictObject({ id: v.string(), kinds: v.array(v.string()) });

/** The parts of a snapshot of any version. They are checked only when they are used. */
export interface StoredSnapshot {
  /** The content hash of the campaign, 64 hex digits. */
  readonly content: string;
  /** The layout of the columns, as `readLayout` reads it. */
  readonly layout: string;
  /**
   * The ids of the campaign and of its kinds, in order. Null if they are unknown: version 2 does not
   * contain them, so they are unknown for games with mods.
   */
  readonly campaign: v.InferOutput<typeof campaignIds> | null;
  readonly state: Uint8Array;
}
