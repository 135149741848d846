import type { Peril } from '../describe/danger.ts';
import type { HeroPose } from '../describe/hero-layers.ts';
import type { View } from './view.ts';

/** The pose on the map: a hero who rests closes the eyes. */
export function poseOnMap({ pastime }: Pick<View, 'pastime'>): HeroPose {
  return pastime?.by === 'rest' ? 'fallen' : 'standing';
}

/**
 * The pose in the HUD, which is large enough for a face in pain: as on the map, but hurt while the HP bar warns. A hero
 * with full health is not hurt, even if the next hit may kill.
 */
export function poseInHud(view: Pick<View, 'pastime' | 'game'>, peril: Peril): HeroPose {
  const pose = poseOnMap(view);
  const { hero, stores } = view.game;
  const isHurt = peril !== 'none' && stores.Health.current[hero] < stores.Health.max[hero];
  return pose === 'standing' && isHurt ? 'hurt' : pose;
}
