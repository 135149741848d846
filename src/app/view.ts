import { buttonsOf } from '../controls/buttons.ts';
import type { Session } from '../controls/session.ts';
import type { Game } from '../game/world.ts';
import type { Settings } from '../page/settings.ts';
import type { View } from '../screen/view.ts';

/** The parts of a view that belong to neither the game nor the settings. */
interface MapOverlay {
  /** Whether the diagonal arrows show around the hero. */
  readonly diagonal: boolean;
  /** A line over the map. */
  readonly notice: string | null;
}

/** The view that the screen draws: the game of a session, or the demo behind the title screen. */
export function viewOf(
  settings: Settings,
  session: Session | null,
  demo: Game,
  { diagonal, notice }: MapOverlay,
): View {
  const { options, words } = settings;
  const { bag, asking } = session ?? {};
  return {
    game: session?.game ?? demo,
    language: options.language,
    look: options.look,
    bag: bag?.open ? { index: bag.index, offset: bag.offset, menu: bag.menu } : null,
    diagonal,
    asking: Boolean(asking),
    notice: asking ? words.ui[`${asking.type}Where`] : notice,
    buttons: session ? buttonsOf(session.game, options.keySet, words) : [],
    backdrop: session === null,
  };
}
