import type { Queryable } from '../../server/platform/database/database';

/** Inserts rows as one parameter, because one statement per row would take minutes. */
export const insertRows = (to: Queryable, sql: string, rows: readonly unknown[]): Promise<unknown> =>
  rows.length > 0 ? to.query(sql, [JSON.stringify(rows)]) : Promise.resolve([]);
