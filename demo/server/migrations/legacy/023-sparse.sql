-- What a word, the beginning of a word or a place is in, as bits by block like facet_bits. Most of them are in few events,
-- so their bits are kept compressed, and an edit touches only the rows that it changes.
create table sparse_bits (
  client text collate "C" not null,
  kind text collate "C" not null, -- word, beginning (its first one, two, three letters), place
  value text collate "C" not null,
  block int not null,
  bits bit(16384) not null,
  primary key (client, kind, value, block)
);
-- Compressed, and never moved out of the row.
alter table sparse_bits alter column bits set storage main;

-- The texts stand apart from event_index: many rows of that are read at once, of these few.
create table event_texts (
  event_id text collate "C" primary key references events on delete cascade,
  client text collate "C" not null,
  slot int not null,
  head tsvector not null, -- title, rubrics, tags, place, short texts: for ranking
  search tsvector not null
);
create index event_texts_client on event_texts (client);
insert into event_texts select event_id, client, slot, head, search from event_index;

drop index event_index_search;
drop function slots_with(text, text[]);
alter table event_index drop column head, drop column search, drop column ballast;
alter table event_index reset (toast_tuple_target);

-- Facets are counted by kind in each block that has hits.
drop index facet_bits_block;
create index facet_bits_block on facet_bits (client, block, kind);

-- The words of a text and how they begin, as kinds and values of sparse_bits.
create function sparse_words(search tsvector) returns table (kind text, value text)
  language sql immutable parallel safe rows 100 as $$
  select 'word', word from unnest(tsvector_to_array(search)) as word
  union all select distinct 'beginning', left(word, letters)
    from unnest(tsvector_to_array(search)) as word, generate_series(1, 3) as letters where length(word) >= letters
$$;

-- What events have in sparse_bits.
create function sparse_values(ids text[]) returns table (kind text, value text, slot int)
  language sql stable as $$
  select w.kind, w.value, t.slot from event_texts t, sparse_words(t.search) w where t.event_id = any(ids)
  union all select 'place', location_id::text, slot from event_index where event_id = any(ids) and location_id is not null
$$;

-- Sets bits; `given` is [{kind, value, slot}] or null.
create function set_sparse(the_client text, given jsonb) returns void
  language sql as $$
  insert into sparse_bits as s (client, kind, value, block, bits)
  select the_client, kind, value, slot >> 14, bits_at(slot & 16383, 1)
  from jsonb_to_recordset(given) as g(kind text, value text, slot int) group by 2, 3, 4
  on conflict (client, kind, value, block) do update set bits = s.bits | excluded.bits
$$;

-- Clears bits, and removes the rows that are then without any; `given` is [{kind, value, slot}] or null.
create function clear_sparse(the_client text, given jsonb) returns void
  language plpgsql as $$
begin
  if given is null then return; end if;
  -- As in index_events(): two who clear the same bits in another order would wait for each other.
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

-- Fills the rows of one block, of which there are none yet.
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

-- Texts by weight: A title, B rubrics, tags and place, C texts, D promoter. The head is without long texts and promoter:
-- what most hits are ranked by stays small.
drop function index_texts(text, text[]);
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
    select e.id, i.slot,
      weighted(e.title, 'A') || weighted(concat_ws(' ',
        (select string_agg(r.name, ' ') from event_rubrics er join rubrics r on r.id = er.rubric_id and r.client = the_client
          where er.event_id = e.id),
        array_to_string(e.tags, ' '), l.words), 'B')
        || weighted(concat_ws(' ', e.shortdesc1, e.shortdesc2, e.shortdesc3), 'C') as head,
      setweight(to_tsvector('german', fold(left(
        regexp_replace(concat_ws(' ', e.longdesc1, e.longdesc2, e.longdesc3), '<[^>]*>', ' ', 'g'), 100000))), 'C')
        || weighted(p.words, 'D') as body
    from unnest(ids) as given(id) join events e on e.id = given.id join event_index i on i.event_id = e.id
    left join place l on l.address_id = e.location_id
    left join place p on p.address_id = e.promoter_id
  )
  insert into event_texts (event_id, client, slot, head, search)
  select id, the_client, slot, head, head || body from texts
  on conflict (event_id) do update set slot = excluded.slot, head = excluded.head, search = excluded.search
$$;

-- The days are found event by event: a wrong estimate of their number would compare all with all.
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

-- Everything but sparse_bits of events that have their slots.
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

-- All events of a client, block by block.
create function index_all_events(the_client text) returns void
  language plpgsql as $$
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
  -- Neighbours in time get neighbouring slots, so that a day's bits lie in few blocks.
  insert into event_index (event_id, client, slot, location_id, title_key, priority)
  select e.id, the_client, row_number() over (order by f.first_day, e.id) - 1, e.location_id, fold(e.title), e.priority
  from events e left join (select event_id, min(date) as first_day from appointments group by event_id) f on f.event_id = e.id
  where e.client = the_client and e.state = 'published';
  analyze event_index;
  for block in 0..(select coalesce(max(slot), -1) >> 14 from event_index where client = the_client) loop
    ids := array(select event_id from event_index
      where client = the_client and slot between block << 14 and (block << 14) + 16383 order by slot);
    perform index_values(the_client, ids);
    perform fill_sparse(the_client, block);
  end loop;
end $$;

-- Some events after a change.
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
  select e.id, the_client, row_number() over (order by e.id) + (select coalesce(max(slot), -1) from event_index where client = the_client),
    e.location_id, fold(e.title), e.priority
  from events e where e.id = any(ids)
  on conflict (event_id) do update set location_id = excluded.location_id, priority = excluded.priority,
    title_key = excluded.title_key;
  perform index_values(the_client, ids);
  select coalesce(jsonb_agg(v), '[]') into after from sparse_values(ids) v;
  -- Most words stay when an event is edited: only what differs is written.
  perform clear_sparse(the_client, (select jsonb_agg(one) from (
    select jsonb_array_elements(before) as one except select jsonb_array_elements(after)) as gone));
  perform set_sparse(the_client, (select jsonb_agg(one) from (
    select jsonb_array_elements(after) as one except select jsonb_array_elements(before)) as come));
end $$;

-- Brings the derived tables up to date: for all events of a client (changed null, after an import) or for some (after a change).
create or replace function index_events(the_client text, changed text[] default null) returns void
  language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('index_events ' || the_client));
  if changed is null then
    perform index_all_events(the_client);
  else
    perform index_changed_events(the_client, changed);
  end if;
end $$;

-- Whatever removes an event, its bits go along.
drop trigger event_index_removed on event_index;
create or replace function clear_bits_of_removed() returns trigger
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

-- What has a lexeme, and of an unfinished one what has any that begins so.
create function lexeme_bits(the_client text, lexeme text, is_unfinished boolean) returns table (block int, bits bit)
  language plpgsql stable rows 60 as $$
begin
  if is_unfinished and length(lexeme) > 3 then
    return query select s.block, bit_or(s.bits) from sparse_bits s
      where s.client = the_client and s.kind = 'word' and s.value >= lexeme and s.value < lexeme || chr(1114111)
      group by s.block;
  else
    return query select s.block, s.bits from sparse_bits s
      where s.client = the_client and s.kind = case when is_unfinished then 'beginning' else 'word' end and s.value = lexeme;
  end if;
end $$;

-- What has all of several lexemes.
create function lexemes_bits(the_client text, lexemes text[], is_unfinished boolean) returns table (block int, bits bit)
  language sql stable rows 60 as $$
  select b.block, bit_and(b.bits) from unnest(lexemes) as lexeme cross join lateral lexeme_bits(the_client, lexeme, is_unfinished) b
  group by b.block having count(*) = cardinality(lexemes)
$$;

-- What search_query(words) finds, as bits by block.
create function text_bits(the_client text, words text[]) returns table (block int, bits bit)
  language plpgsql stable rows 60 as $$
declare
  is_last boolean;
  is_asked boolean := false;
  is_split boolean := false;
  folded text;
  stems text[];
  plain text[];
  blocks int[];
  sets bit(16384)[]; -- "bit" alone would be a single one
begin
  for i in 1..cardinality(words) loop
    is_last := i = cardinality(words);
    if word_query(words[i], false, '') is null and (not is_last or is_asked) then continue; end if;
    folded := translate(fold(words[i]), '''\', '');
    stems := tsvector_to_array(to_tsvector('german', folded));
    plain := tsvector_to_array(to_tsvector('simple', folded));
    is_split := is_split or cardinality(stems) > 1 or cardinality(plain) > 1;
    -- Only an unfinished word is looked for as it is written, too, and what begins like a word begins like its stem.
    if not is_last or cardinality(stems) = 1 and cardinality(plain) = 1 and starts_with(plain[1], stems[1]) then
      plain := '{}';
    end if;
    select array_agg(f.block), array_agg(f.bits) into blocks, sets from (
      select g.block, bit_and(g.bits) as bits from (
        select w.block, bit_or(w.bits) as bits from (
          select * from lexemes_bits(the_client, stems, is_last)
          union all select * from lexemes_bits(the_client, plain, is_last)) as w
        group by w.block
        union all select b.block, b.bits from unnest(blocks, sets) as b(block, bits)) as g
      group by g.block having count(*) = case when is_asked then 2 else 1 end) as f;
    is_asked := true;
  end loop;
  if not is_split then
    return query select b.block, b.bits from unnest(blocks, sets) as b(block, bits);
    return;
  end if;
  -- What was written as one word and is several, such as 1½, must stand side by side.
  return query select b.block, bits_at(i.slot & 16383, 1)
    from unnest(blocks, sets) as b(block, bits)
    join event_index i on i.client = the_client and i.slot between b.block << 14 and (b.block << 14) + 16383
      and get_bit(b.bits, i.slot & 16383) = 1
    join event_texts t on t.event_id = i.event_id and t.search @@ search_query(words)
    group by b.block;
end $$;

do $$ declare
  the_client text;
begin
  for the_client in select key from clients loop
    perform fill_sparse(the_client, block)
      from generate_series(0, (select coalesce(max(slot), -1) >> 14 from event_index where client = the_client)) as block;
  end loop;
end $$;
