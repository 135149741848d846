/** The causes of damage. They change its messages and its picture. */
export const elements = ['fire', 'cold', 'lightning', 'force', 'none'] as const;

export type Element = (typeof elements)[number];
