import type { Stop } from '../../controls/automatic/stop.ts';
import { damageIn } from '../../controls/damage-in.ts';
import { keyRows } from '../../controls/key-list.ts';
import { keyName, nameOfKey } from '../../controls/key-names.ts';
import { hasDialog, type Outcome, type Session } from '../../controls/session.ts';
import { monstersInSight } from '../../game/actors/actors.ts';
import { cellOf, heroCell, heroSeq } from '../../game/entity.ts';
import type { GameEvent } from '../../game/events.ts';
import type { Game } from '../../game/world.ts';
import { type Pans, panOf, pansOf } from '../../sound/pans.ts';
import { soundsOf } from '../../sound/sounds.ts';
import { Speaker } from '../../sound/speaker.ts';
import { namesOf, stopText } from '../../words/sentences.ts';
import type { Words } from '../../words/texts.ts';
import type { Shell } from '../shell.ts';
import { keysIn } from './keys-in.ts';
import { nextStepText } from './next-step.ts';
import { selectionText, unfitText } from './selection.ts';
import { SeriesPlayer } from './series-player.ts';
import { stopSound } from './stop-sounds.ts';

/** Shows the outcome of a key: a played turn, a question, a refusal or a stop. */

/** The length of a vibration in ms. */
const vibration = 60;

/** Shows the results of the player's actions: on the screen, as sounds, and to screen readers. */
export class Outcomes {
  readonly #page: Shell;
  readonly #speaker = new Speaker();
  readonly #series: SeriesPlayer;
  /**
   * By session, the last text about an open question, the bag or a count that was announced. `isOpen`: it was about
   * the bag or a dialog, which can be closed.
   */
  readonly #selections = new WeakMap<Session, { text: string | null; isOpen: boolean }>();

  constructor(page: Shell) {
    this.#page = page;
    this.#series = new SeriesPlayer(
      page.current,
      (outcome) => this.show(outcome),
      () => page.screen.redraw(),
    );
  }

  /** Shows the outcome of an action in the current game. */
  show(outcome: Outcome): void {
    const { current, look, screen, briefing } = this.#page;
    const { session } = current;
    if (!outcome || !session) return;
    look.close();
    briefing.leave();
    switch (outcome.type) {
      case 'request':
        screen.notify(null);
        return this.#page.fulfil(outcome.request);
      case 'nothingFor':
        return this.#page.tell(({ ui }) => ui.nothingFor[outcome.verb]);
      case 'doesNotFit':
        return this.#page.tell(() => unfitText(session, this.#page.settings, outcome));
      case 'noItem':
        return this.#page.tell(({ ui }) => ui.noItem(outcome.key));
      case 'noCommand':
        return this.#page.tell((words) => this.#noCommandText(session, outcome.key, words));
      case 'changed':
        this.#showGame(session, outcome);
        this.#page.hints.place();
        this.#page.prompts.ask(session);
        this.#page.modules.lab?.update();
        return;
      case 'turn':
        this.#showGame(session, outcome);
        this.#page.modules.lab?.update();
        if (session.game.ending) return this.#page.modes.showGameOver(session);
        this.#page.prompts.ask(session);
        this.#series.follow();
        this.#page.hints.follow(session, outcome.events);
    }
  }

  /** Draws the game, plays the sounds of its events and announces them. */
  #showGame(session: Session, outcome: Extract<Outcome, { type: 'turn' | 'changed' }>): void {
    const { settings, screen, announcer } = this.#page;
    const { stop } = outcome;
    const text = stop ? this.#stopText(session, stop) : null;
    if (stop) session.history.noteStop(stop, session.game.turn);
    screen.notify(text);
    const events = outcome.type === 'turn' ? outcome.events : undefined;
    screen.redraw(events);
    const sounds = soundsOf(events ?? [], stop ? stopSound(stop) : null);
    this.#speaker.play(sounds, settings.options.volume, this.#pansOf(session, events ?? [], stop));
    // Some damage has no message, such as that of poison.
    const isDamaged = damageIn(session.game, events ?? []) > 0 || sounds.includes('death');
    if (settings.options.vibrates && isDamaged) navigator.vibrate?.(vibration);
    // A message of the rules is announced with the events.
    const remark = text !== null && stop?.id !== 'message' ? text : undefined;
    if (events || remark !== undefined) {
      const waited = outcome.type === 'turn' && outcome.waited === true;
      announcer.announce(session.game, events ?? [], {
        remark,
        waited,
        stepped: hasStepped(session.game, events ?? []),
        isSeries: session.series !== null,
        isStop: Boolean(stop),
      });
    }
    this.#announceSelection(session, outcome.type === 'changed' && !stop);
  }

  /** The sides from which sounds come: of the events, and of the monster that stops a command. */
  #pansOf({ game }: Session, events: readonly GameEvent[], stop: Stop | null | undefined): Pans {
    const hero = heroCell(game);
    const pans = pansOf(events, heroSeq(game), hero);
    const params = stop?.params;
    if (!params || !('seq' in params)) return pans;
    const { seq } = game.stores.Identity;
    const monster = monstersInSight(game).find((one) => seq[one] === params.seq);
    if (monster === undefined) return pans;
    return { ...pans, warning: panOf(cellOf(game, monster), hero) };
  }

  #noCommandText({ game }: Session, key: string, words: Words): string {
    const keys = keysIn(game.campaign, this.#page.settings.options);
    const name = nameOfKey(key, words);
    // Shift is easily forgotten.
    const upper = key.toUpperCase();
    const other = key === upper ? key.toLowerCase() : upper;
    const row = keyRows(keys, words, game.campaign).find((one) => one.keys.includes(other));
    if (!row || other === key) return words.ui.noCommand(name, keyName('help', keys, words));
    const otherName = other === upper ? `Shift + ${other}` : other;
    return words.sentences([words.ui.noCommand(name, ''), words.ui.otherCase(otherName, row.does)]);
  }

  /** The reason of a stop, and the command that leads on. */
  #stopText({ game }: Session, stop: Stop): string {
    const { settings, device } = this.#page;
    const { words, options } = settings;
    let named: Parameters<typeof nextStepText>[1] = device;
    if (device === 'keys' && options.textView !== 'off') named = 'textKeys';
    if (device === 'buttons' && options.textView === 'instead') named = 'textButtons';
    const next = nextStepText(stop, named, keysIn(game.campaign, options), words);
    const text = stopText(words, namesOf(game.campaign, options.language), stop);
    return words.sentences([text, next].filter(Boolean));
  }

  /**
   * Announces the open question, or the item under the cursor of the bag, if it has changed. `isCalledOff`: whether
   * nothing else has happened if there is none any more.
   */
  #announceSelection(session: Session, isCalledOff: boolean): void {
    const { settings, announcer } = this.#page;
    const { asking, bag, game } = session;
    const before = this.#selections.get(session) ?? { text: null, isOpen: false };
    const text = selectionText(session, settings);
    const isOpen = bag.open || (asking !== null && hasDialog(asking));
    this.#selections.set(session, { text, isOpen });
    // The prompts say their questions themselves.
    if (text === before.text || asking || game.ending) return;
    const { closed, cancelled } = settings.words.textView;
    if (text !== null) announcer.say(text);
    else if (isCalledOff) announcer.say(before.isOpen ? closed : cancelled);
  }
}

/** Whether the hero has gone to another cell by itself. */
function hasStepped(game: Game, events: readonly GameEvent[]): boolean {
  const seq = heroSeq(game);
  return events.some((event) => event.type === 'stepped' && event.actor === seq);
}
