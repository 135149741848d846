import type { Game } from '../../game/world.ts';
import { namesOf } from '../../words/sentences.ts';
import { element } from '../elements.ts';
import type { MakePortrait } from '../portrait.ts';
import type { Settings } from '../settings.ts';
import type { Kills } from './game-over-summary.ts';

/** Makes an empty list of the kinds that the hero has killed, with their numbers. */
export function makeKilledKinds(settings: Settings, portraitOf: MakePortrait) {
  let shown: { readonly game: Game; readonly kills: Kills['kills'] } | null = null;
  const heading = settings.text(element('h2', '', {}), ({ ui }) => ui.front.kills);
  const list = element('ul', '', {});
  const section = element('section', 'left-items', { hidden: true }, heading, list);
  const draw = () => {
    if (!shown) return;
    const { campaign } = shown.game;
    // The history of a continued game adds its past later.
    section.hidden = shown.kills.size === 0;
    const names = namesOf(campaign, settings.options.language);
    const lines = [...shown.kills].flatMap(([id, count]) => {
      const kind = campaign.kinds.find((one) => one.id === id);
      const times = count > 1 ? ` ×${count}` : '';
      return kind ? [element('li', '', {}, portraitOf(kind), `${names.kind(id)}${times}`)] : [];
    });
    list.replaceChildren(...lines);
  };
  settings.follow(draw);
  return {
    element: section,
    /** Shows the kinds, if the hero has killed any. */
    show(game: Game, kills: Kills['kills']) {
      shown = { game, kills };
      draw();
    },
    hide() {
      shown = null;
      section.hidden = true;
    },
  };
}
