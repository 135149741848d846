/** The conditions that hamper an actor, by the field of `Condition` with their turns, in the order shown. */
export const hampering = ['helpless', 'confused', 'held', 'stuck'] as const;

/** The largest value in a column of `Condition`. */
const most = 255;

/** Adds turns or hits to a column of `Condition` for one actor, up to the limit of the column. */
export function addTo(column: Uint8Array, actor: number, amount: number): void {
  column[actor] = Math.min(most, column[actor] + amount);
}
