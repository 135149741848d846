import './last-turns.css';
import type { Campaign } from '../../game/campaign.ts';
import { namesOf } from '../../words/sentences.ts';
import type { Words } from '../../words/texts.ts';
import { element } from '../elements.ts';
import { svg } from '../icon.ts';
import type { Settings } from '../settings.ts';
import { chartShape, chartSize, type ShownTurn } from './health-chart.ts';

/** The number of colours for causes of damage; further causes have the last one. */
const colours = 5;

/** A chart of fewer turns is a dash that says nothing. */
const fewestTurns = 4;

/** Makes an empty part. */
export function makeLastTurns(settings: Settings) {
  let shown: { campaign: Campaign; turns: readonly ShownTurn[] | null | 'failed' } | null = null;
  const heading = element('h2', '');
  const body = element('div', 'last-turns-body');
  const section = element('section', 'last-turns', heading, body);
  const draw = (words: Words) => {
    if (!shown) return;
    const { campaign, turns } = shown;
    const { death } = words.ui;
    section.ariaBusy = String(turns === null);
    if (turns === null || turns === 'failed' || turns.length === 0) {
      heading.textContent = '';
      heading.ariaHidden = 'true';
      const text = turns === null ? death.replaying : death.failed;
      body.replaceChildren(element('p', 'aside', text));
      return;
    }
    const names = namesOf(campaign, settings.options.language);
    const nameOf = (cause: string) =>
      cause === 'hunger' || cause === 'poison' ? death[cause] : names.kind(cause);
    const causes = causesOf(turns);
    heading.ariaHidden = null;
    heading.textContent = death.heading(turns[turns.length - 1].turn - turns[0].turnBefore);
    const isOpen = body.querySelector('details')?.open ?? false;
    body.replaceChildren(
      ...(turns.length < fewestTurns
        ? []
        : [drawChart(turns, causes, words), drawTurns(turns, words)]),
      drawLegend(turns, causes, nameOf, words),
      drawTable(turns, nameOf, words, isOpen),
    );
  };
  settings.follow(draw);
  return {
    element: section,
    /** Shows turns; before they are known null, and `failed` if they cannot be known. */
    show(campaign: Campaign, turns: readonly ShownTurn[] | null | 'failed') {
      shown = { campaign, turns };
      body.replaceChildren();
      draw(settings.words);
    },
  };
}

/** The causes of damage, the worst first. */
function causesOf(turns: readonly ShownTurn[]): string[] {
  const sums = new Map<string, number>();
  for (const { damage } of turns) {
    for (const { cause, amount } of damage) sums.set(cause, (sums.get(cause) ?? 0) + amount);
  }
  return [...sums].sort((a, b) => b[1] - a[1]).map(([cause]) => cause);
}

function colourOf(causes: readonly string[], cause: string): string {
  return `cause-${Math.min(causes.indexOf(cause), colours - 1)}`;
}

function drawChart(
  turns: readonly ShownTurn[],
  causes: readonly string[],
  { ui }: Words,
): HTMLElement {
  const { width, height } = chartSize;
  const shape = chartShape(turns);
  const last = turns[turns.length - 1];
  // A reader hears the hit points in the name of the picture.
  const top = element('span', 'chart-top', { ariaHidden: 'true' }, `${ui.hp} ${shape.most}`);
  const picture = svg(
    'svg',
    {
      viewBox: `0 0 ${width} ${height}`,
      role: 'img',
      'aria-label': ui.death.chart(turns[0].healthBefore, last.health),
      preserveAspectRatio: 'none',
    },
    svg('polygon', { class: 'health', points: shape.area }),
    svg('polyline', { class: 'health-line', points: shape.line }),
    ...shape.bars.map(({ cause, ...bar }) =>
      svg('rect', { class: colourOf(causes, cause), ...bar }),
    ),
    ...shape.healing.map((bar) => svg('rect', { class: 'healing', ...bar })),
  );
  return element('div', 'chart', picture, top);
}

/** The numbers of the first and the last turn, under the ends of the chart. */
function drawTurns(turns: readonly ShownTurn[], { ui }: Words): HTMLElement {
  const ends = [turns[0].turnBefore, turns[turns.length - 1].turn];
  const names = ends.map((turn) => element('span', '', `${ui.turn} ${turn}`));
  return element('p', 'chart-turns', ...names);
}

function drawLegend(
  turns: readonly ShownTurn[],
  causes: readonly string[],
  nameOf: (cause: string) => string,
  { ui }: Words,
): HTMLElement {
  const entries = causes.map((cause) => {
    const amount = sumOf(
      turns.flatMap(({ damage }) => damage.filter((one) => one.cause === cause)),
    );
    return element(
      'li',
      '',
      element('span', `swatch ${colourOf(causes, cause)}`),
      `${nameOf(cause)} −${amount}`,
    );
  });
  const healed = turns.reduce((sum, turn) => sum + turn.healed, 0);
  if (healed > 0) {
    const swatch = element('span', 'swatch healing');
    entries.push(element('li', '', swatch, `${ui.death.healed} +${healed}`));
  }
  return element('ul', 'legend', ...entries);
}

/** The turns in which the health changed, in words. */
function drawTable(
  turns: readonly ShownTurn[],
  nameOf: (cause: string) => string,
  { ui, joined }: Words,
  isOpen: boolean,
): HTMLElement {
  const rows = turns
    .filter(({ damage, healed }) => damage.length > 0 || healed > 0)
    .map(({ turn, health, maxHealth, damage, healed }) =>
      element(
        'li',
        '',
        [
          joined.pair(`${ui.turn} ${turn}`, `${ui.hp} ${health}/${maxHealth}`),
          ...damage.map(({ cause, amount }) => `${nameOf(cause)} −${amount}`),
          ...(healed > 0 ? [`${ui.death.healed} +${healed}`] : []),
        ].join(' · '),
      ),
    );
  return element(
    'details',
    '',
    { open: isOpen },
    element('summary', '', ui.death.perTurn),
    element('ul', '', ...rows),
  );
}

function sumOf(damage: readonly { readonly amount: number }[]): number {
  return damage.reduce((sum, { amount }) => sum + amount, 0);
}
