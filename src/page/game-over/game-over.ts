import './game-over.css';
import './sale-list.css';
import './game-over-windows.css';
import type { Game } from '../../game/world.ts';
import { element } from '../elements.ts';
import { moveWithArrows } from '../focus-moves.ts';
import type { Settings } from '../settings.ts';
import { type LargePortraits, makeCeremony } from './ceremony.ts';
import type { Pictures } from './end-pictures.ts';
import { type CardActions, makeGameOverCard, type ShownEnd } from './game-over-card.ts';
import { makeLateInput } from './game-over-keys.ts';
import { makeMapUnderPanel } from './map-under-panel.ts';
import { type EndPicture, makeSceneFrame } from './scene-frame.ts';

/** The buttons of the card, and the picture behind it. */
export interface GameOverActions extends CardActions {
  /** The picture of the game as it is drawn now; null if there is none. */
  scene(): EndPicture | null;
  /** `isCelebrating` has changed. */
  celebrates(): void;
}

/** Makes a hidden game over screen. `large`: the figures of the ceremony. */
export function makeGameOver(
  settings: Settings,
  pictures: Pictures,
  actions: GameOverActions,
  large: LargePortraits,
) {
  const ceremony = makeCeremony(pictures, large);
  const card = makeGameOverCard(settings, pictures, actions, () => map.open());
  const frame = makeSceneFrame(card.element, actions.scene);
  const parts = [ceremony.element, card.element];
  const section = element('main', 'game-over', { hidden: true }, ...parts);
  const map = makeMapSwitch(settings, actions, section, card, frame);
  const curtain = makeCurtain(section, frame, map);
  moveWithArrows(section);
  settleOnInput(section, card.heading);
  const input = makeLateInput(() => !section.hidden && !map.isOpen, {
    leave: actions.toTitle,
    playAgain: actions.newSeed,
  });

  return {
    element: section,
    /** Whether a ceremony is shown. Its hero is no longer on the map. */
    get isCelebrating() {
      return section.matches(':not(.map-shown, [hidden])');
    },
    /** Shows how a game ended; one without an ending was given up. The other parts are filled in later. */
    show(ended: Game, end: ShownEnd) {
      markEnd(section, ended);
      ceremony.show(ended);
      card.fill(ended, end);
      curtain.open();
      actions.celebrates();
      // After the screen has appeared: screen readers do not read a change of hidden text.
      card.announce(ended, end);
      input.start();
      // No button: a player who still presses keys of the fight would press it unread.
      card.heading.focus({ preventScroll: true });
    },
    /** Hides the screen behind a replay, or shows it again as it was. */
    cover(isCovered: boolean) {
      card.silence();
      section.classList.add('settled');
      if (isCovered) curtain.close();
      else curtain.open();
      actions.celebrates();
      if (!isCovered) card.focusAfterReplay();
    },
    /** Shows the score with its place among the best, 0 for none. `best`: the best other score. */
    showScore: card.showScore,
    showTurns: card.showTurns,
    showWayOut: card.showWayOut,
    hide() {
      curtain.close();
      ceremony.hide();
      card.forget();
    },
  };
}

/** Marks how a game ended, for the styles of the screen. */
function markEnd({ classList }: HTMLElement, { ending }: Game): void {
  classList.toggle('won', ending?.won ?? false);
  classList.toggle('given-up', ending === null);
  classList.remove('settled');
}

/** Shows the screen with the scene behind it, and hides both. */
function makeCurtain(
  section: HTMLElement,
  frame: ReturnType<typeof makeSceneFrame>,
  map: Pick<ReturnType<typeof makeMapSwitch>, 'close'>,
) {
  return {
    open() {
      section.hidden = false;
      frame.start();
    },
    close() {
      section.hidden = true;
      frame.stop();
      map.close();
    },
  };
}

/** Lets the player look at the map under the card, and come back. */
function makeMapSwitch(
  settings: Settings,
  actions: GameOverActions,
  section: HTMLElement,
  card: ReturnType<typeof makeGameOverCard>,
  frame: ReturnType<typeof makeSceneFrame>,
) {
  const map = makeMapUnderPanel(settings, card.element, () => {
    section.classList.remove('map-shown');
    actions.celebrates();
    frame.start();
    card.mapButton.focus();
  });
  section.append(map.element);
  return {
    get isOpen() {
      return map.isOpen;
    },
    open() {
      frame.stop();
      map.open();
      section.classList.add('map-shown');
      actions.celebrates();
    },
    close() {
      map.close();
      section.classList.remove('map-shown');
    },
  };
}

/** Any input shows the last state of a ceremony at once. `heading`: has the focus from the beginning. */
function settleOnInput(section: HTMLElement, heading: HTMLElement): void {
  const settle = ({ target }: Event) => {
    if (!section.hidden && target !== heading) section.classList.add('settled');
  };
  const settleAlways = () => {
    if (!section.hidden) section.classList.add('settled');
  };
  for (const type of ['keydown', 'pointerdown', 'click']) {
    window.addEventListener(type, settleAlways, { capture: true });
  }
  // A gamepad moves the focus.
  section.addEventListener('focusin', settle);
}
