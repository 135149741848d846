import { heroCell } from '../../game/entity.ts';
import type { takeTurn } from '../../game/game.ts';
import type { Game } from '../../game/world.ts';
import { type Clock, tryClock } from '../../lab/profiler/clock.ts';
import { countEntities } from '../../lab/profiler/entity-count.ts';
import { Profiler } from '../../lab/profiler/profiler.ts';
import { Samples } from '../../lab/profiler/samples.ts';
import { ProfileTimeline } from '../../lab/profiler/timeline.ts';
import { TraceRecorder } from '../../lab/profiler/trace.ts';
import { download } from '../../page/download.ts';
import { countDraws, type DrawCounter } from '../../page/lab/draw-counter.ts';
import { makeProfilerPanel } from '../../page/lab/profiler-panel.ts';
import type { Settings } from '../../page/settings.ts';
import type { GameScreen } from '../game-screen.ts';

/** Milliseconds after a frame or a turn until the panel is updated, once. */
const pause = 100;

/** Measures the turns and frames of the page, and shows them in the profiler's panel. */
export class PageProfiler {
  readonly #screen: GameScreen;
  /** The game that is shown: the current one, or the demo. */
  readonly #shown: () => Game;
  readonly #changed: () => void;
  readonly #panel;
  readonly #timeline = new ProfileTimeline();
  #trace = new TraceRecorder();
  #profiler = new Profiler(() => performance.now());
  #updates = new Samples();
  #renders = new Samples();
  #clock: Clock = { step: 0, cost: 0 };
  #draws: DrawCounter | null = null;
  #drawn: number | null = null;
  #canvas: HTMLCanvasElement | null = null;
  #timer = 0;

  /** `changed` is called when the panel was closed or has moved. */
  constructor(settings: Settings, screen: GameScreen, shown: () => Game, changed: () => void) {
    this.#screen = screen;
    this.#shown = shown;
    this.#changed = changed;
    this.#panel = makeProfilerPanel(settings, {
      closed: () => {
        this.#stop();
        changed();
      },
      saveTrace: () => download('simple-roguelike-trace.json', this.#trace.text()),
    });
  }

  get element(): HTMLElement {
    return this.#panel.element;
  }

  get isOpen(): boolean {
    return this.#panel.isOpen;
  }

  get isAcross(): boolean {
    return this.#panel.isAcross;
  }

  open(): void {
    this.#clock = tryClock(() => performance.now());
    this.#panel.open();
    this.restart();
  }

  close(): void {
    this.#panel.close();
  }

  /** Discards the measurements: another game runs. */
  restart(): void {
    this.#trace = new TraceRecorder();
    this.#profiler = new Profiler(() => performance.now(), this.#clock.cost, this.#trace);
    this.#updates = new Samples();
    this.#renders = new Samples();
    this.#timeline.clear();
    this.update();
  }

  /** Plays a turn and measures it. */
  readonly takeTurn: typeof takeTurn = (game, command) => {
    const profiler = this.#profiler;
    const { turns } = profiler;
    const events = profiler.takeTurn(game, command);
    if (profiler.turns > turns) this.#timeline.write(profiler, game.turn);
    return events;
  };

  /** Takes the times of a frame, in ms. `update` is null when nothing was new. */
  addFrame(update: number | null, render: number): void {
    if (!this.isOpen) return;
    if (update !== null) this.#updates.add(update * 1000);
    this.#renders.add(render * 1000);
    const canvas = this.#screen.screen?.canvas ?? null;
    if (canvas === this.#canvas) this.#drawn = this.#draws?.take() ?? null;
    else {
      // The next frame of a new canvas is the first one whose draw calls are all counted.
      this.#draws?.stop();
      this.#draws = canvas && countDraws(canvas);
      this.#canvas = canvas;
    }
    this.update();
  }

  /** Updates the panel soon. */
  update(): void {
    if (!this.isOpen || this.#timer !== 0) return;
    this.#timer = window.setTimeout(() => {
      this.#timer = 0;
      this.#show();
    }, pause);
  }

  #stop(): void {
    this.#timeline.clear();
    window.clearTimeout(this.#timer);
    this.#timer = 0;
    this.#draws?.stop();
    this.#draws = null;
    this.#canvas = null;
  }

  #show(): void {
    const profiler = this.#profiler;
    const game = this.#shown();
    const { places } = this.#screen;
    const { width, height } = game.floor.grid;
    const { x, y } = heroCell(game);
    const { reads } = profiler;
    if (profiler.turns === 0) this.#panel.show(null);
    else
      this.#panel.show({
        systems: profiler.profiles(),
        zones: profiler.zones(),
        turn: profiler.turn(),
        history: profiler.history(),
        update: this.#updates.summary(),
        render: this.#renders.summary(),
        draws: this.#drawn,
        turns: game.turn,
        ...countEntities(game),
        width,
        height,
        clock: { reads, step: this.#clock.step, cost: reads * this.#clock.cost },
      });
    const map = places?.mapBox() ?? new DOMRectReadOnly(0, 0, innerWidth, innerHeight);
    if (this.#panel.place(map, places?.boxOf(x, y) ?? null)) this.#changed();
  }
}
