import { randomUUID } from 'node:crypto';
import type { AdvertDraftPayload, BillingPayload } from '../../../../src/model/payloads/advert-payload';
import type { Owner } from '../../media/media-rows';
import type { Queryable } from '../../platform/database/database';
import { checkVersion } from '../../platform/http/versions';
import { findReservation, type Reservation, releaseReservations } from '../reservations';

/** The version tag for a missing draft: only one device can save the first version with it. */
const NO_DRAFT = { id: 'none', version: 0 };

/** A person's unfinished order. */
export type OrderDraft = {
  id: string;
  version: number;
  /** The content of the draft with its hold; null without a draft. */
  data: (AdvertDraftPayload & { reservation?: Reservation }) | null;
};

/** Loads the draft of a person, with the held places. */
export async function loadDraft(from: Queryable, { client, accountId }: Owner, now: Date): Promise<OrderDraft> {
  const [row] = await from.query<{ id: string; version: number; data: AdvertDraftPayload }>(
    'select id, version, data from advert_drafts where account_id = $1 and client = $2',
    [accountId, client],
  );
  if (!row) return { ...NO_DRAFT, data: null };
  const reservation = await findReservation(from, accountId, now);
  return { ...row, data: { ...row.data, ...(reservation && { reservation }) } };
}

/** Loads the invoice address of a person's draft, as typed. */
export async function loadDraftBilling(
  from: Queryable,
  { client, accountId }: Owner,
): Promise<BillingPayload | undefined> {
  const [row] = await from.query<{ billing: BillingPayload | null }>(
    `select data->'billing' as billing from advert_drafts where account_id = $1 and client = $2`,
    [accountId, client],
  );
  return row?.billing ?? undefined;
}

/**
 * Saves a draft as sent, finished or not.
 *
 * @throws {Problem} 412 conflict, with the draft, when another device has saved or ordered it since
 */
export async function saveDraft(
  transaction: Queryable,
  owner: Owner,
  { sent, versions }: { sent: AdvertDraftPayload; versions: readonly string[] | undefined },
  now: Date,
): Promise<OrderDraft> {
  const { id, version } = await lockDraft(transaction, owner, versions, now);
  await transaction.query(
    `insert into advert_drafts (account_id, id, client, version, data, medium_id, updated_at)
     values ($1, $2, $3, $4, $5::jsonb, $6, $7)
     on conflict (account_id) do update set version = excluded.version, data = excluded.data,
       medium_id = excluded.medium_id, updated_at = excluded.updated_at`,
    [
      ...[owner.accountId, id === NO_DRAFT.id ? randomUUID() : id, owner.client, version + 1],
      ...[JSON.stringify(sent), sent.content?.mediumId ?? null, now],
    ],
  );
  return loadDraft(transaction, owner, now);
}

/**
 * Discards the draft of a person and releases its hold; does nothing without a draft.
 *
 * @throws {Problem} 412 conflict, with the draft, when another device has saved or ordered it since
 */
export async function discardDraft(
  transaction: Queryable,
  owner: Owner,
  versions: readonly string[] | undefined,
  now: Date,
): Promise<void> {
  await lockDraft(transaction, owner, versions, now);
  await deleteDraft(transaction, owner);
  await releaseReservations(transaction, owner, now);
}

/** Deletes the draft of a placed order. */
export async function deleteDraft(transaction: Queryable, { client, accountId }: Owner): Promise<void> {
  await transaction.query('delete from advert_drafts where account_id = $1 and client = $2', [accountId, client]);
}

/**
 * Locks the draft of a person against concurrent saves and orders.
 *
 * @throws {Problem} 412 conflict, with the draft
 */
export async function lockDraft(
  transaction: Queryable,
  owner: Owner,
  versions: readonly string[] | undefined,
  now: Date,
): Promise<OrderDraft> {
  // The account is locked first, as everywhere: there may be no draft yet to lock.
  await transaction.query('select 1 from accounts where id = $1 for update', [owner.accountId]);
  const draft = await loadDraft(transaction, owner, now);
  checkVersion(versions, { id: draft.id, version: draft.version, current: draft.data });
  return draft;
}
