-- An event that has moved is found where it takes place now, not at its old hall.

-- The address where each event is. It has left the planned one when all of its dates that are not cancelled are at one
-- other known address; what moves for single dates only, or to a place that is not in the catalogue, stays where it was.
create function places_of(ids text[]) returns table (event_id text, location_id int)
  language sql stable as $$
  select e.id, case when min(d.place) = max(d.place) and count(d.place) = count(*) then min(d.place) else e.location_id end
  from unnest(ids) as given(id) join events e on e.id = given.id join appointments a on a.event_id = e.id
  cross join lateral (
    -- What is written at a date counts before what is written at the event.
    select coalesce(case when a.new_location is not null or e.status = 'scheduled' then a.new_location_id
      else coalesce(a.new_location_id, e.new_location_id) end, e.location_id) as place) as d
  where e.status <> 'cancelled' and a.status <> 'cancelled'
  group by e.id
  having count(e.new_location_id) + count(a.new_location_id) > 0
$$;

-- index_values() calls it when the rows of event_index are there, before it asks for the values of the facets.
create or replace function index_addresses(ids text[]) returns void
  language sql as $$
  update event_index i set location_id = p.location_id
  from places_of(ids) p where i.event_id = p.event_id and i.location_id is distinct from p.location_id;

  insert into address_index (address_id, lat, lon)
  select a.address_id, coalesce(a.lat, d.lat, c.lat), coalesce(a.lon, d.lon, c.lon)
  from addresses a
  left join communities c on c.community_id = a.community_id and c.district_id is null
  left join communities d on d.district_id = a.district_id
  where a.address_id in (
      select i.location_id from unnest(ids) as given(id) join event_index i on i.event_id = given.id
      union
      select x.new_location_id from unnest(ids) as given(id) join appointments x on x.event_id = given.id
      union
      select e.new_location_id from unnest(ids) as given(id) join events e on e.id = given.id)
    and coalesce(a.lat, d.lat, c.lat) is not null and coalesce(a.lon, d.lon, c.lon) is not null
  on conflict (address_id) do update set lat = excluded.lat, lon = excluded.lon
$$;

-- As in 023-sparse.sql, but for the place.
create or replace function facet_values(ids text[]) returns table (slot int, kind text, value text)
  language sql stable as $$
  with wanted as materialized (
    -- Not the event's own location: it may have moved.
    select i.slot, e.id, e.tags, e.free, e.children, e.barrier_free, i.location_id
    from unnest(ids) as given(id) join event_index i on i.event_id = given.id join events e on e.id = given.id
  ),
  spans as materialized (
    -- What runs for years ("permanent exhibition") counts from 400 days back to 1500 days ahead.
    select w.slot, d.last_day - d.first_day > 14 as is_long,
      case when d.last_day - d.first_day > 400 then greatest(d.first_day, current_date - 400) else d.first_day end as first_day,
      case when d.last_day - d.first_day > 400 then least(d.last_day, greatest(d.first_day, current_date) + 1500)
        else d.last_day end as last_day
    from wanted w cross join lateral days_of(array[w.id]) d
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
    perform index_events(the_client, array(
      select e.id from events e where e.client = the_client and e.state = 'published'
        and (e.new_location_id is not null
          or exists (select 1 from appointments a where a.event_id = e.id and a.new_location_id is not null))));
  end loop;
end $$;
