import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { linguiMacro } from './dist-config/plugins/lingui-macro.ts';
import { messages } from './dist-config/plugins/messages.ts';

/** Tests of components, and those that ask for a document in their first line; all others go without one. */
const withDocument = readdirSync('tests/unit', { recursive: true, encoding: 'utf8' })
  .map((name) => join('tests/unit', name))
  .filter((file) => /\.test\.tsx?$/.test(file))
  .filter((file) => file.endsWith('x') || readFileSync(file, 'utf8').startsWith('// @vitest-environment happy-dom'));
/** What replaces modules: others that are loaded already would keep them. */
const apart = withDocument.filter((file) => /vi\.(?:do)?mock\(/i.test(readFileSync(file, 'utf8')));
/** Tests of components draw by React, as the application does. */
const setupFiles = ['tests/support/fail-on-console-error.ts', 'src/ui/react-runtime.ts'];
const withComponents = [...setupFiles, 'tests/support/no-owner-stacks.ts'];
/** To notice what hangs; how long a test takes on a busy machine says nothing. */
const patience = { testTimeout: 60_000, hookTimeout: 120_000, expect: { poll: { timeout: 50_000, interval: 20 } } };

/** For tests that need no browser and for the editor; the outputs have configurations of their own in dist-config/. */
export default defineConfig({
  plugins: [linguiMacro(), messages(), react()],
  test: {
    maxWorkers: 2,
    ...patience,
    coverage: {
      include: ['src/{model,api,session}/**/*.ts', 'demo/server/**/*.ts'],
      exclude: ['**/*.d.ts', 'demo/server/**/browser/**'],
      reporter: ['text-summary', 'json-summary'],
      reportOnFailure: true,
    },
    projects: [
      {
        extends: true,
        // Without a document nothing is left behind, so that the files share one process and its modules.
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.ts'],
          exclude: withDocument,
          setupFiles,
          isolate: false,
        },
      },
      {
        extends: true,
        // Each puts its document back, so that they share it too: making it anew takes longer than the tests.
        test: {
          name: 'unit-dom',
          include: withDocument.filter((file) => !apart.includes(file)),
          environment: 'happy-dom',
          setupFiles: [...withComponents, 'tests/support/clean-document.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'unit-apart', include: apart, environment: 'happy-dom', setupFiles: withComponents },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          globalSetup: ['tests/support/prepared-databases.ts'],
          isolate: false,
        },
      },
    ],
  },
});
