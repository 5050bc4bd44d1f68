import { useEffect, useState } from 'react';
import type { Address } from '../../../../model/address';
import { loadAddress } from '../../../../portal/catalogue/addresses';
import { usePortal } from '../../../../portal/portal';
import type { PickedPlace } from '../record-draft';

type State = { isSettled: boolean; address: Address | undefined };

/** A picked address in full; by its name alone where it cannot be loaded. */
export function usePickedAddress(picked: PickedPlace | undefined): State {
  const { client } = usePortal();
  const [address, setAddress] = useState<Address>();
  useEffect(() => {
    if (!picked) return;
    const abort = new AbortController();
    loadAddress(client, picked.addressId, abort.signal).then(setAddress, () => setAddress(byName(picked)));
    return () => abort.abort();
  }, [client, picked]);
  return { isSettled: !picked || address !== undefined, address };
}

const byName = ({ addressId, name, label }: PickedPlace): Address => ({
  addressId,
  name: name ?? label,
  community: { communityId: 0, name: '', path: [] },
});
