import type { Client } from '../../app/client';
import { type Address, toAddress } from '../../model/answers/address';
import type { AddressPayload } from '../../model/payloads/address-payload';

/** Suggests an address; its author finds it at once, others after approval. POST /api/addresses */
export async function suggestAddress(
  { api, queryCache }: Pick<Client, 'api' | 'queryCache'>,
  suggestion: AddressPayload,
  attempt: { idempotencyKey: string; language: string },
): Promise<Address> {
  const { data } = await api.post('addresses', suggestion, attempt);
  // Cached responses of earlier searches lack the new address.
  queryCache.forget('addresses');
  return toAddress(data);
}
