import type { Address } from '../../../../model/address';
import { loadAddress } from '../../../../portal/catalogue/addresses';
import { usePortal } from '../../../../portal/portal';
import { useQuery } from '../../../../portal/use-query';
import type { PickedPlace } from '../record-draft';

type State = { isSettled: boolean; address: Address | undefined };

/** A picked address in full; by its name alone where it cannot be loaded. */
export function usePickedAddress(picked: PickedPlace | undefined): State {
  const { client } = usePortal();
  const query = picked && {
    key: ['address', picked],
    load: (signal: AbortSignal) => loadAddress(client, picked.addressId, signal).catch(() => byName(picked)),
  };
  const { value: address } = useQuery(query, { quiet: true });
  return { isSettled: !picked || address !== undefined, address };
}

const byName = ({ addressId, name, label }: PickedPlace): Address => ({
  addressId,
  name: name ?? label,
  community: { communityId: 0, name: '', path: [] },
});
