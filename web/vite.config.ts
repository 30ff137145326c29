import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { finish } from './finish.ts';

export default defineConfig({
  plugins: [svelte(), finish()],
  build: {
    outDir: '../src/clowder/web',
    emptyOutDir: true,
    // The content policy allows no data: scripts or styles, so nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
  },
  // While developing: `npx vite` beside `clowder serve --port 8000`; the words lie outside web/.
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
});
