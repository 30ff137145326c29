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
    // A preload that was there before the service worker is not used after it, and the browser complains. The
    // page loads its first chunks as scripts instead (finish.ts); of later ones only the styles come ahead.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, needed, { hostType }) =>
        hostType === 'html' ? needed : needed.filter((file) => file.endsWith('.css')),
    },
    target: 'es2022',
    // A request costs more than the few modules that a page may not need: what the first page needs is one
    // chunk, and what several of the others share are a few.
    rolldownOptions: {
      output: {
        // Chunks that are shared would be named after everybody who needs them.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'] },
            {
              name: 'shared',
              test: /[\\/]web[\\/](src|node_modules)[\\/]/,
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 40_000,
            },
          ],
        },
      },
    },
  },
  // While developing: `npx vite` beside `clowder serve --port 8000`; the words lie outside web/.
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
});
