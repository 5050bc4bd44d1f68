import { useEffect, useState } from 'react';
import type { Address } from '../../../../model/address';
import { type AddressUse, recentAddresses } from '../../../../portal/catalogue/addresses';
import { usePortal } from '../../../../portal/portal';

const NONE: readonly Address[] = [];

/** The addresses of own events, the last used first; none while they are not known, as the search does without them. */
export function useRecentPlaces(use: AddressUse): readonly Address[] {
  const { client } = usePortal();
  const [recent, setRecent] = useState(NONE);
  useEffect(() => {
    const abort = new AbortController();
    recentAddresses(client, use, abort.signal).then(setRecent, () => undefined);
    return () => abort.abort();
  }, [client, use]);
  return recent;
}
