import { findAddresses } from '../../../../app/catalogue/addresses';
import type { Client } from '../../../../app/client';
import type { SearchOption } from '../../../../forms/fields/search-field';
import { type Address, addressName } from '../../../../model/answers/address';
import { type PickedPlace, pickPlace } from '../record-draft';

/** Converts an address to a search option, with name and hint. */
export function placeOption(address: Address): SearchOption<PickedPlace> {
  const name = addressName(address);
  const value = pickPlace(address);
  return { icon: 'place', name, hint: value.label.slice(name.length).replace(/^, /, ''), value };
}

/** Finds addresses, with previously used ones first. @param recent the addresses used before, last used first */
export async function findPlaces(
  client: Pick<Client, 'queryCache'>,
  text: string,
  { recent, signal }: { recent: readonly Address[]; signal: AbortSignal },
): Promise<SearchOption<PickedPlace>[]> {
  const found = await findAddresses(client, text, signal);
  const placeOf = ({ addressId }: Address) => {
    const place = recent.findIndex((one) => one.addressId === addressId);
    return place < 0 ? recent.length : place;
  };
  return [...found].sort((one, other) => placeOf(one) - placeOf(other)).map(placeOption);
}
