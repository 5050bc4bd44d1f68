import type { Queryable } from '../platform/database/database';
import { type Dimension, dimensionsOf } from './dimensions';
import { type EventFilter, startOf } from './event-filter';
import { facetStatements } from './facets';
import type { FacetCount } from './search-result';
import { tablesOfToday } from './today-tables';

/** The number of slots in a row of facet_bits, in bytes; as in schema/6-search.sql. */
const BLOCK_BYTES = 16_384 / 8;
/** The length prefix of bit_send() in bytes. */
const LENGTH_BYTES = 4;

/** The matching slots, and the counts of each facet value. */
export type Hits = {
  total: number;
  /** The number of matches whose dates of today are over; undefined when today was not requested. */
  over?: number;
  /** One bit per slot, the highest bit of a byte first. */
  bits: Buffer;
  facets: FacetCount[];
};

type HitRow = { part: string; value: string; count: number | null; bits: Uint8Array | null };

/** Finds and counts the matches in one statement. */
export async function findHits(database: Queryable, client: string, filter: EventFilter): Promise<Hits> {
  const params: unknown[] = [client];
  const parameter = (value: unknown, type: string) => `$${params.push(value)}::${type}`;
  const tables = tablesOfToday(filter.moment, parameter);
  const dimensions = dimensionsOf(filter, parameter);
  const facets = filter.facets ? facetStatements(filter, dimensions, parameter) : [];
  const countsOver = includesAllOfToday(filter);
  const sql = `
    with ${tables},
    dimensions (own, block, bits) as materialized (
      ${dimensions.map(({ name: own, sql }) => `select '${own}', s.block, s.bits from (${sql}) as s`).join('\nunion all ')}
    ),
    hits as materialized (
      select o.own, d.block, bit_and(d.bits) as bits
      from dimensions d join (values ${combinationsOf(dimensions, facets.length > 0, countsOver)}) as o (own, needed) on o.own <> d.own
      group by o.own, o.needed, d.block having count(*) = o.needed
    )
    select 'hits' as part, block::text as value, null::int8 as count, substring(bit_send(bits) from ${LENGTH_BYTES + 1}) as bits
    from hits where own = 'none'
    ${countsOver ? OVER_COUNT : ''}
    ${facets.map((facet) => `union all (${facet})`).join('\n')}`;
  return toHits(await database.query<HitRow>(sql, params, { often: true }));
}

/** Checks whether today's past events are counted separately. */
export const includesAllOfToday = (filter: EventFilter): boolean => {
  const { span, from, moment } = filter;
  return from === moment.today && startOf(filter) === moment && (span === 'coming' || span === 'over');
};

const OVER_COUNT = `
    union all (select 'over', '', sum(bit_count(h.bits & o.bits))::int8, null
      from hits h join over_today o on o.block = h.block where h.own = 'date')`;

/**
 * Returns the combinations of dimensions. A facet ignores its own filter: besides all dimensions together, each one is
 * left out once.
 */
function combinationsOf(dimensions: Dimension[], withFacets: boolean, withoutDate: boolean): string {
  const count = dimensions.length;
  const omittable = dimensions.filter(
    ({ name: own, isFacet }) => (withFacets && isFacet) || (withoutDate && own === 'date'),
  );
  return [`('none', ${count})`, ...omittable.map(({ name: own }) => `('${own}', ${count - 1})`)].join(', ');
}

function toHits(rows: HitRow[]): Hits {
  const blocks = rows.filter((row) => row.part === 'hits');
  const last = Math.max(-1, ...blocks.map((row) => Number(row.value)));
  const bits = Buffer.alloc((last + 1) * BLOCK_BYTES);
  for (const row of blocks) if (row.bits) bits.set(row.bits, Number(row.value) * BLOCK_BYTES);
  let total = 0;
  for (const byte of bits) total += SET_BITS[byte] ?? 0;
  const over = rows.find(({ part }) => part === 'over');
  const facets = rows.flatMap(({ part, value, count }) =>
    part === 'hits' || part === 'over' ? [] : [{ kind: part, value, count: count ?? 0 }],
  );
  return { total, bits, facets, ...(over && { over: over.count ?? 0 }) };
}

/** The number of set bits by byte. */
const SET_BITS = Uint8Array.from({ length: 256 }, (_, byte) => byte.toString(2).replaceAll('0', '').length);

/** Returns the slots whose bit is set, lowest first. */
export function slotsOf(bits: Buffer): number[] {
  const slots: number[] = [];
  for (const [index, byte] of bits.entries()) {
    for (let bit = 0; (byte << bit) & 255; bit += 1) {
      if ((byte << bit) & 128) slots.push(index * 8 + bit);
    }
  }
  return slots;
}
