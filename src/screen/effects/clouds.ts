import type { Element } from '../../game/combat/damage-elements.ts';
import type { DeathLook } from '../../game/kinds.ts';
import { mix } from '../colours.ts';
import type { ParticleCloud } from './particles.ts';

/** The colours of elements and materials. They have no meaning of their own. */
export const hues = {
  lamp: 0xfff0c0,
  magic: 0xc8a8ff,
  missile: 0x9a5cff,
  frost: 0x9fdcff,
  ice: 0xe8f6ff,
  fire: 0xff8a2a,
  flame: 0xffd25a,
  spark: 0xfff6b0,
  venom: 0xb6d23a,
  map: 0xd8c08a,
  love: 0xff9ad8,
  night: 0x4c4560,
  smoke: 0x5a5462,
  bone: 0xd9d0bd,
  blood: 0xc23a34,
  stone: 0x8f8a94,
} as const;

/** Shapes that rise from an actor, fall on it, circle around its head, come together in it, or fly apart. */
export function cloudOf(
  shape: ParticleCloud['shape'],
  motion: ParticleCloud['motion'],
  colours: readonly number[],
  rest: Partial<ParticleCloud> = {},
): ParticleCloud {
  const usual = { count: 9, time: 760, reach: 0.95, fall: 0, size: 0.42 };
  return { shape, motion, colours, ...usual, ...rest };
}

export const light = { light: true } as const;
export const upright = { upright: true } as const;

/** Pieces of stone. */
export const dust = cloudOf('chip', 'burst', [0xb59a7a, 0x8d7358, 0xd0bb9c], {
  count: 14,
  time: 380,
  reach: 0.7,
  fall: 0.35,
  size: 0.28,
});

/** Sparks that fly on in the direction of a hit. */
export function sparks(direction: number, isHard: boolean): ParticleCloud {
  return cloudOf('streak', 'burst', [0xffffff, hues.spark, hues.flame], {
    ...light,
    count: isHard ? 11 : 5,
    time: isHard ? 360 : 260,
    reach: isHard ? 1.5 : 0.95,
    // Sparks from one point would hide the target.
    source: 0.3,
    aim: { direction, width: isHard ? 2.4 : 1.5 },
    size: isHard ? 0.6 : 0.45,
  });
}

/** Pieces that a hard hit strikes off its target, in the colour of the target. */
export function pieces(colour: number, direction: number): ParticleCloud {
  const colours = [colour, mix(colour, 0x000000, 0.4), mix(colour, 0xffffff, 0.4)];
  const aim = { direction, width: 2.8 };
  return { ...dust, colours, aim, count: 9, time: 420, reach: 1.15, fall: 0.4, size: 0.26 };
}

/** A wall that the hero is digging. */
export const chips: ParticleCloud = { ...dust, count: 5, size: 0.2 };

/** A wall that was dug through: its stones fall out of a cloud of dust. */
export const breach: readonly ParticleCloud[] = [
  cloudOf('smoke', 'burst', [0xeadfcd, 0x9c8668], {
    count: 12,
    time: 620,
    reach: 0.75,
    fall: -0.15,
    size: 0.9,
  }),
  { ...dust, count: 16, time: 520, source: 0.35, reach: 0.8, fall: 0.55, size: 0.46 },
];

/** A monster that vanished. */
export const puff = cloudOf('smoke', 'burst', [0xd8d3e2, 0xaaa4ba, 0xf2eff7], {
  count: 14,
  time: 460,
  reach: 0.5,
  fall: -0.3,
  size: 0.55,
});

/** Sparks that rise from an actor that is gone. */
export const lastSparks = cloudOf('ember', 'rise', [hues.magic, 0xff7ab0, 0xffffff], {
  ...light,
  count: 16,
  reach: 1.4,
  size: 0.3,
});

/** A monster whose kind was wiped out. */
export const ashes: readonly ParticleCloud[] = [
  cloudOf('smoke', 'rise', [0x2a2038, hues.night], { reach: 1.2, fall: -0.3, size: 0.55 }),
  lastSparks,
];

/** A trap or a secret door that was found. */
export const sparkle = cloudOf('star', 'burst', [0xffe066, 0xfff6cf, 0xffc95c], {
  time: 480,
  reach: 0.75,
  fall: -0.2,
  size: 0.46,
});

/** A monster that became another one. */
export const shimmer: ParticleCloud = {
  ...sparkle,
  count: 16,
  motion: 'gather',
  colours: [0xd080ff, 0xf0c8ff, 0x9a6cff],
  reach: 0.9,
};

/** A monster that was summoned. */
export const darkSmoke = cloudOf('smoke', 'rise', [0x6a4690, 0x8a5cb0, 0x3a2850], {
  count: 18,
  reach: 0.9,
  fall: -0.3,
  size: 0.85,
});

/** The signs around it. */
export const darkSigns = cloudOf('rune', 'orbit', [0xd6a8ff], { count: 6, reach: 0.75, fall: 0.6 });

/** A monster that split in two. */
export function slime(colour: number): ParticleCloud {
  const colours = [colour, mix(colour, 0xffffff, 0.45), mix(colour, 0x000000, 0.25)];
  return cloudOf('drop', 'burst', colours, {
    count: 14,
    time: 420,
    // Drops from one point are a flower.
    source: 0.3,
    reach: 0.9,
    fall: 0.4,
    size: 0.55,
  });
}

/** The clouds over the cells around an explosion, in its colour. */
export function blast(colour: number, radius: number): ParticleCloud[] {
  const reach = 0.5 + radius;
  const smoke = [hues.smoke, 0x3c3842, mix(colour, 0x2a2630, 0.7)];
  // Dark, because light adds up: a bright heap would be white.
  const glow = [mix(colour, 0x000000, 0.65), mix(mix(colour, hues.fire, 0.5), 0x000000, 0.6)];
  const fire = [hues.fire, mix(colour, 0xffffff, 0.25), hues.flame];
  const sparks = [hues.spark, mix(colour, 0xffffff, 0.6)];
  return [
    cloudOf('smoke', 'burst', smoke, {
      count: 8 + 7 * radius,
      time: 620,
      reach,
      fall: -0.3,
      size: 1.4,
    }),
    cloudOf('ember', 'burst', glow, {
      ...light,
      count: 7 + 6 * radius,
      time: 440,
      reach: reach * 0.75,
      fall: -0.1,
      size: 1.25,
    }),
    cloudOf('flame', 'burst', fire, {
      count: 6 + 6 * radius,
      time: 460,
      reach,
      fall: -0.1,
      size: 0.85,
    }),
    cloudOf('ember', 'burst', sparks, {
      ...light,
      count: 8 + 5 * radius,
      time: 560,
      reach: reach * 1.2,
      fall: 0.25,
      size: 0.2,
    }),
  ];
}

/** A thing that shattered: splinters of glass, and its content as drops and mist over the cells around. */
export function splinters(colour: number, radius: number): ParticleCloud[] {
  const reach = 0.5 + radius;
  const bright = mix(colour, 0xffffff, 0.45);
  return [
    cloudOf('smoke', 'burst', [mix(colour, 0x2a2630, 0.3), colour], {
      count: 8 + 7 * radius,
      time: 720,
      reach,
      fall: -0.2,
      size: 1.1,
    }),
    cloudOf('drop', 'burst', [colour, bright], {
      count: 8 + 6 * radius,
      time: 460,
      source: 0.25,
      reach: reach * 1.1,
      fall: 0.35,
      size: 0.46,
    }),
    cloudOf('shard', 'burst', [0xffffff, hues.ice], {
      count: 10 + 4 * radius,
      time: 420,
      source: 0.2,
      reach: reach * 1.2,
      fall: 0.3,
      size: 0.5,
    }),
  ];
}

/** The clouds over an actor that an element damages. */
export const elementClouds: Readonly<Record<Element, readonly ParticleCloud[]>> = {
  fire: [
    cloudOf('smoke', 'rise', [hues.smoke, 0x2e2a30], {
      count: 6,
      time: 640,
      reach: 1.1,
      fall: -0.3,
      size: 0.55,
    }),
    cloudOf('flame', 'rise', [hues.fire, hues.flame, 0xff5a1e], {
      count: 14,
      time: 560,
      reach: 0.9,
      size: 0.6,
    }),
  ],
  cold: [
    cloudOf('shard', 'burst', [hues.frost, hues.ice, 0x6fbcf0], {
      count: 12,
      time: 440,
      reach: 0.8,
      fall: 0.12,
      size: 0.62,
    }),
    cloudOf('star', 'drip', [hues.ice, hues.frost], {
      ...light,
      time: 620,
      reach: 0.75,
      size: 0.34,
    }),
  ],
  lightning: [
    cloudOf('streak', 'burst', [hues.spark, 0xffffff, 0x9fc4ff], {
      ...light,
      count: 12,
      time: 380,
      reach: 0.8,
      size: 0.6,
    }),
  ],
  force: [{ ...puff, ...light, count: 9, reach: 0.7, fall: 0, colours: [hues.magic, 0xffffff] }],
  none: [],
  poison: [
    cloudOf('bubble', 'rise', [hues.venom, 0x8fae2a, 0xd8ee6a], {
      ...upright,
      count: 9,
      time: 680,
      reach: 0.95,
      size: 0.48,
    }),
  ],
};

/** The cloud of a death, in the colour of the kind that dies. */
export function deathClouds(look: DeathLook, colour: number): readonly ParticleCloud[] {
  switch (look) {
    case 'fall':
    case 'kneel':
    case 'overturn':
      return [
        { ...dust, count: 6, colours: [0x8d8173, 0x6d6258], reach: 0.5, fall: 0.25, size: 0.22 },
      ];
    case 'flutter': {
      const feathers = [mix(colour, 0x000000, 0.3), colour];
      return [cloudOf('chip', 'drip', feathers, { time: 620, reach: 0.6, fall: 0.1, size: 0.24 })];
    }
    case 'crumble': {
      const bones = [hues.bone, mix(colour, hues.bone, 0.5), 0x8a8276];
      return [
        cloudOf('chip', 'drip', bones, {
          count: 22,
          time: 560,
          reach: 0.75,
          fall: 0.1,
          size: 0.28,
        }),
        { ...puff, count: 6, colours: [hues.bone, 0x8a8276], reach: 0.4, fall: 0.2, time: 560 },
      ];
    }
    case 'splash':
      return [{ ...slime(colour), count: 20, time: 460, reach: 0.8, fall: 0.5 }];
    case 'dissolve':
      return [
        { ...lastSparks, colours: [mix(colour, 0xffffff, 0.4), colour, 0xffffff], size: 0.34 },
      ];
    case 'break':
      return [
        { ...dust, count: 12, colours: [mix(colour, 0x000000, 0.35), hues.stone], time: 480 },
      ];
  }
}
