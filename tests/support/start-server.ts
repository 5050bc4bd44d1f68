import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** A server of the browser tests in a process of its own. */
export type StartedServer = { urls: string[]; stop: () => Promise<void> };

/**
 * Starts a server script (see serve-for-tests.ts), and waits until it listens.
 *
 * @param script a path from the root of the repository
 */
export async function startServer(script: string, ...given: string[]): Promise<StartedServer> {
  const server = spawn(process.execPath, ['--import', 'tsx', script, ...given], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = new Promise<number | null>((resolve) => server.once('exit', resolve));
  const urls = await Promise.race([
    new Promise<unknown>((resolve) => server.once('message', resolve)),
    ended.then((code) => Promise.reject(new Error(`${script} ended with code ${code}.`))),
  ]);
  if (!Array.isArray(urls)) throw new TypeError(`${script} told no addresses.`);
  return {
    urls: urls.map(String),
    stop: async () => {
      server.kill('SIGTERM');
      await ended;
    },
  };
}
