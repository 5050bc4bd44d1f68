import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { SendOptions } from '../../../../../src/api/api';
import { ApiError } from '../../../../../src/api/api-error';
import { noticesOf } from '../../../../../src/app/notices';
import { personStoreOf } from '../../../../../src/app/person-store';
import { ConfirmScreen } from '../../../../../src/features/auth/link/confirm-screen';
import { MagicScreen } from '../../../../../src/features/auth/link/magic-screen';
import { RequestResetScreen } from '../../../../../src/features/auth/password/request-reset-screen';
import { ResetScreen } from '../../../../../src/features/auth/password/reset-screen';
import { waitingSignupStorage } from '../../../../../src/features/auth/waiting-signup';
import { withNext } from '../../../../../src/routing/redirects';
import { itForAll } from '../../../../support/it-for-all';
import { aPersonAnswer } from '../../../../support/person-answers';
import { afresh, aPortal, show, tidyScreens } from '../harness';

const LOGIN = { token: 'geheim', expires: '2126-11-21T13:00:00.000Z' };

tidyScreens();

/** Expects two calls with the same key, so that the server answers the second like the first. */
function expectOneAttempt({ mock }: { mock: { calls: [body: object, sending?: SendOptions | undefined][] } }) {
  const [first, second] = mock.calls;
  expect(mock.calls).toHaveLength(2);
  expect(second).toEqual(first);
  expect(first?.[1]?.idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
}

describe('the link that confirms an address', () => {
  it('is redeemed once, and its key is removed from the address', async () => {
    const confirm = vi.fn((_: object) => ({}));
    const { portal, history } = aPortal({ route: '/auth/confirm?key=k', calls: { 'POST auth/confirm': confirm } });
    const first = await show(ConfirmScreen, portal);
    await first.settle();
    expect(history).toEqual(['/auth/confirm']);
    expect(first.text()).toContain('E-Mail-Adresse bestätigt');
    await first.leave();
    const again = await show(ConfirmScreen, portal);
    await again.settle();
    expect(again.text()).toContain('E-Mail-Adresse bestätigt');
    expect(confirm.mock.calls.map(([body]) => body)).toEqual([{ key: 'k' }]);
  });

  describe('on the device that signed up', () => {
    const next = '/secure/events/eventRecording';
    const waiting = (portal: ReturnType<typeof aPortal>['portal']) => waitingSignupStorage(portal.client.host);

    it('logs in, and leads to the requested screen', async () => {
      const confirm = vi.fn((_: object) => LOGIN);
      const { portal, history } = aPortal({ route: '/auth/confirm?key=k', calls: { 'POST auth/confirm': confirm } });
      waiting(portal).write({ confirmation: 'geheim', next });
      const { until } = await show(ConfirmScreen, portal);
      await until(() => expect(history.at(-1)).toBe(next));
      expect(confirm.mock.calls.map(([body]) => body)).toEqual([{ key: 'k', confirmation: 'geheim' }]);
      expect(portal.client.session.state.token).toBe(LOGIN.token);
      expect(noticesOf(portal).state.current?.text).toBe('E-Mail-Adresse bestätigt. Sie sind angemeldet.');
      expect(waiting(portal).read()).toBeUndefined();
    });

    it('leads to the log-in and then to the screen if the answer with the session was lost', async () => {
      const { portal } = aPortal({ route: '/auth/confirm?key=k', calls: { 'POST auth/confirm': () => ({}) } });
      waiting(portal).write({ confirmation: 'geheim', next });
      const { settle, find, text } = await show(ConfirmScreen, portal);
      await settle();
      expect(text()).toContain('Sie können sich jetzt anmelden.');
      expect(find<HTMLAnchorElement>('a.button').dataset.route).toBe(withNext('/auth/login', next));
    });

    it('follows no address of another site', async () => {
      const { portal, history } = aPortal({
        route: '/auth/confirm?key=k',
        calls: { 'POST auth/confirm': () => LOGIN },
      });
      waiting(portal).write({ confirmation: 'geheim', next: '//evil.example' });
      const { until } = await show(ConfirmScreen, portal);
      await until(() => expect(history.at(-1)).toBe('/secure'));
    });

    it('keeps the session of another person who is logged in', async () => {
      const confirm = vi.fn((_: object) => LOGIN);
      const calls = { 'POST auth/confirm': confirm, 'GET persons': () => aPersonAnswer({}) };
      const { portal } = aPortal({ route: '/auth/confirm?key=k', calls });
      waiting(portal).write({ confirmation: 'geheim', next });
      portal.client.session.open('andere', LOGIN.expires);
      const { settle, press } = await show(ConfirmScreen, portal);
      await settle();
      await press('Bestätigen');
      expect(confirm.mock.calls.map(([body]) => body)).toEqual([{ key: 'k' }]);
      expect(portal.client.session.state.token).toBe('andere');
    });
  });

  it('shows the new address to a logged-in person at once', async () => {
    let email = 'alt@example.org';
    const confirm = () => {
      email = 'neu@example.org';
      return {};
    };
    const calls = { 'POST auth/confirm': confirm, 'GET persons': () => aPersonAnswer({ email }) };
    const { portal } = aPortal({ route: '/auth/confirm?key=k', calls });
    portal.client.session.open(LOGIN.token, LOGIN.expires);
    const { state, load } = personStoreOf(portal.client);
    await load();
    expect(state.current).toMatchObject({ person: { email: 'alt@example.org' } });
    const { until, press, settle } = await show(ConfirmScreen, portal);
    // Nothing happens by opening the link.
    await settle();
    expect(email).toBe('alt@example.org');
    await press('Bestätigen');
    await until(() => expect(state.current).toMatchObject({ person: { email: 'neu@example.org' } }));
  });

  itForAll(
    [
      ['key_used', 410, 'schon benutzt'],
      ['key_expired', 410, 'abgelaufen'],
      ['key_unknown', 404, 'ungültig'],
    ],
    afresh,
  )('helps after %s', async (code, status, words) => {
    const confirm = () => {
      throw new ApiError('missing', { code, status });
    };
    const resend = vi.fn((_: object) => ({}));
    const calls = { 'POST auth/confirm': confirm, 'POST auth/confirm/resend': resend };
    const { portal } = aPortal({ route: '/auth/confirm?key=k', calls });
    const { text, settle, type, submit } = await show(ConfirmScreen, portal);
    await settle();
    expect(text()).toContain(words);
    await type('email', 'erika@example.org');
    await submit();
    expect(resend.mock.calls[0]?.[0]).toEqual({ username: 'erika@example.org' });
    expect(text()).toContain('Bitte sehen Sie in Ihr Postfach');
  });

  it('can be retried if the server was unreachable', async () => {
    const confirm = vi
      .fn<(body: object) => unknown>()
      .mockRejectedValueOnce(new ApiError('offline'))
      .mockResolvedValue({});
    const { portal } = aPortal({ route: '/auth/confirm?key=k', calls: { 'POST auth/confirm': confirm } });
    const { text, settle, press } = await show(ConfirmScreen, portal);
    await settle();
    expect(text()).toMatch(/Keine Verbindung|nicht erreichbar/);
    await press('Erneut versuchen');
    expect(text()).toContain('E-Mail-Adresse bestätigt');
    expectOneAttempt(confirm);
  });

  describe('with a password field', () => {
    const asking = (purpose: string) =>
      new ApiError('rejected', {
        code: 'password_required',
        status: 422,
        fields: [{ path: 'password', code: 'required', params: { purpose } }],
      });
    const wrong = new ApiError('rejected', {
      code: 'password_incorrect',
      status: 422,
      fields: [{ path: 'password', code: 'password_incorrect' }],
    });
    const opened = async (confirm: (body: object) => unknown) => {
      const { portal } = aPortal({ route: '/auth/confirm?key=k', calls: { 'POST auth/confirm': confirm } });
      const screen = await show(ConfirmScreen, portal);
      await screen.settle();
      return { ...screen, portal };
    };

    it('is confirmed with the right password, and names the next step', async () => {
      const confirm = vi
        .fn<(body: object) => unknown>()
        .mockRejectedValueOnce(asking('confirm'))
        .mockRejectedValueOnce(wrong)
        .mockResolvedValue({ awaits: 'approval' });
      const { text, type, submit, leave, portal } = await opened(confirm);
      expect(text()).toContain('das Sie bei der Registrierung gewählt haben');
      await submit();
      expect(confirm).toHaveBeenCalledTimes(1);
      await type('password', 'falsch');
      await submit();
      expect(text()).toContain('Dieses Passwort ist nicht korrekt');
      await type('password', 'Blauer+Krug7');
      await submit();
      expect(confirm.mock.lastCall?.[0]).toEqual({ key: 'k', password: 'Blauer+Krug7' });
      expect(text()).toContain('Sobald wir es freigegeben haben');
      expect(text()).not.toContain('Anmelden');
      await leave();
      const again = await show(ConfirmScreen, portal);
      await again.settle();
      expect(again.text()).toContain('Sobald wir es freigegeben haben');
      expect(confirm).toHaveBeenCalledTimes(3);
    });

    it('repeats the same request after a lost response', async () => {
      const confirm = vi
        .fn<(body: object, sending?: SendOptions) => unknown>()
        .mockRejectedValueOnce(asking('confirm'))
        .mockRejectedValueOnce(new ApiError('timeout'))
        .mockResolvedValue({});
      const { text, type, submit } = await opened(confirm);
      await type('password', 'Blauer+Krug7');
      await submit();
      await submit();
      expect(text()).toContain('Sie können sich jetzt anmelden.');
      const [first] = confirm.mock.calls.shift() ?? [];
      expect(first).toEqual({ key: 'k' });
      expectOneAttempt(confirm);
    });

    it('offers another link once its own is over', async () => {
      const confirm = vi
        .fn<(body: object) => unknown>()
        .mockRejectedValueOnce(asking('confirm'))
        .mockRejectedValue(new ApiError('missing', { code: 'key_expired', status: 410 }));
      const { text, type, submit, box } = await opened(confirm);
      await type('password', 'Blauer+Krug7');
      await submit();
      expect(text()).toContain('Dieser Link ist abgelaufen');
      expect(text()).toContain('Neuen Link anfordern');
      expect(box.querySelector('[type="password"]')).toBeNull();
    });

    it('is reset by another link', async () => {
      const confirm = vi.fn((body: object) => {
        if ('password' in body) throw new ApiError('missing', { code: 'key_used', status: 410 });
        throw asking('confirm');
      });
      const { text, type, submit, settle, portal, find } = await opened(confirm);
      await type('password', 'Blauer+Krug7');
      await submit();
      expect(text()).toContain('schon benutzt');
      await act(async () => portal.navigate('/auth/confirm?key=zweiter'));
      await settle();
      expect(find<HTMLInputElement>('[name="password"]').value).toBe('');
      expect(confirm.mock.lastCall?.[0]).toEqual({ key: 'zweiter' });
    });

    it('is confirmed with a new password by a person without one', async () => {
      const confirm = vi.fn<(body: object) => unknown>().mockRejectedValueOnce(asking('confirm')).mockResolvedValue({});
      const { text, type, submit, press } = await opened(confirm);
      await press('Ich habe dieses Konto nicht angelegt oder das Passwort vergessen: neues festlegen');
      await type('password1', 'Grüner+Krug8');
      await type('password2', 'Grüner+Krug8');
      await submit();
      expect(confirm.mock.lastCall?.[0]).toEqual({ key: 'k', password1: 'Grüner+Krug8', password2: 'Grüner+Krug8' });
      expect(text()).toContain('Sie können sich jetzt anmelden.');
    });

    it('has no link to a new password for a changed address', async () => {
      const { text } = await opened(() => {
        throw asking('email');
      });
      expect(text()).toContain('das Passwort Ihres Kontos');
      expect(text()).not.toContain('neues festlegen');
    });
  });

  it('can be requested without a key, as after a reload', async () => {
    const { text } = await show(ConfirmScreen, aPortal({ route: '/auth/confirm' }).portal);
    expect(text()).toContain('Öffnen Sie dazu den Link in der E-Mail');
    expect(text()).toContain('Neuen Link anfordern');
  });
});

describe('the link that logs in', () => {
  it('logs in once, after a click, and continues', async () => {
    const redeem = vi.fn((_: object) => LOGIN);
    const calls = { 'POST auth/magic/redeem': redeem, 'GET persons': () => ({ id: '1' }) };
    const { portal, history } = aPortal({ route: '/auth/magic?key=k', calls });
    const { settle, press, text } = await show(MagicScreen, portal);
    await settle();
    expect(redeem).not.toHaveBeenCalled();
    expect(text()).toContain('Der Link gilt nur einmal.');
    expect(history).toEqual(['/auth/magic']);
    await press('Anmelden');
    expect(redeem).toHaveBeenCalledTimes(1);
    expect(portal.client.session.validToken()).toBe('geheim');
    expect(history).toEqual(['/secure']);
  });

  it('asks again for another link', async () => {
    const redeem = vi.fn((_: object) => {
      throw new ApiError('missing', { code: 'key_used', status: 410 });
    });
    const { portal } = aPortal({ route: '/auth/magic?key=k', calls: { 'POST auth/magic/redeem': redeem } });
    const { settle, press, text } = await show(MagicScreen, portal);
    await press('Anmelden');
    expect(text()).toContain('schon benutzt');
    await act(async () => portal.navigate('/auth/magic?key=zweiter'));
    await settle();
    expect(redeem).toHaveBeenCalledTimes(1);
    await press('Anmelden');
    expect(redeem.mock.lastCall?.[0]).toEqual({ key: 'zweiter' });
  });

  it('leaves no key anywhere', async () => {
    const calls = { 'POST auth/magic/redeem': () => LOGIN, 'GET persons': () => ({ id: '1' }) };
    const { portal } = aPortal({ route: '/auth/magic?key=schluessel', calls });
    const { settle, box, press } = await show(MagicScreen, portal);
    await settle();
    expect(box.innerHTML + portal.router.route()).not.toContain('schluessel');
    await press('Anmelden');
    const stored = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.title, box.innerHTML]);
    expect(stored).not.toContain('schluessel');
  });

  it('explains a failure', async () => {
    const redeem = () => {
      throw new ApiError('denied', { code: 'person-blocked', status: 403 });
    };
    const { portal } = aPortal({ route: '/auth/magic?key=k', calls: { 'POST auth/magic/redeem': redeem } });
    const { text, press } = await show(MagicScreen, portal);
    await press('Anmelden');
    expect(text()).toContain('Ihr Konto ist gesperrt');
  });

  it('is requested by email', async () => {
    const ask = vi.fn((_: object) => ({}));
    const { portal } = aPortal({ route: '/auth/magic', calls: { 'POST auth/magic': ask } });
    const { text, type, submit } = await show(MagicScreen, portal);
    await type('email', ' erika@example.org ');
    await submit();
    expect(ask.mock.calls).toEqual([[{ email: 'erika@example.org' }, { isAnonymous: true, language: 'de' }]]);
    expect(text()).toContain('Wenn es zu dieser Adresse ein Konto gibt');
  });
});

describe('a new password', () => {
  it('is requested with the same message for every address', async () => {
    const { portal } = aPortal({ calls: { 'POST auth/request-reset': () => ({}) } });
    const { text, type, submit, find } = await show(RequestResetScreen, portal);
    await type('email', 'a@b.de');
    await submit();
    expect(text()).toContain('Wenn es zu dieser Adresse ein Konto gibt');
    expect(portal.root.activeElement).toBe(find('[tabindex="-1"]:not(h2)'));
  });

  it('is set by the key, and leads to the log-in', async () => {
    const reset = vi.fn((_: object) => ({}));
    const { portal, history } = aPortal({ route: '/auth/reset?key=k', calls: { 'POST auth/reset': reset } });
    const { type, submit, text } = await show(ResetScreen, portal);
    await type('password1', 'Geheim!12');
    await type('password2', 'Geheim!1');
    await submit();
    expect(text()).toContain('Passwörter stimmen nicht überein');
    await type('password2', 'Geheim!12');
    await submit();
    expect(reset.mock.calls[0]?.[0]).toEqual({ key: 'k', password1: 'Geheim!12', password2: 'Geheim!12' });
    expect(history).toEqual(['/auth/login']);
    expect(noticesOf(portal).state.current?.text).toContain('Passwort geändert');
  });

  it('is set, and reports that the account awaits approval', async () => {
    const reset = () => ({ awaits: 'approval' });
    const { portal, history } = aPortal({ route: '/auth/reset?key=k', calls: { 'POST auth/reset': reset } });
    const { type, submit, text, find } = await show(ResetScreen, portal);
    await type('password1', 'Geheim!12');
    await type('password2', 'Geheim!12');
    await submit();
    expect(text()).toContain('Passwort geändert');
    expect(text()).toContain('Sobald wir es freigegeben haben, schreiben wir Ihnen');
    expect(history).toEqual(['/auth/reset']);
    expect(noticesOf(portal).state.current).toBeUndefined();
    expect(portal.root.activeElement).toBe(find('[tabindex="-1"]:not(h2)'));
  });

  it('is set by the same attempt when the answer was lost', async () => {
    const reset = vi
      .fn<(body: object, sending?: SendOptions) => unknown>()
      .mockRejectedValueOnce(new ApiError('offline'))
      .mockResolvedValue({});
    const { portal, history } = aPortal({ route: '/auth/reset?key=k', calls: { 'POST auth/reset': reset } });
    const { type, submit } = await show(ResetScreen, portal);
    await type('password1', 'Geheim!12');
    await type('password2', 'Geheim!12');
    await submit();
    await submit();
    expect(history).toEqual(['/auth/login']);
    expectOneAttempt(reset);
  });

  it('needs another link when the key is over', async () => {
    const reset = () => {
      throw new ApiError('missing', { code: 'key_expired', status: 410 });
    };
    const { portal } = aPortal({ route: '/auth/reset?key=k', calls: { 'POST auth/reset': reset } });
    const { type, submit, text } = await show(ResetScreen, portal);
    await type('password1', 'Geheim!12');
    await type('password2', 'Geheim!12');
    await submit();
    expect(text()).toContain('Dieser Link ist abgelaufen');
    expect(text()).toContain('Link anfordern');
  });
});
