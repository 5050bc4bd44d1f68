import { ADVERT_PARTS, type AdvertPart } from '../../../../src/model/adverts/advert-parts';
import type { AdvertContentPayload } from '../../../../src/model/payloads/advert-payload';
import { recordOwnAction } from '../../history/record-history';
import type { Owner } from '../../media/media-rows';
import type { Queryable } from '../../platform/database/database';
import { Problem } from '../../platform/http/problem';
import { type AdvertContent, contentOf } from './content';
import { lockOrder } from './end-order';
import type { Product } from './product';

/** A return of an advert to its buyer. */
export type AdvertReturn = {
  reason: string;
  /** The parts to correct. */
  fields: AdvertPart[];
  /** The version that was returned. */
  content: AdvertContent;
  medium: string | null;
  returnedAt: Date;
  /** The time when the buyer sent it again; null until then. */
  resentAt: Date | null;
};

/** Loads the returns of an order, the newest first. */
export const loadReturns = (from: Queryable, order: string): Promise<AdvertReturn[]> =>
  from.query<AdvertReturn>(
    `select reason, fields, content, medium_id as medium, returned_at as "returnedAt", resent_at as "resentAt"
     from advert_returns where order_id = $1 order by id desc`,
    [order],
  );

/** Returns an ordered advert to its buyer with its present version; the caller has locked the order. */
export async function storeReturn(
  transaction: Queryable,
  { id, reason, fields }: { id: string; reason: string; fields: readonly AdvertPart[] },
  now: Date,
): Promise<void> {
  await transaction.query(
    `insert into advert_returns (order_id, reason, fields, content, medium_id, returned_at)
     select id, $2, $3::text[], content, medium_id, $4 from advert_orders where id = $1`,
    [id, reason, fields, now],
  );
  // A new warning of the back office is due once the advert waits for it again.
  await transaction.query(`update advert_orders set state = 'returned', warned_at = null where id = $1`, [id]);
}

/** Takes the return of an order back that nobody has answered. */
export async function withdrawReturn(transaction: Queryable, id: string): Promise<void> {
  await transaction.query('delete from advert_returns where order_id = $1 and resent_at is null', [id]);
}

type ReturnedRow = { eventId: string | null; product: Product };

/**
 * Replaces the content of a returned advert and sends it to the operators again; its days and its invoice stay.
 *
 * @throws {Problem} 404 not_found; 409 not_returned, also after all days have passed; 422 wrong_data
 */
export async function resendAdvert(
  transaction: Queryable,
  { client, accountId }: Owner,
  { id, sent }: { id: string; sent: AdvertContentPayload | null | undefined },
  now: Date,
): Promise<void> {
  const order = await lockOrder(transaction, client, id);
  if (order.accountId !== accountId) throw new Problem(404, 'not_found');
  if (order.state !== 'returned') throw new Problem(409, 'not_returned');
  const [row] = await transaction.query<ReturnedRow>(
    'select event_id as "eventId", product from advert_orders where id = $1',
    [id],
  );
  if (!row) throw new Problem(404, 'not_found');
  const { content, mediumId, problems } = await contentOf(
    transaction,
    { client, accountId },
    { sent, eventId: row.eventId ?? undefined, product: row.product },
  );
  if (problems.length > 0) throw new Problem(422, 'wrong_data', { errors: problems });
  await transaction.query(
    `update advert_orders set state = 'ordered', content = $2::jsonb, medium_id = $3 where id = $1`,
    [id, JSON.stringify(content), mediumId],
  );
  await transaction.query('update advert_returns set resent_at = $2 where order_id = $1 and resent_at is null', [
    ...[id, now],
  ]);
  const target = { kind: 'advert', record: id } as const;
  await recordOwnAction(transaction, { client, accountId, target, action: 'resent' }, now);
}

/** Returns the parts among any names. */
export const advertPartsAmong = (names: readonly string[]): AdvertPart[] =>
  ADVERT_PARTS.filter((part) => names.includes(part));
