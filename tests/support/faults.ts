import { expect, type Locator, type Page, type Route } from 'playwright/test';

/** What goes wrong with a call. */
export type Fault = (route: Route) => Promise<unknown>;

const problem = (status: number, headers: Record<string, string> = {}): Fault => {
  const body = JSON.stringify({ type: 'about:blank', title: 'x', status, code: 'internal' });
  return (route) => route.fulfill({ status, headers, contentType: 'application/problem+json', body });
};
const body = (contentType: string, text: string): Fault => {
  return (route) => route.fulfill({ status: 200, contentType, body: text });
};

/** Ways in which no usable answer comes, by name. None of them passes by itself. */
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

/** Lets calls fail until the returned function is called. */
export async function failCalls(page: Page, pattern: string | RegExp, fault: Fault): Promise<() => Promise<void>> {
  await page.route(pattern, fault);
  return () => page.unroute(pattern, fault);
}

/** A call of the list, of one event, of the settings. */
export const CALLS = {
  events: /\/api\/events(?:\?|$)/,
  event: /\/api\/events\/[^/?]+$/,
  similar: /\/api\/events\/[^/]+\/similar$/,
  settings: /\/api\/clientSettings$/,
  communities: /\/api\/communities(?:\?|$)/,
} as const;

const ALL = Object.entries(FAULTS);

/** The table in parts, so that two workers share it. */
export const PARTS = [0, 1, 2].map((part) => ALL.filter((_, place) => place % 3 === part));

/** The button of a failure. */
export const retry = (place: Page | Locator) => place.getByRole('button', { name: 'Erneut versuchen' });

/** The line that says how many events there are. */
export const count = (page: Page) => page.getByText(/^[\d.]+ Veranstaltung(en)?\b/).first();

/** Expects a failure to be told in plain words, with a way on. */
export async function expectMessage(page: Page, name: string): Promise<void> {
  await expect(retry(page), name).toBeVisible();
  const words = (await page.getByRole('alert').first().textContent()) ?? '';
  expect(words.trim().length, name).toBeGreaterThan(20);
  expect(words, name).not.toMatch(/undefined|\[object|Error|TypeError|\b[45]\d\d\b|\{/);
}
