// Builds the page into dist/: the code, the engine's module and the faces of the cards.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

import { cardFaces } from './build/card-faces.ts';
import { engineModule } from './build/engine-module.ts';
import { offline } from './build/offline.ts';

export default defineConfig({
  base: './',
  plugins: [svelte(), engineModule('../build/wasm/src/wasm/sabar.wasm'), cardFaces(), offline()],
  build: { target: 'es2022', assetsInlineLimit: 0, chunkSizeWarningLimit: 600, modulePreload: { polyfill: false } },
  worker: { format: 'es' },
});
