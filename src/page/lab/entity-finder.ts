import { cellOnFloor } from '../../bundles/inspect/inspect-cell.ts';
import { type QueryMistake, readQuery } from '../../bundles/inspect/read-query.ts';
import {
  type FoundEntity,
  type WatchedAnswer,
  WatchedQuery,
} from '../../bundles/inspect/watched-query.ts';
import type { Game } from '../../game/world.ts';
import { namesOf } from '../../words/sentences.ts';
import type { Words } from '../../words/texts.ts';
import { element, plainButton } from '../elements.ts';
import type { Settings } from '../settings.ts';

/** Finds entities by a query, and watches them over the turns. */
export interface EntityFinder {
  readonly element: HTMLElement;
  /** Shows the present answer. `isReplay`: another game may be another moment of this game. */
  update(game: Game, isReplay: boolean): void;
}

/** More found entities are only counted. */
const mostShown = 50;

/** A mistake names at most this number of allowed words. */
const mostAllowed = 8;

/** Makes a finder without a query. `choose`: a found entity was chosen. */
export function makeEntityFinder(
  settings: Settings,
  page: { game(): Game | null; choose(game: Game, entity: number): void },
): EntityFinder {
  const say = settings.text;
  const input = element('input', 'finder-query', {
    type: 'text',
    name: 'query',
    autocomplete: 'off',
    spellcheck: false,
    autocapitalize: 'off',
    placeholder: 'Health.current < 5 and AI',
    maxLength: 500,
  });
  const find = element('button', '', { type: 'submit' });
  const form = element('form', 'finder-form', {}, input, find);
  const fault = element('p', 'complaint', { role: 'alert', hidden: true });
  const summary = element('p', 'finder-summary', { role: 'status' });
  const list = element('ul', 'finder-list', {});
  const help = element('p', 'aside', {});
  const heading = element('summary', '', {});
  const main = element('details', 'finder', {}, heading, form, fault, help, summary, list);
  let watched: WatchedQuery | null = null;
  let mistake: QueryMistake | null = null;
  let askedText = '';
  let known: Game | null = null;

  say(heading, ({ inspector }) => inspector.find.heading);
  say(find, ({ inspector }) => inspector.find.button);
  settings.follow(({ inspector }) => {
    input.ariaLabel = inspector.find.heading;
  });
  say(help, ({ inspector }) => inspector.find.help);

  const show = (game: Game) => {
    const words = settings.words.inspector.find;
    fault.hidden = mistake === null;
    help.hidden = mistake !== null || watched !== null;
    if (mistake) fault.replaceChildren(...mistakeText(words, askedText, mistake));
    else fault.textContent = '';
    const answer = watched?.ask(game) ?? null;
    summary.textContent = answer ? answerText(words, answer) : '';
    const rows = answer?.found.slice(0, mostShown) ?? [];
    replaceRows(
      list,
      rows.map((found) => rowOf(game, found)),
    );
  };
  const rowOf = (game: Game, found: FoundEntity): HTMLElement => {
    const words = settings.words.inspector;
    const { kind } = namesOf(game.campaign, settings.options.language);
    const name = `${kind(found.kind)} #${found.seq}`;
    const cell = cellOnFloor(game, found.entity);
    const where = cell ? words.cell(cell.x, cell.y) : words.find.elsewhere;
    const head = cell
      ? plainButton('', `${name} · ${where}`, () => page.choose(game, found.entity))
      : element('span', 'elsewhere', {}, `${name} · ${where}`);
    const marks = found.isNew ? [element('small', 'found-new', {}, words.find.isNew)] : [];
    const values = found.values.map(({ name: field, text, before }) =>
      element(
        'span',
        before === null ? 'found-value' : 'found-value changed',
        {},
        element('code', '', {}, field),
        before === null ? ` ${text}` : ` ${before} → ${text}`,
      ),
    );
    return element('li', '', {}, head, ...marks, ...values);
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const game = page.game();
    if (!game) return;
    askedText = input.value;
    watched = null;
    mistake = null;
    if (askedText.trim() !== '') {
      const result = readQuery(askedText, game.campaign.kinds);
      if ('mistake' in result) mistake = result.mistake;
      else watched = new WatchedQuery(result.query);
    }
    input.setAttribute('aria-invalid', String(mistake !== null));
    // With a mistake, the place is ready for typing. Otherwise the game gets the keys again.
    if (mistake) {
      input.focus();
      input.setSelectionRange(mistake.at, mistake.end);
    } else input.blur();
    show(game);
  });

  return {
    element: main,
    update(game, isReplay) {
      if (known !== game && !isReplay) watched?.forget();
      known = game;
      show(game);
    },
  };
}

/** Replaces the rows of a list, and keeps the focus in the row with the same number. */
function replaceRows(list: HTMLElement, rows: readonly HTMLElement[]): void {
  const at = [...list.children].findIndex((row) => row.contains(document.activeElement));
  list.replaceChildren(...rows);
  if (at >= 0) list.children[at]?.querySelector('button')?.focus();
}

function answerText(words: Words['inspector']['find'], answer: WatchedAnswer): string {
  const { turn, since, found, gone } = answer;
  const fresh = found.filter(({ isNew }) => isNew).length;
  return [
    words.found(turn, found.length),
    ...(since === null ? [] : [words.since(since, fresh, gone)]),
    ...(found.length > mostShown ? [words.notShown(found.length - mostShown)] : []),
  ].join(' ');
}

/** The query with its mistake marked, then the place, the problem and the fix. */
function mistakeText(
  words: Words['inspector']['find'],
  text: string,
  { problem, at, end, word, allowed }: QueryMistake,
): Node[] {
  const marked = element('mark', '', {}, text.slice(at, end) || '␣');
  const code = element('code', '', {}, text.slice(0, at), marked, text.slice(end));
  const list =
    allowed.slice(0, mostAllowed).join(', ') + (allowed.length > mostAllowed ? ' …' : '');
  const sentence = `${words.place(at + 1)} ${words.mistakes[problem](word, list)}`;
  return [code, element('span', '', {}, sentence)];
}
