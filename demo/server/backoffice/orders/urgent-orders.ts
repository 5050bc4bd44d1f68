import { lastWarnedDay } from '../../adverts/orders/unapproved';
import type { Queryable } from '../../platform/database/database';

/** Counts the unapproved adverts of each client that begin soon. @param today in Berlin */
export const countUrgent = (from: Queryable, today: string): Promise<{ client: string; count: number }[]> =>
  from.query(
    `select client, count(*)::int as count from advert_orders where state = 'ordered' and first_day <= $1::date
     group by client`,
    [lastWarnedDay(today)],
  );
