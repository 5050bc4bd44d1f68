-- The search index of events. All of it is derived from events and their tables; index_events() brings it up to date.
--
-- Every event has a slot (0, 1, 2 …) per client. For each value of a filter (a rubric, a day, a word …) facet_bits or
-- sparse_bits hold one bit per slot, in blocks of 16384. A filter is then an "and" of bit strings and a facet is
-- bit_count().

-- ----------------------------------------------------------------------------------------------------------------------
-- Tables

create table event_index (
  event_id text collate "C" primary key references events on delete cascade,
  client text collate "C" not null,
  slot int not null,
  location_id int, -- the effective location, see places_of()
  title_key text collate "C" not null,
  priority int not null,
  unique (client, slot)
);
create index event_index_location on event_index (client, location_id) include (slot);
create index event_index_title on event_index (client, title_key, event_id);

-- One row for each day on which an appointment begins: a postponed one has its old and its new day.
create table appointment_index (
  appointment_id text collate "C" references appointments on delete cascade,
  event_id text collate "C" not null,
  client text collate "C" not null,
  slot int not null,
  date date not null,
  end_date date not null,
  time_key text collate "C" not null, -- '' without a time
  until_key text collate "C" not null default '', -- '' without a time
  priority int not null,
  over_at timestamptz not null default 'infinity',
  -- The last day and the end of all earlier appointments: one row per event has earlier_end < from <= end_date, and
  -- one has earlier_over <= now < over_at.
  earlier_end date not null,
  earlier_over timestamptz not null default '-infinity',
  primary key (appointment_id, date)
);
create index appointment_index_date on appointment_index (client, date, time_key, priority desc, event_id);
create index appointment_index_running on appointment_index using gist (daterange(date, end_date, '[]')) where end_date > date;
create index appointment_index_end on appointment_index (client, end_date, over_at);
create index appointment_index_event on appointment_index (event_id, date);
create index appointment_index_slot on appointment_index (client, slot);

create table address_index (
  address_id int primary key references addresses on delete cascade,
  lat float8 not null,
  lon float8 not null
);
create index address_index_point on address_index using gist (point(lon, lat));

-- The texts are separate from event_index: many rows of that table are read at once, few of this one.
create table event_texts (
  event_id text collate "C" primary key references events on delete cascade,
  client text collate "C" not null,
  slot int not null,
  head tsvector not null, -- without long texts and promoter, for ranking
  search tsvector not null
);
create index event_texts_client on event_texts (client);

create table facet_bits (
  client text collate "C" not null,
  kind text collate "C" not null, -- live, rubric, tag, community, district, day, month, flag
  value text collate "C" not null,
  block int not null,
  bits bit(16384) not null,
  primary key (client, kind, value, block)
);
alter table facet_bits alter column bits set storage plain;
create index facet_bits_block on facet_bits (client, block, kind);

-- As facet_bits, for rare values: stored compressed in the row, and an edit touches only the rows that it changes.
create table sparse_bits (
  client text collate "C" not null,
  kind text collate "C" not null, -- word, beginning (its first one, two, three letters), place
  value text collate "C" not null,
  block int not null,
  bits bit(16384) not null,
  primary key (client, kind, value, block)
);
alter table sparse_bits alter column bits set storage main;

-- Words of titles, tags, rubrics and locations in each of their spellings, for spelling correction.
create table search_words (
  client text collate "C" not null,
  word text collate "C" not null, -- folded
  shown text collate "C" not null,
  uses int not null,
  primary key (client, word, shown)
);
create index search_words_trigram on search_words using gin (word gin_trgm_ops);

-- The words of an event in search_words, each as often as it occurs: they are removed when the event changes.
create table event_words (
  event_id text collate "C" primary key references events on delete cascade,
  client text collate "C" not null,
  words text[] not null
);
create index event_words_client on event_words (client);

-- ----------------------------------------------------------------------------------------------------------------------
-- Bits

-- Creates a block with the given bits set: bits_at(slot & 16383, 1).
do $$ begin
  execute format(
    'create aggregate bits_at(int, int) (sfunc = set_bit, stype = bit, initcond = %L, combinefunc = bitor, parallel = safe)',
    repeat('0', 16384));
end $$;

-- Clears the bits of slots in facet_bits.
create function clear_bits(the_client text, slots int[]) returns void
  language sql as $$
  update facet_bits f set bits = f.bits & ~gone.bits
  from (select slot >> 14 as block, bits_at(slot & 16383, 1) as bits from unnest(slots) as slot group by 1) as gone
  where f.client = the_client and f.block = gone.block and bit_count(f.bits & gone.bits) > 0
$$;

-- Sets bits in sparse_bits; `given` is [{kind, value, slot}] or null.
create function set_sparse(the_client text, given jsonb) returns void
  language sql as $$
  insert into sparse_bits as s (client, kind, value, block, bits)
  select the_client, kind, value, slot >> 14, bits_at(slot & 16383, 1)
  from jsonb_to_recordset(given) as g(kind text, value text, slot int) group by 2, 3, 4
  on conflict (client, kind, value, block) do update set bits = s.bits | excluded.bits
$$;

-- Clears bits in sparse_bits, and removes rows that are then empty; `given` is [{kind, value, slot}] or null.
create function clear_sparse(the_client text, given jsonb) returns void
  language plpgsql as $$
begin
  if given is null then return; end if;
  -- As in index_events(): two transactions that clear the same bits in another order would deadlock.
  perform pg_advisory_xact_lock(hashtext('index_events ' || the_client));
  with gone as materialized (
    select kind, value, slot >> 14 as block, bits_at(slot & 16383, 1) as bits
    from jsonb_to_recordset(given) as g(kind text, value text, slot int) group by 1, 2, 3
  ), kept as (
    update sparse_bits s set bits = s.bits & ~g.bits from gone g
    where s.client = the_client and s.kind = g.kind and s.value = g.value and s.block = g.block
      and bit_count(s.bits & g.bits) > 0 and bit_count(s.bits & ~g.bits) > 0
  )
  delete from sparse_bits s using gone g
  where s.client = the_client and s.kind = g.kind and s.value = g.value and s.block = g.block
    and bit_count(s.bits & ~g.bits) = 0;
end $$;

-- Fills the rows of a block in sparse_bits that has none yet.
create function fill_sparse(the_client text, the_block int) returns void
  language sql as $$
  insert into sparse_bits (client, kind, value, block, bits)
  select the_client, 'word', word, the_block, bits_at(i.slot & 16383, 1)
  from event_index i join event_texts t on t.event_id = i.event_id, unnest(tsvector_to_array(t.search)) as word
  where i.client = the_client and i.slot between the_block << 14 and (the_block << 14) + 16383
  group by word;
  insert into sparse_bits (client, kind, value, block, bits)
  select the_client, 'beginning', left(value, letters), the_block, bit_or(bits)
  from sparse_bits, generate_series(1, 3) as letters
  where client = the_client and kind = 'word' and block = the_block and length(value) >= letters
  group by 3;
  insert into sparse_bits (client, kind, value, block, bits)
  select the_client, 'place', location_id::text, the_block, bits_at(slot & 16383, 1)
  from event_index
  where client = the_client and slot between the_block << 14 and (the_block << 14) + 16383 and location_id is not null
  group by location_id;
$$;

-- ----------------------------------------------------------------------------------------------------------------------
-- Days and locations of events

create function metres_between(lat1 float8, lon1 float8, lat2 float8, lon2 float8) returns float8
  language sql immutable strict parallel safe
  return 12742000 * asin(sqrt(least(1, power(sin(radians(lat2 - lat1) / 2), 2)
    + cos(radians(lat1)) * cos(radians(lat2)) * power(sin(radians(lon2 - lon1) / 2), 2))));

-- Returns the days of each appointment. A rescheduled one is found on its old and on its new day.
create function days_of(ids text[]) returns table (
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

-- Returns the address of each moved event. It differs from the planned one when all dates that are not cancelled are
-- at one other catalogued address.
create function places_of(ids text[]) returns table (event_id text, location_id int)
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

-- Returns the locations of the dates of moved events: their addresses, and texts without an address. Unmoved dates
-- add the planned location; cancelled dates do not count.
create function new_places(ids text[]) returns table (event_id text, places int[], names text)
  language sql stable as $$
  select e.id, array_agg(distinct d.place), string_agg(distinct d.name, ' ')
  from unnest(ids) as given(id) join events e on e.id = given.id join appointments a on a.event_id = e.id
  cross join lateral (select news_from(e.status, a.status) as source) as n
  -- The location of a date takes precedence over that of the event; as in places_of().
  cross join lateral (select n.source = 'date' or n.source = 'both' and a.new_location is not null as is_own) as o
  cross join lateral (
    select coalesce(case when n.source <> 'event' then a.new_location_id end,
        case when not o.is_own then e.new_location_id end, e.location_id) as place,
      case when o.is_own then a.new_location else e.new_location end as name) as d
  where n.source <> 'none'
  group by e.id
  having count(e.new_location) + count(e.new_location_id) + count(a.new_location) + count(a.new_location_id) > 0
$$;

-- ----------------------------------------------------------------------------------------------------------------------
-- Words

-- Returns the words of a text with a weight: A title, B rubrics, tags and location, C texts, D promoter.
create function weighted(value text, weight "char") returns tsvector
  language plpgsql immutable parallel safe as $$
declare
  folded text := spelt(value, weight in ('A', 'B'));
begin
  return setweight(to_tsvector('german', folded) || to_tsvector('simple', folded), weight);
end $$;

-- Returns the words of a text and their beginnings, as kinds and values of sparse_bits.
create function sparse_words(search tsvector) returns table (kind text, value text)
  language sql immutable parallel safe rows 100 as $$
  select 'word', word from unnest(tsvector_to_array(search)) as word
  union all select distinct 'beginning', left(word, letters)
    from unnest(tsvector_to_array(search)) as word, generate_series(1, 3) as letters where length(word) >= letters
$$;

-- Returns the words that search_words counts.
create function words_of(value text) returns text[]
  language sql immutable parallel safe as $$
  select array(
    select word from regexp_split_to_table(value, '[^[:alnum:]ÄÖÜäöüß]+') as word where length(word) between 4 and 60)
$$;

-- Counts added words and uncounts removed ones; a word in both touches no row.
create function count_words(the_client text, gone text[], come text[]) returns void
  language plpgsql as $$
declare
  changed jsonb;
begin
  select jsonb_agg(jsonb_build_object('word', fold(c.shown), 'shown', c.shown, 'more', c.more) order by c.shown) into changed
  from (
    select w.shown, sum(w.step) as more
    from (select unnest(gone) as shown, -1 as step union all select unnest(come), 1) as w
    group by w.shown having sum(w.step) <> 0
  ) as c;
  if changed is null then return; end if;
  -- As in index_events(): two transactions that count the same words in another order would deadlock.
  perform pg_advisory_xact_lock(hashtext('index_events ' || the_client));
  update search_words s set uses = s.uses + c.more
    from jsonb_to_recordset(changed) as c(word text, shown text, more int)
    where c.more < 0 and s.client = the_client and s.word = c.word and s.shown = c.shown;
  delete from search_words s using jsonb_to_recordset(changed) as c(word text, shown text, more int)
    where c.more < 0 and s.uses <= 0 and s.client = the_client and s.word = c.word and s.shown = c.shown;
  insert into search_words (client, word, shown, uses)
    select the_client, c.word, c.shown, c.more from jsonb_to_recordset(changed) as c(word text, shown text, more int)
    where c.more > 0
    on conflict (client, word, shown) do update set uses = search_words.uses + excluded.uses;
end $$;

-- Returns the words of a search with each compound ('St.-Martins-Umzug') as one word, expanded.
create function joined_words(words text[]) returns text[]
  language sql immutable strict parallel safe
  return array(
    select case when word like '%-%' then fold(translate(written_out(fold(word) || '.'), '-.', '')) else word end
    from unnest(words) with ordinality as given(word, at) order by at);

-- Returns the spellings of a word in a search: as typed, expanded, or as one word with its neighbours. A form with
-- the last word may be the beginning of a word.
create function word_forms(words text[], place int) returns table (form text, is_unfinished boolean)
  language sql immutable parallel safe rows 4 as $$
  with written as (
    select array_agg(rtrim(written_out(fold(word) || '.'), '.') order by at) as words
    from unnest($1) with ordinality as w(word, at))
  select $1[place], place = cardinality($1)
  union
  select w.words[place], place = cardinality($1) from written w where w.words[place] <> fold($1[place])
  union
  select fold(array_to_string(w.words[start:start + length - 1], '')), start + length - 1 = cardinality($1)
  from written w, generate_series(2, 3) as length, generate_series(place - length + 1, place) as start
  where start >= 1 and start + length - 1 <= cardinality($1)
$$;

-- Returns the query for one word, or for all words with an unfinished beginning. `weights` restricts its weights, ''
-- allows any. Null for a stop word. Stop words with umlauts are listed, because folding hides them.
create function word_query(word text, is_unfinished boolean, weights text) returns tsquery
  language plpgsql immutable strict parallel safe as $$
declare
  folded text := '''' || translate(fold(word), '''\', '') || '''';
  finished tsquery;
begin
  if is_unfinished then
    return to_tsquery('german', folded || ':*' || weights) || to_tsquery('simple', folded || ':*' || weights);
  end if;
  finished := to_tsquery('german', rtrim(folded || ':' || weights, ':'));
  if numnode(finished) = 0 or trim(both '''' from folded) in
    ('fur', 'uber', 'konnen', 'konnte', 'wurde', 'wurden', 'wahrend', 'hatte', 'hatten') then
    return null;
  end if;
  return finished;
end $$;

-- Returns the query for one of several words in each of its forms; null for a stop word. `is_whole`: no word is
-- unfinished.
create function forms_query(words text[], place int, weights text, is_whole boolean default false) returns tsquery
  language plpgsql immutable strict parallel safe as $$
declare
  result tsquery;
  part tsquery;
  given record;
begin
  for given in select * from word_forms(joined_words(words), place) loop
    part := word_query(given.form, given.is_unfinished and not is_whole, weights);
    if part is null or numnode(part) = 0 then continue; end if;
    result := case when result is null then part else result || part end;
  end loop;
  return result;
end $$;

-- Returns the query for all words, each in one of its forms; the last one may be the beginning of a word.
create function search_query(words text[]) returns tsquery
  language plpgsql immutable strict parallel safe as $$
declare
  result tsquery;
  part tsquery;
begin
  words := joined_words(words);
  for i in 1..cardinality(words) loop
    part := word_query(words[i], false, '');
    if part is null and (i < cardinality(words) or result is not null) then continue; end if;
    part := forms_query(words, i, '');
    if part is null then continue; end if;
    result := case when result is null then part else result && part end;
  end loop;
  return result;
end $$;

-- Returns the query for names of communities and addresses during input.
create function prefix_query(words text[]) returns tsquery
  language plpgsql immutable strict parallel safe as $$
declare
  result tsquery;
  part tsquery;
  given record;
begin
  words := joined_words(words);
  for i in 1..cardinality(words) loop
    part := null;
    for given in select form from word_forms(words, i) loop
      part := coalesce(part || to_tsquery('simple', '''' || translate(fold(given.form), '''\', '') || ''':*'),
        to_tsquery('simple', '''' || translate(fold(given.form), '''\', '') || ''':*'));
    end loop;
    result := coalesce(result && part, part);
  end loop;
  return result;
end $$;

-- ----------------------------------------------------------------------------------------------------------------------
-- Filling the index

-- Returns the values of these events in facet_bits. Days are found event by event: a wrong estimate of their number
-- would lead to a join of all with all.
create function facet_values(ids text[]) returns table (slot int, kind text, value text)
  language sql stable as $$
  with wanted as materialized (
    -- Not the event's own location: it may have moved.
    select i.slot, e.id, e.tags, e.free, e.children, e.barrier_free, e.access_features, i.location_id
    from unnest(ids) as given(id) join event_index i on i.event_id = given.id join events e on e.id = given.id
  ),
  spans as materialized (
    -- An event of several years ("permanent exhibition") counts from 400 days back to 1500 days ahead.
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
    case when w.free then 'free' end, case when w.children then 'children' end,
    case when w.barrier_free then 'barrierFree' end
  ] || w.access_features) as flag where flag is not null
  union all select s.slot, 'flag', 'longRunning' from spans s where s.is_long
  union all select s.slot, 'day', to_char(day, 'YYYY-MM-DD') from spans s,
    generate_series(s.first_day, s.last_day, interval '1 day') as day
  union all select s.slot, 'month', to_char(month, 'YYYY-MM') from spans s,
    generate_series(date_trunc('month', s.first_day::timestamp), s.last_day, interval '1 month') as month
$$;

-- Returns the values of these events in sparse_bits.
create function sparse_values(ids text[]) returns table (kind text, value text, slot int)
  language sql stable as $$
  select w.kind, w.value, t.slot from event_texts t, sparse_words(t.search) w where t.event_id = any(ids)
  union all select 'place', location_id::text, slot from event_index where event_id = any(ids) and location_id is not null
$$;

-- Splits the German and English texts into words; the language of a search is unknown.
create function index_texts(the_client text, ids text[]) returns void
  language sql as $$
  with moved as materialized (
    select * from new_places(ids)
  ),
  place as materialized (
    select a.address_id,
      concat_ws(' ', m.name, a.name, a.extended_name, a.zipcode, a.street, a.district, replace(c.name_path, '|', ' '),
        c.name) as words
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
      setweight(to_tsvector('german', spelt(left(
        regexp_replace(concat_ws(' ', e.longdesc1, e.longdesc2, e.longdesc3,
          e.english->>'longdesc1', e.english->>'longdesc2', e.english->>'longdesc3'), '<[^>]*>', ' ', 'g'), 100000), false)), 'C')
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

-- Counts the words of events for spelling correction.
create function index_words(the_client text, ids text[]) returns void
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

-- Replaces the rows of appointment_index.
create function index_appointments(the_client text, ids text[]) returns void
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

-- Sets the effective locations of events, and the coordinates of all their addresses.
create function index_addresses(ids text[]) returns void
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

-- Fills everything but sparse_bits, for events with slots. Locations come first, as days and facet values depend on
-- them.
create function index_values(the_client text, ids text[]) returns void
  language plpgsql as $$
begin
  perform index_texts(the_client, ids);
  perform index_words(the_client, ids);
  perform index_addresses(ids);
  perform index_appointments(the_client, ids);
  insert into facet_bits (client, kind, value, block, bits)
  select the_client, v.kind, v.value, v.slot >> 14, bits_at(v.slot & 16383, 1) from facet_values(ids) v group by 2, 3, 4
  on conflict (client, kind, value, block) do update set bits = facet_bits.bits | excluded.bits;
end $$;

-- Indexes all events of a client, block by block. No plan depends on statistics, which do not exist yet in a
-- transaction that has just stored the events.
create function index_all_events(the_client text) returns void
  language plpgsql set work_mem = '64MB' as $$
declare
  ids text[];
begin
  -- The bits and counts first, so that nothing is left to clear or to uncount.
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

-- Indexes some events after a change.
create function index_changed_events(the_client text, changed text[]) returns void
  language plpgsql as $$
declare
  ids text[];
  before jsonb;
  after jsonb;
begin
  select coalesce(jsonb_agg(v), '[]') into before from sparse_values(
    array(select event_id from event_index where event_id = any(changed) and client = the_client)) v;
  perform clear_bits(the_client, array(select slot from event_index where event_id = any(changed) and client = the_client));
  delete from event_texts t using events e
    where t.event_id = any(changed) and t.client = the_client and e.id = t.event_id and e.state <> 'published';
  delete from event_index i using events e
    where i.event_id = any(changed) and i.client = the_client and e.id = i.event_id and e.state <> 'published';
  delete from event_words w using events e
    where w.event_id = any(changed) and w.client = the_client and e.id = w.event_id and e.state <> 'published';
  delete from appointment_index where event_id = any(changed) and client = the_client;
  ids := array(select id from events where id = any(changed) and client = the_client and state = 'published');
  insert into event_index (event_id, client, slot, location_id, title_key, priority)
  select e.id, the_client,
    row_number() over (order by e.id) + (select coalesce(max(slot), -1) from event_index where client = the_client),
    e.location_id, fold(e.title), e.priority
  from events e where e.id = any(ids)
  on conflict (event_id) do update set location_id = excluded.location_id, priority = excluded.priority,
    title_key = excluded.title_key;
  perform index_values(the_client, ids);
  select coalesce(jsonb_agg(v), '[]') into after from sparse_values(ids) v;
  -- Most words stay when an event is edited: only differences are written.
  perform clear_sparse(the_client, (select jsonb_agg(one) from (
    select jsonb_array_elements(before) as one except select jsonb_array_elements(after)) as gone));
  perform set_sparse(the_client, (select jsonb_agg(one) from (
    select jsonb_array_elements(after) as one except select jsonb_array_elements(before)) as come));
end $$;

-- Updates the index: for all events of a client (changed null, after an import) or for some (after a change).
create function index_events(the_client text, changed text[] default null) returns void
  language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('index_events ' || the_client));
  insert into event_changes (client) values (the_client) on conflict do nothing;
  if changed is null then
    perform index_all_events(the_client);
  else
    perform index_changed_events(the_client, changed);
  end if;
end $$;

-- ----------------------------------------------------------------------------------------------------------------------
-- Searching

-- Returns the events with a lexeme; with an unfinished one, those with any lexeme that begins so.
create function lexeme_bits(the_client text, lexeme text, is_unfinished boolean) returns table (block int, bits bit)
  language plpgsql stable rows 60 as $$
begin
  if is_unfinished and length(lexeme) > 3 then
    return query select s.block, bit_or(s.bits) from sparse_bits s
      where s.client = the_client and s.kind = 'word' and s.value >= lexeme and s.value < lexeme || chr(1114111)
      group by s.block;
  else
    return query select s.block, s.bits from sparse_bits s
      where s.client = the_client and s.kind = case when is_unfinished then 'beginning' else 'word' end
        and s.value = lexeme;
  end if;
end $$;

-- Returns the events with all of several lexemes.
create function lexemes_bits(the_client text, lexemes text[], is_unfinished boolean) returns table (block int, bits bit)
  language sql stable rows 60 as $$
  select b.block, bit_and(b.bits) from unnest(lexemes) as lexeme
  cross join lateral lexeme_bits(the_client, lexeme, is_unfinished) b
  group by b.block having count(*) = cardinality(lexemes)
$$;

-- Returns the hits of search_query(words), as bits by block.
create function text_bits(the_client text, words text[]) returns table (block int, bits bit)
  language plpgsql stable rows 60 as $$
declare
  is_last boolean;
  is_asked boolean := false;
  is_split boolean := false;
  given record;
  folded text;
  stems text[];
  plain text[];
  form_blocks int[];
  form_sets bit(16384)[];
  blocks int[];
  sets bit(16384)[]; -- "bit" alone would be a single one
begin
  words := joined_words(words);
  for i in 1..cardinality(words) loop
    is_last := i = cardinality(words);
    if word_query(words[i], false, '') is null and (not is_last or is_asked) then continue; end if;
    form_blocks := '{}';
    form_sets := '{}';
    for given in select * from word_forms(words, i) loop
      folded := translate(fold(given.form), '''\', '');
      stems := tsvector_to_array(to_tsvector('german', folded));
      plain := tsvector_to_array(to_tsvector('simple', folded));
      is_split := is_split or cardinality(stems) > 1 or cardinality(plain) > 1;
      -- Only an unfinished word is also searched as written. Words with its beginning also begin with its stem.
      if not given.is_unfinished or cardinality(stems) = 1 and cardinality(plain) = 1 and starts_with(plain[1], stems[1]) then
        plain := '{}';
      end if;
      select array_agg(w.block), array_agg(w.bits) into form_blocks, form_sets from (
        select a.block, bit_or(a.bits) as bits from (
          select * from lexemes_bits(the_client, stems, given.is_unfinished)
          union all select * from lexemes_bits(the_client, plain, given.is_unfinished)
          union all select b.block, b.bits from unnest(form_blocks, form_sets) as b(block, bits)) as a
        group by a.block) as w;
    end loop;
    select array_agg(f.block), array_agg(f.bits) into blocks, sets from (
      select g.block, bit_and(g.bits) as bits from (
        select b.block, b.bits from unnest(form_blocks, form_sets) as b(block, bits)
        union all select b.block, b.bits from unnest(blocks, sets) as b(block, bits)) as g
      group by g.block having count(*) = case when is_asked then 2 else 1 end) as f;
    is_asked := true;
  end loop;
  if not is_split then
    return query select b.block, b.bits from unnest(blocks, sets) as b(block, bits);
    return;
  end if;
  -- One typed word of several lexemes, such as 1½, requires them side by side.
  return query select b.block, bits_at(i.slot & 16383, 1)
    from unnest(blocks, sets) as b(block, bits)
    join event_index i on i.client = the_client and i.slot between b.block << 14 and (b.block << 14) + 16383
      and get_bit(b.bits, i.slot & 16383) = 1
    join event_texts t on t.event_id = i.event_id and t.search @@ search_query(words)
    group by b.block;
end $$;

-- ----------------------------------------------------------------------------------------------------------------------
-- Removal of the bits and words of removed events

create function clear_bits_of_removed() returns trigger
  language plpgsql as $$
declare
  the_client text;
begin
  for the_client in select distinct client from gone loop
    if not exists (select 1 from facet_bits where client = the_client) then continue; end if;
    perform clear_bits(the_client, array(select slot from gone where client = the_client));
    perform clear_sparse(the_client, (
      select jsonb_agg(jsonb_build_object('kind', 'place', 'value', location_id::text, 'slot', slot))
      from gone where client = the_client and location_id is not null));
  end loop;
  return null;
end $$;
create trigger event_index_removed after delete on event_index
  referencing old table as gone for each statement execute function clear_bits_of_removed();

create function clear_words_of_removed() returns trigger
  language plpgsql as $$
declare
  the_client text;
begin
  for the_client in select distinct client from gone loop
    if not exists (select 1 from sparse_bits where client = the_client) then continue; end if;
    perform clear_sparse(the_client, (
      select jsonb_agg(jsonb_build_object('kind', w.kind, 'value', w.value, 'slot', t.slot))
      from gone t, sparse_words(t.search) w where t.client = the_client));
  end loop;
  return null;
end $$;
create trigger event_texts_removed after delete on event_texts
  referencing old table as gone for each statement execute function clear_words_of_removed();

create function forget_words_of_removed() returns trigger
  language plpgsql as $$
declare
  the_client text;
begin
  for the_client in select distinct client from gone loop
    perform count_words(the_client, array(select unnest(words) from gone where client = the_client), '{}');
  end loop;
  return null;
end $$;
create trigger event_words_removed after delete on event_words
  referencing old table as gone for each statement execute function forget_words_of_removed();

create function count_words_of_rubric() returns trigger
  language plpgsql as $$
begin
  perform count_words(coalesce(new.client, old.client), words_of(old.name), words_of(new.name));
  return null;
end $$;
create trigger rubrics_words after insert or delete or update of name on rubrics
  for each row execute function count_words_of_rubric();

-- ----------------------------------------------------------------------------------------------------------------------
-- Revisions

-- Writes of a client's events. Servers cache results until there is another row. A write is recorded under the number
-- of its transaction, so that no write waits for another, as with a shared counter.
create table event_changes (
  client text collate "C" not null, -- '' for all clients
  transaction xid8 not null default pg_current_xact_id(),
  at timestamptz not null default clock_timestamp(),
  primary key (client, transaction)
);
create index event_changes_at on event_changes (at);

-- Records a change for the client of the row, the client of the row's event, or all clients; the argument selects
-- which.
create function note_change() returns trigger
  language plpgsql as $$
begin
  case tg_argv[0]
    when 'client' then
      insert into event_changes (client) values (coalesce(new.client, old.client)) on conflict do nothing;
    when 'event' then
      -- A removed event has recorded its own change.
      insert into event_changes (client) select client from events where id = coalesce(new.event_id, old.event_id)
      on conflict do nothing;
    when 'all' then
      insert into event_changes (client) values ('') on conflict do nothing;
  end case;
  return null;
end $$;
create trigger events_changed after insert or update or delete on events
  for each row execute function note_change('client');
create trigger media_changed after insert or update or delete on media
  for each row execute function note_change('client');
create trigger rubrics_changed after insert or update or delete on rubrics
  for each row execute function note_change('client');
create trigger appointments_changed after insert or update or delete on appointments
  for each row execute function note_change('event');
create trigger event_rubrics_changed after insert or update or delete on event_rubrics
  for each row execute function note_change('event');
create trigger communities_changed after insert or update or delete on communities
  for each statement execute function note_change('all');
create trigger addresses_changed after delete or update of community_id, district_id, main_address_id, name, extended_name,
  zipcode, street, district, lat, lon on addresses
  for each statement execute function note_change('all');
