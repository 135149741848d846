import './bestiary.css';
import type { LoadedCampaign } from '../bundles/load-campaign.ts';
import { problemText } from '../bundles/problems.ts';
import { effectTexts, powersOf } from '../describe/powers.ts';
import type { Campaign } from '../game/campaign.ts';
import { minds } from '../game/components.ts';
import { type Kind, kindHas } from '../game/kinds.ts';
import { tryKind } from '../trials/try-kind.ts';
import { namesOf, textIn } from '../words/sentences.ts';
import type { Language, Names, Words } from '../words/texts.ts';
import { copyText } from './clipboard.ts';
import { makeDialog } from './dialog.ts';
import { element, moveWithArrows } from './elements.ts';
import { canFight, type FightSetup, linkTo, saveFight } from './fight-setup.ts';
import { habitatOf } from './habitat.ts';
import { numbersOf, partOf } from './kind-numbers.ts';
import type { ModEntry } from './mod-files.ts';
import type { MakePortrait } from './portrait.ts';
import type { Settings } from './settings.ts';

/** The connections of the bestiary to the page. */
export interface BestiaryActions {
  /** The campaign of the next game. */
  campaign(): LoadedCampaign;
  /** All mods of the campaign, on or off. */
  mods(): readonly ModEntry[];
  chooseFiles(): void;
  switchMod(file: string, on: boolean): void;
  removeMod(file: string): void;
  /** A fight of the hero against a monster of a kind. */
  fightAgainst(kind: Kind): FightSetup;
  /** Asks whether to play a fight, with its odds. */
  askForFight(fight: FightSetup): void;
}

export interface Bestiary {
  readonly dialog: HTMLDialogElement;
  open(): void;
  /** Updates an open bestiary. */
  refresh(): void;
}

const pages = ['monsters', 'items', 'traps', 'mods'] as const;
type Page = (typeof pages)[number];

/** Makes the closed dialog with every kind of the chosen campaign, and its mods. */
export function makeBestiary(
  settings: Settings,
  actions: BestiaryActions,
  makePortrait: MakePortrait,
): Bestiary {
  let page: Page = 'monsters';
  const list = element('div', 'bestiary-list', {});
  const tabs = pages.map((name) => {
    const input = element('input', '', {
      type: 'radio',
      name: 'bestiary-page',
      value: name,
      checked: name === page,
      onchange() {
        page = name;
        fill();
        list.parentElement?.scrollTo(0, 0);
      },
    });
    const text = settings.text(element('span', '', {}), ({ ui }) => ui.bestiary[name]);
    return element('label', '', {}, input, text);
  });
  const legend = settings.text(element('legend', '', {}), ({ ui }) => ui.bestiary.heading);
  const choice = element(
    'fieldset',
    'choice bestiary-pages',
    {},
    legend,
    element('div', '', {}, ...tabs),
  );
  const dialog = makeDialog(settings, 'bestiary', ({ ui }) => ui.bestiary.heading, choice, list);
  moveWithArrows(dialog);

  const fill = () => {
    const focused = (document.activeElement as HTMLElement | null)?.id;
    const open = new Set([...list.querySelectorAll('details[open]')].map(({ id }) => id));
    list.replaceChildren(...(page === 'mods' ? modsPage() : kindsPage(page)));
    for (const entry of list.querySelectorAll('details')) entry.open = open.has(entry.id);
    if (focused) document.getElementById(focused)?.focus();
  };

  const kindsPage = (shown: Exclude<Page, 'mods'>): HTMLElement[] => {
    const campaign = actions.campaign();
    const kinds = campaign.kinds.filter((kind) => pageOf(kind) === shown);
    const mods = new Set(actions.mods().map(({ file }) => file));
    if (kinds.length === 0) {
      return [element('p', 'aside', {}, settings.words.ui.bestiary.none)];
    }
    return kinds.map((kind) => entryOf(campaign, kind, mods.has(`${kind.id}.json`)));
  };

  const entryOf = (campaign: LoadedCampaign, kind: Kind, isMod: boolean): HTMLElement => {
    const { words, options } = settings;
    const { ui } = words;
    const name = element('span', 'kind-name', {}, textIn(kind.name, options.language));
    const names = namesOf(campaign, options.language);
    const parts = powersOf(campaign, kind, words, names).map(
      (power) => [power.name, power.about] as const,
    );
    // Lines break only between two numbers.
    const numbers = numbersOf(campaign, kind, words)
      .map((number) => number.replaceAll(' ', '\u00a0'))
      .join('\u00a0· ');
    const head = element(
      'span',
      'kind-head',
      {},
      name,
      ...(isMod ? [element('span', 'mark', {}, ui.bestiary.mod)] : []),
      element('span', 'kind-numbers', {}, numbers),
      element('span', 'kind-powers', {}, words.list(parts.map(([part]) => part))),
    );
    const rows: (readonly [string, string])[] = [
      ...homesOf(campaign, kind, words).map((home) => [ui.bestiary.home, home] as const),
      ...natureOf(campaign, kind, words, names),
      ...parts,
    ];
    const about = kind.about[options.language] ?? kind.about.en;
    return element(
      'details',
      'kind',
      { id: `kind-${kind.id}` },
      element('summary', '', { id: `summary-${kind.id}` }, makePortrait(kind), head),
      element(
        'div',
        'kind-body',
        {},
        ...(about ? [element('p', '', {}, about)] : []),
        element(
          'dl',
          '',
          {},
          ...rows.flatMap(([term, text]) => [
            element('dt', '', {}, term),
            element('dd', '', {}, text),
          ]),
        ),
        ...(canFight(kind) ? fightButtons(kind) : []),
      ),
    );
  };

  const fightButtons = (kind: Kind): HTMLElement[] => {
    const { ui } = settings.words;
    const said = element('p', 'said', { role: 'status' });
    const button = (id: string, text: string, onclick: () => void) =>
      element('button', 'small', { type: 'button', id: `${id}-${kind.id}`, onclick }, text);
    const copy = async () => {
      const fight = actions.fightAgainst(kind);
      const link = await linkTo(fight);
      if (link === null) {
        const save = button('save', ui.bestiary.save, () => saveFight(fight, `${kind.id}-fight`));
        said.replaceChildren(ui.bestiary.linkTooLong, ' ', save);
      } else if (await copyText(link)) said.replaceChildren(ui.bestiary.linkCopied);
      else said.replaceChildren(ui.bestiary.linkShown, ' ', element('code', '', {}, link));
      said.scrollIntoView({ block: 'nearest' });
    };
    const tryOut = async () => {
      said.textContent = ui.bestiary.trying;
      // Lets the browser show the message before the trial blocks the page.
      await new Promise((done) => setTimeout(done, 50));
      said.textContent = verdictOn(
        actions.campaign(),
        kind,
        settings.words,
        settings.options.language,
      );
      said.scrollIntoView({ block: 'nearest' });
    };
    return [
      element(
        'div',
        'buttons',
        {},
        button('fight', ui.bestiary.fight, () => actions.askForFight(actions.fightAgainst(kind))),
        button('link', ui.bestiary.link, copy),
        button('try', ui.bestiary.try, tryOut),
      ),
      said,
    ];
  };

  const modsPage = (): HTMLElement[] => {
    const { ui } = settings.words;
    const mods = actions.mods();
    const { problems } = actions.campaign();
    const entry = ({ file, on }: ModEntry) => {
      const box = element('input', '', {
        type: 'checkbox',
        id: `on-${file}`,
        checked: on,
        onchange: () => actions.switchMod(file, box.checked),
      });
      const remove = element('button', 'close', { type: 'button' }, '×');
      remove.ariaLabel = ui.mods.remove(file);
      remove.addEventListener('click', () => actions.removeMod(file));
      const said = problems.filter((problem) => problem.file === file);
      return element(
        'li',
        '',
        {},
        element('label', 'switch', {}, box, element('span', 'file', {}, file)),
        remove,
        ...said.map((problem) =>
          element('p', problem.grade === 'error' ? 'complaint' : 'aside', {}, problemText(problem)),
        ),
      );
    };
    return [
      element(
        'button',
        'main',
        { type: 'button', id: 'choose-mods', onclick: () => actions.chooseFiles() },
        ui.mods.choose,
      ),
      element('p', 'aside', {}, ui.mods.hint),
      mods.length === 0
        ? element('p', '', {}, ui.mods.none)
        : element('ul', 'mods', {}, ...mods.map(entry)),
    ];
  };

  const refresh = () => {
    if (dialog.open) fill();
  };
  settings.follow(refresh);
  return {
    dialog,
    open() {
      dialog.showModal();
      fill();
      list.parentElement?.scrollTo(0, 0);
    },
    refresh,
  };
}

/** Few fights, so that the page is blocked for about a second at most. */
const effort = { fights: 24, peerFights: 24, walks: 0, floors: 1 };

/** The result of trial fights in a few sentences, or the error that ended them. */
function verdictOn(campaign: Campaign, kind: Kind, words: Words, language: Language): string {
  const { bestiary } = words.ui;
  try {
    const { fights, crashes } = tryKind(campaign, kind.id, effort);
    if (!fights || crashes.length > 0) return crashes.join(' ');
    const { died, heroDied, danger, strongerThan, weakerThan } = fights;
    const { kind: name } = namesOf(campaign, language);
    const list = (ids: readonly string[]) => words.list(ids.map(name));
    return [
      bestiary.tried(fights.fights, died, heroDied, Math.round(danger.mean * 100)),
      ...(strongerThan.length > 0 ? [bestiary.stronger(list(strongerThan))] : []),
      ...(weakerThan.length > 0 ? [bestiary.weaker(list(weakerThan))] : []),
    ].join(' ');
  } catch (problem) {
    return String(problem);
  }
}

function pageOf(kind: Kind): Exclude<Page, 'mods'> {
  if (kindHas(kind, 'Trap')) return 'traps';
  return kindHas(kind, 'Item') ? 'items' : 'monsters';
}

/** The places where a kind is found, in sentences. */
function homesOf(campaign: Campaign, kind: Kind, words: Words): string[] {
  const told = words.ui.bestiary;
  if (kind === campaign.kinds[0]) return [told.hero];
  const { item, at = [], from } = kind.spawn;
  const habitat = habitatOf(campaign, kind);
  const scattered = kindHas(kind, 'Trap') || kindHas(kind, 'Gold');
  const homes = [
    ...(habitat ? [told.floors(habitat.floors, habitat.share)] : []),
    ...(item ? [told.group(groupName(words, item.group))] : []),
    ...(from === undefined ? [] : [told.from(from)]),
    ...at.map(({ depth, x, y }) => told.cell(depth, x, y)),
    ...(scattered && campaign.floors.some(({ generator }) => generator === 'rogue')
      ? [told.anywhere]
      : []),
  ];
  return homes.length > 0 ? homes : [told.nowhere];
}

function groupName({ groups }: Words, group: string): string {
  return Object.hasOwn(groups, group) ? groups[group] : group;
}

/** The mind of a monster, or the effect of a trap. */
function natureOf(
  campaign: Campaign,
  kind: Kind,
  words: Words,
  names: Names,
): (readonly [string, string])[] {
  const ai = partOf(kind, 'AI');
  const effects = effectTexts(campaign, kind, 'Trap', words, names);
  return [
    ...(ai ? [[words.ui.bestiary.mind, words.minds[minds[ai.mind]]] as const] : []),
    ...(effects.length > 0
      ? [[words.components.Trap.name, words.sentences(effects)] as const]
      : []),
  ];
}
