-- Updates a database of the legacy migrations to the schema of ../schema: renames, and drops what is unused.

-- Renames

alter table addresses rename constraint addresses_suggested_by_fkey to addresses_owner_id_fkey;

alter table saved_searches rename column looked_at to last_run_at;
alter table saved_searches rename column next_look_at to next_run_at;

alter table advert_places rename to advert_slot_days;
alter table advert_slot_days rename column place to unit;
alter table advert_slot_days rename constraint advert_places_pkey to advert_slot_days_pkey;
alter table advert_slot_days rename constraint advert_places_holder to advert_slot_days_holder;
alter table advert_slot_days rename constraint advert_places_slot_id_fkey to advert_slot_days_slot_id_fkey;
alter table advert_slot_days rename constraint advert_places_reservation_id_fkey to advert_slot_days_reservation_id_fkey;
alter table advert_slot_days rename constraint advert_places_order_id_fkey to advert_slot_days_order_id_fkey;
alter index advert_places_reservation rename to advert_slot_days_reservation;
alter index advert_places_order rename to advert_slot_days_order;

alter table office_cookies rename to backoffice_cookies;
alter table backoffice_cookies rename constraint office_cookies_pkey to backoffice_cookies_pkey;
alter table backoffice_cookies rename constraint office_cookies_kind_check to backoffice_cookies_kind_check;
alter table office_attempts rename to backoffice_attempts;
alter index office_attempts_origin rename to backoffice_attempts_origin;

-- Redundant: two other indexes of events begin with the client, too.
drop index events_client;

-- One function records all changes.

drop trigger events_changed on events;
drop trigger media_changed on media;
drop trigger rubrics_changed on rubrics;
drop trigger appointments_changed on appointments;
drop trigger event_rubrics_changed on event_rubrics;
drop trigger communities_changed on communities;
drop trigger addresses_changed on addresses;
drop function note_client_change, note_event_change, note_shared_change;

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

-- One function marks the uploads of events and articles as unused.

create or replace function leave_uploads_unused() returns trigger
  language plpgsql as $$
begin
  if tg_table_name = 'events' then
    update media set event_id = null where event_id = old.id and kind = 'upload';
  else
    update media set article_id = null where article_id = old.id and kind = 'upload';
  end if;
  return old;
end $$;
drop trigger articles_leave_uploads on articles;
drop function leave_article_uploads_unused;
create trigger articles_leave_uploads before delete on articles for each row execute function leave_uploads_unused();

-- One function protects invoices and refunds.

drop trigger advert_invoices_kept on advert_invoices;
drop trigger advert_refunds_kept on advert_refunds;
drop function keep_invoice, keep_refund;
create function keep_recorded() returns trigger
  language plpgsql as $$
begin
  raise exception 'Row % of % is kept as it was recorded.', old.id, tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger advert_invoices_kept before update or delete on advert_invoices
  for each row execute function keep_recorded();
create trigger advert_refunds_kept before update or delete on advert_refunds
  for each row execute function keep_recorded();

-- Objects that several migrations created, or that had two versions, in their last form: some databases ran their
-- migrations in another order, or with an earlier text.

-- This function is missing where an earlier text of 101-spellings.sql has split the words; they are split again
-- below.
select set_config('migration.cut_anew', (to_regprocedure('joined_words(text[])') is null)::text, true);

create or replace function fold(value text) returns text
  language plpgsql immutable strict parallel safe as $$
begin
  return replace(replace(replace(replace(replace(replace(replace(
    lower(public.unaccent('public.unaccent'::regdictionary,
      case when value is normalized then value else normalize(value) end)),
    'aue', 'a' || chr(1) || 'e'), 'eue', 'e' || chr(1) || 'e'), 'que', 'q' || chr(1) || 'e'),
    'ue', 'u'), 'ae', 'a'), 'oe', 'o'), chr(1), 'u');
end $$;

create or replace function spelt(value text, has_pairs boolean) returns text
  language plpgsql immutable parallel safe as $$
declare
  folded text := public.fold(public.plain_signs(coalesce(value, '')));
  words text[];
  joined text := '';
  pairs text := '';
begin
  -- A text like a host or a path would be one word.
  folded := regexp_replace(folded, '([[:alpha:]])\.([[:alpha:]])', '\1.-\2', 'g');
  folded := regexp_replace(public.written_out(folded), '\s+''?n''?\s+', '''n''', 'g');
  if folded ~ '[[:alnum:]][-''/][[:alnum:]]' then
    select coalesce(string_agg(array_to_string(c.parts[i:j], ''), ' '), '') into joined
    from regexp_matches(folded, '[[:alnum:]]+(?:[-''/][[:alnum:]]+)+', 'g') as m(compound)
    cross join lateral (select regexp_split_to_array(m.compound[1], '[-''/]') as parts) as c
    cross join lateral generate_series(1, least(cardinality(c.parts), 8) - 1) as i
    cross join lateral generate_series(i + 1, least(cardinality(c.parts), i + 3)) as j
    where m.compound[1] ~ '[[:alpha:]]';
  end if;
  if has_pairs then
    words := regexp_split_to_array(folded, '[^[:alnum:]]+');
    words := array_remove(words, '');
    select coalesce(string_agg(p.pair, ' '), '') into pairs
    from generate_series(1, least(cardinality(words), 200) - 1) as i,
      generate_series(i + 1, least(cardinality(words), i + 2)) as j
    cross join lateral (select array_to_string(words[i:j], '') as pair) as p
    where p.pair ~ '[[:alpha:]]';
  end if;
  folded := translate(regexp_replace(folded, '([[:alpha:]])/|/([[:alpha:]])', '\1 \2', 'g'), '-''', '  ');
  return folded || ' ' || public.fold(joined || ' ' || pairs);
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

create or replace function fold_article_words() returns trigger language plpgsql as $$
declare
  texts text := regexp_replace(concat_ws(' ', new.title, array_to_string(new.tags, ' '), new.shortdesc1, new.shortdesc2,
    new.shortdesc3, new.longdesc1, new.longdesc2, new.longdesc3,
    (select string_agg(value, ' ') from jsonb_each_text(new.english))), '<[^>]*>', ' ', 'g');
begin
  new.words := fold(texts) || ' ' || spelt(texts, false) || ' ' || spelt(concat_ws(' ', new.title, new.english->>'title'), true);
  return new;
end $$;

create or replace function days_of(ids text[]) returns table (
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

create or replace function places_of(ids text[]) returns table (event_id text, location_id int)
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

create or replace function new_places(ids text[]) returns table (event_id text, places int[], names text)
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

create or replace function weighted(value text, weight "char") returns tsvector
  language plpgsql immutable parallel safe as $$
declare
  folded text := spelt(value, weight in ('A', 'B'));
begin
  return setweight(to_tsvector('german', folded) || to_tsvector('simple', folded), weight);
end $$;

create or replace function joined_words(words text[]) returns text[]
  language sql immutable strict parallel safe
  return array(
    select case when word like '%-%' then fold(translate(written_out(fold(word) || '.'), '-.', '')) else word end
    from unnest(words) with ordinality as given(word, at) order by at);

create or replace function forms_query(words text[], place int, weights text, is_whole boolean default false) returns tsquery
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

create or replace function search_query(words text[]) returns tsquery
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

create or replace function prefix_query(words text[]) returns tsquery
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

create or replace function facet_values(ids text[]) returns table (slot int, kind text, value text)
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

create or replace function index_texts(the_client text, ids text[]) returns void
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

create or replace function index_appointments(the_client text, ids text[]) returns void
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

create or replace function index_all_events(the_client text) returns void
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

create or replace function index_events(the_client text, changed text[] default null) returns void
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

create or replace function text_bits(the_client text, words text[]) returns table (block int, bits bit)
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

drop view own_media;
create view own_media as
  select own.* from media m cross join lateral jsonb_populate_record(m, coalesce(m.waiting, '{}')) own;

alter table decisions drop constraint decisions_kind_check;
alter table decisions add constraint decisions_kind_check
  check (kind in ('account', 'relation', 'address', 'event', 'article', 'advert'));

drop index appointment_index_running;
create index appointment_index_running on appointment_index using gist (daterange(date, end_date, '[]')) where end_date > date;

do $$ declare
  the_client text;
begin
  if current_setting('migration.cut_anew') <> 'true' then return; end if;
  update communities set name = name;
  update addresses set name = name;
  update articles set title = title;
  for the_client in select key from clients order by key loop
    perform index_events(the_client);
  end loop;
end $$;
