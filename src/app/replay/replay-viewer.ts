import type { GameEvent } from '../../game/events.ts';
import type { Game } from '../../game/world.ts';
import { makeReplayBar } from '../../page/replay/replay-bar.ts';
import type { ReplayNotice } from '../../page/replay/replay-notice.ts';
import type { JumpKind } from '../../page/replay/replay-state.ts';
import type { Settings } from '../../page/settings.ts';
import type { PreparedLines, ReplayMark } from '../../records/prepare-replay.ts';
import { modsOf, type RunFile } from '../../records/run-file.ts';
import { Timeline, type TimelineDifference } from '../../records/timeline.ts';
import { shownDepth } from '../../words/shown-depth.ts';
import type { Say } from '../../words/texts.ts';
import { askWorker } from '../background/ask-worker.ts';
import type { Campaigns } from '../packs/campaigns.ts';
import { refusalOrThrow, unreadable } from '../saves/refusal-text.ts';
import { differenceNotice, linkNotice, reportNotice } from './replay-notices.ts';

/** The page that shows the moments of a replay: the shell. */
interface Page {
  readonly settings: Settings;
  readonly campaigns: Campaigns;
  /** Shows a moment in place of everything else. `events`: of one turn, which are animated; null after a jump. */
  showMoment(game: Game, events: readonly GameEvent[] | null): void;
  /** Leaves the replay, and shows the parts of the page that it has hidden. */
  closeReplay(): void;
  /** Plays a game that began within a replay. */
  playCopy(game: Game): void;
  inspect(): void;
  /** Announces a text to screen readers. */
  say(text: string): void;
  /** Reports that the replay cannot be prepared. */
  showError(error: Error): void;
}

/** Turns per second. */
const speeds = [2, 5, 15, 60];

/** A jump that plays no more commands than this takes less than 100 ms. */
const mostCommands = 100;

/** A replay that is being watched. */
interface Watched {
  readonly run: RunFile;
  readonly timeline: Timeline;
  /** In the order of their moments. */
  readonly marks: ReplayMark[];
  /** The number of lines that are prepared. */
  prepared: number;
  /** Whether nothing more will be prepared, because it has failed. */
  hasFailed: boolean;
  /** The moment to go to when it is prepared; null after any other move. */
  target: number | null;
  /** The turn of the game after the last line; null until the preparation is complete. */
  lastTurn: number | null;
  /** Segments whose difference the player has seen. */
  readonly seen: Set<number>;
  stopPreparing(): void;
}

/** Shows recorded games: plays them, moves in them and compares them with the recording. */
export class ReplayViewer {
  readonly #page: Page;
  readonly #bar;
  #watched: Watched | null = null;
  #speed = speeds[1];
  #jumpKind: JumpKind = 'all';
  /** The id of the running timer, 0 while the replay pauses. */
  #timer = 0;
  /** The difference that the bar reports. */
  #reported: TimelineDifference | null = null;
  /** Whether the bar asks to play from here. */
  #isAsking = false;

  constructor(page: Page) {
    this.#page = page;
    this.#bar = makeReplayBar(page.settings, speeds, {
      toggle: () => this.#toggle(),
      step: (by) => this.#step(by),
      goTo: (at) => this.#goTo(at),
      jump: (by) => this.#jump(by),
      faster: (by) => this.#setSpeed(speeds[speeds.indexOf(this.#speed) + by]),
      nextSpeed: () => this.#setSpeed(speeds[(speeds.indexOf(this.#speed) + 1) % speeds.length]),
      setJumpKind: (kind) => {
        this.#jumpKind = kind;
        this.#update();
      },
      playFromHere: () => this.#askToPlay(),
      inspect: () => page.inspect(),
      copyLink: () => this.#copyLink(),
      close: () => page.closeReplay(),
    });
    document.body.append(this.#bar.element);
  }

  /**
   * Opens a replay. It pauses at its start; an error report opens at its end. The message is visible until the next
   * move. Returns the problem if the replay cannot be opened.
   */
  open(run: RunFile, message: Say | null): Say | null {
    const { campaigns } = this.#page;
    const sources = campaigns.sourcesOfGames;
    const campaign = campaigns.load(run.campaign, modsOf(run));
    if (!campaign) return ({ ui }) => ui.fight.unknownCampaign(run.campaign.slice(0, 40));
    let timeline: Timeline;
    try {
      timeline = new Timeline(campaign, run);
    } catch (error) {
      return unreadable(refusalOrThrow(error));
    }
    this.leave();
    this.#watched = {
      run,
      timeline,
      marks: [],
      prepared: 0,
      hasFailed: false,
      target: null,
      lastTurn: null,
      seen: new Set(),
      stopPreparing: askWorker(
        'replay',
        { sources, run },
        (part) => this.#addPrepared(part),
        (error) => this.#stopPreparation(error),
      ),
    };
    this.#bar.open();
    if (run.fault) this.#openReport(run.fault);
    else {
      this.#show(null);
      if (message && !this.#reported) this.#bar.notify({ text: message });
    }
    return null;
  }

  /** Stops the replay and hides the bar. */
  leave(): void {
    this.#pause();
    this.#watched?.stopPreparing();
    this.#watched = null;
    this.#report(null);
    this.#bar.close();
  }

  /** Opens an error report at its last turn. In development, the game starts from there instead. */
  #openReport({ message, command }: NonNullable<RunFile['fault']>): void {
    if (!this.#watched) return;
    const { run, timeline } = this.#watched;
    // The report contains a snapshot that is near.
    timeline.goTo(timeline.length);
    this.#show(null);
    const isPlayable = command !== null && !timeline.game.ending;
    if (import.meta.env.DEV && isPlayable) return this.#playFromHere();
    this.#bar.notify(reportNotice(run, { message, command }));
  }

  /** Takes a part of the preparation. */
  #addPrepared({ at, turn, state, marks, differences }: PreparedLines): void {
    const watched = this.#watched;
    if (!watched) return;
    watched.prepared = at;
    watched.marks.push(...marks);
    if (at === watched.timeline.length) watched.lastTurn = turn;
    if (state) watched.timeline.addSnapshot(at, state);
    for (const difference of differences) watched.timeline.addDifference(difference);
    if (watched.target !== null && at >= watched.target) this.#goTo(watched.target);
    else this.#update();
  }

  /** Reports that the preparation has failed. Jumps no longer wait for it: they play every turn in between. */
  #stopPreparation(error: Error): void {
    this.#page.showError(error);
    const watched = this.#watched;
    if (!watched) return;
    watched.hasFailed = true;
    if (watched.target !== null) this.#goTo(watched.target);
    else this.#update();
  }

  #toggle(): void {
    const { pause, play } = this.#page.settings.words.ui.replay;
    const isPaused = this.#timer === 0;
    // Before the first step, which is announced, too.
    this.#page.say(isPaused ? play : pause);
    if (isPaused) this.#play();
    else this.#pause();
  }

  #play(): void {
    const { timeline, seen } = this.#watched ?? {};
    if (!timeline || timeline.length === 0) return;
    if (timeline.at === timeline.length) this.#goTo(0);
    if (timeline.difference) seen?.add(timeline.difference.segment);
    this.#stopTimer();
    if (this.#watched) this.#watched.target = null;
    this.#timer = window.setInterval(() => {
      const events = timeline.step();
      if (!events || timeline.at === timeline.length) this.#pause();
      this.#show(events);
    }, 1000 / this.#speed);
    this.#update();
  }

  #pause(): void {
    this.#stopTimer();
    this.#update();
  }

  #stopTimer(): void {
    window.clearInterval(this.#timer);
    this.#timer = 0;
  }

  #step(by: 1 | -1): void {
    const watched = this.#watched;
    if (!watched) return;
    const { timeline } = watched;
    watched.target = null;
    this.#pause();
    if (by === 1) this.#show(timeline.step());
    else this.#goTo(timeline.at - 1);
  }

  /** Goes to a moment. If that takes long, goes to the prepared part of the way until more is prepared. */
  #goTo(at: number): void {
    const watched = this.#watched;
    if (!watched) return;
    const { timeline, prepared, hasFailed } = watched;
    const target = Math.min(Math.max(at, 0), timeline.length);
    const isNear = target <= prepared || hasFailed || timeline.commandsTo(target) <= mostCommands;
    timeline.goTo(isNear ? target : Math.max(prepared, Math.min(timeline.at, target)));
    watched.target = isNear ? null : target;
    this.#show(null);
  }

  #jump(by: 1 | -1): void {
    const mark = by === 1 ? this.#next : this.#previous;
    if (mark !== null) this.#goTo(mark);
  }

  /** The next moment of the chosen kind; null if none is known yet. */
  get #next(): number | null {
    const { at } = this.#watched?.timeline ?? { at: 0 };
    return this.#marks.find((mark) => mark.at > at)?.at ?? null;
  }

  /** The moment of the chosen kind before this one, or the start. */
  get #previous(): number | null {
    const { at } = this.#watched?.timeline ?? { at: 0 };
    if (at === 0) return null;
    return this.#marks.findLast((mark) => mark.at < at)?.at ?? 0;
  }

  get #marks(): ReplayMark[] {
    const kind = this.#jumpKind;
    const all = this.#watched?.marks ?? [];
    return all.filter(({ type }) => kind === 'all' || type === kind || type === 'end');
  }

  #setSpeed(speed: number | undefined): void {
    if (speed === undefined) return;
    this.#speed = speed;
    if (this.#timer !== 0) this.#play();
    this.#update();
  }

  /** Asks before the game is played from here. A move of the replay withdraws the question. */
  #askToPlay(): void {
    const { game } = this.#watched?.timeline ?? {};
    if (!game || game.ending) return;
    this.#pause();
    this.#isAsking = true;
    this.#bar.ask({
      text: ({ ui }) => ui.replay.playCopy(game.turn),
      buttons: [
        { label: ({ ui }) => ui.replay.startCopy, act: () => this.#playFromHere() },
        { label: ({ ui }) => ui.replay.keepWatching, act: () => this.#resetNotice() },
      ],
    });
  }

  #playFromHere(): void {
    const { game } = this.#watched?.timeline ?? {};
    if (game && !game.ending) this.#page.playCopy(game);
  }

  /** Shows the report of a difference again, or no message. */
  #resetNotice(): void {
    this.#isAsking = false;
    this.#bar.notify(this.#reported && this.#noticeOf(this.#reported));
  }

  async #copyLink(): Promise<void> {
    const watched = this.#watched;
    if (!watched) return;
    const notice = await linkNotice(watched.run);
    if (this.#watched === watched) this.#bar.notify(notice);
  }

  /** Shows the present moment after a move. `events`: of one turn; null after a jump. */
  #show(events: readonly GameEvent[] | null): void {
    const { timeline } = this.#watched ?? {};
    if (!timeline) return;
    this.#page.showMoment(timeline.game, events);
    if (this.#isAsking || !this.#reported) this.#resetNotice();
    this.#update();
  }

  /** Shows the state of the replay in the bar. Pauses where it begins to differ from the recording. */
  #update(): void {
    const watched = this.#watched;
    if (!watched) return;
    const { timeline, prepared, lastTurn, seen } = watched;
    const { at, length, game, difference } = timeline;
    const isNew = difference !== null && !seen.has(difference.segment);
    if (isNew) this.#stopTimer();
    this.#report(isNew ? difference : null);
    this.#bar.show({
      at,
      length,
      prepared,
      turn: game.turn,
      lastTurn,
      depth: shownDepth(timeline.campaign, game.floor.depth),
      isPlaying: this.#timer !== 0,
      speed: this.#speed,
      jumpKind: this.#jumpKind,
      marks: watched.marks,
      hasPrevious: this.#previous !== null,
      hasNext: this.#next !== null,
      isOver: game.ending !== null,
      isUnverified: difference !== null,
    });
  }

  /** Reports a difference above the bar, or removes the report. */
  #report(difference: TimelineDifference | null): void {
    if (difference === this.#reported) return;
    this.#reported = difference;
    this.#bar.notify(difference && this.#noticeOf(difference));
  }

  #noticeOf(difference: TimelineDifference): ReplayNotice | null {
    if (!this.#watched) return null;
    return differenceNotice(this.#watched, difference, this.#page.settings, {
      keepWatching: () => this.#play(),
      goTo: (at) => this.#goTo(at),
    });
  }
}
