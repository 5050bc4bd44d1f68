import { describe, expect, it } from 'vitest';
import type { Api } from '../../../../src/api/api';
import { createQueryCache, type QuerySource } from '../../../../src/app/query-cache';
import { findAddressOptions, findCommunityOptions } from '../../../../src/forms/person/find-options';
import { aCommunity, anAddress } from '../../../support/event-answers';
import { itForAll } from '../../../support/it-for-all';

/** A server that answers a search with these. */
function answering(data: unknown[]): QuerySource {
  const nobody = () => Promise.reject(new Error('Nobody answers'));
  const get = async () => ({ data, meta: undefined });
  const api: Api = { host: 'https://a.example/clients/stadt', get, post: nobody, put: nobody, delete: nobody };
  return { queryCache: createQueryCache(api) };
}

const signal = new AbortController().signal;
const place = aCommunity({ name: 'Tübingen', name_path: 'Baden-Württemberg|Tübingen|Tübingen', zip: '72070' });
const address = (given: object) =>
  anAddress({ community: place, extended_name: null, main_address: null, street: 'Weg 1', zipcode: '72070', ...given });

describe('a suggestion', () => {
  it('of a community leads with its name, the path behind it', async () => {
    const source = answering([place]);
    expect(await findCommunityOptions(source, 'Tüb', signal)).toMatchObject([
      { name: 'Tübingen', hint: '72070 · Tübingen, Baden-Württemberg' },
    ]);
  });

  itForAll([
    [{ name: 'Museum' }, 'Museum', 'Weg 1, 72070, Baden-Württemberg - Tübingen - Tübingen'],
    [
      { name: 'Saal', main_address: { name: 'Stadthalle' } },
      'Stadthalle',
      'Saal, Weg 1, 72070, Baden-Württemberg - Tübingen - Tübingen',
    ],
    [
      { name: 'Saal', main_address: { name: 'Stadthalle' }, extended_name: 'Foyer' },
      'Stadthalle Foyer',
      'Saal, Foyer, Weg 1, 72070, Baden-Württemberg - Tübingen - Tübingen',
    ],
    [{ name: '' }, '', 'Weg 1, 72070, Baden-Württemberg - Tübingen - Tübingen'],
  ])('of the address %o leads with "%s"', async (given, name, hint) => {
    const source = answering([address(given)]);
    const [option] = await findAddressOptions(source, 'x', signal);
    expect(option).toMatchObject({ name, hint });
    expect(option?.value.label).toBe([name, hint].filter(Boolean).join(', '));
  });
});
