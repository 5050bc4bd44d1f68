import type { RecordState } from '../../decisions/record-state';
import type { Queryable } from '../../platform/database/database';
import type { AdvertContent } from '../orders/content';
import { withdrawReturn } from '../orders/returns';

/** The previous status of an approved or returned advert, with its order; the content before a correction. */
export type AdvertSnapshot = { status: string; order: string; content?: AdvertContent };

/**
 * SQL: the state of an order `o` that an operator has seen. Any decision, any credited or moved day and any change of its
 * content changes the text.
 */
export const advertStateSql = `concat_ws(' ', o.state, o.dates::text, nullif(o.moved::text, '{}'), md5(o.content::text), o.medium_id)`;

/** Loads the state of an order by its review number; undefined if there is none. */
export async function advertState(from: Queryable, review: number): Promise<RecordState | undefined> {
  const [row] = await from.query<RecordState>(
    `select o.state as status, ${advertStateSql} as text from advert_orders o where o.review = $1`,
    [review],
  );
  return row;
}

/** Returns an approved or returned advert to the review queue, with its content before a correction. */
export async function restoreAdvert(transaction: Queryable, { order, content }: AdvertSnapshot): Promise<'undone'> {
  await withdrawReturn(transaction, order);
  await transaction.query(
    `update advert_orders set state = 'ordered', confirmed_at = null, content = coalesce($2::jsonb, content) where id = $1`,
    [order, content ? JSON.stringify(content) : null],
  );
  return 'undone';
}
