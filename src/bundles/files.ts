/** The texts of bundles by file name; of a game of a pack's campaign, also those of its other files. */
export type Files = Readonly<Record<string, string>>;
