import { startServer } from './start-server';

/**
 * Starts the demo server for a run of browser tests, unless `DEMO_URL` names a running one. The tests find it as their
 * `baseURL`, the same server on another origin in `process.env.OTHER_URL`, and a website to import from in
 * `process.env.SITE_URL`.
 *
 * @returns the teardown for Playwright
 */
export default async function startDemo(): Promise<() => Promise<void>> {
  if (process.env.DEMO_URL) {
    process.env.OTHER_URL ??= process.env.DEMO_URL.replace('127.0.0.1', 'localhost');
    return async () => {};
  }
  const { urls, stop } = await startServer('tests/support/demo-process.ts');
  [process.env.DEMO_URL, process.env.OTHER_URL, process.env.SITE_URL] = urls;
  return stop;
}
