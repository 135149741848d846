import './route.css';
import { killsInOrder } from '../../describe/kills.ts';
import { type DatedLine, routeOf } from '../../describe/route.ts';
import type { Game } from '../../game/world.ts';
import { namesOf } from '../../words/sentences.ts';
import { hasDepths } from '../../words/shown-depth.ts';
import { element } from '../elements.ts';
import type { MakePortrait } from '../portrait.ts';
import type { Settings } from '../settings.ts';

/** The kinds of killed monsters that a floor of the strip shows. */
const mostKinds = 4;

/** Makes an empty strip of the floors that the hero has visited: their turns, and the monsters killed there. */
export function makeRoute(settings: Settings, portraitOf: MakePortrait) {
  let shown: { readonly game: Game; readonly lines: () => readonly DatedLine[] } | null = null;
  const heading = settings.text(element('h2', ''), ({ ui }) => ui.sheet.route);
  const list = element('ol', '');
  const section = element('section', 'route', { hidden: true }, heading, list);
  const draw = () => {
    if (!shown) return;
    const { campaign, turn } = shown.game;
    const { words, options } = settings;
    const names = namesOf(campaign, options.language);
    const floors = routeOf(shown.lines(), turn);
    section.hidden = floors.length < 2 || !hasDepths(campaign);
    const items = (section.hidden ? [] : floors).map((floor) => {
      const killed = killsInOrder(floor, names).flatMap(({ id, name, count }) => {
        const kind = campaign.kinds.find((one) => one.id === id);
        const times = count > 1 ? `×${count}` : '';
        return kind ? [element('span', '', { title: name }, portraitOf(kind), times)] : [];
      });
      return element(
        'li',
        '',
        element('strong', '', `${words.ui.depth} ${floor.depth}`),
        element('small', '', words.ui.sheet.floorTurns(floor.turns)),
        element('div', 'killed', ...killed.slice(0, mostKinds)),
      );
    });
    list.replaceChildren(...items);
  };
  settings.follow(draw);
  return {
    element: section,
    /** Shows the way of the hero, if the whole game is known and led over several floors. */
    show(game: Game, lines: () => readonly DatedLine[]) {
      shown = { game, lines };
      draw();
    },
    hide() {
      shown = null;
      section.hidden = true;
    },
  };
}
