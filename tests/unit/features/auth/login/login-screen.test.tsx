import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../../src/api/api-error';
import { guestOrderStorage } from '../../../../../src/app/drafts/guest-order-storage';
import { LoginScreen } from '../../../../../src/features/auth/login/login-screen';
import { itForAll } from '../../../../support/it-for-all';
import { afresh, aPortal, show, tidyScreens } from '../harness';

const LOGIN = { token: 'geheim', expires: '2126-11-21T13:00:00.000Z' };
const refuse = (error: ApiError) => () => {
  throw error;
};

tidyScreens();

type Setting = { route?: string; settings?: object; tag?: string; input?: object };

/** A user types name and password and sends the form. */
async function tryToLogIn(answer: () => unknown, { tag = '', input = {}, ...setting }: Setting = {}) {
  const resend = vi.fn((_: object) => ({}));
  const calls = { 'POST auth/login': answer, 'POST auth/confirm/resend': resend, 'GET persons': () => ({ id: '1' }) };
  const { portal, history } = aPortal({ ...setting, calls });
  Object.defineProperty(portal.element, 'localName', { value: tag });
  Object.assign(portal, { input });
  const screen = await show(LoginScreen, portal);
  await screen.type('username', 'erika');
  await screen.type('password', 'falsch');
  await screen.submit();
  return { ...screen, portal, history, resend };
}

describe('the log-in', () => {
  it('is a form that password managers know', async () => {
    const { box } = await show(LoginScreen, aPortal().portal);
    expect(box.querySelectorAll('form')).toHaveLength(1);
    expect(box.querySelector('form [name="username"]')?.getAttribute('autocomplete')).toBe('username');
    expect(box.querySelector('form [name="password"]')?.getAttribute('autocomplete')).toBe('current-password');
  });

  it('does not send an empty form', async () => {
    const { submit, text } = await show(LoginScreen, aPortal().portal);
    await submit();
    expect(text()).toContain('Bitte geben Sie Ihr Passwort ein.');
    expect(text()).not.toContain('Angaben fehlen');
  });

  it('leads to the requested screen, without a history entry of itself', async () => {
    const { history, portal } = await tryToLogIn(() => LOGIN, { route: '/auth/login?next=%2Fsecure%2Fprofile' });
    expect(history).toEqual(['/secure/profile']);
    expect(portal.client.session.validToken()).toBe('geheim');
  });

  itForAll(
    [
      ['event-portal', {}, '/auth/login', '/secure'],
      ['event-recording', {}, '/auth/login', '/secure/events/eventRecording'],
      ['event-recording', { eventId: 'e 1' }, '/en/auth/login', '/en/secure/events/eventRecording/e%201'],
      ['article-recording', {}, '/auth/login', '/secure/articles/articleRecording'],
      ['article-recording', { articleId: 'a' }, '/auth/login', '/secure/articles/articleRecording/a'],
      ['event-recording', {}, '/auth/login?next=%2Fsecure%2Fprofile', '/secure/profile'],
    ],
    afresh,
  )('leads to the screen of %s, as after a log-out, with %o from %s', async (tag, input, route, landed) => {
    const { history } = await tryToLogIn(() => LOGIN, { tag, input, route });
    expect(history).toEqual([landed]);
  });

  itForAll(
    [
      ['event-portal', true, '/auth/login', '/secure/promotion/order'],
      ['event-portal', true, '/en/auth/login?next=%2Fsecure%2Fprofile', '/en/secure/profile'],
      ['event-portal', false, '/auth/login', '/secure'],
      ['event-recording', true, '/auth/login', '/secure/events/eventRecording'],
    ],
    afresh,
  )('continues an order from before the log-in: in %s, with adverts %s, from %s', async (...given) => {
    const [tag, activateAdverts, route, landed] = given;
    const { portal } = aPortal({});
    guestOrderStorage(portal.client.host).write({ slot: 'card', dates: [] });
    const settings = { applicationSettings: { activateAdverts } };
    const { history } = await tryToLogIn(() => LOGIN, { tag, route, settings });
    guestOrderStorage(portal.client.host).forget();
    expect(history).toEqual([landed]);
  });

  itForAll(
    [
      ['email-not-confirmed', 'noch nicht bestätigt', 'E-Mail noch einmal senden'],
      ['invalid-credentials', 'Login oder Passwort sind nicht korrekt.', 'Neues Passwort anfordern'],
      ['invalid-status', 'zurzeit nicht freigegeben', 'Den Kontakt finden Sie im Impressum'],
      ['person-blocked', 'gesperrt', 'Den Kontakt finden Sie im Impressum'],
      ['something-else', 'hat nicht geklappt', 'Neues Passwort anfordern'],
      ['another-thing', 'hat nicht geklappt', 'Erneut versuchen'],
    ],
    afresh,
  )('has a message with remedy for %s', async (code, words, way) => {
    const answer = refuse(new ApiError('denied', { code, status: 403 }));
    const { text, find } = await tryToLogIn(answer, {
      settings: { links: { imprint: 'https://a.example/impressum' } },
    });
    expect(text()).toContain(words);
    expect(text()).toContain(way);
    expect(find<HTMLInputElement>('[name="password"]').value).toBe('falsch');
  });

  it("shows missing fields of the server's response", async () => {
    const fields = [{ path: 'password', code: 'required' }];
    const { find } = await tryToLogIn(refuse(new ApiError('rejected', { code: 'invalid-data', status: 422, fields })));
    expect(find('[name="password"]').getAttribute('aria-invalid')).toBe('true');
  });

  it('sends the mail again in place', async () => {
    const { press, text, resend } = await tryToLogIn(
      refuse(new ApiError('denied', { code: 'email-not-confirmed', status: 403 })),
    );
    await press('E-Mail noch einmal senden');
    expect(resend.mock.calls[0]?.[0]).toEqual({ username: 'erika' });
    expect(text()).toContain('unterwegs');
  });

  it('counts the time until the next attempt', async () => {
    const { text } = await tryToLogIn(
      refuse(new ApiError('busy', { code: 'too_many_attempts', status: 429, retryAfterMs: 125_000 })),
    );
    expect(text()).toContain('Zu viele Versuche');
    expect(text()).toMatch(/Neuer Versuch möglich in 2:0[45]/);
    expect(text()).toContain('Neues Passwort anfordern');
  });

  it('reports a missing connection like every form', async () => {
    const { text } = await tryToLogIn(refuse(new ApiError('offline')));
    expect(text()).toMatch(/Keine Verbindung|nicht erreichbar/);
  });

  it('shows a message to a logged-in person', async () => {
    const { portal } = aPortal({
      calls: { 'GET persons': () => ({ id: '1', firstName: 'Erika' }), 'POST auth/logout': () => ({}) },
    });
    portal.client.session.open(LOGIN.token, LOGIN.expires);
    const { text, box, press, settle } = await show(LoginScreen, portal);
    await settle();
    expect(text()).toContain('Sie sind schon angemeldet als Erika');
    expect(box.querySelector('form')).toBeNull();
    expect(box.querySelector('[data-route="/secure"]')).not.toBeNull();
    await press('Abmelden');
    expect(box.querySelector('form')).not.toBeNull();
  });
});
