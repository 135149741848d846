/** Returns a random whole number from 0 to `n` − 1, each equally likely, and 0 if `n` is 0. */
export type Rnd = (n: number) => number;
