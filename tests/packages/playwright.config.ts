import { defineConfig } from 'playwright/test';
import endToEnd from '../e2e/playwright.config';

/** The tests of `npm run test:packages` that need the built bundle and the demo server, as the end-to-end tests do. */
export default defineConfig({
  ...endToEnd,
  projects: endToEnd.projects?.filter(({ name }) => name === 'shell') ?? [],
});
