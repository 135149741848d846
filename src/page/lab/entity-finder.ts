import type { Kind } from '../../game/kinds.ts';
import type { Game } from '../../game/world.ts';
import type { EntityQuery } from '../../inspect/entity-query.ts';
import { cellOnFloor } from '../../inspect/inspect-cell.ts';
import { type QueryMistake, readQuery } from '../../inspect/read-query.ts';
import { type FoundEntity, type WatchedAnswer, WatchedQuery } from '../../inspect/watched-query.ts';
import { namesOf } from '../../words/sentences.ts';
import type { Words } from '../../words/texts.ts';
import { element, plainButton } from '../elements.ts';
import { keepFocus } from '../focus-moves.ts';
import type { Settings } from '../settings.ts';

/** More found entities are only counted. */
const mostShown = 50;

/** A mistake names at most this number of allowed words. */
const mostAllowed = 8;

/** Makes a finder without a query. `choose`: a found entity was chosen. */
export function makeEntityFinder(
  settings: Settings,
  page: { game(): Game | null; choose(game: Game, entity: number): void },
) {
  const query = makeQueryForm(settings, () => ask());
  const answer = makeAnswer(settings, page.choose);
  const heading = settings.text(element('summary', ''), ({ inspector }) => inspector.find.heading);
  const main = element('details', 'finder', heading, ...query.elements, ...answer.elements);
  let watched: WatchedQuery | null = null;
  let known: Game | null = null;

  const show = (game: Game) => {
    query.show(watched !== null);
    answer.show(game, watched?.ask(game) ?? null);
  };
  const ask = () => {
    const game = page.game();
    if (!game) return;
    const read = query.read(game.campaign.kinds);
    watched = read && new WatchedQuery(read);
    show(game);
  };
  return {
    element: main,
    /** Shows the present answer. `isReplay`: another game may be another moment of this game. */
    update(game: Game, isReplay: boolean) {
      if (known !== game && !isReplay) watched?.forget();
      known = game;
      show(game);
    },
  };
}

/** Makes the field for a query, with its help and the complaint about a mistake. */
function makeQueryForm(settings: Settings, ask: () => void) {
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
  const form = element('form', 'finder-form', input, find);
  const fault = element('p', 'complaint', { role: 'alert', hidden: true });
  const help = element('p', 'aside');
  let text = '';
  let mistake: QueryMistake | null = null;
  settings.text(find, ({ inspector }) => inspector.find.button);
  settings.text(help, ({ inspector }) => inspector.find.help);
  settings.label(input, ({ inspector }) => inspector.find.heading);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    ask();
  });
  return {
    elements: [form, fault, help],
    /** Reads the query; null for an empty one or a mistake. */
    read(kinds: readonly Kind[]): EntityQuery | null {
      text = input.value;
      const result = text.trim() === '' ? null : readQuery(text, kinds);
      mistake = result && 'mistake' in result ? result.mistake : null;
      input.setAttribute('aria-invalid', String(mistake !== null));
      // With a mistake, the place is ready for typing. Otherwise the game gets the keys again.
      if (mistake) {
        input.focus();
        input.setSelectionRange(mistake.at, mistake.end);
      } else input.blur();
      return result && 'query' in result ? result.query : null;
    },
    /** Shows the complaint, or the help while nothing is asked. */
    show(isAsked: boolean) {
      fault.hidden = mistake === null;
      help.hidden = mistake !== null || isAsked;
      const words = settings.words.inspector.find;
      fault.replaceChildren(...(mistake ? mistakeText(words, text, mistake) : []));
    },
  };
}

/** Makes the list of the found entities, with a summary of the changes. */
function makeAnswer(settings: Settings, choose: (game: Game, entity: number) => void) {
  const summary = element('p', 'finder-summary', { role: 'status' });
  const list = element('ul', 'finder-list');
  return {
    elements: [summary, list],
    /** Shows an answer; null for none. */
    show(game: Game, answer: WatchedAnswer | null) {
      summary.textContent = answer ? answerText(settings.words.inspector.find, answer) : '';
      const rows = answer?.found.slice(0, mostShown) ?? [];
      const items = rows.map((found) =>
        foundRow(settings, game, found, () => choose(game, found.entity)),
      );
      keepFocus(list, () => list.replaceChildren(...items));
    },
  };
}

/** A found entity with its place and the values of the query. On this floor it can be chosen. */
function foundRow(
  { words: { inspector }, options }: Settings,
  game: Game,
  found: FoundEntity,
  choose: () => void,
): HTMLElement {
  const { kind } = namesOf(game.campaign, options.language);
  const cell = cellOnFloor(game, found.entity);
  const where = cell ? inspector.cell(cell.x, cell.y) : inspector.find.elsewhere;
  const title = `${kind(found.kind)} #${found.seq} · ${where}`;
  const head = cell ? plainButton('', title, choose) : element('span', 'elsewhere', title);
  const marks = found.isNew ? [element('small', 'found-new', inspector.find.isNew)] : [];
  const values = found.values.map(({ name, text, before }) =>
    element(
      'span',
      before === null ? 'found-value' : 'found-value changed',
      element('code', '', name),
      before === null ? ` ${text}` : ` ${before} → ${text}`,
    ),
  );
  return element('li', '', head, ...marks, ...values);
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
  const marked = element('mark', '', text.slice(at, end) || '␣');
  const code = element('code', '', text.slice(0, at), marked, text.slice(end));
  const list =
    allowed.slice(0, mostAllowed).join(', ') + (allowed.length > mostAllowed ? ' …' : '');
  const sentence = `${words.place(at + 1)} ${words.mistakes[problem](word, list)}`;
  return [code, element('span', '', sentence)];
}
