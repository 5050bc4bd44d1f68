import { existsSync } from 'node:fs';
import { defineConfig } from 'playwright/test';

const chromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
/** Chromium without windows (see demo/scripts/browser.mjs), unless the environment names one browser for all. */
const shells = [process.env.CHROMIUM_SHELL_PATH, process.env.CHROMIUM_PATH, '/usr/bin/chromium-headless-shell'];
const shell = shells.find((path) => path !== undefined && existsSync(path)) ?? chromium;
/** Tests of behaviour that only a browser with windows has, such as its back/forward cache. */
const WHOLE = /@whole-browser/;
/** Journeys in browsers that Playwright cannot drive; each starts its own, once. */
const SMOKE = /smoke\.spec\.ts$/;
/** They start and draw slower than Chromium without windows. */
const PATIENCE = { timeout: 120_000, expect: { timeout: 30_000 } };

const launchOptions = {
  args: [
    ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
    ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
    // Pages that a test makes up have no address of this machine, but load the bundle from it.
    '--disable-features=LocalNetworkAccessChecks',
    '--js-flags=--expose-gc',
  ],
};

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
  },
  projects: [
    {
      name: 'shell',
      testIgnore: SMOKE,
      grepInvert: WHOLE,
      use: { launchOptions: { ...launchOptions, executablePath: shell } },
    },
    {
      name: 'whole browser',
      testIgnore: SMOKE,
      grep: WHOLE,
      use: { launchOptions: { ...launchOptions, executablePath: chromium } },
    },
    ...['firefox', 'webkit'].map((name) => ({ name, testMatch: SMOKE, fullyParallel: false, ...PATIENCE })),
  ],
});
