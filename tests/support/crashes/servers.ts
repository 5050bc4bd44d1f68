import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { freePort } from '../postgres';
import { UNSTORED_ANSWER } from './unstored-answer';

const SOURCE = ['--import', 'tsx', fileURLToPath(new URL('./server-process.ts', import.meta.url))];
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** A server that can be killed and restarts at the same address. */
export type KillableServer = {
  url: string;
  /** Kills it as a power cut would, and restarts it. */
  crash: () => Promise<void>;
  /** Waits until it has committed a write whose answer is not stored yet; only a faulty server reports that. */
  inGap: () => Promise<void>;
  stop: () => Promise<void>;
};

/**
 * Starts a server in a process of its own.
 *
 * @param script its bundled script; without one it runs from its sources
 */
export async function startKillable(env: Record<string, string>, script?: string): Promise<KillableServer> {
  // Without making PGlite's code faster, which takes longer than these short runs.
  const command = script === undefined ? SOURCE : ['--liftoff-only', script];
  const port = String(await freePort());
  let child = await started(command, { ...env, PORT: port });
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  };
  return {
    url: `http://127.0.0.1:${port}`,
    crash: async () => {
      await end('SIGKILL');
      child = await started(command, { ...env, PORT: port });
    },
    inGap: () =>
      new Promise((resolve) => {
        child.on('message', (said) => {
          if (said === UNSTORED_ANSWER) resolve();
        });
      }),
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) await end('SIGTERM');
    },
  };
}

async function started(command: readonly string[], env: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, command, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let said = '';
  child.stderr?.on('data', (part: Buffer) => {
    said = `${said}${part}`.slice(-2000);
  });
  await Promise.race([
    new Promise((resolve) => child.once('message', resolve)),
    new Promise((_, reject) => child.once('exit', () => reject(new Error(`The server did not start: ${said}`)))),
  ]);
  return child;
}
