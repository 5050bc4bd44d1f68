import { expect, type Locator, type Page, type Route } from 'playwright/test';

/** A fault of a call. */
export type Fault = (route: Route) => Promise<unknown>;

const problem = (status: number, headers: Record<string, string> = {}, told: object = {}): Fault => {
  const body = JSON.stringify({ type: 'about:blank', title: 'x', status, code: 'internal', ...told });
  return (route) => route.fulfill({ status, headers, contentType: 'application/problem+json', body });
};
const body = (contentType: string, text: string): Fault => {
  return (route) => route.fulfill({ status: 200, contentType, body: text });
};

/** Faults by which a call gets no usable answer, by name. None of them ends by itself. */
export const FAULTS: Record<string, Fault> = {
  offline: (route) => route.abort('internetdisconnected'),
  'unknown name': (route) => route.abort('namenotresolved'),
  refused: (route) => route.abort('connectionrefused'),
  'cut line': (route) => route.abort('connectionreset'),
  'denied to this origin': (route) =>
    route.fulfill({ status: 200, contentType: 'application/json', body: '{"data":[]}', headers: { 'Access-Control-Allow-Origin': 'https://other.example' } }), // biome-ignore format: a table.
  ...Object.fromEntries(
    [400, 401, 403, 408, 409, 422, 425, 500, 502, 503, 504].map((status) => [String(status), problem(status)]),
  ),
  '429 for a minute': problem(429, { 'Retry-After': '60' }),
  '429 until a time': (route) => problem(429, { 'Retry-After': new Date(Date.now() + 60_000).toUTCString() })(route),
  '204': (route) => route.fulfill({ status: 204 }),
  'nothing at all': body('application/json', ''),
  'a captive portal': body('text/html', '<!doctype html><title>WLAN</title>'),
  'HTML labelled JSON': body('application/json', '<!doctype html><title>Error</title>'),
  'cut JSON': body('application/json', '{"data":[{"id":"1","ti'),
  'a list for an object': body('application/json', '[]'),
  'wrong types': body('application/json', '{"data":"none","meta":"none"}'),
  'null data': body('application/json', '{"data":null,"meta":null}'),
  'missing data': body('application/json', '{}'),
};

/** A fault only for calls for which 404 does not mean that a record is missing. */
export const NOT_THERE = problem(404);

/** Faults whose answers arrive but cannot be read; a call whose answer nobody reads succeeds with them. */
export const UNREADABLE = ['denied to this origin', 'wrong types', 'null data'];

/** Refuses two fields: one of the form by an unknown code, and one that no form has without naming its limit. */
export const refusedFields = (path: string): Fault =>
  problem(
    422,
    {},
    {
      code: 'wrong_data_zzz',
      errors: [
        { path, code: 'zzz_code' },
        { path: 'zzz.0.path', code: 'too_long' },
      ],
    },
  );

/** A counted call that has a fault for its answer, if any. */
export type WatchedCall = { fault: Fault | undefined; count: number };

/** Watches one call of the API. */
export async function watchCall(page: Page, method: string, path: string | RegExp): Promise<WatchedCall> {
  const call: WatchedCall = { fault: undefined, count: 0 };
  const pattern = typeof path === 'string' ? new RegExp(`/api/${path}(?:\\?|$)`) : path;
  await page.route(pattern, (route) => {
    if (route.request().method() !== method) return route.fallback();
    call.count += 1;
    return call.fault ? call.fault(route) : route.continue();
  });
  return call;
}

/** Lets calls fail until the returned function is called. */
export async function failCalls(page: Page, pattern: string | RegExp, fault: Fault): Promise<() => Promise<void>> {
  await page.route(pattern, fault);
  return () => page.unroute(pattern, fault);
}

/** Holds requests of the page until the returned function is called. */
export async function hold(page: Page, ...patterns: (string | RegExp)[]): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  for (const pattern of patterns) {
    await page.route(pattern, async (route) => {
      await released;
      await route.fallback();
    });
  }
  return release;
}

/** The code that the application needs: everything drawn before it is the painter's. */
export const APPLICATION = /\/dist\/chunks\/core/;

/** The calls for the list, for one event and for the settings. */
export const CALLS = {
  events: /\/api\/events(?:\?|$)/,
  event: /\/api\/events\/[^/?]+$/,
  similar: /\/api\/events\/[^/]+\/similar$/,
  settings: /\/api\/clientSettings$/,
  communities: /\/api\/communities(?:\?|$)/,
} as const;

/**
 * One fault of each kind: no line, no such answer, a busy server, an unreadable answer. The meaning and the message of
 * each status need no browser: the unit tests of the calls, of useQuery and of ErrorNotice cover them all.
 */
export const REPORTED_FAULTS = ['offline', '429 for a minute', '500', 'a captive portal', 'wrong types'].map(
  (name): [string, Fault] => [name, FAULTS[name] as Fault],
);

/** Returns the button that retries after a failure. */
export const retry = (place: Page | Locator) => place.getByRole('button', { name: 'Erneut versuchen' });

/** Returns the line with the number of events. */
export const count = (place: Page | Locator) => place.getByText(/^[\d.]+ Veranstaltung(en)?\b/).first();

/** The number of the town's events without a filter: 600 without those that are over today, and plus those of tests. */
export const ALL_EVENTS = /^(5[5-9]\d|6[0-4]\d) /;

/** Expects a failure message in plain language, with a way to continue. */
export async function expectMessage(page: Page, name: string): Promise<void> {
  await expect(retry(page), name).toBeVisible();
  await expectPlainWords(page.getByRole('alert').first(), name);
}

/** Expects a text for people: a cause, no code, no status. */
export async function expectPlainWords(message: Locator, name: string): Promise<void> {
  const words = (await message.textContent()) ?? '';
  expect(words.trim().length, name).toBeGreaterThan(20);
  expect(words, name).not.toMatch(/undefined|NaN|\[object|Error|TypeError|\b[45]\d\d\b|\{|zzz|internal|_/);
}

/**
 * Checks whether the browser requests a failed module again. Chromium up to version 150 keeps the failure until a
 * reload of the page; no code can change that.
 */
export async function asksForModulesAgain(page: Page): Promise<boolean> {
  const address = new URL('/dist/chunks/not-there-yet.js', page.url()).href;
  let asked = 0;
  await page.route(address, (route) => {
    asked += 1;
    return asked === 1 ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  return page.evaluate(async (module) => {
    await import(module).catch(() => undefined);
    return import(module).then(
      () => true,
      () => false,
    );
  }, address);
}
