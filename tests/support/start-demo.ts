import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Starts the demo server for a run of browser tests, unless `DEMO_URL` names one that runs already. The tests find it
 * as their `baseURL`, and the same server on another origin in `process.env.OTHER_URL`.
 *
 * @returns the end of the server, for Playwright to call
 */
export default async function startDemo(): Promise<() => Promise<void>> {
  if (process.env.DEMO_URL) {
    process.env.OTHER_URL ??= process.env.DEMO_URL.replace('127.0.0.1', 'localhost');
    return async () => {};
  }
  const server = spawn(process.execPath, ['--import', 'tsx', 'tests/support/demo-process.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = new Promise<number | null>((resolve) => server.once('exit', resolve));
  const urls = await Promise.race([
    new Promise<unknown>((resolve) => server.once('message', resolve)),
    ended.then((code) => Promise.reject(new Error(`The demo server ended with code ${code}.`))),
  ]);
  if (!Array.isArray(urls)) throw new TypeError('The demo server told no addresses.');
  [process.env.DEMO_URL, process.env.OTHER_URL] = urls.map(String);
  return async () => {
    server.kill('SIGTERM');
    await ended;
  };
}
