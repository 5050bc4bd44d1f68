import { embeddedWith, serve } from './data';
import { type Figure, median } from './figures';
import { floodedLogInFigures } from './flooded-log-ins';

const EVENTS = 24;
const PASSWORD = 'Demo!2026';
/** Accounts of the seed that may log in. */
const NAMES = ['approved', 'awaiting', 'private', 'relation-blocked', 'relation-removal'];
const LOG_INS = 60;
const AT_ONCE = 4;
const GUESSES = 120;

/**
 * Measures log-ins per second over HTTP, and the duration of a wrong password with and without an account: it must not
 * reveal accounts. Then measures log-ins while one address floods the server.
 */
export async function accountFigures(): Promise<Figure[]> {
  const flooded = await floodedLogInFigures({ username: NAMES[0] ?? '', password: PASSWORD });
  return [...(await logInFigures()), ...flooded];
}

async function logInFigures(): Promise<Figure[]> {
  const data = await embeddedWith(EVENTS);
  // Each caller has an address of its own, or the server would soon refuse to answer.
  const server = await serve(data, { behindProxy: true });
  let callers = 0;

  async function timeOf(username: string, password: string, expected: number): Promise<number> {
    callers += 1;
    const start = performance.now();
    const response = await fetch(`${server.url}/clients/stadt/api/auth/login`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `10.0.${callers >> 8}.${callers & 255}`,
      },
      body: JSON.stringify({ username, password }),
    });
    await response.text();
    if (response.status !== expected) throw new Error(`The log-in of ${username} was answered ${response.status}`);
    return performance.now() - start;
  }

  try {
    for (const name of NAMES) await timeOf(name, PASSWORD, 200);
    const start = performance.now();
    const waiting = Array.from({ length: LOG_INS }, (_, index) => NAMES[index % NAMES.length] ?? '');
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (let name = waiting.pop(); name; name = waiting.pop()) await timeOf(name, PASSWORD, 200);
      }),
    );
    const perSecond = LOG_INS / ((performance.now() - start) / 1000);

    const known: number[] = [];
    const unknown: number[] = [];
    for (let index = 0; index < GUESSES; index += 1) {
      known.push(await timeOf(NAMES[index % NAMES.length] ?? '', `Wrong!${index}`, 401));
      unknown.push(await timeOf(`nobody-${index}`, `Wrong!${index}`, 401));
    }
    return [
      { what: `log-ins, PGlite, ${AT_ONCE} at a time`, value: perSecond, unit: '/s' },
      {
        what: 'wrong password, unknown | known account',
        value: median(unknown),
        floor: median(known),
        unit: 'ms',
        goal: 1.05,
      },
      {
        what: 'wrong password, known | unknown account',
        value: median(known),
        floor: median(unknown),
        unit: 'ms',
        goal: 1.05,
      },
    ];
  } finally {
    await server.close();
    await data.database.close();
  }
}
