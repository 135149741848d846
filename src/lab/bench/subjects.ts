import { type SystemName, systems } from '../../game/systems/turn-order.ts';

/** The name of a system, or `turn` for the whole turn. */
export type Subject = SystemName | 'turn';
export const subjects = [...Object.keys(systems), 'turn'] as readonly Subject[];
