/** Provided by `rules-hash-plugin.mjs`. */
declare module 'virtual:rules-hash' {
  /** SHA-256 of the sources of the rules, as 64 hex digits. */
  export const rulesHash: string;
}
