import { defineConfig } from 'vitest/config';
import { buildOf } from './dist-config/builds.ts';

/**
 * `vite build --mode es|loader|iife|iframe|frame`: one output each, see dist-config/. `vitest` runs what needs no
 * browser: logic under happy-dom, the demo server under Node.
 */
export default defineConfig(({ mode }) => ({
  ...buildOf(mode),
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          setupFiles: ['tests/support/fail-on-console-error.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          environment: 'node',
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
}));
