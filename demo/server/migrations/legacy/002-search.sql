-- Derived tables that make searching fast; index_events() fills them from 001-tables.sql.
-- Every event has a slot (0, 1, 2 …) per client. For each value of a filter (a rubric, a tag, a day …) facet_bits
-- holds one bit per slot, in blocks of 16384. A filter is then an "and" of bit strings and a facet is bit_count().

create function fold(value text) returns text
  language sql immutable strict parallel safe
  -- Müller, Mueller and Muller are one word. "ue" after a, e or q (Bauer, neue, Quelle) is no umlaut and hides as chr(1).
  return replace(replace(replace(replace(replace(replace(replace(
    lower(public.unaccent('public.unaccent'::regdictionary, normalize(value))),
    'aue', 'a' || chr(1) || 'e'), 'eue', 'e' || chr(1) || 'e'), 'que', 'q' || chr(1) || 'e'),
    'ue', 'u'), 'ae', 'a'), 'oe', 'o'), chr(1), 'u');

do $$ begin
  execute format(
    'create aggregate bits_at(int, int) (sfunc = set_bit, stype = bit, initcond = %L, combinefunc = bitor, parallel = safe)',
    repeat('0', 16384));
end $$;

create function metres_between(lat1 float8, lon1 float8, lat2 float8, lon2 float8) returns float8
  language sql immutable strict parallel safe
  return 12742000 * asin(sqrt(least(1, power(sin(radians(lat2 - lat1) / 2), 2)
    + cos(radians(lat1)) * cos(radians(lat2)) * power(sin(radians(lon2 - lon1) / 2), 2))));

create table event_index (
  event_id text collate "C" primary key references events on delete cascade,
  client text collate "C" not null,
  slot int not null,
  location_id int,
  title_key text collate "C" not null,
  priority int not null,
  head tsvector not null, -- title, rubrics, tags, place, promoter: for ranking
  search tsvector not null,
  -- Compresses to nothing, but makes every row so large that PostgreSQL moves head and search out of it. What a text
  -- search reads for its slots is then a hundred bytes per hit instead of two thousand.
  ballast text not null default repeat(' ', 2100),
  unique (client, slot)
) with (toast_tuple_target = 128);
create index event_index_search on event_index using gin (search) with (fastupdate = on, gin_pending_list_limit = 65536);
create index event_index_location on event_index (client, location_id) include (slot);
create index event_index_title on event_index (client, title_key, event_id);

create table appointment_index (
  appointment_id text collate "C" primary key references appointments on delete cascade,
  event_id text collate "C" not null,
  client text collate "C" not null,
  slot int not null,
  date date not null,
  end_date date not null,
  time_key text collate "C" not null, -- '' without a time
  priority int not null,
  earlier_end date not null -- last day of all appointments before this one: one row per event has earlier_end < from <= end_date
);
create index appointment_index_date on appointment_index (client, date, time_key, priority desc, event_id);
create index appointment_index_running on appointment_index using gist (daterange(date, end_date, '[]')) where end_date > date;
create index appointment_index_event on appointment_index (event_id, date);
create index appointment_index_slot on appointment_index (client, slot);

create table address_index (
  address_id int primary key references addresses on delete cascade,
  lat float8 not null,
  lon float8 not null
);
create index address_index_point on address_index using gist (point(lon, lat));

create table facet_bits (
  client text collate "C" not null,
  kind text collate "C" not null, -- live, rubric, tag, community, district, day, month, flag
  value text collate "C" not null,
  block int not null,
  bits bit(16384) not null,
  primary key (client, kind, value, block)
);
alter table facet_bits alter column bits set storage plain;
create index facet_bits_block on facet_bits (client, block);

-- Words of titles, tags, rubrics and places, for typing mistakes.
create table search_words (
  client text collate "C" not null,
  word text collate "C" not null, -- folded
  shown text not null,
  uses int not null,
  primary key (client, word)
);
create index search_words_trigram on search_words using gin (word gin_trgm_ops);

-- One row per place name, for finding communities as one types.
create index communities_name on communities ((fold(name)) collate "C" text_pattern_ops);
create index communities_name_trigram on communities using gin (fold(name) gin_trgm_ops);
create index communities_zips on communities using gin (zips);

create function weighted(value text, weight "char") returns tsvector
  language sql immutable parallel safe as $$
  select setweight(to_tsvector('german', folded) || to_tsvector('simple', folded), weight) from fold(coalesce(value, '')) as folded
$$;

-- All words must occur; the last one may be the beginning of a word. Umlaut stop words are listed, because folding hides them.
create function search_query(words text[]) returns tsquery
  language plpgsql immutable strict parallel safe as $$
declare
  result tsquery;
  part tsquery;
  word text;
  is_last boolean;
begin
  for i in 1..cardinality(words) loop
    is_last := i = cardinality(words);
    word := '''' || translate(fold(words[i]), '''\', '') || '''';
    part := to_tsquery('german', word);
    if numnode(part) = 0 or trim(both '''' from word) in
      ('fur', 'uber', 'konnen', 'konnte', 'wurde', 'wurden', 'wahrend', 'hatte', 'hatten') then
      if not is_last or result is not null then continue; end if;
    end if;
    if is_last then
      part := to_tsquery('german', word || ':*') || to_tsquery('simple', word || ':*');
    end if;
    result := case when result is null then part else result && part end;
  end loop;
  return result;
end $$;

-- What a search for each of these events must find, beside its texts.
create function facet_values(ids text[]) returns table (slot int, kind text, value text)
  language sql stable as $$
  with wanted as materialized (
    select i.slot, e.id, e.tags, e.free, e.children, e.barrier_free, e.location_id
    from unnest(ids) as given(id) join event_index i on i.event_id = given.id join events e on e.id = given.id
  ),
  spans as materialized (
    -- What runs for years ("permanent exhibition") counts from 400 days back to 1500 days ahead.
    select w.slot, a.end_date - a.date > 14 as is_long,
      case when a.end_date - a.date > 400 then greatest(a.date, current_date - 400) else a.date end as first_day,
      case when a.end_date - a.date > 400 then least(a.end_date, greatest(a.date, current_date) + 1500) else a.end_date end as last_day
    from wanted w join appointments a on a.event_id = w.id
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

-- Texts by weight: A title, B rubrics, tags, place, promoter, C short texts, D long texts.
create function index_texts(the_client text, ids text[]) returns void
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
  texts as materialized (
    select e.id, fold(e.title) as title_key,
      weighted(e.title, 'A') || weighted(concat_ws(' ',
        (select string_agg(r.name, ' ') from event_rubrics er join rubrics r on r.id = er.rubric_id and r.client = the_client
          where er.event_id = e.id),
        array_to_string(e.tags, ' '), l.words, p.words), 'B') as head,
      weighted(concat_ws(' ', e.shortdesc1, e.shortdesc2, e.shortdesc3), 'C') || setweight(to_tsvector('german', fold(
        left(regexp_replace(concat_ws(' ', e.longdesc1, e.longdesc2, e.longdesc3), '<[^>]*>', ' ', 'g'), 100000))), 'D') as body
    from unnest(ids) as given(id) join events e on e.id = given.id
    left join place l on l.address_id = e.location_id
    left join place p on p.address_id = e.promoter_id
  )
  update event_index i set title_key = t.title_key, head = t.head, search = t.head || t.body from texts t where i.event_id = t.id
$$;

create function index_words(the_client text, ids text[]) returns void
  language sql as $$
  insert into search_words (client, word, shown, uses)
  select the_client, fold(word), mode() within group (order by word), count(*)
  from (
    select regexp_split_to_table(concat_ws(' ', e.title, array_to_string(e.tags, ' '), l.name, c.name), '[^[:alnum:]ÄÖÜäöüß]+') as word
    from unnest(ids) as given(id) join events e on e.id = given.id
    left join addresses l on l.address_id = e.location_id
    left join communities c on c.community_id = l.community_id and c.district_id is null
    union all select name from rubrics where client = the_client
  ) as words
  where length(word) between 4 and 60
  group by fold(word)
  on conflict (client, word) do update set uses = search_words.uses + excluded.uses
$$;

create function index_appointments(the_client text, ids text[]) returns void
  language sql as $$
  delete from appointment_index x using unnest(ids) as given(id) where x.event_id = given.id;
  insert into appointment_index
  select a.id, a.event_id, the_client, i.slot, a.date, a.end_date, coalesce(a.time_from, ''), i.priority,
    coalesce(max(a.end_date) over (partition by a.event_id order by a.date, coalesce(a.time_from, ''), a.id
      rows between unbounded preceding and 1 preceding), '-infinity')
  from unnest(ids) as given(id) join event_index i on i.event_id = given.id join appointments a on a.event_id = given.id
$$;

create function index_addresses(ids text[]) returns void
  language sql as $$
  insert into address_index (address_id, lat, lon)
  select a.address_id, coalesce(a.lat, d.lat, c.lat), coalesce(a.lon, d.lon, c.lon)
  from addresses a
  left join communities c on c.community_id = a.community_id and c.district_id is null
  left join communities d on d.district_id = a.district_id
  where a.address_id in (select e.location_id from unnest(ids) as given(id) join events e on e.id = given.id)
    and coalesce(a.lat, d.lat, c.lat) is not null and coalesce(a.lon, d.lon, c.lon) is not null
  on conflict (address_id) do update set lat = excluded.lat, lon = excluded.lon
$$;

create function clear_bits(the_client text, slots int[]) returns void
  language sql as $$
  update facet_bits f set bits = f.bits & ~gone.bits
  from (select slot >> 14 as block, bits_at(slot & 16383, 1) as bits from unnest(slots) as slot group by 1) as gone
  where f.client = the_client and f.block = gone.block and bit_count(f.bits & gone.bits) > 0
$$;

-- Brings the derived tables up to date: for all events of a client (ids null, after an import) or for some (after a change).
create function index_events(the_client text, changed text[] default null) returns void
  language plpgsql as $$
declare
  ids text[];
begin
  perform pg_advisory_xact_lock(hashtext('index_events ' || the_client));
  if changed is null then
    delete from facet_bits where client = the_client;
    delete from appointment_index where client = the_client;
    delete from event_index where client = the_client;
    delete from search_words where client = the_client;
    ids := array(select id from events where client = the_client and state = 'published');
    -- Neighbours in time get neighbouring slots, so that a day's bits lie in few blocks.
    insert into event_index
    select e.id, the_client, row_number() over (order by f.first_day, e.id) - 1, e.location_id, '', e.priority, '', ''
    from events e left join (select event_id, min(date) as first_day from appointments group by event_id) f on f.event_id = e.id
    where e.client = the_client and e.state = 'published';
    analyze event_index;
  else
    perform clear_bits(the_client, array(select slot from event_index where event_id = any(changed) and client = the_client));
    delete from event_index i using events e
      where i.event_id = any(changed) and i.client = the_client and e.id = i.event_id and e.state <> 'published';
    delete from appointment_index where event_id = any(changed) and client = the_client;
    ids := array(select id from events where id = any(changed) and client = the_client and state = 'published');
    insert into event_index
    select e.id, the_client, row_number() over (order by e.id) + (select coalesce(max(slot), -1) from event_index where client = the_client),
      e.location_id, '', e.priority, '', ''
    from events e where e.id = any(ids)
    on conflict (event_id) do update set location_id = excluded.location_id, priority = excluded.priority;
  end if;
  perform index_texts(the_client, ids);
  perform index_words(the_client, ids);
  perform index_addresses(ids);
  perform index_appointments(the_client, ids);
  insert into facet_bits (client, kind, value, block, bits)
  select the_client, v.kind, v.value, v.slot >> 14, bits_at(v.slot & 16383, 1) from facet_values(ids) v group by 2, 3, 4
  on conflict (client, kind, value, block) do update set bits = facet_bits.bits | excluded.bits;
  -- New texts wait in a list, which makes an import fast; readers should not have to look through it.
  perform gin_clean_pending_list('event_index_search');
end $$;

-- The planner does not know what unpacking a text costs and would rather read all of them than use the index.
create function slots_with(the_client text, words text[]) returns setof int
  language sql stable strict set enable_seqscan = off as $$
  select slot from event_index where client = the_client and search @@ search_query(words)
$$;

-- An event that is removed for good takes its bits along.
create function clear_bits_of_removed() returns trigger
  language plpgsql as $$
begin
  perform clear_bits(old.client, array[old.slot]);
  return null;
end $$;
create trigger event_index_removed after delete on event_index for each row execute function clear_bits_of_removed();
