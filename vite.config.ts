import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { linguiMacro } from './dist-config/plugins/lingui-macro.ts';
import { messages } from './dist-config/plugins/messages.ts';

/** Tests with a document: those of components, and those that require one in their first line. */
const withDocument = readdirSync('tests/unit', { recursive: true, encoding: 'utf8' })
  .map((name) => join('tests/unit', name))
  .filter((file) => /\.test\.tsx?$/.test(file))
  .filter((file) => file.endsWith('x') || readFileSync(file, 'utf8').startsWith('// @vitest-environment happy-dom'));
/** Tests that replace modules; they run in their own process, so that no other test gets the replacements. */
const apart = withDocument.filter((file) => /vi\.(?:do)?mock\(/i.test(readFileSync(file, 'utf8')));
/** Setup of every unit test; tests of components render with React, like the application. */
const setupFiles = ['tests/support/fail-on-console-error.ts', 'src/ui/react-runtime.ts'];
const withComponents = [...setupFiles, 'tests/support/no-owner-stacks.ts'];
/** Long timeouts, which only detect hanging tests: durations on a busy machine mean nothing. */
const patience = { testTimeout: 60_000, hookTimeout: 120_000, expect: { poll: { timeout: 50_000, interval: 20 } } };

/** The configuration of unit and server tests, and for editors; the outputs have their own in dist-config/. */
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
        // Without a document tests leave nothing behind, so the files share one process and its modules.
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
        // Each test restores its document, so the files share it: creating one takes longer than the tests.
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
