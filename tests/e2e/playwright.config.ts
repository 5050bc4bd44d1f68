import { defineConfig } from 'playwright/test';

const chromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/** Journeys in a real browser, on the built bundle and the real demo server with seeded data. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  globalSetup: '../support/start-demo.ts',
  use: {
    baseURL: process.env.DEMO_URL ?? 'http://127.0.0.1:4179',
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    // Motion would change places and colours while they are looked at.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: chromium,
      args: [
        ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
        ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
        // Pages that a test makes up have no address of this machine, but load the bundle from it.
        '--disable-features=LocalNetworkAccessChecks',
        '--js-flags=--expose-gc',
      ],
    },
  },
});
