import { loadAddress } from '../../../../app/catalogue/addresses';
import { usePortal } from '../../../../app/portal';
import { useQuery } from '../../../../app/use-query';
import type { Address } from '../../../../model/answers/address';
import type { PickedPlace } from '../record-draft';

type State = { isSettled: boolean; address: Address | undefined };

/** Loads a picked address in full; only its name if loading fails. */
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
