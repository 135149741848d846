import type { Page } from 'playwright-core';

/** A list of the text view under a heading, as a reader of the page finds it. */
interface Entry {
  readonly text: string;
  /** The names of its buttons. */
  readonly buttons: readonly string[];
}

/** The text view as plain data. */
interface Reading {
  /** Whether a game is being played, that is, whether the text view is on the page. */
  readonly isPlaying: boolean;
  readonly facts: readonly string[];
  readonly surroundings: string;
  readonly monsters: readonly Entry[];
  readonly places: readonly Entry[];
  readonly items: readonly Entry[];
  readonly bag: readonly Entry[];
}

/**
 * A player that knows only the English text view in the page: it reads its headings, lists and buttons,
 * and presses keys and buttons. It knows nothing of the game's code.
 */
export class TextBot {
  readonly #page: Page;
  /** The last thing that it picked up or went for, so that it does not try forever. */
  #tried = new Map<string, number>();

  constructor(page: Page) {
    this.#page = page;
  }

  /** Reads the text view. */
  read(): Promise<Reading> {
    return this.#page.evaluate(() => {
      const view = document.querySelector('section[aria-label="Text view"]');
      const isPlaying = view?.checkVisibility() ?? false;
      const under = (heading: string): Entry[] => {
        const title = [...(view?.querySelectorAll('h2') ?? [])].find(
          (each) => each.textContent === heading,
        );
        const list = title?.parentElement?.querySelector('ul');
        return [...(list?.children ?? [])]
          .filter((row) => row.checkVisibility())
          .map((row) => ({
            text: row.querySelector('span')?.textContent ?? row.textContent ?? '',
            buttons: [...row.querySelectorAll('button')].map(
              (button) => button.ariaLabel ?? button.textContent ?? '',
            ),
          }));
      };
      const texts = (entries: Entry[]) => entries.map(({ text }) => text);
      return {
        isPlaying,
        facts: texts(under('You')),
        surroundings: texts(under('Surroundings')).join(' '),
        monsters: under('Monsters in view'),
        places: [...under('Exits'), ...under('Elsewhere on this floor')],
        items: under('Items in view'),
        bag: under('Bag'),
      };
    });
  }

  /** Plays until the hero is on a floor of this depth. Throws if the game ends before. */
  async descendTo(depth: number, most: number): Promise<void> {
    for (let turn = 0; turn < most; turn++) {
      const now = await this.read();
      if (!now.isPlaying) throw new Error(`The game ended after ${turn} actions of the bot.`);
      if (numberIn(now.facts, 'Depth') === depth) return;
      await this.#explore(now);
    }
    throw new Error(`The bot is not on floor ${depth} after ${most} actions.`);
  }

  /** Fights until the game ends: waits for the other fighters and attacks first. */
  async fightOn(most: number): Promise<void> {
    for (let turn = 0; turn < most; turn++) {
      const now = await this.read();
      if (!now.isPlaying) return;
      const attack = buttonsOf(now.monsters).find((name) => name.startsWith('Attack'));
      const isNear = now.monsters.some(({ text }) => cellsAway(text) <= 2);
      const approach = buttonsOf(now.monsters)[0];
      if (attack) await this.press(attack);
      // One behind a wall does not come.
      else if ((isNear && turn % 4 !== 0) || !approach) await this.#page.keyboard.press('Period');
      else await this.press(approach);
    }
    throw new Error(`The fight goes on after ${most} actions.`);
  }

  async #explore(now: Reading): Promise<unknown> {
    const { keyboard } = this.#page;
    const health = numberIn(now.facts, 'HP');
    const most = Number(/HP \d+\/(\d+)/.exec(now.facts.join(' '))?.[1]);
    const bagButtons = buttonsOf(now.bag);
    const drink = bagButtons.find((name) => name.startsWith('Drink'));
    const eat = bagButtons.find((name) => name.startsWith('Eat'));
    const equip = bagButtons.find(
      (name) => /^(Wield|Equip|Put on)/.test(name) && this.#isNew(name),
    );
    const hostile = now.monsters.filter(({ text }) => !/peaceful|asleep/.test(text));
    const attack = buttonsOf(hostile).find((name) => name.startsWith('Attack'));
    if (health < most / 2 && drink && hostile.length > 0) return this.press(drink);
    if (attack) return this.press(attack);
    if (hostile.some(({ text }) => cellsAway(text) <= 4)) return keyboard.press('Period');
    if (now.facts.includes('Hungry') && eat) return this.press(eat);
    if (equip) return this.press(equip);
    if (health < most * 0.8 && hostile.length === 0) return keyboard.press('Period');
    const feet = /At your feet: (.*)\./.exec(now.surroundings)?.[1] ?? '';
    const isItem = feet.replace(/,? ?stairs (down|up)/, '') !== '';
    if (isItem && this.#isNew(`${feet} ${now.facts.join()}`)) return keyboard.press('KeyP');
    if (feet.includes('stairs down')) return keyboard.press('Shift+Period');
    const item = buttonsOf(now.items).find((name) => this.#isNew(name));
    const stairs = buttonsOf(now.places).find((name) => name.includes('stairs down'));
    const unknown = buttonsOf(now.places).find((name) => name.includes('unexplored'));
    const go = item ?? stairs ?? unknown;
    if (!go) throw new Error(`The bot knows nowhere to go: ${JSON.stringify(now)}`);
    return this.press(go);
  }

  /**
   * Presses a button of the text view by the keyboard, and returns whether there is one of this name. A hero
   * that still walks changes the names: the caller reads the view again.
   */
  async press(name: string | RegExp): Promise<boolean> {
    const isFocused = await this.#page.evaluate((wanted) => {
      const view = document.querySelector('section[aria-label="Text view"]');
      const button = [...(view?.querySelectorAll('button') ?? [])].find((each) => {
        const name = each.ariaLabel ?? each.textContent ?? '';
        return (
          each.checkVisibility() && (wanted instanceof RegExp ? wanted.test(name) : name === wanted)
        );
      });
      button?.focus();
      return button !== undefined;
    }, name);
    if (isFocused) await this.#page.keyboard.press('Enter');
    return isFocused;
  }

  /** Whether the bot has not tried something several times. */
  #isNew(thing: string): boolean {
    const times = (this.#tried.get(thing) ?? 0) + 1;
    this.#tried.set(thing, times);
    return times <= 2;
  }
}

function buttonsOf(entries: readonly Entry[]): string[] {
  return entries.flatMap(({ buttons }) => buttons);
}

/** The number after a label in the facts about the hero. */
function numberIn(facts: readonly string[], label: string): number {
  const fact = facts.find((each) => each.startsWith(`${label} `));
  return Number(/\d+/.exec(fact ?? '')?.[0]);
}

/** The greater of the distances in a text such as "wolf: 2 right, 1 up". */
function cellsAway(text: string): number {
  const [, where = ''] = /: (.*)/.exec(text) ?? [];
  const cells = [...where.matchAll(/(\d+) (?:right|left|up|down)/g)].map(([, n]) => Number(n));
  return Math.max(...cells);
}
