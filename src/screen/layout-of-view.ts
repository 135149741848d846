import { hasCourse } from '../describe/course.ts';
import { opponentsInSight } from '../game/actors/actors.ts';
import { AutomaticZoom } from './automatic-zoom.ts';
import { slotsOf } from './hud/bag-layout.ts';
import { barCount, hasNumbers } from './hud/hud-values.ts';
import { screenLayout } from './hud/layout.ts';
import { zoomed } from './hud/zoom.ts';
import { KnownFloors } from './known-floor.ts';
import { hasStands, roomForStands } from './map/has-stands.ts';
import { QuietTurns } from './quiet-turns.ts';
import { type LayoutInput, type ScreenLayout, shapeOf } from './screen-layout.ts';
import type { View } from './view.ts';

/** The state of a screen on which its layout depends besides the view, so that it changes seldom. */
export class LayoutState {
  readonly zoom = new AutomaticZoom();
  readonly quiet = new QuietTurns();
  readonly known = new KnownFloors();
}

/** The part of a view on which its layout depends. */
type Shown = Pick<View, 'game' | 'look' | 'buttons' | 'shortLog' | 'backdrop'> &
  Pick<View, 'scale' | 'camera' | 'lastSeen'>;

/** The layout of a view in a window. A zoom or a size of cells that the player has chosen counts more than that of `state`. */
export function layoutOfView(
  view: Shown,
  window: Pick<LayoutInput, 'width' | 'height' | 'ratio' | 'touch'>,
  state: LayoutState,
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
    isQuiet: state.quiet.isQuiet(game),
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
  const known = () => state.known.of(view).bounds;
  const factor = state.zoom.factorFor(game, layout, { shape: cells, isFight, known });
  return factor === 1 ? layout : zoomed(layout, { ...input, zoom: factor });
}
