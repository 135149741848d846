import './bestiary.css';
import type { Problem } from '../../bundles/problems.ts';
import { type Campaign, heroKind } from '../../game/campaign.ts';
import { isFixture, type Kind, kindHas } from '../../game/kinds.ts';
import type { Words } from '../../words/texts.ts';
import { makeDialog } from '../dialog.ts';
import { element } from '../elements.ts';
import { canFight } from '../fight-setup.ts';
import { moveWithArrows } from '../focus-moves.ts';
import type { ModEntry } from '../mod-files.ts';
import { isStill } from '../options/root-options.ts';
import type { MakePortrait } from '../portrait.ts';
import { makeRadioGroup } from '../radio-group.ts';
import type { Settings } from '../settings.ts';
import { groupName, kindEntry } from './bestiary-entry.ts';
import { type FightActions, fightButtons } from './bestiary-fight.ts';
import { type ModsActions, modsPage } from './bestiary-mods.ts';
import { type PackActions, type PackEntry, packsList } from './bestiary-packs.ts';
import { inOrderOfNames } from './kind-order.ts';

/** The connections of the bestiary to the page. */
export interface BestiaryActions extends FightActions, ModsActions, PackActions {
  /** The campaign of the next game. */
  campaign(): Campaign;
  /** The problems of the bundles of the campaign that mods join. */
  problems(): readonly Problem[];
  /** All mods of the campaign, on or off. */
  mods(): readonly ModEntry[];
  /** The kinds of the campaign with all of these mods. */
  kindsOfMods(): readonly Kind[];
  /** Ids of the kinds that the hero of the current game has killed or sees. */
  met(): ReadonlySet<string>;
  /** All packs, on or off. */
  packs(): readonly PackEntry[];
}

const pages = ['monsters', 'items', 'traps', 'mods'] as const;
type Page = (typeof pages)[number];

/** Makes the closed dialog with every kind of the chosen campaign, and its mods. */
export function makeBestiary(
  settings: Settings,
  actions: BestiaryActions,
  makePortrait: MakePortrait,
) {
  let page: Page = 'monsters';
  const list = makeList();
  const toTop = () => {
    list.parentElement?.scrollTo(0, 0);
    list.scrollTo(0, 0);
  };
  const tabs = makeRadioGroup(settings, {
    className: 'bestiary-pages',
    name: 'bestiary-page',
    values: pages,
    legend: ({ ui }) => ui.bestiary.heading,
    say: (value, { ui }) => ui.bestiary[value],
    chosen(value) {
      page = value;
      fill();
      toTop();
    },
  });
  tabs.show(page);
  const heading = ({ ui }: Words) => ui.bestiary.heading;
  const dialog = makeDialog(settings, 'bestiary', heading, tabs.element, list);
  moveWithArrows(dialog, true);
  const fill = () =>
    renewList(
      list,
      page === 'mods'
        ? modsAndPacks(settings, actions, makePortrait)
        : kindsPage(page, settings, actions, makePortrait),
    );
  settings.follow(() => {
    if (dialog.open) fill();
  });
  return {
    dialog,
    open() {
      dialog.showModal();
      fill();
      toTop();
    },
  };
}

/** Makes the list of entries, which open when they are chosen. */
function makeList(): HTMLElement {
  const list = element('div', 'bestiary-list');
  list.addEventListener('toggle', ({ target }) => keepOneOpen(list, target), { capture: true });
  window.addEventListener('resize', () => keepOneOpen(list));
  list.addEventListener('click', ({ target }) => {
    const summary = target instanceof Element ? target.closest('summary') : null;
    if (summary?.parentElement instanceof HTMLDetailsElement)
      showOpened(list, summary.parentElement);
  });
  return list;
}

/** Replaces the content of the list. Open entries stay open, and the focus stays in its place. */
function renewList(list: HTMLElement, content: readonly HTMLElement[]): void {
  const focused = document.activeElement as HTMLElement | null;
  const removers = () => [...list.querySelectorAll<HTMLElement>('.mods .sure')];
  const removing = focused ? removers().indexOf(focused) : -1;
  const open = new Set([...list.querySelectorAll('details[open]')].map(({ id }) => id));
  list.replaceChildren(...content);
  for (const entry of list.querySelectorAll('details')) entry.open = open.has(entry.id);
  keepOneOpen(list);
  // The row of a deleted mod has gone: the next row, the last one or the first button gets the focus.
  const next =
    removing >= 0
      ? removers()
          .slice(0, removing + 1)
          .at(-1)
      : null;
  const id = removing >= 0 ? 'choose-mods' : focused?.id;
  if (next) next.focus();
  else if (id) document.getElementById(id)?.focus();
}

/** Scrolls to an entry that is about to open below its card: its details would be below the edge. */
function showOpened(list: HTMLElement, entry: HTMLDetailsElement): void {
  if (entry.open || showsBeside(list)) return;
  const scroll = () =>
    entry.scrollIntoView({ block: 'start', behavior: isStill() ? 'auto' : 'smooth' });
  entry.addEventListener('toggle', scroll, { once: true });
}

/** Whether the style sheet shows the open entry beside the list. */
function showsBeside(list: HTMLElement): boolean {
  return getComputedStyle(list).overflowY === 'auto';
}

/**
 * Keeps exactly one entry open where the style sheet shows it beside the list. `changed`: the entry that the player
 * has opened or closed.
 */
function keepOneOpen(list: HTMLElement, changed: EventTarget | null = null): void {
  if (!showsBeside(list)) return;
  const entries = [...list.querySelectorAll('details')];
  const isOpen = entries.filter(({ open }) => open);
  const chosen =
    isOpen.find((entry) => entry === changed) ??
    isOpen.at(0) ??
    entries.find((entry) => entry === changed) ??
    entries.at(0);
  for (const entry of entries) entry.open = entry === chosen;
}

/** The page of mods and packs. */
function modsAndPacks(
  settings: Settings,
  actions: BestiaryActions,
  makePortrait: MakePortrait,
): HTMLElement[] {
  const { words, options } = settings;
  const content = {
    mods: actions.mods(),
    kinds: actions.kindsOfMods(),
    problems: actions.problems(),
  };
  const packs = packsList(words, options.language, actions.packs(), makePortrait, actions);
  return modsPage(settings, content, packs, makePortrait, actions);
}

/** The entries of a page of kinds. */
function kindsPage(
  page: Exclude<Page, 'mods'>,
  settings: Settings,
  actions: BestiaryActions,
  makePortrait: MakePortrait,
): HTMLElement[] {
  const campaign = actions.campaign();
  const { words } = settings;
  const { language } = settings.options;
  const mods = new Set(actions.mods().map(({ file }) => file));
  const met = actions.met();
  const isMod = ({ id }: Kind) => mods.has(`${id}.json`);
  const kinds = campaign.kinds.filter((kind) => pageOf(kind) === page);
  const named = inOrderOfNames(kinds, language);
  // The hero, then the player's own kinds.
  const placeOf = (kind: Kind) => (kind === heroKind(campaign) ? 0 : isMod(kind) ? 1 : 2);
  const sorted = named.sort((a, b) => placeOf(a) - placeOf(b));
  const groupOf = (kind?: Kind) => (kind && !isMod(kind) && kind.spawn.item?.group) || '';
  const entries = sorted.flatMap((kind, at) => {
    const group = groupOf(kind);
    const isFirst = group !== '' && group !== groupOf(sorted[at - 1]);
    return [
      ...(isFirst ? [element('h3', '', groupName(words, group))] : []),
      kindEntry(campaign, kind, {
        words,
        language,
        portrait: () => makePortrait(kind),
        isMod: isMod(kind),
        isMet: met.has(kind.id),
        controls: canFight(kind) ? fightButtons(settings, campaign, kind, actions) : [],
      }),
    ];
  });
  return entries.length > 0 ? entries : [element('p', 'aside', words.ui.bestiary.none)];
}

function pageOf(kind: Kind): Exclude<Page, 'mods'> {
  if (isFixture(kind)) return 'traps';
  return kindHas(kind, 'Item') ? 'items' : 'monsters';
}
