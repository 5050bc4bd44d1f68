-- A new day is found whatever the status that comes with it: what is sold out, or moved to another place as well, may
-- have one, too. An appointment's own counts before the whole event's; only what is cancelled has none. The same is
-- said by src/model/standing.ts and demo/server/shapes.ts.
create or replace function days_of(ids text[]) returns table (
    event_id text, appointment_id text, first_day date, last_day date, time_from text, time_until text, full_day boolean)
  language sql stable as $$
  select a.event_id, a.id, d.first_day, d.first_day + (a.end_date - a.date), a.time_from, a.time_until, a.full_day
  from unnest(ids) as given(id) join events e on e.id = given.id join appointments a on a.event_id = e.id
  cross join lateral (
    select a.date as first_day
    union
    select coalesce(a.new_date, case when e.status <> 'scheduled' then e.new_date end)
    where 'cancelled' not in (a.status, e.status)) as d
  where d.first_day is not null
$$;

do $$ declare
  the_client text;
  ids text[];
begin
  for the_client in select key from clients loop
    ids := array(select e.id from events e where e.client = the_client and e.state = 'published'
      and (e.new_date is not null or exists (select 1 from appointments a where a.event_id = e.id and a.new_date is not null)));
    if cardinality(ids) > 0 then perform index_events(the_client, ids); end if;
  end loop;
end $$;
