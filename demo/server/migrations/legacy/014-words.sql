-- Words for typing mistakes, counted once per event and rubric however often these are changed or removed.

-- What an event has brought into search_words, each word as often as it stands there: what goes when it changes.
create table event_words (
  event_id text collate "C" primary key references events on delete cascade,
  client text collate "C" not null,
  words text[] not null
);
create index event_words_client on event_words (client);

-- Spellings are counted each for itself: only so is it known which one is left when another goes.
delete from search_words;
alter table search_words
  drop constraint search_words_pkey,
  alter column shown type text collate "C",
  add primary key (client, word, shown);

create function words_of(value text) returns text[]
  language sql immutable parallel safe as $$
  select array(
    select word from regexp_split_to_table(value, '[^[:alnum:]ÄÖÜäöüß]+') as word where length(word) between 4 and 60)
$$;

-- Counts what has come and no longer what has gone; what is the same in both touches no row.
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
  -- As in index_events(): two who count the same words in another order would wait for each other.
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

drop function index_words(text, text[]);
create function index_words(the_client text, ids text[]) returns void
  language plpgsql as $$
declare
  gone text[];
  come text[];
begin
  select array_agg(word) into gone from event_words, unnest(words) as word where event_id = any(ids);
  insert into event_words (event_id, client, words)
    select e.id, the_client, words_of(concat_ws(' ', e.title, array_to_string(e.tags, ' '), l.name, c.name))
    from unnest(ids) as given(id) join events e on e.id = given.id
    left join addresses l on l.address_id = e.location_id
    left join communities c on c.community_id = l.community_id and c.district_id is null
    on conflict (event_id) do update set words = excluded.words where event_words.words <> excluded.words;
  select array_agg(word) into come from event_words, unnest(words) as word where event_id = any(ids);
  perform count_words(the_client, gone, come);
end $$;

-- Whatever removes an event, its words go along.
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

create or replace function index_events(the_client text, changed text[] default null) returns void
  language plpgsql as $$
declare
  ids text[];
begin
  perform pg_advisory_xact_lock(hashtext('index_events ' || the_client));
  if changed is null then
    delete from facet_bits where client = the_client;
    delete from appointment_index where client = the_client;
    delete from event_index where client = the_client;
    -- First the counts, so that there is nothing left to count down.
    delete from search_words where client = the_client;
    delete from event_words where client = the_client;
    perform count_words(the_client, '{}', array(select unnest(words_of(name)) from rubrics where client = the_client));
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
    delete from event_words w using events e
      where w.event_id = any(changed) and w.client = the_client and e.id = w.event_id and e.state <> 'published';
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

-- Counts that edits have inflated begin anew.
do $$ declare
  the_client text;
begin
  for the_client in select key from clients loop
    perform count_words(the_client, '{}', array(select unnest(words_of(name)) from rubrics where client = the_client));
    perform index_words(the_client, array(select id from events where client = the_client and state = 'published'));
  end loop;
end $$;
