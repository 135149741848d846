import type { Session } from '../controls/session.ts';
import type { Cell } from '../dungeon/grid.ts';
import type { Campaign } from '../game/campaign.ts';
import { heroCell } from '../game/entity.ts';
import { type Floor, unknown } from '../game/floors/floor.ts';
import { download } from '../page/download.ts';
import { makeGameOver } from '../page/game-over/game-over.ts';
import type { EndPicture } from '../page/game-over/scene-frame.ts';
import { makeHeroPortraits, makePortraits } from '../page/portrait.ts';
import type { ScoreEntry } from '../page/scores/score-entry.ts';
import { makeScores } from '../page/scores/scores.ts';
import { dailyDate, hasDeletedAttempt } from '../records/daily.ts';
import { fileName, modsOf, type RunFile, runFileText } from '../records/run-file.ts';
import { isRanked, type Score, scoreOf } from '../records/scores.ts';
import { lookAtLastTurns } from './background/last-turns.ts';
import { newSeed } from './new-seed.ts';
import type { EndedGame } from './saves/import-game.ts';
import { refusalOrThrow, unreadable } from './saves/refusal-text.ts';
import { entryOf, Scores } from './scores.ts';
import type { Shell } from './shell.ts';
import { type DailyState, dailyState } from './title/daily-game.ts';

/** The end of games: the game over screen, the list of scores and the daily game. */
export class GameEnds {
  readonly #page: Shell;
  readonly #scores: Scores;
  readonly #dialog;
  readonly #screen;
  /** The game that the game over screen shows, if it has a score. */
  #shown: EndedGame | null = null;
  #stopLooking = () => {};

  constructor(page: Shell) {
    this.#page = page;
    const { settings, campaigns, saves } = page;
    this.#scores = new Scores(campaigns, saves.games, (score) => this.#scoreChanged(score));
    const { emblems, fetchIcon } = page;
    // In every look: the scores of all campaigns are listed, also those of games in glyphs.
    const drawings = { portraitOf: makePortraits({ fetchIcon }), emblems };
    this.#dialog = makeScores(settings, campaigns.sources, drawings, {
      campaign: (id) => campaigns.get(id),
      choose: () => this.#list(),
      watch: (id) =>
        this.#withRun(id, (run) => {
          this.#dialog.dialog.close();
          page.replay.watch(run);
        }),
      download: (id) => this.#withRun(id, (run) => download(fileName(run), runFileText(run))),
      replaySeed: (id) => this.#withRun(id, (run) => this.#playAgain(run)),
      start: (id) => this.#startGame(campaigns.get(id), newSeed()),
      deleteAll: (id) => this.#change(this.#scores.delete(id)),
      undelete: (id) => this.#change(this.#scores.undelete(id)),
    });
    this.#screen = makeGameOver(
      settings,
      { portraitOf: makePortraits(page), emblems },
      {
        sameSeed: () => page.modes.restart(),
        newSeed: () => page.modes.start(page.chosen, newSeed()),
        toTitle: () => page.modes.toTitle(null),
        scene: () => this.#scene(),
        celebrates: () => page.screen.redraw(),
        scores: () => this.openScores(),
        watch: () => this.#shown && page.replay.watch(this.#shown.run),
        download: () => saves.download(null),
      },
      { heroOf: makeHeroPortraits(page, true), portraitOf: makePortraits(page, true) },
    );
  }

  /** Whether the ceremony of an ended game is shown over the map. */
  get isCelebrating(): boolean {
    return this.#screen.isCelebrating;
  }

  /** Whether scores are only on the page. */
  get hasUnstored(): boolean {
    return this.#scores.hasUnstored;
  }

  /** The game over screen, hidden, and the closed list of scores. */
  get elements(): readonly HTMLElement[] {
    return [this.#screen.element, this.#dialog.dialog];
  }

  /** Shows how the game of a session has ended. `isSaved`: it gets a score. */
  show(session: Session, isSaved: boolean): void {
    this.#show(session, isSaved, isSaved ? this.#page.saves.end() : null);
  }

  hide(): void {
    this.#stopLooking();
    this.#shown = null;
    this.#screen.hide();
  }

  /** Hides the game over screen behind a replay, or shows it again as it was. */
  cover(isCovered: boolean): void {
    this.#screen.cover(isCovered);
  }

  /**
   * The player gives up the current game. Shows its end and keeps its score, as in Rogue. Returns false for
   * a game without commands, which has no score.
   */
  giveUp(session: Session): boolean {
    const ended = this.#page.saves.end();
    if (ended) this.#show(session, true, ended);
    return ended !== null;
  }

  /** `ended`: the stored game; null if it gets no score. */
  #show({ game, history }: Session, isSaved: boolean, ended: EndedGame | null): void {
    this.hide();
    const score = ended && scoreOf(ended.row, game);
    const keepsScore = score !== null && isRanked(score);
    this.#screen.show(game, { isSaved, keepsScore, killed: history });
    if (!ended || !score) return;
    this.#shown = ended;
    this.record(score, ended.run);
    if (game.ending && !game.ending.won) {
      const sources = this.#page.campaigns.sourcesOfGames;
      this.#stopLooking = lookAtLastTurns({ sources, run: ended.run }, this.#screen);
    }
  }

  /** Adds the score of a game that has ended. */
  async record(score: Score, run: RunFile): Promise<void> {
    await this.#scores.add(score, run);
    await this.#scoreChanged(score);
  }

  /** Opens the scores of the chosen campaign. */
  openScores(): void {
    const { settings, current } = this.#page;
    this.#dialog.open(settings.options.campaign, current.mode === 'title');
  }

  /** The best score of each campaign that has one, by its id. */
  async best(): Promise<ReadonlyMap<string, ScoreEntry>> {
    const found = new Map<string, ScoreEntry>();
    for (const { id } of this.#page.campaigns.sources) {
      const best = await this.#scores.best(id);
      if (best) found.set(id, best);
    }
    return found;
  }

  /** The ranked attempt at today's daily game of a campaign. */
  async daily(campaign: string): Promise<DailyState> {
    const [playing, scores] = await Promise.all([
      this.#page.saves.games.rows(),
      this.#scores.of(campaign),
    ]);
    const now = new Date();
    const isDeleted = hasDeletedAttempt(campaign, dailyDate(now));
    return dailyState(now, campaign, playing, scores, isDeleted);
  }

  /** The picture of the game on the screen; null where the map is not drawn. */
  #scene(): EndPicture | null {
    const { current, stage, screen } = this.#page;
    const game = current.shown?.game;
    const map = screen.places?.mapBox();
    if (!game || !map) return null;
    const boxOf = ({ x, y }: Cell) => screen.places?.boxOf(x, y);
    const [hero, first, last] = [heroCell(game), ...cornersOfRemembered(game.floor)].map(boxOf);
    if (!hero || !first || !last) return null;
    const left = Math.max(first.left, map.left);
    const top = Math.max(first.top, map.top);
    const width = Math.min(last.right, map.right) - left;
    const height = Math.min(last.bottom, map.bottom) - top;
    return { stage, map, remembered: { left, top, width, height }, hero };
  }

  /** Shows a score that was added or verified. */
  async #scoreChanged(score: Score): Promise<void> {
    this.#refresh();
    if (this.#shown?.row.id !== score.id) return;
    const place = await this.#scores.placeOf(score);
    const best = await this.#scores.best(score.campaign, score.id);
    if (this.#shown?.row.id === score.id) this.#screen.showScore(entryOf(score), place, best);
  }

  /** Shows changed scores on the title screen, and in the list if it is open. */
  async #refresh(): Promise<void> {
    this.#page.offer.showDaily();
    this.#page.offer.showBest();
    if (this.#dialog.dialog.open) await this.#list();
  }

  async #list(): Promise<void> {
    const { campaign } = this.#dialog;
    const lists = await this.#scores.lists(campaign);
    // The player may have chosen another campaign meanwhile.
    if (campaign === this.#dialog.campaign) this.#dialog.show(lists);
  }

  async #change(change: Promise<void>): Promise<void> {
    await change;
    await this.#refresh();
  }

  /** Uses the game of a score. If it cannot be opened, the list says why; if it is gone, so is its score. */
  async #withRun(id: string, use: (run: RunFile) => void): Promise<void> {
    this.#dialog.complain(null);
    try {
      const run = await this.#page.saves.runFile(id);
      if (run) use(run);
      else await this.#list();
    } catch (error) {
      const problem = refusalOrThrow(error);
      this.#dialog.complain(unreadable(problem));
    }
  }

  /** Starts a game with the seed and the mods of another one. Throws `CannotContinue` if its campaign is gone. */
  #playAgain(run: RunFile): void {
    this.#startGame(this.#page.saves.games.load(run.campaign, modsOf(run)), run.seed);
  }

  /** Closes the list of scores and starts a game. */
  #startGame(campaign: Campaign, seed: string): void {
    const { modules, screen, modes } = this.#page;
    this.#dialog.dialog.close();
    modules.use(
      () => screen.open(),
      () => modes.start(campaign, seed),
    );
  }
}

/** The upper left and the lower right cell of the smallest rectangle with all cells that the hero remembers. */
function cornersOfRemembered({ grid, memory }: Floor): [Cell, Cell] {
  let [left, top, right, bottom] = [grid.width, grid.height, 0, 0];
  for (const [index, tile] of memory.tiles.entries()) {
    if (tile === unknown) continue;
    const [x, y] = [index % grid.width, Math.floor(index / grid.width)];
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return [
    { x: left, y: top },
    { x: right, y: bottom },
  ];
}
