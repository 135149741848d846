import type { MindRule } from './mind.ts';
import { approachHero } from './steps.ts';

/** Always approaches the hero and attacks. */
export const hunter: MindRule = { decide: approachHero };
