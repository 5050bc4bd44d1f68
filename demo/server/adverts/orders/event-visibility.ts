import { writtenLast } from '../../records/own-record';

/** States of an advertised event: seen by visitors, or the reason why it is not. */
export const VISIBILITIES = ['visible', 'waiting', 'draft', 'rejected', 'cancelled', 'over', 'deleted'] as const;

/** One of VISIBILITIES; `waiting` is seen once an operator has approved it. */
export type Visibility = (typeof VISIBILITIES)[number];

/** SQL: whether visitors see an event `e` with its review `r`, as a {@link Visibility} but `over`. */
export const eventVisibility = `
  case when e.id is null or e.state = 'deleted' then 'deleted'
    when coalesce(case when e.state <> 'published' then ${writtenLast}->>'status' end, e.status) = 'cancelled' then 'cancelled'
    when e.state = 'published' then 'visible' when r.state in ('waiting', 'rejected') then r.state else 'draft' end`;

/** SQL: the event of an order `o` as `e`, with its review `r`. */
export const joinAdvertised =
  'left join events e on e.client = o.client and e.id = o.event_id left join event_reviews r on r.event_id = e.id';

/** SQL: whether visitors see the event of an order `o` on its days; null without an event. See {@link joinAdvertised}. */
export const orderVisibility = `
  case when o.event is null then null
    when e.state = 'published' and e.status <> 'cancelled' and (select max(i.over_at) from appointment_index i
      where i.event_id = e.id) <= berlin_instant(o.last_day::timestamp) then 'over'
    else ${eventVisibility} end`;
