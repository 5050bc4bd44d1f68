import { latestContent } from '../../schema/record-tables';

/** The states of an advertised event: visible, or the reason why it is not. */
const VISIBILITIES = ['visible', 'waiting', 'draft', 'rejected', 'takenDown', 'cancelled', 'over', 'deleted'] as const;

/** One of VISIBILITIES; `waiting` becomes visible once an operator approves it. */
export type Visibility = (typeof VISIBILITIES)[number];

/** SQL: the {@link Visibility} of an event `e` with its review `r`, except `over`. */
export const eventVisibility = `
  case when e.id is null or e.state = 'deleted' then 'deleted' when e.state = 'taken_down' then 'takenDown'
    when coalesce(case when e.state <> 'published' then ${latestContent}->>'status' end, e.status) = 'cancelled' then 'cancelled'
    when e.state = 'published' then 'visible' when r.state in ('waiting', 'rejected') then r.state else 'draft' end`;

/** SQL: the event of an order `o` as `e`, with its review `r`. */
export const joinAdvertisedEvent =
  'left join events e on e.client = o.client and e.id = o.event_id left join event_reviews r on r.event_id = e.id';

/** SQL: the visibility of an order's (`o`) event on its days; null without an event. See {@link joinAdvertisedEvent}. */
export const orderVisibility = `
  case when o.event is null then null
    when e.state = 'published' and e.status <> 'cancelled' and (select max(i.over_at) from appointment_index i
      where i.event_id = e.id) <= berlin_instant(o.last_day::timestamp) then 'over'
    else ${eventVisibility} end`;
