import { ApiError } from '../../../api/api-error';
import { loadAddress } from '../../../app/catalogue/addresses';
import { loadCommunity } from '../../../app/catalogue/communities';
import { loadRole } from '../../../app/catalogue/roles';
import type { Client } from '../../../app/client';
import { usePortal } from '../../../app/portal';
import { useQuery } from '../../../app/use-query';
import { addressLines } from '../../../detail-parts/address-lines';
import { addressLabel } from '../../../model/answers/address';
import { communityLabel } from '../../../model/answers/community';
import type { RelationLinks } from './relation-change';

/** The words for a record: its name, what tells it from others of this name, and both as in a search. */
type RecordWords = { name: string; detail: string; label: string };

/** The name of a record that a relation links by id. */
export type RelationName = { step: 'none' | 'loading' | 'gone' | 'failed' } | ({ step: 'ready' } & RecordWords);

/** The names of all records that a relation links. */
export type RelationNames = { role: RelationName; address: RelationName; community: RelationName };

type Load = (client: Client, signal: AbortSignal) => Promise<RecordWords>;

const roleName =
  (id: number): Load =>
  async (client, signal) => {
    const { name } = await loadRole(client, id, signal);
    return { name, detail: '', label: name };
  };

const addressName =
  (id: number): Load =>
  async (client, signal) => {
    const address = await loadAddress(client, id, signal);
    const { name, extension, street, town } = addressLines(address);
    return { name, detail: [extension, street, town].filter(Boolean).join(', '), label: addressLabel(address) };
  };

const communityName =
  (community: number | undefined, district: number | undefined): Load =>
  async (client, signal) => {
    const type = district === undefined ? 'community' : 'district';
    const loaded = await loadCommunity(client, { id: district ?? community ?? 0, type }, signal);
    return { name: loaded.name, detail: '', label: communityLabel(loaded) || loaded.name };
  };

/** Loads a name. @param key when it changes, the name is loaded again; undefined without a link */
function useName(key: string | undefined, load: Load): RelationName {
  const { client } = usePortal();
  const query = key === undefined ? undefined : { key: [key], load: (signal: AbortSignal) => load(client, signal) };
  const { step, value, error } = useQuery(query, { quiet: true });
  if (key === undefined) return { step: 'none' };
  if (step === 'ready') return { step, ...value };
  return { step: error instanceof ApiError && error.failure === 'missing' ? 'gone' : step };
}

/** Loads the names of role, address and community; names shared by several relations are requested once. */
export function useRelationNames({ role, address, community, district }: RelationLinks): RelationNames {
  const hasCommunity = community !== undefined || district !== undefined;
  return {
    role: useName(role === undefined ? undefined : `role ${role}`, roleName(role ?? 0)),
    address: useName(address === undefined ? undefined : `address ${address}`, addressName(address ?? 0)),
    community: useName(
      hasCommunity ? `community ${community} ${district}` : undefined,
      communityName(community, district),
    ),
  };
}
