import type { Words } from '../../words/texts.ts';
import { element } from '../elements.ts';
import { keepClear, makeFloatingPanel, setMap } from '../floating-panel.ts';
import type { Settings } from '../settings.ts';
import type { Readings } from './profiler-readings.ts';
import { makeProfilerTable, slowestOf, zonesOf, µs } from './profiler-table.ts';

/** The functions of the panel's buttons. */
export interface ProfilerActions {
  closed(): void;
  /** Saves a file with the timeline of the measured turns. */
  saveTrace(): void;
}

/** Makes a closed panel. It is not a live region: it changes with each turn. */
export function makeProfilerPanel(settings: Settings, actions: ProfilerActions) {
  let shown: Readings | null = null;
  const facts = element('p', 'profiler-facts');
  const slowest = element('p', 'profiler-slowest');
  const zones = element('p', 'aside');
  const clock = element('p', 'aside');
  const table = makeProfilerTable(settings);
  table.element.setAttribute('aria-labelledby', 'profiler-heading');
  const save = settings.button(
    'small',
    ({ panel }) => panel.saveTrace,
    () => actions.saveTrace(),
  );
  const parts = [facts, slowest, table.element, zones, save, clock];
  const name = ({ ui }: Words) => ui.profiler;
  const main = makeFloatingPanel(settings, 'profiler', name, () => close(), ...parts);

  const fill = () => {
    const { panel: words, numbers } = settings.words;
    save.hidden = !shown;
    if (!shown) {
      facts.textContent = words.idle;
      table.clear();
      for (const part of [slowest, zones, clock]) part.textContent = '';
      return;
    }
    const { reads, step, cost } = shown.clock;
    const slow = slowestOf(shown.systems);
    facts.textContent = factsOf(shown, settings.words);
    table.show(shown);
    slowest.textContent =
      slow && slow.average > 0 ? words.slowest(slow.system, µs(slow.average, numbers)) : '';
    const { systems, zones: measured } = shown;
    const whole = systems.filter(({ system }) => zonesOf(measured, system).length === 0);
    zones.textContent = words.zones(whole.map(({ system }) => system));
    clock.textContent = words.clock(µs(step, numbers), reads, µs(cost, numbers));
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
    open() {
      main.hidden = false;
    },
    close,
    show,
    /**
     * Stays on the map, and moves to its other side when it would cover this box. `map`: the visible part of the floor.
     * In CSS pixels.
     */
    place(map: DOMRectReadOnly, box: DOMRectReadOnly | null) {
      setMap(main, map);
      if (box && !main.hidden) keepClear(main, box);
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
