import type { Words } from '../../words/texts.ts';

/** A part of the page about gamepads: effects, each with the part of the pad that has it. */
interface PadSection {
  readonly heading: string;
  readonly icon: string;
  readonly lines: readonly (readonly [does: string, by: readonly [string]])[];
}

/** The commands with a button, in the order of their list. */
const commands = [
  'here',
  'wait',
  'bag',
  'attack',
  'explore',
  'rest',
  'dig',
  'search',
  'help',
  'menu',
] as const;

/** The controls whose buttons the lists name. */
export type PadControl = (typeof commands)[number] | 'confirm' | 'back';

/** The lists of the page about gamepads. `isUsable`: whether the campaign has a command. */
export function padSections(
  { ui: { keys, gamepad, gestures } }: Words,
  buttonOf: (control: PadControl) => string,
  isUsable: (control: PadControl) => boolean,
): readonly PadSection[] {
  const bumpers = `${buttonOf('search')} / ${buttonOf('attack')}`;
  return [
    {
      heading: gamepad.play,
      icon: 'gamepad',
      lines: [
        [keys.move, [gamepad.moves]],
        [keys.run, [gamepad.run]],
        [gestures.look, [gamepad.examine]],
        [gestures.map, [gamepad.tilt]],
        ...commands
          .filter(isUsable)
          .map((control) => [keys[control], [buttonOf(control)]] as const),
        [gestures.repeat, [gestures.repeatTap]],
      ],
    },
    {
      heading: gamepad.looking,
      icon: 'spyglass',
      lines: [
        [gamepad.next, [bumpers]],
        [keys.zoomIn, [buttonOf('explore')]],
        [keys.zoomOut, [buttonOf('rest')]],
        [keys.zoomReset, [buttonOf('wait')]],
      ],
    },
    {
      heading: gamepad.windows,
      icon: 'cog',
      lines: [
        [keys.confirm, [buttonOf('confirm')]],
        [keys.back, [buttonOf('back')]],
        [gamepad.turn, [bumpers]],
        [gamepad.scroll, [gamepad.tilt]],
      ],
    },
  ];
}
