// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createApi } from '../../../../src/api/api';
import { logIn } from '../../../../src/features/auth/api';
import { ShapeError } from '../../../../src/lib/parse';
import { toLogin } from '../../../../src/model/answers/login';
import { createSession } from '../../../../src/session/session';
import { answerWith, ok, problem } from '../../../support/answers';
import { blockedStorage } from '../../../support/fake-storage';

const HOST = 'https://a.example/clients/stadt';
const LOGIN = { token: 'geheim', expires: '2126-11-21T13:00:00.000Z' };

/** Somebody who is logged in, without a browser that keeps it. */
function loggedIn() {
  const session = createSession(HOST, blockedStorage());
  session.open('alt', '2126-11-21T12:00:00.000Z');
  return { session, api: createApi(HOST, { token: session.validToken, onRefused: session.rejectToken }) };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the answer to a log-in', () => {
  it('is a token and its end', () => {
    expect(toLogin({ ...LOGIN, more: 1 })).toEqual(LOGIN);
  });

  it.each([
    ['no token', { expires: LOGIN.expires }],
    ['an empty token', { ...LOGIN, token: '' }],
    ['a token that no header can carry', { ...LOGIN, token: 'a\nb' }],
    ['no end', { token: 'geheim' }],
    ['an end that is no time', { ...LOGIN, expires: 'tomorrow' }],
    ['a day that does not exist', { ...LOGIN, expires: '2126-13-45T00:00:00Z' }],
    ['nothing', null],
  ])('is unreadable with %s', (_, answer) => {
    expect(() => toLogin(answer)).toThrow(ShapeError);
  });
});

it("logs in without another person's token, and trims the name", async () => {
  const fetch = answerWith(ok(LOGIN));
  const { api } = loggedIn();
  expect(await logIn(api, { username: ' erika ', password: ' pass ' })).toEqual(LOGIN);
  const [, init] = fetch.mock.calls[0] ?? [];
  expect(new Headers(init?.headers).has('token')).toBe(false);
  expect(JSON.parse(String(init?.body))).toEqual({ username: 'erika', password: ' pass ' });
});

it("keeps another person's session after a refused log-in", async () => {
  answerWith(problem(401, { code: 'invalid-credentials' }));
  const { api, session } = loggedIn();
  await expect(logIn(api, { username: 'x', password: 'y' })).rejects.toMatchObject({ code: 'invalid-credentials' });
  expect(session.validToken()).toBe('alt');
});
