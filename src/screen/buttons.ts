import type { Command } from '../game/commands.ts';
import { has } from '../game/entity.ts';
import type { Game } from '../game/world.ts';
import type { Words } from '../words/texts.ts';
import { colours } from './colours.ts';
import type { Ink } from './ink.ts';
import type { Pen } from './pen.ts';
import type { Sheet } from './sheet.ts';
import type { Layout } from './space.ts';
import type { Button, Look } from './view.ts';

/** The buttons in their order at the HUD's foot: who cannot dig but search has that in its place. */
export function buttonsOf(game: Game): Button[] {
  const searches = !has(game, game.hero, 'Digging') && has(game, game.hero, 'Searcher');
  const third = searches ? 'search' : 'dig';
  return ['here', 'wait', third, 'bag', 'look', 'language', 'help', 'menu'];
}

const icons: Record<Button, string> = {
  here: 'footsteps',
  wait: 'hourglass',
  dig: 'war-pick',
  search: 'magnifying-glass',
  bag: 'knapsack',
  look: 'treasure-map',
  language: 'world',
  help: 'help',
  menu: 'cog',
};

/** What the buttons need to know. */
export interface ButtonPicture {
  /** As `buttonsOf` gives them. */
  readonly buttons: readonly Button[];
  readonly words: Words;
  readonly look: Look;
  readonly keys: Readonly<Record<Button, string>>;
  readonly touch: boolean;
  readonly atlas: Sheet;
  /** What the button for "here" would do. */
  readonly here: Command | null;
  readonly bagOpen: boolean;
  /** Buttons that this hero has no use for; their places stay empty. */
  readonly useless: ReadonlySet<Button>;
  readonly digging: boolean;
}

/** The buttons for what the hero's components do not let him do. */
export function uselessButtons(game: Game): Set<Button> {
  const useless = new Set<Button>();
  if (!has(game, game.hero, 'Bag')) useless.add('bag');
  if (!has(game, game.hero, 'Digging')) useless.add('dig');
  if (useless.has('bag') && game.campaign.floors.length === 1) useless.add('here');
  return useless;
}

/** Draws the hints of keys, or real buttons where fingers press them. */
export function drawButtons(pen: Pen, ink: Ink, place: Layout, picture: ButtonPicture): void {
  const { text, ratio } = place;
  const real = picture.touch || place.mode === 'compact';
  const all = place.buttons.flatMap((box, index) => {
    const button = picture.buttons[index];
    if (picture.useless.has(button)) return [];
    const label = labelOf(button, picture);
    const on =
      (button === 'bag' && picture.bagOpen) ||
      (button === 'dig' && picture.digging) ||
      (button === 'here' && picture.here !== null);
    return { box, button, label, on };
  });
  if (!real) {
    for (const { box, button, label, on } of all) {
      const middle = box.y + Math.round(box.height / 2);
      const gap = Math.round(text * 0.4);
      const key = `[${picture.keys[button]}]`;
      const width = pen.text(key, box.x, middle, text, on ? colours.title : colours.dim, {
        room: box.width * 0.55,
      });
      const room = box.width - width - 2 * gap;
      pen.text(label, box.x + width + gap, middle, text, on ? colours.text : colours.dim, { room });
    }
    return;
  }

  const small = Math.max(Math.ceil(12 * ratio), Math.round(text * 0.86));
  const inset = Math.round(2 * ratio);
  const edge = Math.max(1, Math.round(ratio));
  // Labels that would have to be squeezed much say less than the icons alone.
  const labelled = all.every(
    ({ box, label }) => ink.width(label, small) * 0.7 <= box.width - 2 * inset,
  );
  for (const { box, button, label, on } of all) {
    pen.rect(box, on ? colours.chosen : colours.row);
    pen.frame(box, edge, on ? colours.title : colours.edge);
    const icon = picture.atlas.texture(`icon:${icons[button]}`);
    const beside = labelled && box.width > box.height * 1.9;
    const share = beside ? 0.6 : labelled ? 0.52 : 0.6;
    const side = Math.round(Math.min(box.height * share, box.width - 2 * inset));
    const middle = box.y + Math.round(box.height / 2);
    const x = beside ? box.x + Math.round(text * 0.5) : box.x + Math.round((box.width - side) / 2);
    const top = beside || !labelled ? middle - Math.round(side / 2) : box.y + 2 * edge;
    if (icon) pen.picture(icon, { x, y: top, width: side, height: side }, colours.text);
    if (beside) {
      const from = x + side + Math.round(text * 0.4);
      const room = box.x + box.width - inset - from;
      pen.text(label, from, middle, text, colours.text, { room });
    } else if (labelled) {
      const y = box.y + box.height - Math.round(small * 0.68) - edge;
      const room = box.width - 2 * inset;
      pen.text(label, box.x + box.width / 2, y, small, colours.text, { align: 'middle', room });
    }
  }
}

/** What pressing the button would do now. */
function labelOf(button: Button, { words: { ui }, look, here }: ButtonPicture): string {
  if (button === 'look') return look === 'tiles' ? ui.glyphs : ui.tiles;
  const type = button === 'here' ? here?.type : undefined;
  return ui.buttons[type === 'pickup' || type === 'down' || type === 'up' ? type : button];
}
