import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SERVER = fileURLToPath(new URL('../../demo/backends/python/server.py', import.meta.url));

/** Checks whether the example backend can be started. */
export const hasPython = (): boolean =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, 'python3')));

/** Starts the example backend on a free port. @param fault the name of a fault in faults.py */
export async function startPythonBackend(fault?: string): Promise<{ base: string; stop: () => Promise<void> }> {
  // No files beside the sources: the cache of compiled modules would be one.
  const words = ['-B', SERVER, '--port', '0', ...(fault ? ['--fault', fault] : [])];
  const child = spawn('python3', words, { stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  const base = await new Promise<string>((resolve, reject) => {
    child.once('error', reject);
    child.stdout.setEncoding('utf8').once('data', (text: string) => resolve(text.trim()));
    void ended.then(() => reject(new Error(`The example backend has ended. ${errors}`)));
  });
  return {
    base,
    stop: () => {
      child.kill();
      return ended;
    },
  };
}
