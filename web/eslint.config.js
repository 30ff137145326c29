/* What the linter holds the sources to. How they look is prettier's; how long lines are, sources.test.ts'. */
import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

// They draw: markup put together from the strings of kit/parts and of a room's drawings. No word that
// anybody typed goes through it, and tests/web/test_xss.py tries.
const DRAWINGS = [
  'src/kit/{Picture,Seat}.svelte',
  'src/lobby/Hero.svelte',
  'src/games/cat_and_the_tower/pictures/TowerDrawing.svelte',
  'src/games/stray_cat/{Dwellers,Ground,Tile}.svelte',
  'src/games/stray_cat/pictures/MapPicture.svelte',
];

export default ts.config(
  { ignores: ['src/wire/schema.ts', 'public/'] },
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      // A name that begins with an underscore stands for something that is not needed, as for tsc.
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_' },
      ],
      // Our maps are filled once or replaced as a whole ($state.raw); none is watched entry by entry.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  { files: DRAWINGS, rules: { 'svelte/no-at-html-tags': 'off' } },
);
