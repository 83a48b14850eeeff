import { defineConfig, mergeConfig } from 'vitest/config';
import page from './vite.config.ts';

export default mergeConfig(
  page,
  defineConfig({
    resolve: { conditions: ['browser'] }, // Svelte as it runs in one
    test: {
      environment: 'happy-dom',
      include: ['tests/unit/**/*.test.ts'],
      setupFiles: ['tests/unit/setup.ts'],
      restoreMocks: true,
      isolate: false, // a document for each file took four fifths of the time
      fsModuleCache: false, // it loses modules without a file, such as the catalogue
    },
  }),
);
