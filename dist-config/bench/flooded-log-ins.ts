import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { embeddedWith, type Seeded, serve } from './data';
import { type Figure, percentile } from './figures';
import { openCachedPostgres } from './postgres';

const EVENTS = 24;
const LOG_INS = 60;
const FLOOD = fileURLToPath(new URL('./account-flood.ts', import.meta.url));
/** The maximum slowdown of the log-ins of others. */
const GOAL = 2;

/** Measures a log-in, alone and while one address floods the server with sign-ups and log-ins. */
export async function floodedLogInFigures(logIn: { username: string; password: string }): Promise<Figure[]> {
  const figures = [await figureOf(await embeddedWith(EVENTS), logIn)];
  const postgres = await openCachedPostgres();
  if (!postgres) {
    console.info('PostgreSQL is not installed here; only PGlite is measured.');
    return figures;
  }
  try {
    return [...figures, await figureOf(await postgres.withEvents(EVENTS), logIn)];
  } finally {
    await postgres.stop();
  }
}

async function figureOf(seeded: Seeded, credentials: object): Promise<Figure> {
  const server = await serve(seeded, { behindProxy: true });
  const api = `${server.url}/clients/stadt/api`;
  // The data stays between runs, and with it the rate limits of callers.
  const run = `${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`;
  let callers = 0;

  async function timeOfLogIn(): Promise<number> {
    callers += 1;
    const start = performance.now();
    const response = await fetch(`${api}/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.${run}.${callers & 255}` },
      body: JSON.stringify(credentials),
    });
    await response.text();
    if (response.status !== 200) throw new Error(`A log-in was answered ${response.status}.`);
    return performance.now() - start;
  }

  async function slowest(): Promise<number> {
    const times: number[] = [];
    for (let index = 0; index < LOG_INS; index += 1) times.push(await timeOfLogIn());
    return percentile(times, 95);
  }

  try {
    await slowest();
    const quiet = await slowest();
    const flood = spawn(process.execPath, ['--import', 'tsx', FLOOD, api, `198.${run}.1`], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    flood.stdout.setEncoding('utf8');
    await once(flood.stdout, 'data');
    const flooded = await slowest();
    const statuses = once(flood.stdout, 'data');
    flood.stdin.end();
    console.info(`${seeded.database.kind}, the flood was answered ${String(await statuses).trim()}`);
    const what = `log-in of others while one address floods | quiet, 95th percentile, ${seeded.database.kind}`;
    return { what, value: flooded, floor: quiet, unit: 'ms', goal: GOAL };
  } finally {
    await server.close();
    await seeded.database.close();
  }
}
