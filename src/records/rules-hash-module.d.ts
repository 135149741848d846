/** Provided by `rules-hash-plugin.mjs`. */
declare module 'virtual:rules-hash' {
  /**
   * SHA-256 of the sources of the rules, as 64 hex digits. With equal hashes of rules and content, the same seed and
   * commands make the same game.
   */
  export const rulesHash: string;
}
