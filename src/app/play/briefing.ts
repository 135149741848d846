import type { PlainControl } from '../../controls/control-table.ts';
import { hasStairs, isUsable } from '../../controls/controls.ts';
import { padButtonName } from '../../controls/gamepad.ts';
import { arrowKeys, keyName } from '../../controls/key-names.ts';
import type { Session } from '../../controls/session.ts';
import { pointsOfInterest } from '../../describe/points.ts';
import { nearestMonsters } from '../../describe/threats.ts';
import type { Cell } from '../../dungeon/grid.ts';
import { opponentsInSight } from '../../game/actors/actors.ts';
import { heroKind } from '../../game/campaign.ts';
import { cellOf, heroCell } from '../../game/entity.ts';
import type { Floor } from '../../game/floors/floor.ts';
import { type BriefingTexts, makeBriefing } from '../../page/briefing.ts';
import { padOn } from '../../page/direction-pad.ts';
import { textIn } from '../../words/sentences.ts';
import type { Shell } from '../shell.ts';
import { keysIn } from './keys-in.ts';

/** The keys that mean nothing before another key. */
const modifiers: ReadonlySet<string> = new Set(['Shift', 'Control', 'Alt', 'Meta']);

/** The page that the briefing is part of: the shell. */
type Page = Pick<
  Shell,
  'settings' | 'current' | 'screen' | 'device' | 'text' | 'emblems' | 'showsGlyphs'
>;

function cellsInView({ grid, fieldOfView }: Floor): Cell[] {
  return Array.from(fieldOfView.visible, (isVisible, at) =>
    isVisible ? [{ x: at % grid.width, y: Math.floor(at / grid.width) }] : [],
  ).flat();
}

/** The opening of a game over its map, until the first action or key of the player. It leaves keys to the game. */
export class Briefing {
  readonly #page: Page;
  readonly #card;
  /** The game whose briefing the player has left. */
  #left: Session | null = null;

  constructor(page: Page) {
    this.#page = page;
    this.#card = makeBriefing(page.settings, () => this.leave());
    window.addEventListener('resize', () => this.place());
    // Also a key that means nothing in the game. The capture phase is before the listeners of the title screen, whose Enter
    // can show the card at once and must not close it.
    const closeByKey = ({ key, repeat }: KeyboardEvent) => {
      if (this.#card.isShown && !repeat && !modifiers.has(key)) this.leave();
    };
    window.addEventListener('keydown', closeByKey, { capture: true });
  }

  get elements(): readonly HTMLElement[] {
    return this.#card.elements;
  }

  /** The player has acted: the briefing does not return. */
  leave(): void {
    this.#left = this.#page.current.session;
    this.#card.hide();
  }

  /** Shows the briefing of a game that begins, away from the hero, or hides it; after each drawing. */
  place(): void {
    const { current, screen, emblems } = this.#page;
    const { session } = current;
    const map = screen.places?.mapBox();
    if (!session || !map || !this.#isWanted(session)) return this.#card.hide();
    const { game } = session;
    const boxOf = ({ x, y }: Cell) => screen.places?.boxOf(x, y) ?? null;
    const hero = boxOf(heroCell(game));
    if (!hero) return this.#card.hide();
    const inSight = opponentsInSight(game);
    const [threat] = nearestMonsters(game, inSight, 1);
    const nearest = threat === undefined ? null : boxOf(cellOf(game, threat));
    this.#card.show(this.#textsOf(session), emblems.get(game.campaign.id));
    const ground = cellsInView(game.floor).flatMap((cell) => boxOf(cell) ?? []);
    const things = pointsOfInterest(game).flatMap((cell) => boxOf(cell) ?? []);
    this.#card.place({ map, hero, pad: padOn(map), nearest, things, ground });
  }

  /** Whether a game has just begun. Fights and crowds have another goal than their campaign. */
  #isWanted(session: Session): boolean {
    const { current, text } = this.#page;
    const isNew = session.game.turn === 0 && session !== this.#left;
    return isNew && current.mode === 'play' && current.hasCampaignGoal && !text.hidesMap;
  }

  #textsOf({ game: { campaign } }: Session): BriefingTexts {
    const { settings, device, showsGlyphs } = this.#page;
    const { language } = settings.options;
    const { ui, sentences } = settings.words;
    const goal = textIn(campaign.goal, language);
    const isDigit = showsGlyphs && heroKind(campaign).look.showsHealth;
    return {
      campaign: textIn(campaign.name, language),
      goal: isDigit ? sentences([goal, ui.briefing.digit]) : goal,
      begin: this.#beginIn(campaign),
      closes: device === 'keys' ? ui.briefing.anyKey : '',
    };
  }

  /** The first keys, buttons or gestures on the device of the player. */
  #beginIn(campaign: Session['game']['campaign']): BriefingTexts['begin'] {
    const { settings, device } = this.#page;
    const { words, options } = settings;
    const { briefing, keys, buttons } = words.ui;
    if (device === 'buttons') {
      return [
        { by: briefing.tap, does: keys.move },
        { by: briefing.hold, does: briefing.looks },
      ];
    }
    const table = keysIn(campaign, options);
    const nameOf = (control: PlainControl) =>
      device === 'gamepad' ? (padButtonName(control) ?? '') : keyName(control, table, words);
    // In an arena all is in sight.
    const first = hasStairs(campaign) ? 'explore' : 'attack';
    const named = ([first, 'help'] as const)
      .filter((control) => isUsable(control, campaign))
      .map((control) => ({ by: nameOf(control), does: buttons[control] }))
      .filter(({ by }) => by !== '');
    const moving = device === 'gamepad' ? briefing.pad : arrowKeys;
    return [{ by: moving, does: keys.move }, ...named];
  }
}
