import { Container, Rectangle, Sprite, Texture } from 'pixi.js';
import type { Cell } from '../../dungeon/grid.ts';
import { easeIn, overshoot, phase } from '../animations.ts';
import { mix } from '../colours.ts';
import type { Portrait } from '../drawings/portrait.ts';
import { hues } from './clouds.ts';
import { type EffectScene, keptOn, middleOf, present } from './effect-scene.ts';
import { showGlare, showRing } from './lights.ts';
import { momentTime, nameLabel, showFor } from './moments.ts';

/** The side of the emblem, and its distance from the hero, in heights of a cell. */
const emblemSide = 2.6;
const distance = 2.7;
/** The emblem burns in pieces, in columns and rows, between these shares of the moment. */
const pieces = 6;
const burns = { from: 0.3, to: 0.95, each: 0.4 };
const ember = 0xff8a3a;
const soot = 0x140c10;

/** The side of the emblem in pixels. */
export function emblemSideOf({ cell }: Pick<EffectScene, 'cell'>): number {
  return Math.round(emblemSide * cell.height);
}

/** A kind of monsters is wiped out: its emblem burns over the hero, and its name is struck out. */
export function showWipedOut(
  scene: EffectScene,
  hero: Cell,
  portrait: Portrait | null,
  name: string,
): void {
  const { cell, palette, moving } = scene;
  const side = emblemSideOf(scene);
  const { x, y } = middleOf(hero, cell);
  const place = { x, y: y - distance * cell.height };
  const middle = keptOn(scene, { width: side, height: 1.4 * side }, hero, place);
  if (moving) {
    showRing(scene, hero, { colour: hues.magic, cells: 20 });
    showGlare(scene, hero, { colour: hues.missile, cells: 5 });
    if (portrait) burnEmblem(scene, portrait, side, middle);
  }
  const size = Math.max(13, Math.round(cell.height * 0.5));
  const label = new Container({ label: 'wiped out' });
  const text = label.addChild(nameLabel(scene, name, size, palette.tones.special));
  const line = new Sprite({ texture: Texture.WHITE, tint: palette.low, anchor: { x: 0, y: 0.5 } });
  label.addChild(line);
  line.position.set(-text.width / 2, 0);
  line.setSize(text.width, Math.max(2, Math.round(size * 0.18)));
  label.position.set(middle.x, Math.round(middle.y + 0.62 * side));
  const whole = text.width;
  showFor(scene, scene.labels, label, (part) => {
    line.width = whole * phase(part, 0.25, 0.45);
  });
}

/** The emblem appears on dark ground, and turns to embers and soot from its foot upwards. */
function burnEmblem(
  scene: EffectScene,
  { texture, colour }: Portrait,
  side: number,
  { x, y }: Cell,
): void {
  const group = new Container({ label: 'emblem' });
  const shade = new Sprite({ texture: scene.drawings.texture('glare'), tint: soot, anchor: 0.5 });
  shade.setSize(2.2 * side);
  group.addChild(shade);
  group.position.set(x, y);
  const parts = piecesOf(texture, side).map((piece) => ({ ...piece, drift: Math.random() - 0.5 }));
  const heap = group.addChild(new Container());
  heap.addChild(...parts.map(({ sprite }) => sprite));
  // Whole before it burns: pieces side by side show their seams.
  const whole = group.addChild(new Sprite({ texture, tint: colour, anchor: 0.5 }));
  const { frame } = texture;
  // A glyph is narrower than its height.
  const width = (side * frame.width) / frame.height;
  whole.setSize(width, side);
  group.once('destroyed', () => {
    for (const { sprite } of parts) sprite.texture.destroy();
  });
  const step = (part: number) => {
    group.scale.set(0.4 + 0.6 * overshoot(phase(part, 0, 0.14)));
    shade.alpha = 0.8 * Math.min(phase(part, 0, 0.1), 1 - phase(part, 0.6, 1));
    heap.visible = part > burns.from;
    whole.visible = !heap.visible;
    whole.alpha = phase(part, 0, 0.08);
    if (whole.visible) return;
    for (const { sprite, column, row, drift } of parts) {
      // The lowest row begins, unevenly.
      const order = (pieces - 1 - row + 1.6 * drift) / (pieces + 0.6);
      const from = burns.from + (burns.to - burns.from - burns.each) * Math.max(0, order);
      const own = phase(part, from, from + burns.each);
      const glow = phase(own, 0, 0.3);
      sprite.tint = own < 0.3 ? mix(colour, ember, glow) : mix(ember, soot, phase(own, 0.3, 0.9));
      sprite.alpha = 1 - easeIn(own);
      const rise = 0.5 * easeIn(own);
      const at = (n: number) => (n + 0.5) / pieces - 0.5;
      sprite.position.set(at(column) * width + 0.4 * drift * own * side, (at(row) - rise) * side);
      sprite.rotation = 2 * drift * own;
    }
  };
  present(scene, scene.above, group, momentTime, step);
}

interface Piece {
  readonly sprite: Sprite;
  readonly column: number;
  readonly row: number;
}

/** A drawing cut into square pieces. */
function piecesOf({ source, frame }: Texture, side: number): Piece[] {
  const [width, height] = [frame.width / pieces, frame.height / pieces];
  return Array.from({ length: pieces * pieces }, (_, n) => {
    const [column, row] = [n % pieces, Math.floor(n / pieces)];
    const part = new Rectangle(frame.x + column * width, frame.y + row * height, width, height);
    const sprite = new Sprite({ texture: new Texture({ source, frame: part }), anchor: 0.5 });
    sprite.setSize((side * width) / frame.height, side / pieces);
    return { sprite, column, row };
  });
}
