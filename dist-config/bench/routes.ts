import { type Bench, type Conditions, slowDown, untilReady, type Visit } from './browser';
import { type Figure, median } from './figures';
import { type Site, untilQuiet } from './page-load';

/** A screen that is one click away. */
type Route = {
  name: string;
  /** The screen with the link; undefined for the list. */
  from?: string;
  link: string;
  /** The heading of the screen; that of a detail is the text of its link. */
  heading?: string;
  isMember?: boolean;
};

const to = (path: string) => `a[data-route="${path}"]`;
const ROUTES: Route[] = [
  { name: 'detail', link: 'article :is(h2, h3, h4) a[data-route]' },
  { name: 'log-in', link: to('/auth/login'), heading: 'Anmelden' },
  { name: 'sign-up', from: '/auth/login', link: to('/auth/signup'), heading: 'Registrieren' },
  { name: 'password', from: '/auth/login', link: to('/auth/request-reset'), heading: 'Neues Passwort anfordern' },
  { name: 'start', link: to('/secure'), heading: 'Hallo Sabine Maier', isMember: true },
  { name: 'profile', from: '/secure', link: to('/secure/profile'), heading: 'Mein Profil', isMember: true },
];
const MEMBER = { username: 'approved', password: 'Demo!2026' };

const MAX_TRIPS = { cold: 2, hovered: 1 };
/** The hover time in milliseconds after which the portal has preloaded a link. */
const HOVER_MS = 1200;
const QUIET_MS = 300;
const HOUR_MS = 3_600_000;
/** Disables preloads by visibility: a cold click comes before a link has been in view. */
const UNSEEN = `window.IntersectionObserver = class { observe() {} unobserve() {} disconnect() {} takeRecords() { return []; } };`;

/** The cost of a click: milliseconds until all of the screen is shown, files of code, and sequential requests. */
type Click = { ms: number; files: number; trips: number };

/** Measures time, files and round trips of each route after a click: at once, and after a hover. */
export async function routeFigures(bench: Bench, { url }: Site, runs: number): Promise<Figure[]> {
  const logIn = await logInScript(url);
  const clicks = new Map<string, Click[]>();
  for (let run = 0; run < runs; run += 1) {
    for (const route of ROUTES) {
      for (const isHovered of [false, true]) {
        const key = `${route.name}, ${isHovered ? 'hovered' : 'cold'}`;
        const click = await clickOn(bench, url, route, isHovered, route.isMember ? [logIn] : []);
        clicks.set(key, [...(clicks.get(key) ?? []), click]);
      }
    }
  }
  return [...clicks].flatMap(([key, known]) => {
    const middle = (measure: keyof Click) => median(known.map((click) => click[measure]));
    const goal = key.endsWith('hovered') ? MAX_TRIPS.hovered : MAX_TRIPS.cold;
    return [
      { what: `route ${key}: until it is shown`, value: middle('ms'), unit: 'ms' as const },
      { what: `route ${key}: files`, value: middle('files'), unit: '' as const },
      { what: `route ${key}: round trips`, value: middle('trips'), unit: '' as const, goal },
    ];
  });
}

async function clickOn(
  bench: Bench,
  url: string,
  { from, link, heading }: Route,
  isHovered: boolean,
  scripts: string[],
): Promise<Click> {
  const quick: Conditions = { isNetworkSlow: false, isCpuSlow: false };
  const visit = await bench.visit({ ...quick, scripts: isHovered ? scripts : [...scripts, UNSEEN] });
  try {
    const { page } = visit;
    await page.goto(`${url}/whole-portal/`, { waitUntil: 'commit' });
    await untilReady(visit);
    if (from) await page.evaluate((path) => window.benchActions.navigate(path), from);
    const target = page.locator(`event-portal ${link}`).first();
    await target.waitFor();
    await untilQuiet(visit, QUIET_MS);
    if (isHovered) {
      await target.hover();
      await page.waitForTimeout(HOVER_MS);
      await untilQuiet(visit, QUIET_MS);
    }
    await slowDown(visit);
    const { clicked, shown } = await page.evaluate(
      ([selector, title]) => window.benchActions.openAndWait(selector, title),
      [link, heading] as const,
    );
    return costOf(visit, clicked, shown);
  } finally {
    await visit.close();
  }
}

function costOf({ requests }: Visit, clicked: number, shown: number): Click {
  const requested = requests.filter(({ type, at }) => type !== 'Image' && at >= clicked && at <= shown);
  return {
    ms: shown - clicked,
    files: requested.filter(({ type }) => type === 'Script').length,
    trips: tripsOf(requested),
  };
}

/** Counts sequential requests, each after the answer of the one before. */
export function tripsOf(requests: readonly { at: number; end?: number }[]): number {
  const known: { end: number; trips: number }[] = [];
  for (const { at, end = Number.POSITIVE_INFINITY } of [...requests].sort((a, b) => a.at - b.at)) {
    const before = known.filter((other) => other.end <= at).map(({ trips }) => trips);
    known.push({ end, trips: Math.max(0, ...before) + 1 });
  }
  return Math.max(0, ...known.map(({ trips }) => trips));
}

/** Returns a script that logs in, as a host page with its own log-in does. */
export async function logInScript(url: string): Promise<string> {
  // The clock of the data is another day, and so is the end of the token.
  const entries = {
    authorization_token: await memberToken(url),
    authorization_expiration: new Date(Date.now() + HOUR_MS).toISOString(),
    authorization_host: hostOf(url),
  };
  return `for (const [name, value] of Object.entries(${JSON.stringify(entries)})) localStorage.setItem(name, value);`;
}

const hostOf = (url: string) => `${url}/clients/stadt`;

/** Returns the token of a person who may use all screens of the account area. */
export async function memberToken(url: string): Promise<string> {
  const response = await fetch(`${hostOf(url)}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(MEMBER),
  });
  const { data }: { data: { token: string } } = await response.json();
  return data.token;
}
