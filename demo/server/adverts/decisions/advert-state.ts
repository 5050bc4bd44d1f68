import type { RecordState } from '../../decisions/record-state';
import type { Queryable } from '../../platform/database/database';

/** An ordered advert as it was before it was approved. */
export type AdvertBefore = { status: string; order: string };

/** SQL: what an operator has seen of an order `o`: another text once anybody has decided on it or given days back. */
export const seenShape = `concat_ws(' ', o.state, o.dates::text)`;

/** The state of an order by its number among what waits; undefined if there is none. */
export async function advertState(from: Queryable, review: number): Promise<RecordState | undefined> {
  const [row] = await from.query<RecordState>(
    `select o.state as status, ${seenShape} as text from advert_orders o where o.review = $1`,
    [review],
  );
  return row;
}

/** Makes an approved advert wait again. */
export async function restoreAdvert(transaction: Queryable, review: number): Promise<'undone'> {
  await transaction.query(`update advert_orders set state = 'ordered', confirmed_at = null where review = $1`, [
    review,
  ]);
  return 'undone';
}
