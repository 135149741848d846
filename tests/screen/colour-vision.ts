/** How colours look to colour-blind eyes, and how far apart two colours are. */

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

/**
 * The complete deficiencies, for linear RGB: G. M. Machado, M. M. Oliveira and L. A. F. Fernandes, "A
 * Physiologically-based Model for Simulation of Color Vision Deficiency", IEEE Transactions on
 * Visualization and Computer Graphics 15 (6), 2009, severity 1.0.
 */
const deficiencies = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const satisfies Readonly<Record<string, Matrix>>;

export type Vision = 'normal' | keyof typeof deficiencies;

/** The distance of two colours such as 0xff8800 for a kind of eyes: CIEDE2000. 1 is barely visible. */
export function distance(a: number, b: number, vision: Vision): number {
  return ciede2000(labOf(seenBy(vision, linearOf(a))), labOf(seenBy(vision, linearOf(b))));
}

/** The contrast of two colours for a kind of eyes, as WCAG defines it: 1 to 21. */
export function contrastFor(a: number, b: number, vision: Vision): number {
  const luminance = (colour: number) => product(toXyz, seenBy(vision, linearOf(colour)))[1];
  const [dark, light] = [luminance(a), luminance(b)].sort((one, other) => one - other);
  return (light + 0.05) / (dark + 0.05);
}

function linearOf(colour: number): Triple {
  const channel = (shift: number) => {
    const part = ((colour >> shift) & 255) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return [channel(16), channel(8), channel(0)];
}

function seenBy(vision: Vision, colour: Triple): Triple {
  if (vision === 'normal') return colour;
  const [r, g, b] = product(deficiencies[vision], colour);
  const inside = (part: number) => Math.min(1, Math.max(0, part));
  return [inside(r), inside(g), inside(b)];
}

function product([a, b, c]: Matrix, v: Triple): Triple {
  const dot = (row: Triple) => row[0] * v[0] + row[1] * v[1] + row[2] * v[2];
  return [dot(a), dot(b), dot(c)];
}

/** Linear sRGB to CIE XYZ (IEC 61966-2-1), and its white point D65. */
const toXyz: Matrix = [
  [0.4124564, 0.3575761, 0.1804375],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339, 0.119192, 0.9503041],
];
const white: Triple = [0.95047, 1, 1.08883];

/** Linear sRGB as L*, a*, b*. */
function labOf(colour: Triple): Triple {
  const f = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : (t * 24389) / 27 / 116 + 16 / 116);
  const xyz = product(toXyz, colour);
  const [x, y, z] = xyz.map((value, index) => f(value / white[index]));
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** G. Sharma, W. Wu and E. N. Dalal, "The CIEDE2000 Color-Difference Formula", 2005. */
export function ciede2000([l1, a1, b1]: Triple, [l2, a2, b2]: Triple): number {
  const rad = Math.PI / 180;
  const mean = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const g = 0.5 * (1 - Math.sqrt(mean ** 7 / (mean ** 7 + 25 ** 7)));
  const hueOf = (a: number, b: number) =>
    a === 0 && b === 0 ? 0 : (Math.atan2(b, a) / rad + 360) % 360;
  const [x1, x2] = [a1 * (1 + g), a2 * (1 + g)];
  const [c1, c2] = [Math.hypot(x1, b1), Math.hypot(x2, b2)];
  const [h1, h2] = [hueOf(x1, b1), hueOf(x2, b2)];
  const grey = c1 * c2 === 0;
  const around = ((h2 - h1 + 540) % 360) - 180;
  const dh = grey ? 0 : around === -180 ? 180 : around;
  const dH = 2 * Math.sqrt(c1 * c2) * Math.sin((dh / 2) * rad);
  const l = (l1 + l2) / 2;
  const c = (c1 + c2) / 2;
  const apart = Math.abs(h1 - h2) > 180;
  const h = grey ? h1 + h2 : (h1 + h2 + (apart ? (h1 + h2 < 360 ? 360 : -360) : 0)) / 2;
  const cos = (degrees: number) => Math.cos(degrees * rad);
  const t =
    1 - 0.17 * cos(h - 30) + 0.24 * cos(2 * h) + 0.32 * cos(3 * h + 6) - 0.2 * cos(4 * h - 63);
  const sl = 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2);
  const sc = 1 + 0.045 * c;
  const sh = 1 + 0.015 * c * t;
  const turn = 60 * Math.exp(-(((h - 275) / 25) ** 2));
  const rt = -2 * Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7)) * Math.sin(turn * rad);
  const [tl, tc, th] = [(l2 - l1) / sl, (c2 - c1) / sc, dH / sh];
  return Math.sqrt(tl * tl + tc * tc + th * th + rt * tc * th);
}
