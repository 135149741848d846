import { type Kind, kindHas } from '../../game/kinds.ts';
import type { ItemName } from '../../game/messages.ts';
import type { Game } from '../../game/world.ts';
import { namesOf } from '../../words/sentences.ts';
import { element } from '../elements.ts';
import type { MakePortrait } from '../portrait.ts';
import type { Settings } from '../settings.ts';
import { leftItemsOf } from './left-items.ts';

/** The longest time between two lines, and the time for all of them, in milliseconds. */
const pause = { line: 320, all: 3600 };

/** A line of the sale. */
interface SaleLine {
  /** Null for the gold that the hero had found. */
  readonly item: ItemName | null;
  /** The drawing of the item or of gold. */
  readonly look: Kind['look'] | null;
  readonly gold: number;
  /** The gold so far. */
  readonly sum: number;
}

/** The lines of the sale of an ended game: the gold that the hero had found, then the items. */
export function saleLines(game: Game): SaleLine[] {
  const { campaign, score, ending } = game;
  const found = ending?.by === 'escape' ? score - ending.sold : score;
  const coin = campaign.kinds.find((kind) => kindHas(kind, 'Gold'))?.look ?? null;
  const lines: SaleLine[] = [{ item: null, look: coin, gold: found, sum: found }];
  for (const { item, look, gold } of leftItemsOf(game)) {
    lines.push({ item, look, gold, sum: lines[lines.length - 1].sum + gold });
  }
  return lines;
}

/** Makes a hidden list. */
export function makeSaleList(settings: Settings, portraitOf: MakePortrait) {
  let shown: Game | null = null;
  const heading = settings.text(element('h2', ''), ({ ui }) => ui.death.sale);
  // Above the heading: the gold was not sold.
  const found = element('p', 'found');
  const list = element('ul', '');
  const sum = element('span', 'sum');
  const total = element(
    'p',
    'total',
    settings.text(element('span', ''), ({ ui }) => ui.front.total),
    ' ',
    sum,
  );
  const section = element('section', 'sale', { hidden: true }, found, heading, list, total);
  const draw = () => {
    if (!shown) return;
    const { words, options } = settings;
    const names = namesOf(shown.campaign, options.language);
    const lines = saleLines(shown);
    const nameOf = ({ item }: SaleLine) => (item ? names.item(item) : words.ui.death.foundGold);
    const step = Math.min(pause.line, pause.all / lines.length);
    section.style.setProperty('--step', `${Math.round(step)}ms`);
    const parts = lines.map((line) => partsOf(nameOf(line), line, portraitOf));
    found.replaceChildren(...parts[0]);
    list.replaceChildren(
      ...parts.slice(1).map((item, n) => numbered(element('li', '', ...item), n + 1)),
    );
    sum.replaceChildren(...sums(lines));
  };
  settings.follow(draw);
  return {
    element: section,
    /** Shows the sale of a game; hides the list for another end. */
    show(game: Game) {
      const isSale = game.ending?.by === 'escape';
      section.hidden = !isSale;
      shown = isSale ? game : null;
      draw();
    },
  };
}

/** The picture, the name and the price of a line. */
function partsOf(
  name: string,
  { look, gold }: SaleLine,
  portraitOf: MakePortrait,
): (Node | string)[] {
  const picture = look ? [portraitOf({ look })] : [];
  const price = element('span', 'price', String(gold));
  return [...picture, element('span', '', name), ' ', price];
}

/** The sum after each line, of which the style sheet shows one at a time. The last one stays. */
function sums(lines: readonly SaleLine[]): HTMLElement[] {
  return lines.map(({ sum }, n) => {
    const isLast = n === lines.length - 1;
    const text = element('span', isLast ? 'last' : 'passing', String(sum));
    if (!isLast) text.ariaHidden = 'true';
    return numbered(text, n);
  });
}

function numbered<E extends HTMLElement>(part: E, n: number): E {
  part.style.setProperty('--n', String(n));
  return part;
}
