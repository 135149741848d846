import type { Mind } from '../components.ts';
import { brawler } from './brawler.ts';
import { chaser } from './chaser.ts';
import { grudge } from './grudge.ts';
import { hunter } from './hunter.ts';
import type { MindRule } from './mind.ts';
import { roamer } from './roamer.ts';
import { timid } from './timid.ts';
import { tracker } from './tracker.ts';

/** Every mind by the name that bundles use. */
export const mindRegistry: Readonly<Record<Mind, MindRule>> = {
  timid,
  grudge,
  hunter,
  brawler,
  chaser,
  roamer,
  tracker,
};
