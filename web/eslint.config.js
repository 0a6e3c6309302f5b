import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';

export default ts.config(
  { ignores: ['dist/', 'public/'] },
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'] } },
  },
  {
    rules: {
      // Indexing gives "or undefined"; where a loop or a layout knows better, ! says so.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // Addresses are made by state/router, not by a router that knows where the page is mounted.
      'svelte/no-navigation-without-resolve': 'off',
      // Maps and sets that the page shows are replaced as wholes, never changed in place.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
);
