import { namesOfUnits } from '../../bundles/file-owner.ts';
import type { Outline } from '../../game/campaign.ts';
import { textIn } from '../../words/sentences.ts';
import { type Floors, shownDepth } from '../../words/shown-depth.ts';
import type { Language, Words } from '../../words/texts.ts';
import { element, plainButton } from '../elements.ts';
import { lineOfFacts } from '../facts-line.ts';
import { drawSmallMap, type FloorMap } from '../sheets/small-map.ts';
import { makeSureButton } from '../sure-button.ts';

/** A saved game as the list shows it. */
export interface SavedGameCard {
  readonly id: string;
  /** Id of the campaign. */
  readonly campaign: string;
  readonly seed: string;
  /** The game began within a replay or was opened from a file: it is unranked. */
  readonly copied: boolean;
  readonly mods: readonly string[];
  readonly summary: {
    readonly depth: number;
    readonly level: number | null;
    readonly turn: number;
    readonly health: { readonly now: number; readonly max: number };
  };
  /** Milliseconds since 1970. */
  readonly saved: number;
  readonly map: FloorMap | null;
  /** Why the game cannot be opened; null if it can. */
  readonly problem: ((words: Words) => string) | null;
  /** The game was deleted on this page; it can be restored until the page is closed. */
  readonly deleted: boolean;
}

/** The actions of one saved game. */
export interface SavedGameActions {
  open(id: string): void;
  watch(id: string): void;
  /** Saves the game as a file. */
  download(id: string): void;
  delete(id: string): void;
  undelete(id: string): void;
}

/** The item of a saved game in the list. `campaign`: undefined if it is unknown. */
export function savedGameItem(
  card: SavedGameCard,
  campaign: (Outline & Floors) | undefined,
  { words, options }: { readonly words: Words; readonly options: { readonly language: Language } },
  actions: SavedGameActions,
): HTMLElement {
  const { language } = options;
  const label = campaignName(card, campaign, language);
  const facts = factsOf(card, campaign, words);
  const lines = [
    element('strong', '', label),
    lineOf(facts),
    ...dimLines(card, words, language),
    ...(card.problem ? [element('span', 'complaint', card.problem(words))] : []),
  ];
  const about = words.list([label, facts].filter(Boolean));
  const item = element(
    'li',
    card.deleted ? 'deleted' : '',
    ...(card.map ? [drawSmallMap(card.map)] : []),
    element('div', 'facts', ...lines),
    element('div', 'buttons', ...buttonsOf(card, words, about, actions)),
  );
  item.dataset.id = card.id;
  return item;
}

/** The mark between facts. */
const divider = '\u00a0· ';

/** The facts of a text in a line. */
export function lineOf(text: string): HTMLElement {
  return lineOfFacts(text.split(divider));
}

/** The state of a saved game in one line, after its campaign unless that is the chosen one. */
export function lineAbout(
  card: SavedGameCard,
  campaigns: readonly (Outline & Floors)[],
  words: Words,
  { language, campaign: chosen }: { readonly language: Language; readonly campaign: string },
): string {
  const campaign = campaigns.find(({ id }) => id === card.campaign);
  const state = stateText(card, campaign, words);
  if (card.campaign === chosen) return state;
  return [campaignName(card, campaign, language), state].join(divider);
}

/** Depth and level of a saved game in one line; its health in a campaign without them. */
export function placeText(card: SavedGameCard, campaign: Floors, words: Words): string {
  const facts = placeFacts(card.summary, campaign, words.ui);
  return facts.length > 0 ? joinFacts(facts) : stateText(card, campaign, words);
}

/** Depth, level and health of a saved game in one line. */
function stateText(
  { summary }: SavedGameCard,
  campaign: Floors | undefined,
  { ui }: Words,
): string {
  const { now, max } = summary.health;
  return joinFacts([...placeFacts(summary, campaign, ui), ui.front.health(now, max)]);
}

/** The name of the campaign of a saved game, or its id if it is unknown. */
function campaignName(card: SavedGameCard, campaign: Outline | undefined, language: Language) {
  return campaign ? textIn(campaign.name, language) : card.campaign;
}

/** Depth, level and turn in one line, which breaks only between them. `campaign`: undefined if it is unknown. */
function factsOf({ summary }: SavedGameCard, campaign: Floors | undefined, { ui }: Words): string {
  return joinFacts([...placeFacts(summary, campaign, ui), `${ui.turn} ${summary.turn}`]);
}

/** The depth and the level of a game, where its campaign has them. */
function placeFacts(
  { depth: reached, level }: SavedGameCard['summary'],
  campaign: Floors | undefined,
  ui: Words['ui'],
): string[] {
  const depth = campaign ? shownDepth(campaign, reached) : reached;
  return [
    ...(depth === null ? [] : [ui.arrival(depth)]),
    ...(level === null ? [] : [`${ui.level} ${level}`]),
  ];
}

/** Facts in one text, which breaks only between them. */
function joinFacts(facts: readonly string[]): string {
  return facts.map((fact) => fact.replaceAll(' ', '\u00a0')).join(divider);
}

/** The seed, the time, the origin and the mods of a game. */
function dimLines(card: SavedGameCard, words: Words, language: Language): HTMLElement[] {
  const { ui } = words;
  const mods = namesOfUnits(card.mods);
  const dim = (...content: (Node | string)[]) => element('span', 'dim', ...content);
  return [
    dim(
      `${ui.seed} `,
      element('code', '', card.seed),
      `${divider}${timeText(card.saved, language)}`,
    ),
    ...(card.copied ? [dim(ui.scores.copied)] : []),
    ...(mods.length > 0 ? [dim(words.joined.pair(ui.bestiary.mods, words.list(mods)))] : []),
  ];
}

/** The buttons of a game; `about` names it for screen readers. */
function buttonsOf(
  { id, deleted, problem }: SavedGameCard,
  { ui, joined }: Words,
  about: string,
  actions: SavedGameActions,
): HTMLElement[] {
  const { saves } = ui;
  const name = (text: string) => joined.pair(text, about);
  const button = (text: string, act: (id: string) => void, className = 'small') =>
    plainButton(className, text, () => act(id), name(text));
  if (deleted) return [button(saves.undelete, actions.undelete)];
  const opening = [button(ui.goOn, actions.open, 'small main'), button(saves.watch, actions.watch)];
  const texts = { label: saves.delete, question: saves.deleteSure, name };
  return [
    ...(problem ? [] : opening),
    button(saves.download, actions.download),
    makeSureButton({ className: 'small', ...texts }, () => actions.delete(id)),
  ];
}

function timeText(time: number, language: string): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return format.format(time);
}
