import type { Database } from '../../demo/server/platform/database/database';
import { addDays } from '../../src/lib/days';
import { NOW, TODAY } from './event-fixtures';

/** The properties of an order that a test sets; the rest is ordinary. */
export type OrderFixture = {
  id: string;
  slot: string;
  dates: readonly string[];
  accountId: number;
  eventId: string;
  client?: string;
  state?: 'ordered' | 'confirmed' | 'cancelled';
  title?: string;
};

/** Inserts a placed order with its places, without the steps of ordering. */
export async function insertOrder(database: Database, given: OrderFixture): Promise<void> {
  const { id, slot, dates, accountId, eventId, client = 'stadt', state = 'confirmed', title = `Werbung ${id}` } = given;
  await database.query(
    `insert into advert_orders (id, number, client, account_id, slot_id, state, ordered_at, dates, first_day, last_day,
       product, event_id, content, billing, contact, price, price_table)
     values ($1, 'W-' || $1, $2, $3, $4, $5, $6, $7::date[], $8, $9, '{}', $10, $11::text::jsonb, '{}', '{}', '{}', '{}')`,
    [
      ...[id, client, accountId, slot, state, NOW, dates, dates[0] ?? TODAY, dates.at(-1) ?? TODAY],
      ...[eventId, JSON.stringify({ title, text: 'Kommen Sie vorbei.' })],
    ],
  );
  await database.query(
    `insert into advert_slot_days (slot_id, day, unit, order_id)
     select $1, d, coalesce((select max(unit) from advert_slot_days where slot_id = $1 and day = d), 0) + 1, $3
     from unnest($2::date[]) d`,
    [slot, dates, id],
  );
}

/** The days before and after today, for past and coming orders. */
export const [YESTERDAY, TOMORROW] = [addDays(TODAY, -1), addDays(TODAY, 1)];
