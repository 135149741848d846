import type { Campaign } from '../campaign.ts';
import { itemGroups, type Made, rollRogueItem } from '../items/item-generation.ts';
import { kindHas } from '../kinds.ts';

/** After this many floors without food, the next item is food. */
const mostFloorsWithoutFood = 3;

/** The random items of a floor as in Rogue, which make sure that there is food in time. */
export class FoodSupply {
  readonly #campaign: Campaign;
  readonly #groups;
  /** The number of floors since the last food. */
  noFood: number;

  constructor(campaign: Campaign, noFood: number) {
    this.#campaign = campaign;
    this.#groups = itemGroups(campaign);
    this.noFood = noFood;
  }

  /** A random item; null if the campaign has none. */
  makeItem(next: () => number): Made | null {
    const needsFood = this.noFood > mostFloorsWithoutFood;
    const made = rollRogueItem(this.#campaign, this.#groups, next, needsFood);
    if (made && kindHas(made.kind, 'Food')) this.noFood = 0;
    return made;
  }
}
