-- Which appointments are over is asked at a moment, not on a day: what ended this morning does not lead a list.

-- The instant of a wall time in Berlin. Of an hour that comes twice the first one is meant, as in src/lib/berlin-time.ts.
create function berlin_instant(wall timestamp) returns timestamptz
  language sql immutable strict parallel safe
  return case when timezone('Europe/Berlin', timezone(interval '2 hours', wall)) = wall
    then timezone(interval '2 hours', wall) else timezone(interval '1 hour', wall) end;

-- When an appointment is over; the same is said by src/model/over-at.ts.
create function over_at(first_day date, last_day date, time_from text, time_until text, full_day boolean) returns timestamptz
  language sql immutable parallel safe
  return case
    when full_day or time_until is null and (time_from is null or last_day > first_day)
      then berlin_instant((last_day + 1)::timestamp)
    when last_day = first_day and (time_until is null or time_until = time_from)
      then berlin_instant(first_day + time_from::interval) + interval '3 hours'
    when last_day = first_day and time_until < time_from
      then berlin_instant(first_day + 1 + time_until::interval)
    else berlin_instant(last_day + time_until::interval) end;

-- The days of each appointment. One that is postponed stays to be found on its old day and is found on its new one.
create function days_of(ids text[]) returns table (
    event_id text, appointment_id text, first_day date, last_day date, time_from text, time_until text, full_day boolean)
  language sql stable as $$
  select a.event_id, a.id, d.first_day, d.first_day + (a.end_date - a.date), a.time_from, a.time_until, a.full_day
  from unnest(ids) as given(id) join events e on e.id = given.id join appointments a on a.event_id = e.id
  cross join lateral (
    select a.date as first_day
    union
    select case when e.status = 'scheduled' then a.new_date else e.new_date end
    where case when e.status = 'scheduled' then a.status else e.status end = 'postponed') as d
  where d.first_day is not null
$$;

alter table appointment_index
  drop constraint appointment_index_pkey,
  add column until_key text collate "C" not null default '', -- '' without a time
  add column over_at timestamptz not null default 'infinity',
  -- When the last of all appointments before this one is over: one row per event has earlier_over <= now < over_at.
  add column earlier_over timestamptz not null default '-infinity',
  add primary key (appointment_id, date);
create index appointment_index_end on appointment_index (client, end_date, over_at);

create or replace function index_appointments(the_client text, ids text[]) returns void
  language sql as $$
  delete from appointment_index x using unnest(ids) as given(id) where x.event_id = given.id;
  insert into appointment_index (appointment_id, event_id, client, slot, date, end_date, time_key, until_key, priority,
    earlier_end, over_at, earlier_over)
  select d.appointment_id, d.event_id, the_client, i.slot, d.first_day, d.last_day, coalesce(d.time_from, ''),
    coalesce(d.time_until, ''), i.priority, coalesce(max(d.last_day) over earlier, '-infinity'), o.over_at,
    coalesce(max(o.over_at) over earlier, '-infinity')
  from days_of(ids) d join event_index i on i.event_id = d.event_id
  cross join lateral (select over_at(d.first_day, d.last_day, d.time_from, d.time_until, d.full_day) as over_at) as o
  window earlier as (partition by d.event_id order by d.first_day, coalesce(d.time_from, ''), d.appointment_id
    rows between unbounded preceding and 1 preceding)
$$;

create or replace function facet_values(ids text[]) returns table (slot int, kind text, value text)
  language sql stable as $$
  with wanted as materialized (
    select i.slot, e.id, e.tags, e.free, e.children, e.barrier_free, e.location_id
    from unnest(ids) as given(id) join event_index i on i.event_id = given.id join events e on e.id = given.id
  ),
  spans as materialized (
    -- What runs for years ("permanent exhibition") counts from 400 days back to 1500 days ahead.
    select w.slot, d.last_day - d.first_day > 14 as is_long,
      case when d.last_day - d.first_day > 400 then greatest(d.first_day, current_date - 400) else d.first_day end as first_day,
      case when d.last_day - d.first_day > 400 then least(d.last_day, greatest(d.first_day, current_date) + 1500)
        else d.last_day end as last_day
    from wanted w join days_of(ids) d on d.event_id = w.id
  )
  select w.slot, 'live', '' from wanted w
  union all select w.slot, 'rubric', r.rubric_id::text from wanted w join event_rubrics r on r.event_id = w.id
  union all select w.slot, 'tag', tag from wanted w, unnest(w.tags) as tag
  union all select w.slot, 'community', a.community_id::text from wanted w join addresses a on a.address_id = w.location_id
  union all select w.slot, 'district', a.district_id::text from wanted w join addresses a on a.address_id = w.location_id
    where a.district_id is not null
  union all select w.slot, 'flag', flag from wanted w, unnest(array[
    case when w.free then 'free' end, case when w.children then 'children' end, case when w.barrier_free then 'barrierFree' end
  ]) as flag where flag is not null
  union all select s.slot, 'flag', 'longRunning' from spans s where s.is_long
  union all select s.slot, 'day', to_char(day, 'YYYY-MM-DD') from spans s, generate_series(s.first_day, s.last_day, interval '1 day') as day
  union all select s.slot, 'month', to_char(month, 'YYYY-MM') from spans s,
    generate_series(date_trunc('month', s.first_day::timestamp), s.last_day, interval '1 month') as month
$$;

do $$ declare
  the_client text;
begin
  for the_client in select key from clients loop
    perform index_appointments(the_client, array(select event_id from event_index where client = the_client));
    insert into facet_bits (client, kind, value, block, bits)
    select the_client, v.kind, v.value, v.slot >> 14, bits_at(v.slot & 16383, 1)
    from facet_values(array(
      select e.id from events e where e.client = the_client and e.state = 'published'
        and (e.new_date is not null or exists (select 1 from appointments a where a.event_id = e.id and a.new_date is not null)))) v
    where v.kind in ('day', 'month') group by 2, 3, 4
    on conflict (client, kind, value, block) do update set bits = facet_bits.bits | excluded.bits;
  end loop;
end $$;
