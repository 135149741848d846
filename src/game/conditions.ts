/** The largest value in a column of `Condition`. */
const most = 255;

/** Adds turns or hits to a column of `Condition` for one actor, up to the limit of the column. */
export function addTo(column: Uint8Array, actor: number, amount: number): void {
  column[actor] = Math.min(most, column[actor] + amount);
}
