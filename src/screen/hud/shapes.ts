import { colours, mix } from '../colours.ts';
import type { RoundRect } from './shape-painter.ts';

/** The surfaces of the HUD. `text`: the size of its text; `ratio`: device pixels per CSS pixel. */

/** The width of a thin line, which is as visible beside large texts as beside small ones. */
export function hairline(text: number, ratio: number): number {
  return Math.max(1, Math.round(Math.max(ratio, text / 17)));
}

/** A panel over others, such as the open bag, with a line of a colour. */
export function panelShape(text: number, ratio: number, line: number): RoundRect {
  return {
    radius: Math.round(text * 0.65),
    fill: [mix(colours.panelTop, 0xffffff, 0.04), colours.panelFoot],
    rim: { colour: line, width: hairline(text, ratio) },
  };
}

/** A slot of the bag. A worn item has a ring of gold. */
export function slotShape(text: number, ratio: number, worn: boolean): RoundRect {
  return {
    radius: Math.round(text * 0.55),
    fill: [colours.slot, colours.cardEnd],
    to: 'corners',
    rim: worn
      ? { colour: colours.title, width: 2 * hairline(text, ratio) }
      : { colour: colours.edge, width: hairline(text, ratio) },
  };
}

/** The frame of a portrait. */
export function nicheShape(text: number, ratio: number, line: number): RoundRect {
  return {
    radius: Math.round(text * 0.85),
    fill: [colours.niche, colours.nicheEnd],
    to: 'corners',
    rim: { colour: line, width: 2 * hairline(text, ratio) },
  };
}

/** The card of a monster. `alarm`: the colour of one whose next hit may kill; `rim`: the line around another one. */
export function cardShape(
  text: number,
  ratio: number,
  alarm: number | null,
  rim: number = colours.cardLine,
): RoundRect {
  return {
    radius: Math.round(text * 0.6),
    fill: alarm === null ? [colours.card, colours.cardEnd] : [colours.alarmGround, colours.cardEnd],
    to: 'right',
    rim: { colour: alarm ?? rim, width: hairline(text, ratio) },
  };
}

/** A raised button. */
export function buttonShape(text: number, ratio: number, on: boolean): RoundRect {
  return {
    radius: Math.round(text * 0.65),
    fill: on
      ? [mix(colours.chosen, 0xffffff, 0.06), colours.chosen]
      : [mix(colours.row, 0xffffff, 0.09), colours.row],
    rim: {
      colour: on ? colours.title : colours.edge,
      width: (on ? 2 : 1) * hairline(text, ratio),
    },
    foot: Math.max(2, Math.round(text * 0.18)),
  };
}

/** The raised button of the main action, of gold. */
export function goldenShape(text: number, ratio: number, on: boolean): RoundRect {
  return {
    radius: Math.round(text * 0.65),
    fill: [colours.golden, colours.goldenEnd],
    rim: {
      colour: on ? 0xffffff : colours.goldenEdge,
      width: (on ? 2 : 1) * hairline(text, ratio),
    },
    foot: Math.max(2, Math.round(text * 0.18)),
  };
}

/** The cap of a key. */
export function capShape(text: number, on: boolean): RoundRect {
  const colour = on ? colours.chosen : colours.row;
  return {
    radius: Math.round(text * 0.32),
    fill: [mix(colour, 0xffffff, 0.07), colour],
    foot: Math.max(1, Math.round(text * 0.13)),
  };
}

/** The surface of a word such as a condition, with a line of the word's colour. */
export function chipShape(height: number, colour: number): RoundRect {
  const ground = mix(colours.panelFoot, colour, 0.16);
  return {
    radius: Math.round(height / 2),
    fill: [ground, ground],
    rim: { colour: mix(colours.panelFoot, colour, 0.55), width: Math.max(1, height / 20) },
  };
}
