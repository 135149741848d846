import type { Command } from '../../game/commands.ts';
import { commandHere } from '../../game/floors/underfoot.ts';
import type { Words } from '../../words/texts.ts';
import { colours } from '../colours.ts';
import type { Atlas } from '../drawings/artwork.ts';
import { contains, type Rect, type ScreenLayout, smallText } from '../screen-layout.ts';
import type { Button, HudButton, View } from '../view.ts';
import type { Pen } from './pen.ts';
import { buttonShape, capShape } from './shapes.ts';

/** A button that is visible now. */
interface VisibleButton extends HudButton {
  readonly box: Rect;
  readonly label: string;
  /** Whether the button is highlighted. */
  readonly on: boolean;
}

/** The button at a point in device pixels, or null. */
export function buttonAt(
  buttons: View['buttons'],
  layout: ScreenLayout,
  x: number,
  y: number,
): Button | null {
  const index = layout.buttons.findIndex((box) => contains(box, x, y));
  return buttons[index]?.button ?? null;
}

/**
 * Draws the buttons: real ones for fingers and in the compact layout, otherwise hints of their keys.
 * `seesMonster`: whether there is one to attack.
 */
export function drawButtons(
  pen: Pen,
  layout: ScreenLayout,
  view: View,
  words: Words,
  atlas: Atlas,
  touch: boolean,
  seesMonster: boolean,
): void {
  const here = commandHere(view.game);
  const buttons = view.buttons.map((hudButton, index): VisibleButton => {
    const { button } = hudButton;
    // While a question is open, no other control has a meaning.
    const on = view.asking
      ? button === view.asking
      : (button === 'bag' && view.bag !== null) ||
        (view.bag === null &&
          ((button === 'here' && here !== null) || (button === 'attack' && seesMonster)));
    const label = labelOf(button, words, here);
    return { ...hudButton, box: layout.buttons[index], label, on };
  });
  if (touch || layout.mode === 'compact') drawRealButtons(pen, layout, buttons, atlas);
  else drawHints(pen, layout, buttons);
}

/** Draws each key as a cap, and its action beside it. */
function drawHints(pen: Pen, layout: ScreenLayout, buttons: readonly VisibleButton[]): void {
  const { text } = layout;
  const size = smallText(layout, 0.86);
  const gap = Math.round(text * 0.45);
  const pad = Math.round(text * 0.4);
  for (const { box, key, label, on } of buttons) {
    const y = box.y + Math.round(box.height / 2);
    const wide = pen.width(key, size, { heavy: true }) + 2 * pad;
    const cap = Math.round(Math.min(Math.max(wide, 1.5 * text), box.width * 0.55));
    const height = Math.min(box.height, Math.round(1.5 * size));
    const top = y - Math.round(height / 2);
    pen.shape({ x: box.x, y: top, width: cap, height }, capShape(text, on));
    pen.text(key, box.x + cap / 2, y - Math.round(text * 0.06), size, keyColour(on), {
      align: 'middle',
      heavy: true,
      room: cap - pad,
    });
    const room = box.width - cap - 2 * gap;
    pen.text(label, box.x + cap + gap, y, size, on ? colours.text : colours.dim, { room });
  }
}

const keyColour = (on: boolean) => (on ? colours.title : colours.text);

/** The share of the height of a button that its icon has, with the label beside it or without a label. */
const besideShare = 0.6;

function drawRealButtons(
  pen: Pen,
  layout: ScreenLayout,
  buttons: readonly VisibleButton[],
  atlas: Atlas,
): void {
  const { text, ratio } = layout;
  const small = smallText(layout, 0.86);
  const inset = Math.round(2 * ratio);
  const edge = Math.max(1, Math.round(ratio));
  const margin = Math.round(3 * ratio);
  const fits = buttons.map(({ box, label }) => (box.width - 2 * margin) / pen.width(label, small));
  // Strongly squeezed labels are unreadable, and then the icons alone are clearer.
  const labelled = fits.every((fit) => fit >= 0.66);
  // The longest label decides the width of the letters of all.
  const squeeze = Math.min(1, ...fits);
  const sideOf = ({ width, height }: Rect, share: number) =>
    Math.round(Math.min(height * share, width - 2 * inset));
  // Labels are beside all icons or under all of them.
  const beside =
    labelled &&
    buttons.every(({ box, label }) => {
      const room = box.width - sideOf(box, besideShare) - Math.round(1.4 * text);
      return box.width > box.height * 1.85 && pen.width(label, text) <= room;
    });
  for (const { box, icon: name, label, on } of buttons) {
    const shape = buttonShape(text, ratio, on);
    pen.shape(box, shape);
    const side = sideOf(box, labelled && !beside ? 0.52 : besideShare);
    const icon = atlas.texture(`icon:${name}`, side);
    const face = box.height - (shape.foot ?? 0);
    const middle = box.y + Math.round(face / 2);
    const x = beside ? box.x + Math.round(text * 0.5) : box.x + Math.round((box.width - side) / 2);
    const y = labelled && !beside ? box.y + 2 * edge : middle - Math.round(side / 2);
    if (icon) pen.picture(icon, { x, y, width: side, height: side }, colours.text);
    if (beside) {
      const from = x + side + Math.round(text * 0.4);
      pen.text(label, from, middle, text, colours.text);
    } else if (labelled) {
      const bottom = box.y + face - Math.round(small * 0.62) - edge;
      const room = pen.width(label, small) * squeeze;
      pen.text(label, box.x + box.width / 2, bottom, small, colours.text, {
        align: 'middle',
        room,
      });
    }
  }
}

/** The label of a button, which names the action that it would start now. */
function labelOf(button: Button, { ui }: Words, here: Command | null): string {
  const type = button === 'here' ? here?.type : undefined;
  return ui.buttons[type === 'pickup' || type === 'down' || type === 'up' ? type : button];
}
