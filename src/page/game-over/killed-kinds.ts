import { type Kills, killsInOrder } from '../../describe/kills.ts';
import type { Game } from '../../game/world.ts';
import { namesOf } from '../../words/sentences.ts';
import { element } from '../elements.ts';
import type { MakePortrait } from '../portrait.ts';
import type { Settings } from '../settings.ts';

/** Makes an empty list of the kinds that the hero has killed, with their numbers, in the order of the hero's sheet. */
export function makeKilledKinds(settings: Settings, portraitOf: MakePortrait) {
  let shown: { readonly game: Game; readonly killed: Kills } | null = null;
  const heading = settings.text(element('h2', ''), ({ ui }) => ui.sheet.kills);
  const list = element('ul', '');
  const section = element('section', 'left-items', { hidden: true }, heading, list);
  const draw = () => {
    if (!shown) return;
    const { campaign } = shown.game;
    // The history of a continued game adds its past later.
    section.hidden = shown.killed.kills.size === 0;
    const names = namesOf(campaign, settings.options.language);
    const lines = killsInOrder(shown.killed, names).flatMap(({ id, name, count }) => {
      const kind = campaign.kinds.find((one) => one.id === id);
      const times = count > 1 ? ` ×${count}` : '';
      return kind ? [element('li', '', portraitOf(kind), `${name}${times}`)] : [];
    });
    list.replaceChildren(...lines);
  };
  settings.follow(draw);
  return {
    element: section,
    /** Shows the kinds, if the hero has killed any. */
    show(game: Game, killed: Kills) {
      shown = { game, killed };
      draw();
    },
    hide() {
      shown = null;
      section.hidden = true;
    },
  };
}
