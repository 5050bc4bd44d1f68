import type { Queryable } from '../database';
import { type Dimension, dimensionsOf } from './dimensions';
import type { EventFilter } from './event-filter';
import { facetStatements } from './facets';
import { tablesOfToday } from './today-tables';

/** As in the migration: how many slots one row of facet_bits covers. */
const BLOCK = 16_384;

/** Which slots match, and how often each value of each facet occurs. */
export type Hits = {
  total: number;
  /** How many match whose dates of today are over; undefined when today was not asked for. */
  over?: number;
  /** One bit per slot, the lowest bit of a byte first, as get_bit(bytea) counts. */
  bits: Buffer;
  facets: { kind: string; value: string; count: number }[];
};

type Line = { part: string; value: string; count: number | null; bits: string | null };

/** Finds what matches, counted, in one statement. */
export async function findHits(database: Queryable, client: string, filter: EventFilter): Promise<Hits> {
  const params: unknown[] = [client];
  const parameter = (value: unknown, type: string) => `$${params.push(value)}::${type}`;
  const tables = tablesOfToday(filter.moment, parameter);
  const dimensions = dimensionsOf(filter, parameter);
  const facets = filter.facets ? facetStatements(filter, dimensions, parameter) : [];
  const countsOver = isTodayAsked(filter);
  const sql = `
    with ${tables},
    dimensions (own, block, bits) as materialized (
      ${dimensions.map(({ own, sql }) => `select '${own}', s.block, s.bits from (${sql}) as s`).join('\nunion all ')}
    ),
    hits as materialized (
      select o.own, d.block, bit_and(d.bits) as bits
      from dimensions d join (values ${ownersOf(dimensions, facets.length > 0, countsOver)}) as o (own, needed) on o.own <> d.own
      group by o.own, o.needed, d.block having count(*) = o.needed
    )
    select 'hits' as part, block::text as value, null::int8 as count, bits::text as bits from hits where own = 'none'
    ${countsOver ? OVER_COUNT : ''}
    ${facets.map((facet) => `union all (${facet})`).join('\n')}`;
  return toHits(await database.query<Line>(sql, params));
}

const isTodayAsked = ({ span, from, moment }: EventFilter) =>
  from === moment.today && (span === 'coming' || span === 'over');

const OVER_COUNT = `
    union all (select 'over', '', sum(bit_count(h.bits & o.bits))::int8, null
      from hits h join over_today o on o.block = h.block where h.own = 'date')`;

/** A facet ignores its own filter: beside all dimensions together, each one is left out once. */
function ownersOf(dimensions: Dimension[], withFacets: boolean, withoutDate: boolean): string {
  const count = dimensions.length;
  const left = dimensions.filter(({ own, facet }) => (withFacets && facet) || (withoutDate && own === 'date'));
  return [`('none', ${count})`, ...left.map(({ own }) => `('${own}', ${count - 1})`)].join(', ');
}

function toHits(lines: Line[]): Hits {
  const blocks = lines.filter((line) => line.part === 'hits');
  const last = Math.max(-1, ...blocks.map((line) => Number(line.value)));
  const bits = Buffer.alloc(((last + 1) * BLOCK) / 8);
  let total = 0;
  for (const { value, bits: text } of blocks) {
    const start = Number(value) * BLOCK;
    for (let at = text?.indexOf('1') ?? -1; at >= 0; at = text?.indexOf('1', at + 1) ?? -1) {
      bits[(start + at) >> 3] = (bits[(start + at) >> 3] ?? 0) | (1 << (at & 7));
      total += 1;
    }
  }
  const over = lines.find(({ part }) => part === 'over');
  const facets = lines.flatMap(({ part, value, count }) =>
    part === 'hits' || part === 'over' ? [] : [{ kind: part, value, count: count ?? 0 }],
  );
  return { total, bits, facets, ...(over && { over: over.count ?? 0 }) };
}

/** The slots whose bit is set, lowest first. */
export function slotsOf(bits: Buffer): number[] {
  const slots: number[] = [];
  for (const [index, byte] of bits.entries()) {
    for (let bit = 0; byte >> bit !== 0; bit += 1) {
      if ((byte >> bit) & 1) slots.push(index * 8 + bit);
    }
  }
  return slots;
}
