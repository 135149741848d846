/** The names of the effects. Each is a file in this folder, and `registry.ts` lists them all. */
export const effectNames = [
  'cancel',
  'cure',
  'damage',
  'drain',
  'fall',
  'haste',
  'heal',
  'poison',
  'polymorph',
  'search',
  'shoot',
  'sleep',
  'slow',
  'snare',
  'strike',
  'teleport',
  'teleportTo',
  'weaken',
] as const;

export type EffectName = (typeof effectNames)[number];
