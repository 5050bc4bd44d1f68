import { type AddressUse, recentAddresses } from '../../../../app/catalogue/addresses';
import { usePortal } from '../../../../app/portal';
import { useQuery } from '../../../../app/use-query';
import type { Address } from '../../../../model/answers/address';

const NONE: readonly Address[] = [];

/** Loads the addresses of own events, last used first; none while they load or if loading fails. */
export function useRecentPlaces(use: AddressUse): readonly Address[] {
  const { client } = usePortal();
  const load = (signal: AbortSignal) => recentAddresses(client, use, signal);
  return useQuery({ key: ['recent addresses', use], load }, { quiet: true }).value ?? NONE;
}
