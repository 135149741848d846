/** The pages of the dialog. */
export const sheetNames = ['character', 'floor', 'discoveries', 'log'] as const;
export type SheetName = (typeof sheetNames)[number];
