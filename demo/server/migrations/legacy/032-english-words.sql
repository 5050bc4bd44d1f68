-- English texts that visitors see are searched like the German ones: the title counts most, then the English names of the
-- rubrics, then the texts. They are cut into words as all texts are, as nobody says in which language a search is written.

-- As in 026-place-words.sql, but for the English texts.
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
        (select string_agg(concat_ws(' ', r.name, case when e.english is not null then r.name_en end), ' ') from event_rubrics er join rubrics r on r.id = er.rubric_id and r.client = the_client
          where er.event_id = e.id),
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

-- As in 014-words.sql: a mistyped English title is corrected like a German one.
create or replace function index_words(the_client text, ids text[]) returns void
  language plpgsql as $$
declare
  gone text[];
  come text[];
begin
  select array_agg(word) into gone from event_words, unnest(words) as word where event_id = any(ids);
  insert into event_words (event_id, client, words)
    select e.id, the_client, words_of(concat_ws(' ', e.title, e.english->>'title', array_to_string(e.tags, ' '), l.name, c.name))
    from unnest(ids) as given(id) join events e on e.id = given.id
    left join addresses l on l.address_id = e.location_id
    left join communities c on c.community_id = l.community_id and c.district_id is null
    on conflict (event_id) do update set words = excluded.words where event_words.words <> excluded.words;
  select array_agg(word) into come from event_words, unnest(words) as word where event_id = any(ids);
  perform count_words(the_client, gone, come);
end $$;

do $$ declare
  the_client text;
begin
  for the_client in select key from clients loop
    perform index_events(the_client, array(
      select id from events where client = the_client and state = 'published' and english is not null));
  end loop;
end $$;
