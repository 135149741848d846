import type { Plugin } from 'vite';

export function rulesHashPlugin(): Plugin;
