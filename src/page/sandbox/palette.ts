import type { Campaign } from '../../game/campaign.ts';
import { element, setText } from '../elements.ts';
import { iconOf } from '../icon.ts';
import type { MakePortrait } from '../portrait.ts';
import { makeRadioGroup } from '../radio-group.ts';
import type { Settings } from '../settings.ts';
import { type GroupName, groupNames, type Thing, thingElement, thingsOf } from './things.ts';
import { icons, type Tool } from './tools.ts';

/** The campaign of the palette, and its look. */
interface Stock {
  campaign(): Campaign;
  showsGlyphs(): boolean;
}

/** The things of each group. */
type Things = Readonly<Record<GroupName, readonly Thing[]>>;

/**
 * Makes the palette: the chosen thing with its numbers, a search, the groups, and the things of a group. `onChoose` runs
 * when a thing is chosen.
 */
export function makePalette(
  settings: Settings,
  stock: Stock,
  makePortrait: MakePortrait,
  onChoose: () => void,
) {
  let tool: Tool = 'place';
  const brush = makeBrush(settings);
  const showBrush = () => brush.show(tool, shelf.thing);
  const shelf = makeShelf(settings, stock, makePortrait, { onChoose, onShow: showBrush });
  const main = element('div', 'sandbox-palette', brush.element, ...shelf.elements);
  return {
    element: main,
    ghost: brush.ghost,
    get chosen() {
      return shelf.chosen;
    },
    fill: shelf.fill,
    open: shelf.open,
    /** Shows the use of a tool. In play, the palette makes room for the HUD. */
    follow(used: Tool) {
      tool = used;
      main.hidden = tool === 'play';
      if (main.hidden) brush.aim(null);
      showBrush();
    },
    place: (stage: DOMRectReadOnly, map: DOMRectReadOnly) => placePalette(main, stage, map),
    aim: brush.aim,
  };
}

/**
 * Makes the things to choose from, in groups with a search. `onChoose`: the player has chosen a thing or a group. `onShow`:
 * the chosen thing may be another.
 */
function makeShelf(
  settings: Settings,
  stock: Stock,
  makePortrait: MakePortrait,
  { onChoose, onShow }: Readonly<Record<'onChoose' | 'onShow', () => void>>,
) {
  let chosen = '';
  let group: GroupName = 'monsters';
  let all: Things = thingsIn(settings, stock, makePortrait);
  const field = makeSearchField(settings, () => show());
  const things = makeThingList(settings, (value) => {
    chosen = value;
    onChoose();
    onShow();
  });
  const groups = makeGroups(settings, (name) => {
    group = name;
    field.value = '';
    show();
    onChoose();
  });
  /** Shows the things of the group, or those of all groups that are searched for. */
  const show = () => {
    const query = field.value.trim().toLocaleLowerCase();
    const shown = query === '' ? all[group] : thingsFound(all, query);
    if (query === '') chosen = valueIn(shown, chosen);
    things.show(shown, chosen);
    onShow();
  };
  const fill = () => {
    all = thingsIn(settings, stock, makePortrait);
    groupNames.forEach((name, at) => {
      groups.labels[at].hidden = all[name].length === 0;
    });
    if (all[group].length === 0) groups.choose('map');
    show();
  };
  const stored = element('div', 'stored', field, ...things.elements);
  return {
    elements: [groups.element, stored],
    get chosen() {
      return chosen;
    },
    get thing() {
      return thingNamed(all, chosen);
    },
    fill,
    open() {
      field.value = '';
      groups.choose('monsters');
      fill();
      stored.scrollTo(0, 0);
    },
  };
}

/** Makes the field that searches in all groups. */
function makeSearchField(settings: Settings, onInput: () => void): HTMLInputElement {
  const field = element('input', '', { type: 'search', name: 'search', autocomplete: 'off' });
  settings.label(field, ({ ui }) => ui.placer.search);
  settings.follow(({ ui }) => {
    field.placeholder = ui.placer.search;
  });
  field.addEventListener('input', onInput);
  return field;
}

/** Makes the row of groups. */
function makeGroups(settings: Settings, onChoose: (name: GroupName) => void) {
  return makeRadioGroup(settings, {
    className: 'sandbox-group',
    name: 'group',
    values: groupNames,
    legend: ({ ui }) => ui.placer.heading,
    say: (name, { ui }) => (name === 'map' ? ui.placer.terrain : ui.bestiary[name]),
    chosen: onChoose,
  });
}

/** Makes the list of things, or a line in its place when there are none. */
function makeThingList(settings: Settings, onChoose: (value: string) => void) {
  const list = element('div', 'things', { role: 'radiogroup' });
  const none = settings.text(element('p', 'aside', { hidden: true }), ({ ui }) => ui.placer.none);
  return {
    elements: [list, none],
    show(shown: readonly Thing[], chosen: string) {
      list.ariaLabel = settings.words.ui.placer.place;
      const isFocused = list.contains(document.activeElement);
      list.replaceChildren(...shown.map((thing) => thingElement(thing, chosen, onChoose)));
      if (isFocused) list.querySelector<HTMLElement>(':checked')?.focus();
      none.hidden = shown.length > 0;
    },
  };
}

/** Puts the palette beside the map, or below it. */
function placePalette(main: HTMLElement, stage: DOMRectReadOnly, map: DOMRectReadOnly): void {
  const isBeside = map.right < stage.right - 1;
  const [left, top] = isBeside ? [map.right, stage.top] : [stage.left, map.bottom];
  // A window that is held upright has more room for it: the map is lower while the scene is drawn.
  const bottom = isBeside ? `${innerHeight - stage.bottom}px` : 'var(--sandbox)';
  const edges = { left: `${left}px`, top: `${top}px`, right: `${innerWidth - stage.right}px` };
  for (const [side, value] of Object.entries({ ...edges, bottom }))
    main.style.setProperty(`--${side}`, value);
}

/** A value if one of these things has it, or the value of the first thing. */
function valueIn(things: readonly Thing[], value: string): string {
  return things.some((thing) => thing.value === value) ? value : (things[0]?.value ?? '');
}

/** The thing with a value, in any group. */
function thingNamed(all: Things, value: string): Thing | undefined {
  return groupNames.flatMap((name) => all[name]).find((thing) => thing.value === value);
}

/** The things of all groups whose names contain a text in small letters. */
function thingsFound(all: Things, query: string): Thing[] {
  return groupNames
    .flatMap((name) => all[name])
    .filter(({ name }) => name.toLocaleLowerCase().includes(query));
}

/** The things of the campaign in the present language and look. */
function thingsIn({ words, options }: Settings, stock: Stock, makePortrait: MakePortrait) {
  return thingsOf(stock.campaign(), words, options.language, makePortrait, stock.showsGlyphs());
}

/** Makes the card of the chosen thing or the eraser, and its ghost, which shows it on the cell under the pointer. */
function makeBrush(settings: Settings) {
  const picture = element('span', 'slot');
  const name = element('strong', '');
  const facts = element('span', 'brush-facts');
  const tip = element('span', 'tip');
  const ghost = element('div', 'brush-ghost', { hidden: true, ariaHidden: 'true' });
  return {
    element: element('div', 'brush', picture, element('p', '', name, facts, tip)),
    ghost,
    show(tool: Tool, thing: Thing | undefined) {
      const { placer } = settings.words.ui;
      const isEraser = tool === 'erase';
      const shown = () => (isEraser ? iconOf(icons.erase) : (thing?.makePicture() ?? ''));
      picture.replaceChildren(shown());
      ghost.replaceChildren(shown());
      setText(name, isEraser ? placer.erase : (thing?.name ?? ''));
      facts.replaceChildren(
        ...(isEraser ? [] : (thing?.numbers ?? [])).map(({ label, value }) =>
          element('span', '', `${label} `, element('b', '', value)),
        ),
      );
      setText(tip, placer.tips[tool]);
    },
    aim(box: DOMRectReadOnly | null) {
      ghost.hidden = !box;
      if (!box) return;
      ghost.style.translate = `${box.left}px ${box.top}px`;
      ghost.style.width = `${box.width}px`;
      ghost.style.height = `${box.height}px`;
    },
  };
}
