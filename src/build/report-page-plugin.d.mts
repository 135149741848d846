import type { Plugin } from 'vite';

export function reportPagePlugin(): Plugin;
