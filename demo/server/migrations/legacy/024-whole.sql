-- Indexing a million events at once: what many of them share is made once, and no plan depends on statistics that do not
-- exist yet in the transaction that has just stored them.

-- These say what they have said before. PostgreSQL cannot write them into the statements that call them, and then a function
-- in its own language takes half as long or less.
create or replace function fold(value text) returns text
  language plpgsql immutable strict parallel safe as $$
begin
  return replace(replace(replace(replace(replace(replace(replace(
    lower(public.unaccent('public.unaccent'::regdictionary, normalize(value))),
    'aue', 'a' || chr(1) || 'e'), 'eue', 'e' || chr(1) || 'e'), 'que', 'q' || chr(1) || 'e'),
    'ue', 'u'), 'ae', 'a'), 'oe', 'o'), chr(1), 'u');
end $$;
create or replace function weighted(value text, weight "char") returns tsvector
  language plpgsql immutable parallel safe as $$
declare
  folded text := fold(coalesce(value, ''));
begin
  return setweight(to_tsvector('german', folded) || to_tsvector('simple', folded), weight);
end $$;
create or replace function berlin_instant(wall timestamp) returns timestamptz
  language plpgsql immutable strict parallel safe as $$
declare
  in_summer timestamptz := timezone(interval '2 hours', wall);
begin
  return case when timezone('Europe/Berlin', in_summer) = wall then in_summer else timezone(interval '1 hour', wall) end;
end $$;
create or replace function over_at(first_day date, last_day date, time_from text, time_until text, full_day boolean) returns timestamptz
  language plpgsql immutable parallel safe as $$
begin
  return case
    when full_day or time_until is null and (time_from is null or last_day > first_day)
      then berlin_instant((last_day + 1)::timestamp)
    when last_day = first_day and (time_until is null or time_until = time_from)
      then berlin_instant(first_day + time_from::interval) + interval '3 hours'
    when last_day = first_day and time_until < time_from
      then berlin_instant(first_day + 1 + time_until::interval)
    else berlin_instant(last_day + time_until::interval) end;
end $$;

-- Texts by weight: A title, B rubrics, tags and place, C texts, D promoter. The head is without long texts and promoter:
-- what most hits are ranked by stays small.
create or replace function index_texts(the_client text, ids text[]) returns void
  language sql as $$
  with place as materialized (
    select a.address_id,
      concat_ws(' ', m.name, a.name, a.extended_name, a.zipcode, a.street, a.district, replace(c.name_path, '|', ' '), c.name) as words
    from addresses a
    left join addresses m on m.address_id = a.main_address_id
    left join communities c on c.community_id = a.community_id and c.district_id is not distinct from a.district_id
    where a.address_id in (
      select unnest(array[e.location_id, e.promoter_id]) from unnest(ids) as given(id) join events e on e.id = given.id)
  ),
  known as materialized (
    select address_id, weighted(words, 'B') as location, weighted(words, 'D') as promoter from place
  ),
  texts as materialized (
    select e.id, i.slot,
      weighted(e.title, 'A') || weighted(concat_ws(' ',
        (select string_agg(r.name, ' ') from event_rubrics er join rubrics r on r.id = er.rubric_id and r.client = the_client
          where er.event_id = e.id),
        array_to_string(e.tags, ' ')), 'B') || coalesce(l.location, '')
        || weighted(concat_ws(' ', e.shortdesc1, e.shortdesc2, e.shortdesc3), 'C') as head,
      setweight(to_tsvector('german', fold(left(
        regexp_replace(concat_ws(' ', e.longdesc1, e.longdesc2, e.longdesc3), '<[^>]*>', ' ', 'g'), 100000))), 'C')
        || coalesce(p.promoter, '') as body
    from unnest(ids) as given(id) join events e on e.id = given.id join event_index i on i.event_id = e.id
    left join known l on l.address_id = e.location_id
    left join known p on p.address_id = e.promoter_id
  )
  insert into event_texts (event_id, client, slot, head, search)
  select id, the_client, slot, head, head || body from texts
  on conflict (event_id) do update set slot = excluded.slot, head = excluded.head, search = excluded.search
$$;

create or replace function index_all_events(the_client text) returns void
  language plpgsql set work_mem = '64MB' as $$
declare
  ids text[];
begin
  -- First the bits and counts, so that there is nothing left to clear or to count down.
  delete from facet_bits where client = the_client;
  delete from sparse_bits where client = the_client;
  delete from search_words where client = the_client;
  delete from event_words where client = the_client;
  delete from appointment_index where client = the_client;
  delete from event_texts where client = the_client;
  delete from event_index where client = the_client;
  perform count_words(the_client, '{}', array(select unnest(words_of(name)) from rubrics where client = the_client));
  analyze events, appointments, event_rubrics;
  -- Neighbours in time get neighbouring slots, so that a day's bits lie in few blocks.
  insert into event_index (event_id, client, slot, location_id, title_key, priority)
  select e.id, the_client, row_number() over (order by f.first_day, e.id) - 1, e.location_id, fold(e.title), e.priority
  from events e cross join lateral (select min(date) as first_day from appointments where event_id = e.id) f
  where e.client = the_client and e.state = 'published';
  analyze event_index;
  for block in 0..(select coalesce(max(slot), -1) >> 14 from event_index where client = the_client) loop
    ids := array(select event_id from event_index
      where client = the_client and slot between block << 14 and (block << 14) + 16383 order by slot);
    perform index_values(the_client, ids);
    perform fill_sparse(the_client, block);
  end loop;
end $$;
