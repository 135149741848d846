import { monstersInSight } from '../../game/actors.ts';
import type { Command } from '../../game/commands.ts';
import { commandHere } from '../../game/hero-cell.ts';
import type { Words } from '../../words/texts.ts';
import { colours } from '../colours.ts';
import type { Atlas } from '../portrait.ts';
import { contains, type Rect, type ScreenLayout, smallest } from '../screen-layout.ts';
import type { Button, HudButton, View } from '../view.ts';
import type { Pen } from './pen.ts';

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

/** Draws the buttons: real ones for fingers and in the compact layout, otherwise hints of their keys. */
export function drawButtons(
  pen: Pen,
  layout: ScreenLayout,
  view: View,
  words: Words,
  atlas: Atlas,
  touch: boolean,
): void {
  const { game } = view;
  const here = commandHere(game);
  const seesMonster = monstersInSight(game).length > 0;
  const buttons = view.buttons.flatMap((hudButton, index): VisibleButton[] => {
    if (!hudButton) return [];
    const { button } = hudButton;
    // While a question is open, no other control has a meaning.
    const on = view.asking
      ? button === view.asking
      : (button === 'bag' && view.bag !== null) ||
        (button === 'here' && here !== null) ||
        (button === 'attack' && seesMonster);
    const label = labelOf(button, words, here);
    return [{ ...hudButton, box: layout.buttons[index], label, on }];
  });
  if (touch || layout.mode === 'compact') drawRealButtons(pen, layout, buttons, atlas);
  else drawHints(pen, layout, buttons);
}

function drawHints(pen: Pen, { text }: ScreenLayout, buttons: readonly VisibleButton[]): void {
  const gap = Math.round(text * 0.4);
  for (const { box, key, label, on } of buttons) {
    const y = box.y + Math.round(box.height / 2);
    const keyColour = on ? colours.title : colours.dim;
    const width = pen.text(`[${key}]`, box.x, y, text, keyColour, {
      room: box.width * 0.55,
    });
    const room = box.width - width - 2 * gap;
    pen.text(label, box.x + width + gap, y, text, on ? colours.text : colours.dim, { room });
  }
}

function drawRealButtons(
  pen: Pen,
  layout: ScreenLayout,
  buttons: readonly VisibleButton[],
  atlas: Atlas,
): void {
  const { text, ratio } = layout;
  const small = Math.max(Math.ceil(smallest.text * ratio), Math.round(text * 0.86));
  const inset = Math.round(2 * ratio);
  const edge = Math.max(1, Math.round(ratio));
  const fits = buttons.map(({ box, label }) => (box.width - 2 * inset) / pen.width(label, small));
  // Strongly squeezed labels are unreadable, and then the icons alone are clearer.
  const labelled = fits.every((fit) => fit >= 0.7);
  // The longest label decides the width of the letters of all.
  const squeeze = Math.min(1, ...fits);
  for (const { box, icon: name, label, on } of buttons) {
    pen.rect(box, on ? colours.chosen : colours.row);
    pen.frame(box, edge, on ? colours.title : colours.edge);
    const icon = atlas.texture(`icon:${name}`);
    const beside = labelled && box.width > box.height * 1.9;
    const share = labelled && !beside ? 0.52 : 0.6;
    const side = Math.round(Math.min(box.height * share, box.width - 2 * inset));
    const middle = box.y + Math.round(box.height / 2);
    const x = beside ? box.x + Math.round(text * 0.5) : box.x + Math.round((box.width - side) / 2);
    const y = labelled && !beside ? box.y + 2 * edge : middle - Math.round(side / 2);
    if (icon) pen.picture(icon, { x, y, width: side, height: side }, colours.text);
    if (beside) {
      const from = x + side + Math.round(text * 0.4);
      const room = box.x + box.width - inset - from;
      pen.text(label, from, middle, text, colours.text, { room });
    } else if (labelled) {
      const bottom = box.y + box.height - Math.round(small * 0.68) - edge;
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
