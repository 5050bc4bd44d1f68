-- How an event is accessible in detail, beside the one flag: the words of src/model/access-features.ts.

alter table events add column access_features text[] not null default '{}';

-- As in 025-places.sql, with the details of accessibility as flags.
create or replace function facet_values(ids text[]) returns table (slot int, kind text, value text)
  language sql stable as $$
  with wanted as materialized (
    -- Not the event's own location: it may have moved.
    select i.slot, e.id, e.tags, e.free, e.children, e.barrier_free, e.access_features, i.location_id
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
  ] || w.access_features) as flag where flag is not null
  union all select s.slot, 'flag', 'longRunning' from spans s where s.is_long
  union all select s.slot, 'day', to_char(day, 'YYYY-MM-DD') from spans s, generate_series(s.first_day, s.last_day, interval '1 day') as day
  union all select s.slot, 'month', to_char(month, 'YYYY-MM') from spans s,
    generate_series(date_trunc('month', s.first_day::timestamp), s.last_day, interval '1 month') as month
$$;
