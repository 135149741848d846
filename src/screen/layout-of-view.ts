import { hasCourse } from '../describe/course.ts';
import { shownOfLastTurn } from '../describe/shown-lines.ts';
import { opponentsInSight } from '../game/actors/actors.ts';
import type { AutomaticZoom } from './automatic-zoom.ts';
import { slotsOf } from './hud/bag-layout.ts';
import { barCount, hasNumbers } from './hud/hud-values.ts';
import { screenLayout } from './hud/layout.ts';
import { zoomed } from './hud/zoom.ts';
import { hasStands, roomForStands } from './map/has-stands.ts';
import { type LayoutInput, type ScreenLayout, shapeOf } from './screen-layout.ts';
import type { View } from './view.ts';

/** The new messages up to which a larger minimap may leave less room to them. */
const fewMessages = 3;

/** The part of a view on which its layout depends. */
type Shown = Pick<View, 'game' | 'look' | 'buttons' | 'shortLog' | 'backdrop'> &
  Pick<View, 'scale' | 'camera' | 'lastSeen'>;

/** The layout of a view in a window. A zoom or a size of cells that the player has chosen counts more than `automatic`. */
export function layoutOfView(
  view: Shown,
  window: Pick<LayoutInput, 'width' | 'height' | 'ratio' | 'touch'>,
  automatic: AutomaticZoom,
): ScreenLayout {
  const { game, look, scale, camera, backdrop } = view;
  const { grid } = game.floor;
  const cells = shapeOf(look, game.campaign);
  const around = hasStands(game) ? roomForStands : 0;
  const isFight = opponentsInSight(game).length > 0;
  const input: LayoutInput = {
    ...window,
    columns: grid.width,
    rows: grid.height,
    around,
    cells,
    buttons: view.buttons.length,
    shortLog: view.shortLog ?? false,
    backdrop,
    isQuiet: !isFight && shownOfLastTurn(game.events) <= fewMessages,
    hasCourse: hasCourse(game),
    slots: slotsOf(game),
    bars: barCount(game),
    numbers: hasNumbers(game),
    ...(scale && { scale }),
  };
  const zoom = camera?.zoom ?? null;
  const layout = screenLayout({ ...input, zoom: zoom ?? 1 });
  const isChosen = zoom !== null || (scale !== undefined && scale.cells !== 1);
  if (isChosen || backdrop || around > 0) return layout;
  const lastSeen = look === 'tiles' ? view.lastSeen : undefined;
  const factor = automatic.factorFor(game, layout, { shape: cells, isFight, lastSeen });
  return factor === 1 ? layout : zoomed(layout, { ...input, zoom: factor });
}
