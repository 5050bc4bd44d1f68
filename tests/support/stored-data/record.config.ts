import config from '../../e2e/playwright.config';

/**
 * The configuration that writes the data of today's build into a new folder of tests/support/data/stored-data (see the
 * README of the tests): `npm run build && npx playwright test -c tests/support/stored-data/record.config.ts`
 */
const { globalSetup: _, ...same } = config;
export default {
  ...same,
  testDir: '.',
  testMatch: 'record.ts',
  workers: 1,
  outputDir: '../../../test-results',
  timeout: 180_000,
  use: { ...config.use, actionTimeout: 10_000 },
};
