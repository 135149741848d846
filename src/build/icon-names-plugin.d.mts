import type { Plugin } from 'vite';

export function iconNamesPlugin(): Plugin;
export function ownDrawings(): string[];
