// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clientOf } from '../../../src/app/client';
import { closeSession } from '../../../src/app/log-out';
import { answerWith, ok, problem } from '../../support/answers';
import { eventually } from '../../support/eventually';

const LATER = new Date(Date.now() + 3_600_000).toISOString();

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['answers', ok({})],
  ['does not know the token', problem(401, { code: 'token_invalid' })],
  ['cannot be reached', new TypeError('offline')],
])('logs out at once, also when the server %s', async (name, answer) => {
  const fetch = answerWith(answer);
  const client = clientOf(`https://${name.replaceAll(' ', '-')}.example`);
  client.session.open('secret', LATER);
  closeSession(client);
  expect(client.session.state).toMatchObject({ token: undefined, end: 'left' });
  await eventually(() => expect(fetch).toHaveBeenCalled());
  const [, init] = fetch.mock.calls[0] ?? [];
  expect(new Headers(init?.headers).get('token')).toBe('secret');
});

it('sends nothing to the server without a log-in', async () => {
  const fetch = answerWith(ok({}));
  closeSession(clientOf('https://nobody.example'));
  await Promise.resolve();
  expect(fetch).not.toHaveBeenCalled();
});
