import { aimPreviews, likelyAim } from '../../controls/aim-previews.ts';
import { slotsInOrder } from '../../controls/bag-order.ts';
import { controlFor, itemLetters, slotsFor } from '../../controls/bag-slots.ts';
import { buttonsOf } from '../../controls/buttons.ts';
import { padButtonName } from '../../controls/gamepad.ts';
import { keyName } from '../../controls/key-names.ts';
import { showsAgain } from '../../controls/repetition.ts';
import {
  type DirectionQuestion,
  hasDialog,
  isOfRules,
  type RuleQuestion,
  type Session,
} from '../../controls/session.ts';
import type { Cell } from '../../dungeon/grid.ts';
import { bagOf } from '../../game/items/bag.ts';
import { itemVerbs } from '../../game/items/item-verbs.ts';
import { logLength } from '../../game/log.ts';
import type { LogLine } from '../../game/messages.ts';
import type { Game } from '../../game/world.ts';
import { lookOf } from '../../page/options/options.ts';
import type { Settings } from '../../page/settings.ts';
import type { BagView, CameraView, View } from '../../screen/view.ts';
import { namesOf } from '../../words/sentences.ts';
import { likelyText } from './aim-text.ts';
import { keysIn } from './keys-in.ts';
import type { Device } from './next-step.ts';

/** The view that the screen draws: the game, with the choices of the player and the open parts of the screen. */

/** The parts of a view that belong to neither the game nor the settings. */
interface MapOverlay {
  /** Whether the diagonal arrows show around the hero. */
  readonly diagonal: boolean;
  /** A line over the map. */
  readonly notice: string | null;
  /** The cell that the player looks at. */
  readonly cursor: Cell | null;
  readonly camera: CameraView;
  /** Whether the player presses the buttons with a finger. */
  readonly byTouch: boolean;
  /** The device of the last press. */
  readonly device: Device;
  /** Whether the game is a fight or a sandbox. */
  readonly isFight: boolean;
  /** Whether the victor is shown over the map. */
  readonly isDeserted?: boolean;
}

/**
 * The view that the screen draws: the game of a session, or the demo behind the title screen. A replay has
 * its own buttons outside of the view.
 */
export function viewOf(
  settings: Settings,
  session: Session | null,
  isReplay: boolean,
  demo: { readonly game: Game },
  { diagonal, notice, cursor, camera, byTouch, device, isFight, isDeserted = false }: MapOverlay,
): View {
  const { options, words } = settings;
  const { bag, asking, count = 0 } = session ?? {};
  const game = session?.game ?? demo.game;
  return {
    game,
    language: options.language,
    // A replay can be of another campaign than the chosen one.
    look: lookOf(options, game.campaign),
    palette: options.palette,
    ...(session && !isReplay && { earlier: earlierLines(session) }),
    // The whole floor of the demo is shown faintly.
    lastSeen: (cell) => (session ? session.seen.tileOn(cell) : game.floor.grid.tiles[cell]),
    bag: session && bag?.open ? bagView(session, settings) : null,
    bagSlots: session ? slotsInOrder(game, options.sortsBag) : [],
    // In Rogue, a player types the letter of an item without opening the bag first.
    ...(session?.options.alwaysAsks && { bagLetters: itemLetters }),
    diagonal,
    cursor,
    camera,
    asking: asking ? (hasDialog(asking) ? 'dialog' : asking.type) : null,
    aims: session ? aimsOf(session) : [],
    notice:
      asking && (!hasDialog(asking) || isOfRules(asking))
        ? promptText(session as Session, asking, settings, device)
        : count > 0
          ? words.ui.typed(count)
          : notice,
    buttons:
      session && !isReplay
        ? buttonsOf(
            session.game,
            keysIn(session.game.campaign, options),
            words,
            byTouch,
            showsAgain(session),
          )
        : [],
    shortLog: isFight,
    backdrop: session === null,
    isDeserted,
    pastime: session?.series?.pastime ?? null,
    scale: { text: options.textSize / 100, cells: options.tileSize / 100 },
    animationSpeed: options.animationSpeed / 100,
    ...(options.motion !== 'auto' && { reducedMotion: options.motion === 'reduced' }),
  };
}

/** The ways of the open question, of which confirming chooses the likely one. */
function aimsOf(session: Session): NonNullable<View['aims']> {
  const likely = likelyAim(session)?.direction;
  return aimPreviews(session).map(({ direction: { dx, dy }, path, targets }) => {
    return { path, targets, isLikely: dx === likely?.dx && dy === likely.dy };
  });
}

/**
 * The question over the map: about a direction, with the keys that choose the likely one and that cancel it, or of the
 * rules. Fingers tap the target or the hero.
 */
function promptText(
  session: Session,
  asking: DirectionQuestion | RuleQuestion,
  { options, words }: Settings,
  device: Device,
): string {
  const { ui, sentences } = words;
  if (isOfRules(asking)) return ui.ask[asking.type];
  const question = ui[`${asking.type}Where`];
  if (device === 'buttons') return sentences([question, ui.cancelWhere.touch]);
  const { campaign } = session.game;
  const keyFor = (control: 'confirm' | 'back') =>
    (device === 'gamepad' ? padButtonName(control) : null) ??
    keyName(control, keysIn(campaign, options), words);
  const likely = likelyText(session, words, namesOf(campaign, options.language), keyFor('confirm'));
  const cancel = keyFor('back');
  return sentences(
    [question, likely, cancel ? ui.cancelWhere.key(cancel) : ui.cancelWhere.touch].filter(Boolean),
  );
}

/** The most earlier messages of a view: more do not fit a window. */
const mostEarlier = 40;

/** The messages before those of the game's log, as far as the session has them. */
function earlierLines({ game: { log }, history: { lines } }: Session): LogLine[] {
  // Messages that no command has caused, such as those of live reload, are only in the log.
  const isSame = lines.at(-1)?.line.id === log.at(-1)?.id;
  if (log.length < logLength || !isSame) return [];
  return lines.slice(-log.length - mostEarlier, -log.length).map(({ line }) => line);
}

/** The open bag: the items that the verb applies to, under a heading that names the verb. */
function bagView({ game, bag, options }: Session, settings: Settings): BagView {
  const { ui } = settings.words;
  const { index, offset, menu, verb } = bag;
  const heading = verb ? ui.chooseFor[verb] : ui.bag;
  return {
    index,
    offset,
    menu,
    heading,
    slots: slotsFor(game, verb, options.sortsBag),
    letters: itemLetters,
    ...(verb === null && { keys: keysOfUses(game, index, settings) }),
  };
}

/** The names of the keys of the uses of an item; an empty text for a use without a key. */
function keysOfUses(game: Game, slot: number, { options, words }: Settings): string[] {
  const keys = keysIn(game.campaign, options);
  return itemVerbs(game, game.hero, bagOf(game, game.hero)[slot]).map((verb) => {
    const control = controlFor(game, verb, slot);
    return control ? keyName(control, keys, words) : '';
  });
}
