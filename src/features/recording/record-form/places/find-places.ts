import { findAddresses } from '../../../../app/catalogue/addresses';
import type { Client } from '../../../../app/client';
import type { SearchOption } from '../../../../forms/fields/search-field';
import { type Address, addressName } from '../../../../model/answers/address';
import { type PickedPlace, pickPlace } from '../record-draft';

/** Converts an address to a search option, with name and hint. */
export function addressOption(address: Address): SearchOption<PickedPlace> {
  const name = addressName(address);
  const value = pickPlace(address);
  return { icon: 'place', name, hint: value.label.slice(name.length).replace(/^, /, ''), value };
}

/** Finds addresses, with previously used ones first. @param recent the addresses used before, last used first */
export async function findRankedAddresses(
  client: Pick<Client, 'queryCache'>,
  text: string,
  { recent, signal }: { recent: readonly Address[]; signal: AbortSignal },
): Promise<SearchOption<PickedPlace>[]> {
  const addresses = await findAddresses(client, text, signal);
  const rankOf = ({ addressId }: Address) => {
    const index = recent.findIndex((one) => one.addressId === addressId);
    return index < 0 ? recent.length : index;
  };
  return [...addresses].sort((one, other) => rankOf(one) - rankOf(other)).map(addressOption);
}
