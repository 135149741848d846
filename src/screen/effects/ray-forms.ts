import { mix } from '../colours.ts';
import { hues } from './clouds.ts';
import type { ParticleShape } from './particle-shapes.ts';
import { arrivalOn, type Mote, type Ray } from './rays.ts';

/** The form of a ray: how its lights and shapes are arranged. */
export type RayForm =
  | 'jet'
  | 'lance'
  | 'fork'
  | 'comet'
  | 'beam'
  | 'smoke'
  | 'twist'
  | 'rings'
  | 'flow';

/** How a ray looks. */
export interface RayLook {
  readonly form: RayForm;
  /** The first is the colour of its light. */
  readonly colours: readonly number[];
  /** The shapes that it carries; none for a plain light. */
  readonly shape?: ParticleShape;
  /** Whether the shapes stay upright, such as letters. */
  readonly upright?: boolean;
  /** Whether the shapes move to the start. */
  readonly back?: true;
}

/** Adds the lights and shapes of a look to a ray, and the lights and shapes of its arrival. */
export function drawRay(ray: Ray, look: RayLook): void {
  forms[look.form](ray, look);
  // Drops arrive one after another, often from many monsters: flashes would hide their target.
  if (look.form !== 'flow') drawImpact(ray, look);
}

const forms: Readonly<Record<RayForm, (ray: Ray, look: RayLook) => void>> = {
  /** Flames that spread on their way. */
  jet(ray, { colours }) {
    const { unit } = ray.way;
    lightGround(ray, colours[0], 3, 0.42);
    const up = upOf(ray);
    const layers = [
      { tint: 0xc4260c, size: 1.05, spread: 0.34 },
      { tint: colours[0], size: 0.8, spread: 0.24 },
      { tint: colours[1], size: 0.5, spread: 0.14 },
    ];
    for (const { tint, size, spread } of layers) {
      alongWay(ray, 2, ({ x, birth, forward, share }) => {
        const wide = spread * unit * (0.5 + share);
        const side = size * unit * (0.75 + 0.35 * Math.random()) * (0.8 + 0.3 * share);
        ray.add({
          ...shape(ray, 'flame', tint, side),
          at: { x, y: either(wide) },
          move: { x: 0.4 * forward * unit + 0.3 * up.x * unit, y: either(0.1) + 0.3 * up.y * unit },
          grow: 0.5,
          // The tongue points forwards.
          rotation: (forward * Math.PI) / 2 + either(0.5),
          birth,
          life: 260 + 120 * Math.random(),
        });
      });
    }
    alongWay(ray, 2, ({ x, birth }) =>
      ray.add({
        ...shape(ray, 'ember', hues.spark, 0.16 * unit),
        light: true,
        at: { x, y: either(0.35 * unit) },
        move: { x: (0.9 * up.x + either(0.3)) * unit, y: 0.9 * up.y * unit },
        birth,
        life: 360,
      }),
    );
    ray.addBand(0xffc070, 0.55, 0.75, 150);
  },

  /** A lance of ice with barbs on both sides. */
  lance(ray, { colours }) {
    const { unit } = ray.way;
    lightGround(ray, colours[0], 2.6, 0.34);
    alongWay(ray, 2, ({ x, birth, forward }) => {
      for (const side of [-1, 1]) {
        const length = unit * (0.4 + 0.6 * Math.random());
        ray.add({
          ...shape(ray, 'shard', colours[Math.floor(Math.random() * 3)], length),
          // Not opposite each other: pairs of barbs at one angle look like the leaves of a fern.
          at: { x: x + either(0.28 * unit), y: side * (0.08 + 0.2 * Math.random()) * unit },
          move: { x: 0.2 * forward * unit, y: side * 0.1 * unit },
          rotation: side * (0.12 + 0.55 * Math.random()) * forward + (forward < 0 ? Math.PI : 0),
          birth,
          life: 380,
        });
      }
    });
    const up = upOf(ray);
    alongWay(ray, 2, ({ x, birth }) =>
      ray.add({
        ...shape(ray, 'star', hues.ice, 0.26 * unit),
        light: true,
        at: { x, y: either(0.45 * unit) },
        move: { x: -0.35 * up.x * unit, y: -0.35 * up.y * unit },
        spin: 2,
        birth: birth + 40,
        life: 380,
      }),
    );
    ray.addBand(colours[0], 0.7, 0.55, 280);
    ray.addBand(0xffffff, 0.24, 0.95, 240);
  },

  /** Two jagged lines that flicker in turn, with branches. */
  fork(ray, { colours }) {
    const { unit } = ray.way;
    lightGround(ray, colours[0], 3.4, 0.42);
    for (const beat of [0, 1]) {
      let before = { x: 0, y: 0 };
      alongWay(ray, 3, ({ x, birth, isLast, forward }) => {
        const point = { x, y: isLast ? 0 : either(0.34 * unit) };
        addSpark(ray, before, point, { beat, birth, thick: 0.11 });
        if (Math.random() < 0.4) {
          const tip = {
            x: x + forward * unit * (0.2 + 0.4 * Math.random()),
            y: point.y + Math.sign(point.y) * unit * (0.35 + 0.45 * Math.random()),
          };
          addSpark(ray, point, tip, { beat, birth, thick: 0.06 });
        }
        before = point;
      });
    }
  },

  /** A ball of light with a tail, which leaves stars. */
  comet(ray, { colours }) {
    const { unit, pace } = ray.way;
    lightGround(ray, colours[0], 2.2, 0.3);
    alongWay(ray, 3, ({ x, birth, share }) => {
      ray.add({
        ...shape(ray, 'ember', colours[0], unit * (0.3 + 0.5 * share)),
        at: { x, y: 0 },
        grow: 0.2,
        birth,
        life: 160 + 120 * share,
      });
    });
    alongWay(ray, 2, ({ x, birth }) =>
      ray.add({
        ...shape(ray, 'star', mix(colours[0], 0xffffff, 0.6), unit * 0.4),
        light: true,
        at: { x, y: either(0.16 * unit) },
        move: { x: 0, y: either(0.5 * unit) },
        grow: 0.3,
        spin: 2,
        birth,
        life: 340,
      }),
    );
    alongWay(ray, 2, ({ x, birth }) => {
      for (const [tint, side] of [
        [colours[0], 1.2],
        [0xffffff, 0.5],
      ]) {
        ray.add({
          ...shape(ray, 'ember', tint, side * unit),
          light: true,
          at: { x, y: 0 },
          birth,
          life: 2 * pace,
        });
      }
    });
    ray.addBand(colours[0], 0.42, 0.9, 200);
    ray.addBand(0xffffff, 0.16, 0.8, 120);
  },

  /** A straight light that carries shapes. */
  beam(ray, look) {
    const { unit } = ray.way;
    const [colour] = look.colours;
    lightGround(ray, colour, 2.2, 0.3);
    ray.addBand(colour, 0.6, 0.6, 300);
    ray.addBand(mix(colour, 0xffffff, 0.25), 0.22, 0.9, 240);
    const up = upOf(ray);
    alongWay(ray, 2, ({ x, birth, forward, n }) => {
      const tint = look.colours[n % look.colours.length];
      ray.add({
        ...shape(ray, look.shape ?? 'ember', tint, unit * (look.shape ? 0.62 : 0.2)),
        at: { x, y: (n % 2 === 0 ? 0.14 : -0.14) * unit },
        move: { x: 0.35 * forward * unit - 0.15 * up.x * unit, y: -0.15 * up.y * unit },
        rotation: look.upright ? -ray.way.angle : (forward * Math.PI) / 2,
        grow: 0.6,
        birth,
        life: 400,
      });
    });
  },

  /** Dull smoke around a faint light. */
  smoke(ray, { colours }) {
    const { unit } = ray.way;
    ray.addBand(colours[0], 0.3, 0.5, 200);
    const up = upOf(ray);
    alongWay(ray, 3, ({ x, birth, n }) =>
      ray.add({
        ...shape(ray, 'smoke', colours[n % colours.length], unit * (0.7 + 0.4 * Math.random())),
        at: { x, y: either(0.14 * unit) },
        move: { x: 0.3 * up.x * unit, y: 0.3 * up.y * unit + either(0.2 * unit) },
        grow: 1.3,
        birth,
        life: 400,
      }),
    );
  },

  /** Two strands that wind around each other. */
  twist(ray, look) {
    const { unit } = ray.way;
    const { colours } = look;
    lightGround(ray, colours[0], 2.4, 0.32);
    ray.addBand(colours[0], 0.5, 0.45, 260);
    alongWay(ray, 5, ({ x, birth, n }) => {
      for (const strand of [-1, 1]) {
        const wave = Math.sin(n * 0.8) * strand;
        const tint = colours[(n + (strand > 0 ? 1 : 0)) % colours.length];
        ray.add({
          ...shape(ray, n % 2 === 0 ? (look.shape ?? 'star') : 'ember', tint, unit * 0.4),
          at: { x, y: 0.32 * unit * wave },
          // The strands turn.
          move: { x: 0, y: -0.5 * unit * wave },
          spin: 2 * strand,
          grow: 0.7,
          birth,
          life: 420,
        });
      }
    });
  },

  /** Rings around the way, as of a tunnel. */
  rings(ray, look) {
    const { unit } = ray.way;
    const [colour, bright] = look.colours;
    lightGround(ray, colour, 2.2, 0.3);
    ray.addBand(mix(colour, 0xffffff, 0.25), 0.22, 0.8, 220);
    const way = look.back ? -1 : 1;
    alongWay(ray, 2, ({ x, birth, forward, n }) =>
      ray.add({
        texture: ray.drawings.texture('ring'),
        tint: n % 2 === 0 ? colour : bright,
        at: { x, y: 0 },
        move: { x: 0.8 * way * forward * unit, y: 0 },
        size: { width: 0.5 * unit, height: 1.15 * unit },
        grow: way > 0 ? 1.2 : 0.6,
        birth,
        life: 400,
      }),
    );
  },

  /** Drops that run from the start to the end. */
  flow(ray, { colours, shape: name = 'drop' }) {
    const { places, unit } = ray.way;
    const length = places[places.length - 1];
    ray.addBand(colours[0], 0.34, 0.55, 360);
    const drops = 12;
    for (let n = 0; n < drops; n++) {
      const off = either(0.3 * unit);
      ray.add({
        ...shape(ray, name, colours[n % colours.length], unit * (0.32 + 0.2 * Math.random())),
        at: { x: 0, y: off },
        move: { x: length, y: -off },
        rotation: -Math.PI / 2,
        birth: 1 + 18 * n,
        life: 260,
      });
    }
  },
};

/** A point of the way. */
interface WayPoint {
  readonly x: number;
  readonly birth: number;
  /** 1, or −1 after a bolt has turned back. */
  readonly forward: number;
  /** From 0 at the start to 1 at the end. */
  readonly share: number;
  readonly n: number;
  readonly isLast: boolean;
}

/** Calls `draw` at `count` points of each cell of the way. */
function alongWay({ way }: Ray, count: number, draw: (point: WayPoint) => void): void {
  const { places, pace } = way;
  const all = count * (places.length - 1);
  for (let n = 1; n <= all; n++) {
    const cell = Math.ceil(n / count);
    const from = places[cell - 1];
    const part = (n - (cell - 1) * count) / count;
    draw({
      x: from + (places[cell] - from) * part,
      birth: (pace * n) / count,
      forward: places[cell] < from ? -1 : 1,
      share: n / all,
      n,
      isLast: n === all,
    });
  }
}

/** A share of a mote: a shape of `side` pixels. */
function shape(
  { drawings }: Ray,
  name: ParticleShape,
  tint: number,
  side: number,
): Pick<Mote, 'texture' | 'tint' | 'size'> {
  const size = Math.max(2, side);
  return { texture: drawings.particle(name), tint, size: { width: size, height: size } };
}

/** Light around each cell of the way, also on walls. `cells`: its width. */
function lightGround(ray: Ray, tint: number, cells: number, alpha: number): void {
  const side = cells * ray.way.unit;
  const size = { width: side, height: side };
  const texture = ray.drawings.texture('glare');
  alongWay(ray, 1, ({ x, birth }) =>
    ray.add({ texture, tint, light: true, at: { x, y: 0 }, size, birth, life: 340, alpha }),
  );
}

/** The arrival: a flash, and sparks to all sides. */
function drawImpact(ray: Ray, { colours, shape: name = 'ember', form }: RayLook): void {
  const { places, unit } = ray.way;
  const at = { x: places[places.length - 1], y: 0 };
  const birth = arrivalOn(ray.way);
  const texture = ray.drawings.texture('glare');
  for (const [tint, side] of [
    [colours[0], 2.8],
    [0xffffff, 0.9],
  ]) {
    const size = { width: side * unit, height: side * unit };
    ray.add({ texture, tint, light: true, at, size, grow: 0.7, birth, life: 220, alpha: 0.7 });
  }
  const sparks = 9;
  for (let n = 0; n < sparks; n++) {
    const angle = ((n + Math.random()) / sparks) * 2 * Math.PI;
    const far = unit * (0.5 + 0.5 * Math.random());
    const tint = colours[n % colours.length];
    ray.add({
      ...shape(ray, form === 'jet' ? 'flame' : name, tint, unit * 0.36),
      at,
      move: { x: Math.cos(angle) * far, y: Math.sin(angle) * far },
      rotation: angle,
      grow: 0.4,
      birth,
      life: 320,
    });
  }
}

/** A piece of lightning between two points. `thick` in heights of a cell. */
function addSpark(
  ray: Ray,
  from: { readonly x: number; readonly y: number },
  to: { readonly x: number; readonly y: number },
  { beat, birth, thick }: { beat: number; birth: number; thick: number },
): void {
  const { unit } = ray.way;
  const [across, down] = [to.x - from.x, to.y - from.y];
  const at = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const length = Math.hypot(across, down);
  const rotation = Math.atan2(down, across);
  const texture = ray.drawings.texture('band');
  for (const [tint, width, alpha] of [
    [0x4f7cff, 5 * thick * unit, 0.9],
    [0xffffff, 1.2 * thick * unit, 1],
  ]) {
    const size = { width: length + width, height: Math.max(2, width) };
    ray.add({ texture, tint, light: true, at, size, rotation, birth, life: 340, alpha, beat });
  }
}

/** The direction of the upper edge of the screen, along and across the way. */
function upOf({ way: { angle } }: Ray): { readonly x: number; readonly y: number } {
  return { x: -Math.sin(angle), y: -Math.cos(angle) };
}

/** By chance between −reach and reach. */
function either(reach: number): number {
  return (2 * Math.random() - 1) * reach;
}
