import type { Texture } from 'pixi.js';
import { drawAttack, type MarkLook } from './attack-drawings.ts';
import { addPolygon, type Draw, drawing, fillSoftDisc, film, white } from './drawing.ts';
import { drawParticleShapes, type ParticleShape } from './particle-shapes.ts';
import { drawRemainShapes, type RemainShape } from './remain-shapes.ts';

/** The side of a drawing in pixels, and that of one that covers many cells. */
const side = 128;
const wideSide = 512;
/** The pictures of the mark of an attack, and the pixels of their side: they are sharp on most screens. */
const attackPictures = 8;
const attackSide = 160;

/** Jagged lines from the middle of a wall outwards, as x, y, x, y … in 128ths. */
const crackLines = [
  [60, 58, 44, 46, 40, 30, 26, 20],
  [60, 58, 78, 50, 84, 34, 102, 26],
  [60, 58, 66, 78, 58, 94, 64, 114],
  [60, 58, 40, 70, 30, 86, 14, 90],
  [66, 78, 86, 84, 98, 100],
];

/** The radius of a wave, as a share of the side of its picture. */
const waveRadius = 0.41;

/** The opacity of an edge by the distance from the side of the picture; 1 is its middle. */
const edgeStops = [
  [0, 1],
  [0.08, 0.68],
  [0.2, 0.4],
  [0.4, 0.18],
  [0.65, 0.06],
  [1, 0],
] as const;

const drawings = {
  /** A wave that spreads: a circle with a light that fades inwards. */
  ring: [side, (context) => drawWave(context, 5 / side, 0.42)],
  /** A wave that is many cells wide. */
  wideRing: [wideSide, (context) => drawWave(context, 7 / wideSide, 0.3)],
  /** Arms of light that wind into the middle. */
  vortex: [2 * side, drawVortex],
  /** A circle of runes around a star on the ground, from which monsters come. */
  seal: [2 * side, drawSeal],
  /** Light, bright in the middle. */
  glare: [
    side,
    (context) =>
      fillSoftDisc(context, 0.5, 0.5, 0.5, [
        [0, 1],
        [0.25, 0.62],
        [0.6, 0.2],
        [1, 0],
      ]),
  ],
  /** A band of light, bright along its middle, with soft ends. */
  band: [
    side,
    (context) => {
      fillAcross(
        context,
        [0, 1],
        [
          [0, 0],
          [0.25, 0.22],
          [0.42, 0.8],
          [0.5, 1],
          [0.58, 0.8],
          [0.75, 0.22],
          [1, 0],
        ],
      );
      context.globalCompositeOperation = 'destination-in';
      fillAcross(
        context,
        [1, 0],
        [
          [0, 0],
          [0.06, 1],
          [0.94, 1],
          [1, 0],
        ],
      );
    },
  ],
  /** Dark with a small hole that has a soft edge. */
  iris: [
    2 * side,
    (context) => {
      context.fillStyle = white(1);
      context.fillRect(0, 0, 1, 1);
      context.globalCompositeOperation = 'destination-out';
      fillSoftDisc(context, 0.5, 0.5, 0.14, [
        [0, 1],
        [0.3, 1],
        [1, 0],
      ]);
    },
  ],
  /** A pillar of light, bright at its foot. */
  beam: [
    side,
    (context) => {
      fillAcross(
        context,
        [1, 0],
        [
          [0, 0],
          [0.3, 0.35],
          [0.5, 1],
          [0.7, 0.35],
          [1, 0],
        ],
      );
      context.globalCompositeOperation = 'destination-out';
      fillAcross(
        context,
        [0, 1],
        [
          [0, 1],
          [0.7, 0.1],
          [0.9, 0],
          [1, 1],
        ],
      );
    },
  ],
  /** Light that falls from above in uneven rays, soft at its sides and at both ends. */
  sunbeam: [
    2 * side,
    (context) => {
      fillAcross(
        context,
        [1, 0],
        [
          [0, 0],
          [0.1, 0.5],
          [0.3, 0.9],
          [0.42, 0.66],
          [0.56, 1],
          [0.74, 0.7],
          [0.9, 0.5],
          [1, 0],
        ],
      );
      context.globalCompositeOperation = 'destination-out';
      fillAcross(
        context,
        [0, 1],
        [
          [0, 1],
          [0.2, 0.7],
          [0.8, 0.3],
          [0.92, 0.4],
          [1, 1],
        ],
      );
    },
  ],
  /** Light from a narrow opening above that becomes broader and fainter, soft at its sides. */
  fan: [side, drawFan],
  /** Rays around a treasure. */
  rays: [
    2 * side,
    (context) => {
      const rays = 12;
      context.fillStyle = white(1);
      for (let n = 0; n < rays; n++) {
        const angle = (n / rays) * 2 * Math.PI;
        const wide = n % 2 === 0 ? 0.11 : 0.06;
        const far = n % 2 === 0 ? 0.5 : 0.38;
        context.beginPath();
        const at = (turn: number) => [0.5 + Math.cos(turn) * far, 0.5 + Math.sin(turn) * far];
        addPolygon(context, [0.5, 0.5, ...at(angle - wide), ...at(angle + wide)]);
        context.fill();
      }
      fadeOut(context);
    },
  ],
  /** Rings, petals and signs on the ground around a prize. */
  prizeCircle: [wideSide, drawPrizeCircle],
  /** A crystal around an actor that cannot move. */
  crystal: [
    side,
    (context) => {
      const edge = [0.5, 0.02, 0.86, 0.24, 0.9, 0.72, 0.5, 0.98, 0.1, 0.72, 0.14, 0.24];
      context.beginPath();
      addPolygon(context, edge);
      context.fillStyle = white(0.3);
      context.fill();
      context.lineWidth = 0.045;
      context.strokeStyle = white(1);
      context.stroke();
      context.lineWidth = 0.026;
      context.strokeStyle = white(0.65);
      context.beginPath();
      for (const [x, y] of [
        [0.14, 0.24],
        [0.86, 0.24],
        [0.5, 0.98],
      ]) {
        context.moveTo(0.5, 0.42);
        context.lineTo(x, y);
      }
      context.stroke();
      context.fillStyle = white(0.35);
      context.beginPath();
      addPolygon(context, [0.5, 0.02, 0.14, 0.24, 0.5, 0.42]);
      context.fill();
    },
  ],
  /** The cracks of a half dug wall: dark lines with a light middle. */
  cracks: [
    side,
    (context) => {
      for (const [width, colour] of [
        [10, '#0d0907'],
        [3, '#dcc19f'],
      ] as const) {
        context.lineWidth = width / 128;
        context.strokeStyle = colour;
        context.lineJoin = 'bevel';
        for (const line of crackLines) {
          context.beginPath();
          for (let at = 0; at < line.length; at += 2) {
            context.lineTo(line[at] / 128, line[at + 1] / 128);
          }
          context.stroke();
        }
      }
    },
  ],
  /** Opaque at the edges of a picture, and transparent in its middle. */
  edge: [
    side,
    (context) => {
      const stops = edgeStops.flatMap(
        ([at, alpha]) =>
          [
            [at / 2, alpha],
            [1 - at / 2, alpha],
          ] as const,
      );
      fillAcross(context, [1, 0], stops);
      fillAcross(context, [0, 1], stops);
    },
  ],
} as const satisfies Readonly<Record<string, readonly [side: number, draw: Draw]>>;

export type DrawingName = keyof typeof drawings;

/** The drawings of effects, each drawn when it is first needed. They are white and get a tint, except the cracks. */
export class EffectDrawings {
  readonly #textures = new Map<DrawingName, Texture>();
  readonly #attacks = new Map<MarkLook, readonly Texture[]>();
  #particles: ReadonlyMap<ParticleShape, Texture> | null = null;
  #remains: ReadonlyMap<RemainShape, Texture> | null = null;

  texture(name: DrawingName): Texture {
    let texture = this.#textures.get(name);
    if (!texture) {
      const [size, draw] = drawings[name];
      texture = drawing(size, draw);
      this.#textures.set(name, texture);
    }
    return texture;
  }

  particle(shape: ParticleShape): Texture {
    this.#particles ??= drawParticleShapes();
    return this.#particles.get(shape) as Texture;
  }

  remain(shape: RemainShape): Texture {
    this.#remains ??= drawRemainShapes();
    return this.#remains.get(shape) as Texture;
  }

  /** The pictures of the mark of an attack, in their order. */
  attack(look: MarkLook): readonly Texture[] {
    let pictures = this.#attacks.get(look);
    if (!pictures) {
      pictures = film(attackSide, attackPictures, (context, part) =>
        drawAttack(look, context, part),
      );
      this.#attacks.set(look, pictures);
    }
    return pictures;
  }

  /** Destroys all drawings, so that each is drawn again. The stage must not be rendered with an old one. */
  forget(): void {
    const films = [...this.#attacks.values()].flat();
    for (const texture of [
      ...this.#textures.values(),
      ...films,
      ...(this.#particles?.values() ?? []),
      ...(this.#remains?.values() ?? []),
    ]) {
      texture.destroy(true);
    }
    this.#textures.clear();
    this.#attacks.clear();
    this.#particles = null;
    this.#remains = null;
  }
}

/** `alpha`: opacity of the light inside of the circle. */
function drawWave(context: Parameters<Draw>[0], line: number, alpha: number): void {
  fillSoftDisc(context, 0.5, 0.5, waveRadius, [
    [0, 0],
    [0.55, 0],
    [1, alpha],
  ]);
  for (const [width, alpha] of [
    [2.2 * line, 0.25],
    [line, 1],
  ]) {
    context.lineWidth = width;
    context.strokeStyle = white(alpha);
    context.beginPath();
    context.arc(0.5, 0.5, waveRadius, 0, 2 * Math.PI);
    context.stroke();
  }
}

function drawVortex(context: Parameters<Draw>[0]): void {
  const arms = 5;
  const steps = 24;
  for (let arm = 0; arm < arms; arm++) {
    /** Points of an edge of the arm from the rim to the middle, `wide` behind its front. */
    const edge = (wide: number) =>
      Array.from({ length: steps + 1 }, (_, step) => {
        const share = step / steps;
        const angle =
          ((arm + wide * Math.sin(Math.PI * share ** 0.6)) / arms + 0.62 * share) * 2 * Math.PI;
        const far = 0.48 * (1 - share) ** 0.8;
        return [0.5 + Math.cos(angle) * far, 0.5 + Math.sin(angle) * far];
      });
    context.fillStyle = white(arm % 2 === 0 ? 0.95 : 0.6);
    context.beginPath();
    addPolygon(context, [...edge(0), ...edge(0.55).toReversed()].flat());
    context.fill();
  }
  fillSoftDisc(context, 0.5, 0.5, 0.17, [
    [0, 1],
    [0.4, 0.8],
    [1, 0],
  ]);
}

function drawFan(context: Parameters<Draw>[0]): void {
  // Each fan is narrower than the one before, so that the sides of all together are soft.
  const fans = 10;
  context.fillStyle = white(1.4 / fans);
  for (let n = 0; n < fans; n++) {
    const [near, far] = [0.24 - 0.014 * n, 0.5 - 0.042 * n];
    context.beginPath();
    addPolygon(context, [0.5 - near, 0, 0.5 + near, 0, 0.5 + far, 1, 0.5 - far, 1]);
    context.fill();
  }
  context.globalCompositeOperation = 'destination-out';
  fillAcross(
    context,
    [0, 1],
    [
      [0, 0.35],
      [0.12, 0],
      [0.4, 0.35],
      [0.75, 0.8],
      [1, 1],
    ],
  );
}

function drawSeal(context: Parameters<Draw>[0]): void {
  fillSoftDisc(context, 0.5, 0.5, 0.47, [
    [0, 0.1],
    [0.7, 0.22],
    [1, 0.4],
  ]);
  context.strokeStyle = white(1);
  context.fillStyle = white(1);
  context.lineJoin = 'round';
  const circle = (radius: number, width: number) => {
    context.lineWidth = width;
    context.beginPath();
    context.arc(0.5, 0.5, radius, 0, 2 * Math.PI);
    context.stroke();
  };
  circle(0.47, 0.03);
  circle(0.35, 0.018);
  const point = (turn: number, far: number) => {
    const angle = turn * 2 * Math.PI - Math.PI / 2;
    return [0.5 + Math.cos(angle) * far, 0.5 + Math.sin(angle) * far];
  };
  // A star with five points in one line.
  context.lineWidth = 0.022;
  context.beginPath();
  addPolygon(context, Array.from({ length: 5 }, (_, n) => point((2 * n) / 5, 0.35)).flat());
  context.stroke();
  const signs = 10;
  for (let n = 0; n < signs; n++) {
    const turn = (n + 0.5) / signs;
    context.beginPath();
    addPolygon(context, [
      ...point(turn, 0.45),
      ...point(turn + 0.014, 0.41),
      ...point(turn, 0.37),
      ...point(turn - 0.014, 0.41),
    ]);
    context.fill();
  }
}

function drawPrizeCircle(context: Parameters<Draw>[0]): void {
  const petals = 8;
  const signs = 24;
  fillSoftDisc(context, 0.5, 0.5, 0.49, [
    [0, 0.5],
    [0.4, 0.16],
    [0.8, 0.1],
    [1, 0],
  ]);
  context.strokeStyle = white(1);
  context.fillStyle = white(1);
  for (const [radius, width] of [
    [0.475, 0.012],
    [0.4, 0.006],
    [0.17, 0.008],
  ]) {
    context.lineWidth = width;
    context.beginPath();
    context.arc(0.5, 0.5, radius, 0, 2 * Math.PI);
    context.stroke();
  }
  const point = (turn: number, far: number) => {
    const angle = turn * 2 * Math.PI - Math.PI / 2;
    return [0.5 + Math.cos(angle) * far, 0.5 + Math.sin(angle) * far] as const;
  };
  context.lineWidth = 0.006;
  for (let n = 0; n < petals; n++) {
    const turn = n / petals;
    for (const side of [-1, 1]) {
      context.beginPath();
      context.moveTo(...point(turn, 0.17));
      context.quadraticCurveTo(...point(turn + (side * 0.5) / petals, 0.29), ...point(turn, 0.4));
      context.stroke();
    }
    context.beginPath();
    addPolygon(context, [
      ...point(turn, 0.34),
      ...point(turn + 0.012, 0.29),
      ...point(turn, 0.22),
      ...point(turn - 0.012, 0.29),
    ]);
    context.fill();
  }
  for (let n = 0; n < signs; n++) {
    const turn = n / signs;
    const [inner, outer] = n % 3 === 0 ? [0.415, 0.462] : [0.43, 0.448];
    const wide = n % 3 === 0 ? 0.01 : 0.004;
    context.beginPath();
    addPolygon(context, [
      ...point(turn, outer),
      ...point(turn + wide, (inner + outer) / 2),
      ...point(turn, inner),
      ...point(turn - wide, (inner + outer) / 2),
    ]);
    context.fill();
  }
}

/** Fills the picture with a linear gradient of white. `stops`: opacity by place. */
function fillAcross(
  context: Parameters<Draw>[0],
  [x, y]: readonly [number, number],
  stops: readonly (readonly [at: number, alpha: number])[],
): void {
  const gradient = context.createLinearGradient(0, 0, x, y);
  for (const [at, alpha] of stops) gradient.addColorStop(at, white(alpha));
  context.fillStyle = gradient;
  context.fillRect(0, 0, 1, 1);
}

/** Lets a drawing fade from the middle outwards. */
function fadeOut(context: Parameters<Draw>[0]): void {
  const fade = context.createRadialGradient(0.5, 0.5, 0, 0.5, 0.5, 0.5);
  fade.addColorStop(0, white(0.1));
  fade.addColorStop(1, white(1));
  context.globalCompositeOperation = 'destination-out';
  context.fillStyle = fade;
  context.fillRect(0, 0, 1, 1);
}
