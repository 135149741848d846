/** The names of the effects. Each is a file in this folder, and `registry.ts` lists them all. */
export const effectNames = [
  'cure',
  'damage',
  'fall',
  'haste',
  'heal',
  'poison',
  'search',
  'shoot',
  'sleep',
  'slow',
  'snare',
  'teleport',
  'weaken',
] as const;

export type EffectName = (typeof effectNames)[number];
