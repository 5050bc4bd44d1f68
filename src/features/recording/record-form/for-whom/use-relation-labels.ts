import { loadAddress } from '../../../../app/catalogue/addresses';
import { loadCommunity } from '../../../../app/catalogue/communities';
import type { Client } from '../../../../app/client';
import { usePortal } from '../../../../app/portal';
import { useQuery } from '../../../../app/use-query';
import { addressName } from '../../../../model/answers/address';
import type { RoleRelation } from '../../../../model/answers/role-relation';

const NONE: ReadonlyMap<number, string> = new Map();

/**
 * Loads the names of role relations by their ids: the organisation, else the community. Relations without either are
 * left out.
 */
export function useRelationLabels(relations: readonly RoleRelation[]): ReadonlyMap<number, string> {
  const { client } = usePortal();
  async function load(signal: AbortSignal) {
    const labels = await Promise.allSettled(relations.map((relation) => labelOf(client, relation, signal)));
    return new Map(
      relations.flatMap(({ id }, index) => {
        const label = labels[index];
        return label?.status === 'fulfilled' ? [[id, label.value]] : [];
      }),
    );
  }
  return useQuery({ key: ['relations', relations], load }, { quiet: true }).value ?? NONE;
}

async function labelOf(client: Client, { address, community, district }: RoleRelation, signal: AbortSignal) {
  if (address !== undefined) return addressName(await loadAddress(client, address, signal));
  const id = district ?? community;
  if (id === undefined) throw new Error('The relation names nothing.');
  return (await loadCommunity(client, { id, type: district === undefined ? 'community' : 'district' }, signal)).name;
}
