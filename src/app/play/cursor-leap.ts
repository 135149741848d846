/** Cells that a run moves the cursor of Look or of the inspector. */
export const leap = 8;
