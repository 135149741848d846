/** The causes of damage by effects. `none` is never resisted. */
export const elements = ['fire', 'cold', 'lightning', 'force', 'none', 'poison'] as const;

export type Element = (typeof elements)[number];

/**
 * The causes of damage by the missiles of `Throws`. `blow`: any attack without an element. Bundles and saves contain
 * this name.
 */
export const missileElements = ['blow', 'fire', 'cold', 'lightning', 'force', 'poison'] as const;
