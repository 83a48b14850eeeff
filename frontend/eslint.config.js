import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

/** Files that `tools/page_types.py` writes. */
const WRITTEN = ['answers', 'dealing', 'messages', 'replies'].map((name) => `src/lib/server/${name}.ts`);

export default defineConfig(
  { ignores: ['node_modules/', ...WRITTEN] },
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  ts.configs.stylisticTypeChecked,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    languageOptions: { parserOptions: { projectService: true, extraFileExtensions: ['.svelte'] } },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': ['error', { allow: ['error'] }],
      'no-undef': 'off', // TypeScript knows
      'object-shorthand': 'error',
      'prefer-template': 'error',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-empty-function': 'off', // some have nothing to do, and are called all the same
      '@typescript-eslint/no-meaningless-void-operator': 'off', // in an effect, `void x` reads x
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/non-nullable-type-assertion-style': 'off', // it would ask for what no-non-null-assertion forbids
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true } }], // `||` where empty is none
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      'svelte/block-lang': ['error', { script: ['ts'] }],
      'svelte/no-ignored-unsubscribe': 'error',
      'svelte/no-target-blank': 'error',
      'svelte/no-unused-svelte-ignore': 'error',
      'svelte/no-useless-children-snippet': 'error',
      'svelte/prefer-const': 'error',
      'svelte/prefer-derived-over-derived-by': 'error',
      'svelte/require-event-prefix': 'error',
      'svelte/valid-style-parse': 'error',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    // the parser does not know the types of what comes from other components and of what markup declares; svelte-check does
    files: ['**/*.svelte'],
    rules: {
      '@typescript-eslint/no-redundant-type-constituents': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    files: ['**/*.js', 'tests/*.ts'],
    extends: [ts.configs.disableTypeChecked],
    languageOptions: { parserOptions: { projectService: false } },
  },
);
