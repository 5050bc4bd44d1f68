import type { Database } from '../../demo/server/platform/database/database';

/** A database whose transactions fail before their statement of this number, or before their commit. */
export function cutAt(real: Database, place: number): { database: Database; hasFailed: () => boolean } {
  let hasFailed = false;
  const fail = (): never => {
    hasFailed = true;
    throw new Error('The connection was cut.');
  };
  const transaction: Database['transaction'] = (work, options) =>
    real.transaction(async (inner) => {
      let statements = 0;
      const result = await work({
        ...inner,
        query: (sql, params) => {
          statements += 1;
          if (statements === place) fail();
          return inner.query(sql, params);
        },
      });
      if (statements === place - 1) fail();
      return result;
    }, options);
  return { database: { ...real, transaction }, hasFailed: () => hasFailed };
}
