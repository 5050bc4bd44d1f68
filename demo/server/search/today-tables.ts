import type { Placeholder } from './dimensions';
import type { Moment } from './moment';
import { bitsOf, continuesFromYesterday, inSpan } from './spans';

/**
 * SQL: two tables for the start of a statement with dimensions: events whose dates of today are all over; and events on
 * or still to come today, including the night before. Bits by block; $1 is the client.
 */
export function tablesOfToday(moment: Moment, parameter: Placeholder): string {
  const today = parameter(moment.today, 'date');
  const isComing = inSpan('coming', moment, parameter);
  const isOver = inSpan('over', moment, parameter);
  const overToday = bitsOf(
    (x) => `${isOver(x)} and not exists (select 1 from appointment_index y where y.event_id = ${x}.event_id
      and y.date <= ${today} and y.end_date >= ${today} and ${isComing('y')})`,
  );
  return `over_today (block, bits) as materialized (${overToday}),
    today (block, bits) as materialized (
      select block, bit_or(bits) from (
        select f.block, case when o.bits is null then f.bits else f.bits & ~o.bits end as bits
        from facet_bits f left join over_today o on o.block = f.block
        where f.client = $1 and f.kind = 'day' and f.value = ${today}::text
        union all ${bitsOf(continuesFromYesterday(moment, parameter))}) as any_of
      group by block)`;
}
