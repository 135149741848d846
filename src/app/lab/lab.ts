import '../../page/lab/lab.css';
import type { Control } from '../../controls/controls.ts';
import type { Campaign } from '../../game/campaign.ts';
import { takeTurn } from '../../game/game.ts';
import { crowdBounds, crowdGame } from '../../lab/crowds/crowd.ts';
import { labFiles } from '../../lab/crowds/lab-bundles.ts';
import { element } from '../../page/elements.ts';
import { type CrowdChoice, crowdParameters, readCrowd } from '../../page/lab/crowd.ts';
import { makeCrowdDialog } from '../../page/lab/crowd-dialog.ts';
import { makeInspector } from '../../page/lab/inspector.ts';
import { makeHeroPortraits, makePortraits } from '../../page/portrait.ts';
import { newSeed } from '../new-seed.ts';
import { leap } from '../play/cursor-leap.ts';
import type { Shell } from '../shell.ts';
import { PageProfiler } from './profiler.ts';

/** The lab on the page: the profiler, the inspector and crowds. */
export class Lab {
  readonly #page: Shell;
  readonly #profiler: PageProfiler;
  readonly #inspector;
  readonly #crowds;
  readonly #gathering: HTMLElement;

  constructor(page: Shell) {
    this.#page = page;
    const { settings, current, campaigns } = page;
    this.#profiler = new PageProfiler(
      settings,
      page.screen,
      () => current.shown?.game ?? page.demo.game,
      () => this.#followPanels(),
    );
    this.#inspector = makeInspector(settings, {
      // The inspector must not cover the game over screen.
      game: () => (current.mode === 'over' ? null : (current.shown?.game ?? null)),
      editable: () => current.mode === 'play' && current.fight !== null,
      inspected: () => {
        if (current.session && current.mode === 'play') current.session.inspected = true;
      },
      isReplay: () => current.mode === 'replay',
      edited: (game) => page.gameEdited(game),
      chosen: () => this.#placeCursor(),
      closed: () => this.#followPanels(),
      portraitOf: makePortraits(page),
      heroPortraitOf: makeHeroPortraits(page),
    });
    this.#crowds = makeCrowdDialog(
      settings,
      {
        campaigns: () => campaigns.sources,
        play: (id, crowd) => this.#playCrowd(campaigns.get(id), crowd, newSeed()),
      },
      crowdBounds,
    );
    this.#gathering = settings.text(
      element('p', 'gathering', { role: 'status', hidden: true }),
      () => settings.words.crowd.gathering,
    );
    document.body.append(
      this.#profiler.element,
      this.#inspector.element,
      this.#inspector.cursor,
      this.#gathering,
      this.#crowds.dialog,
    );
  }

  toggleProfiler(): void {
    if (this.#profiler.isOpen) this.#profiler.close();
    else this.#profiler.open();
    this.#followPanels();
  }

  /** Opens the inspector to choose a cell, or closes it. A ranked game becomes unranked, after a question. */
  async toggleInspector(): Promise<void> {
    if (this.#inspector.isOpen) this.#inspector.close();
    else {
      if (this.#isRanked && !(await this.#askToInspect())) return;
      this.#inspector.open();
    }
    this.#followPanels();
  }

  /** After a panel was opened or closed. */
  #followPanels(): void {
    this.#connect();
    this.#placeCursor();
    // A notice moves away from the panels.
    this.#page.screen.redraw();
  }

  get #isRanked(): boolean {
    const { mode, session, isSaved } = this.#page.current;
    return mode === 'play' && isSaved && session !== null && !session.inspected;
  }

  #askToInspect(): Promise<boolean | null> {
    return this.#page.question.ask<boolean>(
      ({ inspector }) => inspector.warning,
      [
        { value: false, label: ({ inspector }) => inspector.no },
        { value: true, label: ({ inspector }) => inspector.yes },
      ],
      ({ ui }) => ui.inspector,
    );
  }

  openCrowds(): void {
    this.#crowds.open();
  }

  /**
   * Plays the crowd of an address, or complains about it on the title screen. Without a campaign, the
   * crowd is checked but not played.
   */
  playAddress(search: string, campaign: Campaign | null, seed: string | null): void {
    const crowd = readCrowd(search, crowdBounds);
    if ('problem' in crowd) {
      const { settings } = this.#page;
      this.#page.complain(() => crowd.problem(settings.words.crowd));
    } else if (campaign) this.#playCrowd(campaign, crowd, seed ?? newSeed());
  }

  /** Another game was begun, or the title screen is shown. */
  gameChanged(): void {
    // An inspected game is not ranked, so only a fight begins with the inspector open.
    if (!this.#page.current.fight || this.#page.current.mode === 'replay') this.#inspector.close();
    this.#profiler.restart();
    this.#connect();
  }

  /** Shows the game after a turn or another action. */
  update(): void {
    if (!this.#page.current.shown || this.#page.current.mode === 'over') this.#inspector.close();
    this.#inspector.update();
    this.#placeCursor();
    this.#profiler.update();
  }

  /** Whether the inspector has used an action of the player. */
  takes(action: Control): boolean {
    if (!this.#inspector.isChoosing) return false;
    switch (action.type) {
      case 'step':
        this.#inspector.move(action.dx, action.dy);
        break;
      case 'runTowards':
        this.#inspector.move(leap * action.dx, leap * action.dy);
        break;
      case 'confirm':
        this.#inspector.stopChoosing();
        break;
      case 'back':
        this.#inspector.close();
        break;
      default:
        return false;
    }
    this.#placeCursor();
    return true;
  }

  /** Whether direction keys choose a cell for the inspector. */
  get isChoosing(): boolean {
    return this.#inspector.isChoosing;
  }

  /** While the inspector asks for a cell: shows the content of a cell. */
  get picker(): ((x: number, y: number) => void) | null {
    if (!this.#inspector.isChoosing) return null;
    return (x, y) => {
      this.#inspector.choose(x, y);
      this.#placeCursor();
    };
  }

  /** Measures turns while the profiler is open, and frames while it or the inspector is open. */
  #connect(): void {
    const { current, demo, screen } = this.#page;
    const { isOpen } = this.#profiler;
    const play = isOpen ? this.#profiler.takeTurn : takeTurn;
    demo.takeTurn = play;
    if (current.session) current.session.takeTurn = play;
    screen.watchFrames(
      isOpen || this.#inspector.isOpen
        ? (update, render) => {
            this.#placeCursor();
            this.#profiler.addFrame(update, render);
          }
        : null,
    );
  }

  #placeCursor(): void {
    const { cursor, cell, isOpen } = this.#inspector;
    // After a turn, asking for places makes the browser lay out the page at once.
    const places = isOpen ? this.#page.screen.places : null;
    const box = cell ? (places?.boxOf(cell.x, cell.y) ?? null) : null;
    cursor.hidden = !box;
    const map = places?.mapBox();
    if (map) this.#inspector.place(map, box, this.#profiler.isAcross);
    if (!box) return;
    cursor.style.translate = `${box.left}px ${box.top}px`;
    cursor.style.width = `${box.width}px`;
    cursor.style.height = `${box.height}px`;
  }

  /** Adds the lab's own monsters to a campaign. */
  #withStock(campaign: Campaign): Campaign {
    const { campaigns } = this.#page;
    const files = { ...campaigns.filesOf(campaign), ...labFiles };
    return campaigns.load(campaign.id, files) ?? campaign;
  }

  /** Makes a crowd and plays it. A large crowd takes a while, so a message is shown first. */
  #playCrowd(campaign: Campaign, crowd: CrowdChoice, seed: string): void {
    this.#gathering.hidden = false;
    // The message is visible when the second frame begins.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        try {
          this.#page.modes.startCrowd({
            make: () => crowdGame(this.#withStock(campaign), { ...crowd, seed }),
            parameters: crowdParameters(crowd),
          });
        } finally {
          this.#gathering.hidden = true;
        }
      }),
    );
  }
}
