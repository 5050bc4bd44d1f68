import type { Queryable } from '../../platform/database/database';
import type { Seller } from './seller';

/** The kind of a numbered document, with one counter row each. */
export type NumberedKind = 'order' | 'invoice' | 'credit';

const LETTERS = { order: 'A', invoice: 'R', credit: 'G' } as const satisfies Record<NumberedKind, string>;
const DIGITS = 5;

/**
 * Returns the next number of a year, as in 'AK-R-2026-00042'. Concurrent callers wait until the transaction ends, and a
 * rollback returns the number: invoices are numbered without a gap.
 *
 * @param year in Berlin
 */
export async function nextNumber(
  transaction: Queryable,
  { client, kind, year }: { client: string; kind: NumberedKind; year: number },
  { prefix }: Pick<Seller, 'prefix'>,
): Promise<string> {
  const [row] = await transaction.query<{ last: number }>(
    `insert into advert_counters (client, kind, year, last) values ($1, $2, $3, 1)
     on conflict (client, kind, year) do update set last = advert_counters.last + 1 returning last`,
    [client, kind, year],
  );
  return numberOf({ prefix, kind, year, count: row?.last ?? 1 });
}

/** Formats a number. */
export const numberOf = (parts: { prefix: string; kind: NumberedKind; year: number; count: number }): string =>
  `${parts.prefix}-${LETTERS[parts.kind]}-${parts.year}-${String(parts.count).padStart(DIGITS, '0')}`;
