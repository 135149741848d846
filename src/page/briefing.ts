import './briefing.css';
import { splitLead } from '../words/punctuation.ts';
import type { Words } from '../words/texts.ts';
import { overlap, type PageBox } from './card-place.ts';
import { element, plainButton, setText } from './elements.ts';
import { cardWidthOn, hintPlace, mapBesidePad } from './hint.ts';
import type { Settings } from './settings.ts';

/** The texts of a briefing in the present language. */
export interface BriefingTexts {
  readonly campaign: string;
  readonly goal: string;
  /** The keys or gestures to begin with, and their effects. */
  readonly begin: readonly { readonly by: string; readonly does: string }[];
  /** The keys that close the card; empty where fingers play. */
  readonly closes: string;
}

/** The surroundings of the card, in CSS pixels. */
interface Surroundings {
  readonly map: PageBox;
  readonly hero: PageBox;
  /** The direction pad, if there is one. */
  readonly pad: PageBox | null;
  /** The nearest monster in view. */
  readonly nearest: PageBox | null;
  /** The other things in view. */
  readonly things: readonly PageBox[];
  /** The ground in view. */
  readonly ground: readonly PageBox[];
}

/** Makes a closed card that opens a game: the campaign, its picture, its goal, and how to begin. `leave`: closes it. */
export function makeBriefing(settings: Settings, leave: () => void) {
  const emblem = element('img', 'emblem', { alt: '' });
  const heading = element('h2', '');
  const goal = element('p', 'goal');
  const rest = element('p', 'rest');
  const begin = element('p', 'begin');
  const { start, closes } = makeStart(settings, leave);
  const foot = element('div', 'foot', begin, start);
  const texts = element('div', 'texts', heading, goal, rest);
  const card = element('aside', 'briefing', { hidden: true }, texts, foot);
  const status = element('p', 'briefing-status', { role: 'status' });
  settings.label(card, ({ ui }) => ui.briefing.label);
  return {
    elements: [card, status],
    get isShown() {
      return !card.hidden;
    },
    /** Shows the card. `picture`: the address of the campaign's picture, if it has one. */
    show(say: BriefingTexts, picture: string | undefined) {
      const [lead, others] = splitLead(say.goal);
      setText(heading, say.campaign);
      setText(goal, lead);
      setText(rest, others);
      rest.hidden = others === '';
      const ways = say.begin.map(({ by, does }) =>
        element('span', '', element('kbd', '', by), does),
      );
      begin.replaceChildren(...ways);
      setText(closes, say.closes);
      closes.hidden = say.closes === '';
      if (!picture) emblem.remove();
      else if (emblem.getAttribute('src') !== picture || !emblem.isConnected) {
        emblem.src = picture;
        card.prepend(emblem);
      }
      card.hidden = false;
      setText(status, spokenText(say, settings.words));
    },
    /** Moves the card to a place on the map. */
    place: (surroundings: Surroundings) => placeCard(card, surroundings),
    hide() {
      if (!card.hidden) card.hidden = true;
      setText(status, '');
    },
  };
}

/** Makes the button that closes the card, with its keys. */
function makeStart(settings: Settings, leave: () => void) {
  const text = settings.text(element('span', ''), ({ ui }) => ui.briefing.start);
  const start = plainButton('start small', text, leave);
  // Every key closes the card, so none moves the focus to its button.
  start.tabIndex = -1;
  const closes = element('kbd', '', { ariaHidden: 'true' });
  start.append(closes);
  return { start, closes };
}

/** The texts of a card for screen readers. */
function spokenText({ campaign, goal, begin }: BriefingTexts, { joined }: Words): string {
  const ways = begin.map(({ by, does }) => joined.pair(by, does));
  return [joined.pair(campaign, goal), ...ways].join(' · ');
}

/**
 * Moves the card to a place on the map that hides neither the hero, the direction pad nor, if it can, the nearest
 * monster, the other things nor the ground in view.
 */
function placeCard(
  card: HTMLElement,
  { map, pad, hero, nearest, things, ground }: Surroundings,
): void {
  const beside = mapBesidePad(map, pad);
  // A card of long lines is low, like the map under which the HUD is.
  card.style.maxWidth = cardWidthOn(beside.width, map.width > 2 * map.height ? 58 : 34);
  const { width, height } = card.getBoundingClientRect();
  const placeOn = (part: PageBox) =>
    hintPlace({ width, height }, part, hero, null, nearest, things, ground);
  const middle = placeOn(map);
  // In the middle of the map, unless the direction pad is there.
  const isFree = !pad || !overlap({ ...middle, width, height }, pad);
  const { left, top } = isFree ? middle : placeOn(beside);
  card.style.translate = `${Math.round(left)}px ${Math.round(top)}px`;
}
