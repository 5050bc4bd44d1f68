import { describe, expect, it, vi } from 'vitest';
import { noticesOf } from '../../../src/app/notices';
import { reLoginOf } from '../../../src/app/re-login';
import { GuardedArea } from '../../../src/shell/guarded-area';
import { accountScreens } from '../../../src/shell/screens';
import { itForAll } from '../../support/it-for-all';
import { afresh, aPortal, show, tidyScreens } from '../features/auth/harness';

tidyScreens();

const HOUR_MS = 3_600_000;
const SOON = () => new Date(Date.now() + HOUR_MS).toISOString();
const calls = { 'GET persons': () => ({ id: '7', firstName: 'Erika', lastName: 'Muster' }) };

/** Contents of the browser's storage by their name in the specification. */
const STORED = {
  'no token': { expiration: SOON() },
  'no expiry': { token: 't' },
  'an unparseable expiry': { token: 't', expiration: 'bald' },
  'a past expiry': { token: 't', expiration: '2020-01-01T00:00:00.000Z' },
  'a valid session': { token: 't', expiration: SOON() },
} as const;
type Stored = keyof typeof STORED;

function store(stored: Stored) {
  const { token, expiration } = STORED[stored] as { token?: string; expiration?: string };
  localStorage.setItem('authorization_host', 'https://a.example/clients/stadt');
  if (token) localStorage.setItem('authorization_token', token);
  if (expiration) localStorage.setItem('authorization_expiration', expiration);
}

const Secret = () => <p>Geheimes</p>;
const Area = () => (
  <GuardedArea routes={[]}>
    <Secret />
  </GuardedArea>
);

async function visit(stored: Stored, route: string, logoutToLogin: boolean) {
  store(stored);
  const { portal, history } = aPortal({ route, calls, settings: { authenticatedArea: { logoutToLogin } } });
  Object.defineProperty(portal.element, 'localName', { value: 'event-portal' });
  const shown = await show(Area, portal);
  await shown.settle();
  return { ...shown, portal, history };
}

/** Opens a screen with a valid session and returns functions to end it. */
async function inside(isHeld = false) {
  const visited = await visit('a valid session', '/secure/profile', false);
  if (isHeld) reLoginOf(visited.portal).keepScreen();
  return { ...visited, settled: visited.settle };
}

const prefixes = ['', '/en'];
const secureRoutes = accountScreens.filter(({ path }) => path.startsWith('/secure'));
const cases = secureRoutes.flatMap(({ path }) =>
  prefixes.flatMap((prefix) =>
    (Object.keys(STORED) as Stored[]).flatMap((stored) =>
      [true, false].map((logoutToLogin) => ({ route: prefix + path, prefix, path, stored, logoutToLogin })),
    ),
  ),
);

describe('the guard before the logged-in area', () => {
  it('guards every screen below /secure, and no other', () => {
    expect(accountScreens.filter(({ guard }) => guard === 'logged-in')).toEqual(secureRoutes);
    expect(secureRoutes.length).toBeGreaterThan(3);
  });

  itForAll(cases, afresh)('$route with $stored, logoutToLogin $logoutToLogin', async (given) => {
    const { route, prefix, path, stored, logoutToLogin } = given;
    const { history, text, portal } = await visit(stored, route, logoutToLogin);
    if (stored === 'a valid session') {
      expect(text()).toContain('Geheimes');
      expect(history).toEqual([route]);
      return;
    }
    const login = `${prefix}/auth/login${path === '/secure' ? '' : `?next=${encodeURIComponent(route)}`}`;
    expect(text()).toBe('');
    expect(history).toEqual([logoutToLogin ? login : `${prefix}/events`]);
    expect(noticesOf(portal).state.current?.link?.route).toBe(logoutToLogin ? undefined : login);
    expect(localStorage.getItem('authorization_token')).toBeNull();
  });
});

describe('a session that ends on a screen behind the log-in', () => {
  it('leaves the screen at once after a log-out, even from a form', async () => {
    const { portal, settled, text, history } = await inside(true);
    await settled(() => portal.client.session.close('left'));
    expect(text()).toBe('');
    expect(history).toEqual(['/events']);
    expect(noticesOf(portal).state.current).toMatchObject({ kind: 'success' });
    expect(reLoginOf(portal).state.isOpen).toBe(false);
  });

  itForAll(['expired', 'refused'] as const, afresh)('leaves the screen with a message if it is %s', async (end) => {
    const { portal, settled, text, history } = await inside();
    await settled(() => portal.client.session.close(end));
    expect(text()).toBe('');
    expect(history).toEqual(['/events']);
    expect(noticesOf(portal).state.current?.link?.route).toBe('/auth/login?next=%2Fsecure%2Fprofile');
  });

  it('stays below the log-in while something unsaved is on the screen, and goes on after it', async () => {
    const { portal, settled, text, history } = await inside(true);
    await settled(() => portal.client.session.close('expired'));
    expect(text()).toContain('Geheimes');
    expect(reLoginOf(portal).state.isOpen).toBe(true);
    await settled(() => {
      portal.client.session.open('neu', SOON());
      reLoginOf(portal).finish('again');
    });
    expect(text()).toContain('Geheimes');
    expect(history).toEqual(['/secure/profile']);
  });

  it('leaves the screen without a new log-in', async () => {
    const { portal, settled, text, history } = await inside(true);
    await settled(() => portal.client.session.close('expired'));
    await settled(() => reLoginOf(portal).finish('given-up'));
    expect(text()).toBe('');
    expect(history).toEqual(['/events']);
  });

  it('leads to the start page after a log-in of another person', async () => {
    const { portal, settled, history } = await inside(true);
    await settled(() => portal.client.session.close('expired'));
    await settled(() => {
      portal.client.session.open('neu', SOON());
      reLoginOf(portal).finish('other');
    });
    expect(history).toEqual(['/secure']);
  });

  it('ends at its expiry', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    const { portal, settled, text, until } = await inside();
    await settled(() => portal.client.session.open('neu', SOON()));
    await settled(() => vi.advanceTimersByTime(HOUR_MS - 1));
    expect(text()).toContain('Geheimes');
    await settled(() => vi.advanceTimersByTime(2));
    await until(() => expect(text()).toBe(''));
  });
});
