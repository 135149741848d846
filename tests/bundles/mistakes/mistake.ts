/** A mistake, the text or the bytes of `newt.json` that contain it, and the report about that file. */
export type Mistake = readonly [
  mistake: string,
  bundle: string | Uint8Array,
  problems: readonly string[],
];
