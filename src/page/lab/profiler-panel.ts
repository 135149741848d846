import type { Words } from '../../words/texts.ts';
import { element } from '../elements.ts';
import { keepClear, makeFloatingPanel, setMap } from '../floating-panel.ts';
import type { Settings } from '../settings.ts';
import type { Readings } from './profiler-readings.ts';
import { makeSystemTable, makeWholeTable, slowestOf, zonesOf, µs } from './profiler-table.ts';
import { historyPicture } from './turn-history.ts';

/** The functions of the panel's buttons. */
export interface ProfilerActions {
  closed(): void;
  /** Saves a file with the timeline of the measured turns. */
  saveTrace(): void;
}

/** Makes a closed panel. It is not a live region: it changes with each turn. */
export function makeProfilerPanel(settings: Settings, actions: ProfilerActions) {
  let shown: Readings | null = null;
  const idle = settings.text(element('p', ''), ({ panel }) => panel.idle);
  const measured = makeMeasured(settings, actions);
  const parts = [idle, ...measured.elements];
  const name = ({ ui }: Words) => ui.profiler;
  const main = makeFloatingPanel(settings, 'profiler', name, () => close(), ...parts);

  const fill = () => {
    idle.hidden = shown !== null;
    for (const part of measured.elements) part.hidden = !shown;
    if (shown) measured.show(shown);
  };
  /** Null when nothing has been measured yet. */
  const show = (readings: Readings | null) => {
    shown = readings;
    fill();
  };
  const close = () => {
    if (main.hidden) return;
    main.hidden = true;
    show(null);
    actions.closed();
  };
  settings.follow(fill);

  return {
    element: main,
    get isOpen() {
      return !main.hidden;
    },
    /** Whether it has moved to the other side of the map. */
    get isAcross() {
      return !main.hidden && main.classList.contains('across');
    },
    open() {
      main.hidden = false;
    },
    close,
    show,
    /**
     * Stays on the map, and moves to its other side when it would cover this box. `map`: the visible part of the floor.
     * In CSS pixels. Reports whether it moved.
     */
    place(map: DOMRectReadOnly, box: DOMRectReadOnly | null): boolean {
      setMap(main, map);
      return box !== null && !main.hidden && keepClear(main, box);
    },
  };
}

/** Makes the parts that show what was measured. */
function makeMeasured(settings: Settings, actions: ProfilerActions) {
  const turn = makeTurnCard();
  const whole = makeWholeTable(settings);
  const systems = makeSystemTable(settings);
  systems.element.setAttribute('aria-labelledby', 'profiler-heading');
  const facts = element('p', 'profiler-facts');
  const zones = element('p', 'aside');
  const clock = element('p', 'aside');
  const about = settings.text(element('summary', ''), ({ panel }) => panel.about);
  const save = settings.button(
    'small',
    ({ panel }) => panel.saveTrace,
    () => actions.saveTrace(),
  );
  return {
    elements: [
      turn.element,
      whole.element,
      systems.element,
      facts,
      element('details', 'profiler-about', about, zones, clock),
      save,
    ],
    show(readings: Readings) {
      const { words } = settings;
      turn.show(readings, words);
      whole.show(readings);
      systems.show(readings);
      facts.textContent = factsOf(readings, words);
      const without = readings.systems.filter(
        ({ system }) => zonesOf(readings.zones, system).length === 0,
      );
      zones.textContent = words.panel.zones(without.map(({ system }) => system));
      const { reads, step, cost } = readings.clock;
      clock.textContent = words.panel.clock(
        µs(step, words.numbers),
        reads,
        µs(cost, words.numbers),
      );
    },
  };
}

/** Makes the card of the usual turn: its median, the slowest system, and a picture of the last turns. */
function makeTurnCard() {
  const time = element('strong', '');
  const label = element('span', '');
  const slowest = element('p', 'profiler-slowest');
  const history = element('div', 'profiler-history');
  return {
    element: element(
      'div',
      'profiler-turn',
      element('p', 'profiler-time', time, label),
      history,
      slowest,
    ),
    show({ turn, history: times, systems }: Readings, { panel, numbers }: Words) {
      time.textContent = `${µs(turn.median, numbers)}\u00a0${panel.unit}`;
      label.textContent = panel.usualTurn;
      history.replaceChildren(historyPicture(times, turn));
      const slow = slowestOf(systems);
      slowest.textContent =
        slow && slow.average > 0 ? panel.slowest(slow.system, µs(slow.average, numbers)) : '';
    },
  };
}

/** The turn and the size of the game, on a line that breaks only between two facts. */
function factsOf(
  { turns, width, height, entities, actors, draws }: Readings,
  { ui, panel }: Words,
): string {
  return [
    `${ui.turn} ${turns}`,
    `${panel.floor} ${width}×${height}`,
    `${panel.entities} ${entities}`,
    `${panel.actors} ${actors}`,
    ...(draws === null ? [] : [`${panel.draws} ${draws}`]),
  ]
    .map((fact) => fact.replaceAll(' ', '\u00a0'))
    .join(' · ');
}
