-- The status of a whole event decides over that of a single date: a cancelled event has no moved date. The same is said by
-- src/model/standing.ts.

-- The status in effect. A whole event that is cancelled or postponed takes place on none of its dates as planned. Where it
-- is moved or sold out, a date may still be cancelled, or wait for its new day.
create function status_now(whole text, own text, new_day date) returns text
  language sql immutable parallel safe
  return case when whole in ('cancelled', 'postponed') then whole
    when own = 'cancelled' or whole = 'scheduled' or own = 'postponed' and new_day is null then own
    else whole end;

-- Whose new day and place count: none, those of the date, those of the whole event, or of both, the date's first.
create function news_from(whole text, own text) returns text
  language sql immutable parallel safe
  return case when whole = 'cancelled' or own = 'cancelled' and whole <> 'postponed' then 'none'
    when whole = 'scheduled' then 'date'
    when whole = 'postponed' and own not in ('scheduled', 'postponed') then 'event'
    else 'both' end;

-- As in 018-days.sql, but for the new day.
create or replace function days_of(ids text[]) returns table (
    event_id text, appointment_id text, first_day date, last_day date, time_from text, time_until text, full_day boolean)
  language sql stable as $$
  select a.event_id, a.id, d.first_day, d.first_day + (a.end_date - a.date), a.time_from, a.time_until, a.full_day
  from unnest(ids) as given(id) join events e on e.id = given.id join appointments a on a.event_id = e.id
  cross join lateral (
    select a.date as first_day
    union
    select case news_from(e.status, a.status) when 'date' then a.new_date when 'event' then e.new_date
      when 'both' then coalesce(a.new_date, e.new_date) end) as d
  where d.first_day is not null
$$;

-- As in 025-places.sql, but for the new place.
create or replace function places_of(ids text[]) returns table (event_id text, location_id int)
  language sql stable as $$
  select e.id, case when min(d.place) = max(d.place) and count(d.place) = count(*) then min(d.place) else e.location_id end
  from unnest(ids) as given(id) join events e on e.id = given.id join appointments a on a.event_id = e.id
  cross join lateral (select news_from(e.status, a.status) as source) as n
  cross join lateral (
    select coalesce(case when n.source = 'event' then e.new_location_id
      when a.new_location is not null or n.source = 'date' then a.new_location_id
      else coalesce(a.new_location_id, e.new_location_id) end, e.location_id) as place) as d
  where n.source <> 'none'
  group by e.id
  having count(e.new_location_id) + count(a.new_location_id) > 0
$$;

-- As in 026-place-words.sql, but for the new place.
create or replace function new_places(ids text[]) returns table (event_id text, places int[], names text)
  language sql stable as $$
  select e.id, array_agg(distinct d.place), string_agg(distinct d.name, ' ')
  from unnest(ids) as given(id) join events e on e.id = given.id join appointments a on a.event_id = e.id
  cross join lateral (select news_from(e.status, a.status) as source) as n
  -- What is written at a date counts before what is written at the event; as in places_of().
  cross join lateral (select n.source = 'date' or n.source = 'both' and a.new_location is not null as is_own) as o
  cross join lateral (
    select coalesce(case when n.source <> 'event' then a.new_location_id end,
        case when not o.is_own then e.new_location_id end, e.location_id) as place,
      case when o.is_own then a.new_location else e.new_location end as name) as d
  where n.source <> 'none'
  group by e.id
  having count(e.new_location) + count(e.new_location_id) + count(a.new_location) + count(a.new_location_id) > 0
$$;

do $$ declare
  the_client text;
  ids text[];
begin
  for the_client in select key from clients loop
    ids := array(select e.id from events e where e.client = the_client and e.state = 'published' and e.status <> 'scheduled'
      and exists (select 1 from appointments a where a.event_id = e.id and a.status <> 'scheduled'));
    if cardinality(ids) > 0 then perform index_events(the_client, ids); end if;
  end loop;
end $$;
