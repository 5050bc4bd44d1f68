import { useEffect, useState } from 'react';
import { addressName } from '../../../../model/address';
import type { RoleRelation } from '../../../../model/role-relation';
import { loadAddress } from '../../../../portal/catalogue/addresses';
import { loadCommunity } from '../../../../portal/catalogue/communities';
import type { Client } from '../../../../portal/client';
import { usePortal } from '../../../../portal/portal';

const NONE: ReadonlyMap<number, string> = new Map();

/** What relations are called, by their ids: the organisation or, without one, the community. Names come as they load. */
export function useRelationLabels(relations: readonly RoleRelation[]): ReadonlyMap<number, string> {
  const { client } = usePortal();
  const [labels, setLabels] = useState(NONE);
  useEffect(() => {
    const abort = new AbortController();
    for (const relation of relations)
      labelOf(client, relation, abort.signal).then(
        (label) => !abort.signal.aborted && setLabels((known) => new Map(known).set(relation.id, label)),
        // Its number stands in for the name.
        () => undefined,
      );
    return () => abort.abort();
  }, [client, relations]);
  return labels;
}

async function labelOf(client: Client, { address, community, district }: RoleRelation, signal: AbortSignal) {
  if (address !== undefined) return addressName(await loadAddress(client, address, signal));
  const id = district ?? community;
  if (id === undefined) throw new Error('The relation names nothing.');
  return (await loadCommunity(client, { id, type: district === undefined ? 'community' : 'district' }, signal)).name;
}
