/** The names of the effects. Each is a file in this folder, and `registry.ts` lists them all. */
export const effectNames = [
  'cure',
  'damage',
  'fall',
  'genocide',
  'heal',
  'identify',
  'poison',
  'shoot',
  'sleep',
  'snare',
  'teleport',
  'weaken',
] as const;

export type EffectName = (typeof effectNames)[number];
