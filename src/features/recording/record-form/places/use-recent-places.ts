import type { Address } from '../../../../model/address';
import { type AddressUse, recentAddresses } from '../../../../portal/catalogue/addresses';
import { usePortal } from '../../../../portal/portal';
import { useQuery } from '../../../../portal/use-query';

const NONE: readonly Address[] = [];

/** The addresses of own events, the last used first; none while they are not known, as the search does without them. */
export function useRecentPlaces(use: AddressUse): readonly Address[] {
  const { client } = usePortal();
  const load = (signal: AbortSignal) => recentAddresses(client, use, signal);
  return useQuery({ key: ['recent addresses', use], load }, { quiet: true }).value ?? NONE;
}
