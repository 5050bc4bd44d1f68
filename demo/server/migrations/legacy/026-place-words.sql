-- Words find an event at the place where it takes place now, not at its old hall.

-- Where the dates of moved events are: their addresses, and what is written instead of an address. Dates that stay bring in
-- the planned place; cancelled dates do not count, and an event that is cancelled stays where it was.
create function new_places(ids text[]) returns table (event_id text, places int[], names text)
  language sql stable as $$
  select e.id, array_agg(distinct d.place), string_agg(distinct d.name, ' ')
  from unnest(ids) as given(id) join events e on e.id = given.id join appointments a on a.event_id = e.id
  cross join lateral (
    -- What is written at a date counts before what is written at the event; as in places_of().
    select a.new_location is not null or e.status = 'scheduled' as is_own) as o
  cross join lateral (
    select coalesce(a.new_location_id, case when not o.is_own then e.new_location_id end, e.location_id) as place,
      case when o.is_own then a.new_location else e.new_location end as name) as d
  where e.status <> 'cancelled' and a.status <> 'cancelled'
  group by e.id
  having count(e.new_location) + count(e.new_location_id) + count(a.new_location) + count(a.new_location_id) > 0
$$;

-- As in 024-whole.sql, but for the place.
create or replace function index_texts(the_client text, ids text[]) returns void
  language sql as $$
  with moved as materialized (
    select * from new_places(ids)
  ),
  place as materialized (
    select a.address_id,
      concat_ws(' ', m.name, a.name, a.extended_name, a.zipcode, a.street, a.district, replace(c.name_path, '|', ' '), c.name) as words
    from addresses a
    left join addresses m on m.address_id = a.main_address_id
    left join communities c on c.community_id = a.community_id and c.district_id is not distinct from a.district_id
    where a.address_id in (
      select unnest(array[e.location_id, e.promoter_id]) from unnest(ids) as given(id) join events e on e.id = given.id
      union
      select unnest(places) from moved)
  ),
  known as materialized (
    select address_id, weighted(words, 'B') as location, weighted(words, 'D') as promoter from place
  ),
  elsewhere as materialized (
    select m.event_id, weighted(concat_ws(' ', m.names,
      (select string_agg(p.words, ' ' order by p.address_id) from place p where p.address_id = any(m.places))), 'B') as location
    from moved m
  ),
  texts as materialized (
    select e.id, i.slot,
      weighted(e.title, 'A') || weighted(concat_ws(' ',
        (select string_agg(r.name, ' ') from event_rubrics er join rubrics r on r.id = er.rubric_id and r.client = the_client
          where er.event_id = e.id),
        array_to_string(e.tags, ' ')), 'B') || coalesce(n.location, l.location, '')
        || weighted(concat_ws(' ', e.shortdesc1, e.shortdesc2, e.shortdesc3), 'C') as head,
      setweight(to_tsvector('german', fold(left(
        regexp_replace(concat_ws(' ', e.longdesc1, e.longdesc2, e.longdesc3), '<[^>]*>', ' ', 'g'), 100000))), 'C')
        || coalesce(p.promoter, '') as body
    from unnest(ids) as given(id) join events e on e.id = given.id join event_index i on i.event_id = e.id
    left join elsewhere n on n.event_id = e.id
    left join known l on l.address_id = e.location_id
    left join known p on p.address_id = e.promoter_id
  )
  insert into event_texts (event_id, client, slot, head, search)
  select id, the_client, slot, head, head || body from texts
  on conflict (event_id) do update set slot = excluded.slot, head = excluded.head, search = excluded.search
$$;

do $$ declare
  the_client text;
begin
  for the_client in select key from clients loop
    perform index_events(the_client, array(
      select e.id from events e where e.client = the_client and e.state = 'published'
        and (e.new_location is not null or e.new_location_id is not null
          or exists (select 1 from appointments a
            where a.event_id = e.id and (a.new_location is not null or a.new_location_id is not null)))));
  end loop;
end $$;
