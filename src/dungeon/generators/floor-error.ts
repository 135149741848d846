/** A generator gives up: its settings leave no place for something. */
export class FloorError extends RangeError {}
