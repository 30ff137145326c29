import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte()],
  resolve: { conditions: ['browser'] },
  server: { fs: { allow: ['..'] } }, // the words lie outside web/
  test: {
    environment: 'happy-dom',
    pool: 'vmThreads', // one context a file, like the usual pool, without a new process for each
    include: ['src/**/*.test.ts'],
    css: { include: [/\.css\?raw$/] }, // read as text; styles are not applied
  },
});
