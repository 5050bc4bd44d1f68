-- The English name of a rubric finds all of its events, as the German one does: few of them have English texts, but a visitor
-- who reads English sees the English name at each.

-- As in 032-english-words.sql, but for the rubrics.
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
      weighted(concat_ws(' ', e.title, e.english->>'title'), 'A') || weighted(concat_ws(' ',
        (select string_agg(concat_ws(' ', r.name, r.name_en), ' ')
          from event_rubrics er join rubrics r on r.id = er.rubric_id and r.client = the_client where er.event_id = e.id),
        array_to_string(e.tags, ' ')), 'B') || coalesce(n.location, l.location, '')
        || weighted(concat_ws(' ', e.shortdesc1, e.shortdesc2, e.shortdesc3,
          e.english->>'shortdesc1', e.english->>'shortdesc2', e.english->>'shortdesc3'), 'C') as head,
      setweight(to_tsvector('german', fold(left(
        regexp_replace(concat_ws(' ', e.longdesc1, e.longdesc2, e.longdesc3,
          e.english->>'longdesc1', e.english->>'longdesc2', e.english->>'longdesc3'), '<[^>]*>', ' ', 'g'), 100000))), 'C')
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

-- Only these words come in: to cut all texts anew would take minutes where there are many.
do $$ declare
  the_client text;
begin
  for the_client in select key from clients order by key loop
    -- Another server may be indexing an event without these words.
    perform pg_advisory_xact_lock(hashtext('index_events ' || the_client));
    with named as (
      select er.event_id, weighted(string_agg(r.name_en, ' '), 'B') as words
      from rubrics r join event_rubrics er on er.rubric_id = r.id join events e on e.id = er.event_id
      where r.client = the_client and r.name_en is not null and e.client = the_client and e.english is null
      group by er.event_id
    ),
    added as (
      update event_texts t set head = t.head || n.words, search = t.search || n.words
      from named n where t.event_id = n.event_id
      returning t.slot, n.words
    )
    insert into sparse_bits as s (client, kind, value, block, bits)
    select the_client, w.kind, w.value, a.slot >> 14, bits_at(a.slot & 16383, 1)
    from added a, sparse_words(a.words) w group by 2, 3, 4
    on conflict (client, kind, value, block) do update set bits = s.bits | excluded.bits;
  end loop;
end $$;

-- What saved searches find only by these words is no news: of a search that has found as many events as it can remember,
-- only those count that have changed since.
update saved_searches set seen = (seen || array_fill(''::text, array[1000]))[1:1000]
  where frequency = 'news' and query ~ '(^|&)q=';
