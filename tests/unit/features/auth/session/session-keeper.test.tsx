import { act, Fragment } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../../src/api/api-error';
import { registerLogOutQuestion } from '../../../../../src/app/log-out';
import { personStoreOf } from '../../../../../src/app/person-store';
import { reLoginOf } from '../../../../../src/app/re-login';
import { SessionKeeper } from '../../../../../src/features/auth/session/session-keeper';
import { aPortal, type Calls, show, tidyScreens } from '../harness';

const MINUTE_MS = 60_000;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS).toISOString();
const erika = () => ({ id: '1', username: 'erika' });

const Keeper = () => <SessionKeeper />;

tidyScreens();
// The clock stands, so that no minute is over while a busy machine shows a screen.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});

/** Shows an element whose user is logged in for some minutes. */
async function keeping(minutes: number, calls: Calls = {}) {
  const { portal, history } = aPortal({ route: '/secure/profile', calls: { 'GET persons': erika, ...calls } });
  portal.client.session.open('t', inMinutes(minutes));
  await personStoreOf(portal.client).load();
  const screen = await show(Keeper, portal, Fragment);
  return { ...screen, portal, history, session: portal.client.session };
}

const TITLE = 'Möchten Sie angemeldet bleiben?';

describe('shortly before the end', () => {
  it('there is no notice', async () => {
    const { text } = await keeping(60);
    expect(text()).toBe('');
  });

  it('one press goes on', async () => {
    const renew = vi.fn((_: object) => ({ token: 't', expires: inMinutes(60) }));
    const { text, press, session } = await keeping(1.5, { 'POST auth/renew': renew });
    expect(text()).toContain(TITLE);
    expect(text()).toMatch(/Noch 1:30 Minuten/);
    await press('Angemeldet bleiben');
    expect(renew).toHaveBeenCalledTimes(1);
    expect(session.timeLeftMs()).toBeGreaterThan(59 * MINUTE_MS);
    expect(text()).toBe('');
  });

  it('Escape closes the question, and renews nothing', async () => {
    const renew = vi.fn((_: object) => ({ token: 't', expires: inMinutes(60) }));
    const { text, find, settle, session } = await keeping(1.5, { 'POST auth/renew': renew });
    await act(async () => void find('dialog').dispatchEvent(new Event('cancel', { cancelable: true })));
    await settle();
    expect(text()).toBe('');
    // The user has answered: coming back to the window asks nothing again.
    await act(async () => void window.dispatchEvent(new Event('focus')));
    expect(text()).toBe('');
    expect(renew).not.toHaveBeenCalled();
    expect(session.state.token).toBe('t');
  });

  it('the user can log out', async () => {
    const { text, press, portal, session } = await keeping(1.5, { 'POST auth/logout': () => ({}) });
    const ask = vi.fn();
    const end = registerLogOutQuestion(portal.element, ask);
    await press('Abmelden');
    end();
    expect(text()).toBe('');
    // Whoever asks about drafts decides; this dialog ends nothing by itself.
    expect(ask).toHaveBeenCalledTimes(1);
    expect(session.state.token).toBe('t');
  });

  it('shows an error if it cannot be extended, with a retry', async () => {
    const renew = vi
      .fn<(body: object) => unknown>()
      .mockRejectedValueOnce(new ApiError('offline'))
      .mockImplementation(() => ({ token: 't', expires: inMinutes(60) }));
    const { text, press } = await keeping(1.5, { 'POST auth/renew': renew });
    await press('Angemeldet bleiben');
    expect(text()).toMatch(/Keine Verbindung|nicht erreichbar/);
    await press('Erneut versuchen');
    expect(text()).toBe('');
  });

  it('the final end is announced only once', async () => {
    const renew = () => ({ token: 't', expires: inMinutes(1) });
    const { text, press } = await keeping(1.5, { 'POST auth/renew': renew });
    await press('Angemeldet bleiben');
    expect(text()).toBe('');
  });

  it('an extended session is announced again before its end', async () => {
    const { text, press, session } = await keeping(1.5, {
      'POST auth/renew': () => ({ token: 't', expires: inMinutes(60) }),
    });
    await press('Angemeldet bleiben');
    expect(text()).toBe('');
    // By the server's clock it is 58:30 minutes later.
    await act(async () => {
      session.noteServerTime(Date.now() + 58.5 * MINUTE_MS);
      window.dispatchEvent(new Event('focus'));
    });
    expect(text()).toContain(TITLE);
  });

  it('closes when another tab goes on', async () => {
    const { text, session, settle } = await keeping(1.5);
    expect(text()).toContain(TITLE);
    localStorage.setItem('authorization_expiration', inMinutes(60));
    await act(async () => void session.validToken());
    await settle();
    expect(text()).toBe('');
  });

  it('is shown by one element of the page, and by the next one if that is removed', async () => {
    const first = await keeping(1.5);
    const second = await show(Keeper, { ...aPortal().portal, client: first.portal.client }, Fragment);
    expect(first.text()).toContain(TITLE);
    expect(second.text()).toBe('');
    await first.leave();
    expect(second.text()).toContain(TITLE);
  });

  it('closes at the end', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    const { text, session, settle, until } = await keeping(1);
    expect(text()).toContain(TITLE);
    await settle(() => vi.advanceTimersByTime(MINUTE_MS + 1));
    await until(() => expect(session.state.end).toBe('expired'));
    expect(text()).toBe('');
  });
});

describe('the log-in above a form', () => {
  /** A form asks for a session that has ended. */
  async function asked(calls: Calls = {}) {
    const kept = await keeping(60, calls);
    let end: Promise<string> = Promise.resolve('');
    await act(async () => {
      kept.session.close('expired');
      end = reLoginOf(kept.portal).request();
    });
    await kept.settle();
    return { ...kept, end };
  }

  const login = (id: string): Calls => ({
    'POST auth/login': () => ({ token: `token-${id}`, expires: inMinutes(60) }),
  });

  it('knows the person of the form, and continues for the same one', async () => {
    const { find, type, submit, end, text } = await asked(login('1'));
    const name = find<HTMLInputElement>('[name="username"]');
    expect(name.value).toBe('erika');
    expect(name.readOnly).toBe(true);
    await type('password', 'geheim');
    await submit();
    expect(await end).toBe('again');
    expect(text()).toBe('');
  });

  it('knows the person of the form after a moment without subscribers', async () => {
    const { portal, session, leave } = await keeping(60);
    session.close('expired');
    await leave();
    void reLoginOf(portal).request();
    const { find } = await show(Keeper, portal, Fragment);
    expect(find<HTMLInputElement>('[name="username"]').value).toBe('erika');
  });

  it('forgets the person after a log-out', async () => {
    const { portal, session, find } = await keeping(60);
    await act(async () => {
      session.close('left');
      void reLoginOf(portal).request();
    });
    expect(find<HTMLInputElement>('[name="username"]').value).toBe('');
  });

  it('stays open while the log-in is refused', async () => {
    const { type, submit, text, portal, find } = await asked({
      'POST auth/login': () => {
        throw new ApiError('denied', { code: 'invalid-credentials', status: 401 });
      },
    });
    await type('password', 'falsch');
    await submit();
    expect(text()).toContain('Login oder Passwort sind nicht korrekt.');
    expect(find('a[href$="/auth/request-reset"]').getAttribute('target')).toBe('_blank');
    expect(reLoginOf(portal).state.isOpen).toBe(true);
  });

  it('closes when the same person logs in in another tab', async () => {
    const { session, settle, end } = await asked();
    localStorage.setItem('authorization_token', 'elsewhere');
    localStorage.setItem('authorization_expiration', inMinutes(60));
    localStorage.setItem('authorization_host', session.host);
    await act(async () => void session.validToken());
    await settle();
    expect(await end).toBe('again');
  });

  it('reports another person', async () => {
    let id = '1';
    const { session, settle, end } = await asked({ 'GET persons': () => ({ id, username: 'x' }) });
    id = '2';
    await act(async () => session.open('other', inMinutes(60)));
    await settle();
    expect(await end).toBe('other');
  });

  it('waits until the person is loaded', async () => {
    let isBroken = false;
    const { session, settle, end, text, press } = await asked({
      'GET persons': () => {
        if (isBroken) throw new ApiError('offline');
        return erika();
      },
    });
    isBroken = true;
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await act(async () => session.open('again', inMinutes(60)));
    await settle();
    expect(text()).toMatch(/Keine Verbindung|nicht erreichbar/);
    isBroken = false;
    await press('Erneut versuchen');
    expect(await end).toBe('again');
  });

  it('explains the effect on the form before it is closed', async () => {
    const { find, text, press, portal, end } = await asked();
    await act(async () => void find('dialog').dispatchEvent(new Event('cancel', { cancelable: true })));
    expect(text()).toContain('bleiben sie auf diesem Gerät');
    await press('Zurück zur Anmeldung');
    expect(text()).toContain('Bitte melden Sie sich noch einmal an');
    await act(async () => void find('dialog').dispatchEvent(new Event('cancel', { cancelable: true })));
    expect(reLoginOf(portal).state.isOpen).toBe(true);
    await press('Ohne Anmeldung weiter');
    expect(await end).toBe('given-up');
  });

  it('lets another person log in on the log-in screen, and return', async () => {
    const { press, end, history } = await asked();
    await press('Als jemand anderes anmelden');
    expect(await end).toBe('given-up');
    expect(history.at(-1)).toBe('/auth/login?next=%2Fsecure%2Fprofile');
  });
});
