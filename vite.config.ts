import { defineConfig } from 'vitest/config';
import { atlas } from './assets/atlas.ts';

export default defineConfig({
  plugins: [atlas()],
  build: { target: 'es2023', assetsInlineLimit: 0 },
});
