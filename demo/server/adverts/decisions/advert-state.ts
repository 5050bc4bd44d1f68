import type { RecordState } from '../../decisions/record-state';
import type { Queryable } from '../../platform/database/database';

/** The previous status of an approved advert, with its order. */
export type AdvertSnapshot = { status: string; order: string };

/** SQL: the state of an order `o` that an operator has seen. Any decision and any credited day changes the text. */
export const advertStateSql = `concat_ws(' ', o.state, o.dates::text)`;

/** Loads the state of an order by its review number; undefined if there is none. */
export async function advertState(from: Queryable, review: number): Promise<RecordState | undefined> {
  const [row] = await from.query<RecordState>(
    `select o.state as status, ${advertStateSql} as text from advert_orders o where o.review = $1`,
    [review],
  );
  return row;
}

/** Returns an approved advert to the review queue. */
export async function restoreAdvert(transaction: Queryable, review: number): Promise<'undone'> {
  await transaction.query(`update advert_orders set state = 'ordered', confirmed_at = null where review = $1`, [
    review,
  ]);
  return 'undone';
}
