// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { createApi } from '../../../../src/api/api';
import { findAddresses } from '../../../../src/app/catalogue/addresses';
import { createQueryCache } from '../../../../src/app/query-cache';
import { suggestAddress } from '../../../../src/forms/suggest-address/suggest-address';
import { answerWith, ok } from '../../../support/answers';
import { anAddress } from '../../../support/event-answers';

const HOST = 'https://portal.example/clients/stadt';
afterEach(() => vi.unstubAllGlobals());

it('POST addresses suggests one, and later searches are sent again', async () => {
  const api = createApi(HOST, { token: () => 'token-1' });
  const source = { api, queryCache: createQueryCache(api) };
  const fetch = answerWith(ok([]), ok(anAddress()), ok([anAddress()]));
  await findAddresses(source, 'Halle');
  const suggestion = { name: 'Halle', community: { community_id: 4 } };
  expect((await suggestAddress(source, suggestion, { idempotencyKey: 'key-12345', language: 'en' })).addressId).toBe(
    10,
  );
  expect(await findAddresses(source, 'Halle')).toHaveLength(1);
  const [url, init] = fetch.mock.calls[1] ?? [];
  expect([String(url), init?.method, init?.body]).toEqual([
    `${HOST}/api/addresses`,
    'POST',
    JSON.stringify(suggestion),
  ]);
  expect(new Headers(init?.headers).get('idempotency-key')).toBe('key-12345');
});
