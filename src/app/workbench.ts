import '../page/workbench.css';
import type { Action } from '../controls/keys.ts';
import type { Session } from '../controls/session.ts';
import type { Campaign } from '../game/campaign.ts';
import { heroCell } from '../game/entity.ts';
import { takeTurn } from '../game/game.ts';
import type { Game } from '../game/world.ts';
import { crowdBounds, crowdGame } from '../lab/crowds/crowd.ts';
import { labFiles } from '../lab/crowds/lab-bundles.ts';
import { type Clock, tryClock } from '../lab/profiler/clock.ts';
import { countEntities } from '../lab/profiler/entity-count.ts';
import { Profiler } from '../lab/profiler/profiler.ts';
import { Samples } from '../lab/profiler/samples.ts';
import { Timeline } from '../lab/profiler/timeline.ts';
import { type Crowd, crowdParameters, makeCrowdDialog, readCrowd } from '../page/crowd.ts';
import { countDraws, type DrawCounter } from '../page/draws.ts';
import { element } from '../page/elements.ts';
import { makeInspector } from '../page/inspector.ts';
import type { Live } from '../page/live.ts';
import { makePanel } from '../page/panel.ts';
import type { Backdrop } from './backdrop.ts';
import type { Library } from './library.ts';
import type { Picture } from './picture.ts';
import type { Play } from './play.ts';
import { newSeed } from './seed.ts';

/** Milliseconds after a frame or a turn in which the panel is brought up to date, once. */
const pause = 100;

/** What the workbench stands beside. */
export interface Bench {
  readonly live: Live;
  readonly library: Library;
  readonly play: Play;
  readonly backdrop: Backdrop;
  readonly picture: Picture;
  /** A field of the game was changed by hand. */
  edited(game: Game): void;
  /** Says on the title what is wrong. */
  complain(say: () => string): void;
}

/** What an engineer has beside the game: the profiler's panel, the inspector, and crowds. */
export class Workbench {
  readonly #bench: Bench;
  readonly #panel;
  readonly #inspector;
  readonly #crowds;
  readonly #gathering: HTMLElement;
  readonly #timeline = new Timeline();
  #profiler = new Profiler(() => performance.now());
  #updates = new Samples();
  #renders = new Samples();
  #clock: Clock = { step: 0, cost: 0 };
  #draws: DrawCounter | null = null;
  #drawn: number | null = null;
  #canvas: HTMLCanvasElement | null = null;
  #timer = 0;

  constructor(bench: Bench) {
    this.#bench = bench;
    const { live, play, library } = bench;
    this.#panel = makePanel(live, () => this.#watch());
    this.#inspector = makeInspector(live, {
      // The last screen is not to be covered.
      game: () => (play.mode === 'play' ? (play.session?.game ?? null) : null),
      editable: () => play.fight !== null,
      inspected: () => {
        if (play.session) play.session.inspected = true;
      },
      edited: bench.edited,
      closed: () => this.#watch(),
    });
    this.#crowds = makeCrowdDialog(
      live,
      {
        campaigns: () => library.campaigns,
        play: (id, crowd) => this.#gather(library.campaign(id), crowd, newSeed()),
      },
      crowdBounds,
    );
    this.#gathering = live.text(
      element('p', 'gathering', { role: 'status', hidden: true }),
      () => live.words.crowd.gathering,
    );
    document.body.append(
      this.#panel.element,
      this.#inspector.element,
      this.#inspector.cursor,
      this.#gathering,
      this.#crowds.dialog,
    );
  }

  togglePanel(): void {
    if (this.#panel.isOpen) return this.#panel.close();
    this.#clock = tryClock(() => performance.now());
    this.#panel.open();
    this.#restart();
    this.#watch();
    this.#schedule();
  }

  /** Opens the inspector to choose a cell, then lets one play on beside it, then closes it. */
  toggleInspector(): void {
    if (this.#inspector.isChoosing) this.#inspector.stopChoosing();
    else if (this.#inspector.isOpen) this.#inspector.close();
    else this.#inspector.open();
    this.#watch();
    this.#placeCursor();
  }

  openCrowds(): void {
    this.#crowds.open();
  }

  /**
   * Plays the crowd that the address asks for, or says what is wrong with it. No campaign: the rest of
   * the address is wrong, so none is played.
   */
  playAddressed(search: string, campaign: Campaign | null, seed: string | null): void {
    const crowd = readCrowd(search, crowdBounds);
    if ('complaint' in crowd) {
      const { complaint } = crowd;
      const { live, complain } = this.#bench;
      complain(() => complaint(live.words.crowd));
    } else if (campaign) this.#gather(campaign, crowd, seed ?? newSeed());
  }

  /** Another game is on, or none. */
  begun(session: Session | null): void {
    // What is hidden in a game that has just begun is not shown unasked.
    if (!session || !this.#bench.play.fight) this.#inspector.close();
    this.#restart();
    this.#watch();
    this.#schedule();
  }

  /** A turn has passed, or something else was done. */
  went(): void {
    if (this.#bench.play.mode !== 'play') this.#inspector.close();
    this.#inspector.update();
    this.#placeCursor();
    if (this.#panel.isOpen) this.#schedule();
  }

  /** Whether the inspector has a use for an action, and has done it. */
  takes(action: Action): boolean {
    if (!this.#inspector.isChoosing) return false;
    switch (action.type) {
      case 'step':
        this.#inspector.move(action.dx, action.dy);
        break;
      case 'dash':
        this.#inspector.move(8 * action.dx, 8 * action.dy);
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

  /** Who takes the taps on cells in place of the game, if anyone does. */
  get taker(): ((x: number, y: number) => void) | null {
    if (!this.#inspector.isChoosing) return null;
    return (x, y) => {
      this.#inspector.choose(x, y);
      this.#placeCursor();
    };
  }

  /** Forgets what was measured: another game is on. */
  #restart(): void {
    this.#profiler = new Profiler(() => performance.now(), this.#clock.cost);
    this.#updates = new Samples();
    this.#renders = new Samples();
    this.#timeline.clear();
  }

  /** Puts itself where turns and frames can be measured, or takes itself away from there. */
  #watch(): void {
    const { play, backdrop, picture } = this.#bench;
    const open = this.#panel.isOpen;
    const measured: typeof takeTurn = (game, command) => {
      const profiler = this.#profiler;
      const { turns } = profiler;
      const events = profiler.takeTurn(game, command);
      if (profiler.turns > turns) this.#timeline.write(profiler, game.turn);
      return events;
    };
    backdrop.takeTurn = open ? measured : takeTurn;
    if (play.session) play.session.takeTurn = open ? measured : takeTurn;
    const watches = open || this.#inspector.isOpen;
    picture.watch(watches ? (update, render) => this.#framed(update, render) : null);
    if (open) return;
    this.#timeline.clear();
    window.clearTimeout(this.#timer);
    this.#timer = 0;
    this.#draws?.stop();
    this.#draws = null;
    this.#canvas = null;
  }

  #framed(update: number | null, render: number): void {
    this.#placeCursor();
    if (!this.#panel.isOpen) return;
    if (update !== null) this.#updates.add(update * 1000);
    this.#renders.add(render * 1000);
    const canvas = this.#bench.picture.screen?.canvas ?? null;
    if (canvas === this.#canvas) this.#drawn = this.#draws?.take() ?? null;
    else {
      // From its next frame on.
      this.#draws?.stop();
      this.#draws = canvas && countDraws(canvas);
      this.#canvas = canvas;
    }
    this.#schedule();
  }

  #schedule(): void {
    if (!this.#panel.isOpen || this.#timer !== 0) return;
    this.#timer = window.setTimeout(() => {
      this.#timer = 0;
      this.#read();
    }, pause);
  }

  #read(): void {
    const { play, backdrop, picture } = this.#bench;
    const profiler = this.#profiler;
    const game = play.session?.game ?? backdrop.game;
    const { width, height } = game.floor.grid;
    const { x, y } = heroCell(game);
    const { reads } = profiler;
    if (profiler.turns === 0) this.#panel.show(null);
    else
      this.#panel.show({
        systems: profiler.profiles(),
        turn: profiler.turn(),
        update: this.#updates.summary(),
        render: this.#renders.summary(),
        draws: this.#drawn,
        turns: game.turn,
        ...countEntities(game),
        width,
        height,
        clock: { reads, step: this.#clock.step, cost: reads * this.#clock.cost },
      });
    const floor = picture.screen?.placeOf(width - 1, 0)?.right ?? window.innerWidth;
    this.#panel.avoid(picture.screen?.placeOf(x, y) ?? null, Math.min(floor, window.innerWidth));
  }

  #placeCursor(): void {
    const { cursor, cell, isOpen } = this.#inspector;
    const box = isOpen && cell ? this.#bench.picture.screen?.placeOf(cell.x, cell.y) : null;
    cursor.hidden = !box;
    if (!box) return;
    this.#inspector.avoid(box);
    cursor.style.translate = `${box.left}px ${box.top}px`;
    cursor.style.width = `${box.width}px`;
    cursor.style.height = `${box.height}px`;
  }

  /** The campaign with the lab's kinds: hounds that sleep, where it has none. */
  #withStock(campaign: Campaign): Campaign {
    const { library } = this.#bench;
    const files = { ...library.filesOf(campaign), ...labFiles };
    return library.load(campaign.id, files) ?? campaign;
  }

  /** Makes a crowd and plays it; a large one takes a while, so that is said first. */
  #gather(campaign: Campaign, crowd: Crowd, seed: string): void {
    this.#gathering.hidden = false;
    // The second frame begins after the first one shows.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        try {
          this.#bench.play.startCrowd({
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
