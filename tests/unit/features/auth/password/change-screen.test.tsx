import { expect, it, vi } from 'vitest';
import { ApiError } from '../../../../../src/api/api-error';
import { noticesOf } from '../../../../../src/app/notices';
import { ChangeScreen } from '../../../../../src/features/auth/password/change-screen';
import { aPortal, show, tidyScreens } from '../harness';

const LOGIN = { token: 'neu', expires: '2126-11-21T13:00:00.000Z' };

tidyScreens();

/** A user who is logged in changes the password. */
async function change(answer: () => unknown) {
  const call = vi.fn((_: object) => answer());
  const calls = { 'PUT auth/password': call, 'GET persons': () => ({ id: '1', username: 'erika' }) };
  const { portal, history } = aPortal({ route: '/auth/change', calls });
  portal.client.session.open('alt', LOGIN.expires);
  const screen = await show(ChangeScreen, portal);
  await screen.type('passwordOld', 'Bisher!12');
  await screen.type('password1', 'Geheim!12');
  await screen.type('password2', 'Geheim!12');
  await screen.submit();
  return { ...screen, portal, history, call };
}

it('changes the password, stores the new token and shows a message', async () => {
  const { call, portal, history } = await change(() => LOGIN);
  expect(call.mock.calls[0]?.[0]).toEqual({
    passwordOld: 'Bisher!12',
    password1: 'Geheim!12',
    password2: 'Geheim!12',
  });
  expect(portal.client.session.validToken()).toBe('neu');
  expect(noticesOf(portal).state.current).toMatchObject({ kind: 'success', text: 'Passwort geändert' });
  expect(history.at(-1)).toBe('/secure');
});

it('reports a wrong old password at its field', async () => {
  const { find, text } = await change(() => {
    const fields = [{ path: 'passwordOld', code: 'password_incorrect' }];
    throw new ApiError('rejected', { code: 'password_incorrect', status: 422, fields });
  });
  expect(find('[name="passwordOld"]').getAttribute('aria-invalid')).toBe('true');
  expect(text()).toContain('Dieses Passwort ist nicht korrekt');
});

it('names the user for password managers', async () => {
  const { find } = await change(() => LOGIN);
  expect(find<HTMLInputElement>('[autocomplete="username"]').value).toBe('erika');
});

it('requires a log-in', async () => {
  const { box, find } = await show(ChangeScreen, aPortal({ route: '/auth/change' }).portal);
  expect(box.querySelector('form')).toBeNull();
  expect(find('[data-route^="/auth/login"]').getAttribute('data-route')).toBe('/auth/login?next=%2Fauth%2Fchange');
});
