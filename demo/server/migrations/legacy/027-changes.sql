-- What has changed, for servers that keep an index of a client's events in their memory. Each row carries the number of the
-- transaction that wrote it: a server asks for the rows of all transactions that it has not seen finished. Nobody waits for
-- anybody here, as with a counter that every write would have to lock.

create table search_changes (
  transaction xid8 not null default pg_current_xact_id(),
  client text collate "C", -- null: of all clients
  event_id text collate "C", -- null: of all events
  what text collate "C" not null, -- index: what is searched; rows: only what is shown of what was found
  at timestamptz not null default clock_timestamp()
);
create index search_changes_transaction on search_changes (transaction);
create index search_changes_at on search_changes (at);

-- Notes events of a client; more than a hundred at once count as all of them.
create function note_events(the_client text, ids text[], what text) returns void
  language sql as $$
  insert into search_changes (client, event_id, what)
  select the_client, id, what from unnest(ids) as id where cardinality(ids) <= 100
  union all select the_client, null, what where cardinality(ids) > 100
$$;

-- For tables with columns client and event_id whose rows decide what is found.
create function note_indexed() returns trigger
  language plpgsql as $$
declare
  the_client text;
begin
  for the_client in select distinct client from changed loop
    perform note_events(the_client,
      array(select distinct event_id from changed where client = the_client limit 101), 'index');
  end loop;
  return null;
end $$;

do $$ declare
  indexed text;
begin
  foreach indexed in array array['event_index', 'appointment_index', 'event_texts'] loop
    execute format('create trigger %1$s_noted_insert after insert on %1$s
      referencing new table as changed for each statement execute function note_indexed()', indexed);
    execute format('create trigger %1$s_noted_update after update on %1$s
      referencing new table as changed for each statement execute function note_indexed()', indexed);
    execute format('create trigger %1$s_noted_delete after delete on %1$s
      referencing old table as changed for each statement execute function note_indexed()', indexed);
  end loop;
end $$;

-- For tables whose rows belong to events and are shown in a list; the argument is the column of the event's id.
create function note_shown() returns trigger
  language plpgsql as $$
declare
  ids text[];
begin
  execute format('select array(select distinct %1$I from changed where %1$I is not null limit 101)', tg_argv[0]) into ids;
  if cardinality(ids) > 100 then
    perform note_events(null, ids, 'rows');
  else
    insert into search_changes (client, event_id, what) select client, id, 'rows' from events where id = any(ids);
  end if;
  return null;
end $$;
create trigger events_noted after update on events
  referencing new table as changed for each statement execute function note_shown('id');
create trigger appointments_noted after update on appointments
  referencing new table as changed for each statement execute function note_shown('event_id');
create trigger event_rubrics_noted_insert after insert on event_rubrics
  referencing new table as changed for each statement execute function note_shown('event_id');
create trigger event_rubrics_noted_delete after delete on event_rubrics
  referencing old table as changed for each statement execute function note_shown('event_id');
create trigger event_rubrics_noted_update after update on event_rubrics
  referencing new table as changed for each statement execute function note_shown('event_id');
create trigger media_noted_insert after insert on media
  referencing new table as changed for each statement execute function note_shown('event_id');
create trigger media_noted_delete after delete on media
  referencing old table as changed for each statement execute function note_shown('event_id');
-- A picture may come to an event, or leave it.
create trigger media_noted_come after update on media
  referencing new table as changed for each statement execute function note_shown('event_id');
create trigger media_noted_gone after update on media
  referencing old table as changed for each statement execute function note_shown('event_id');

-- For tables that many events share; the argument is what has changed.
create function note_all() returns trigger
  language plpgsql as $$
begin
  insert into search_changes (what) values (tg_argv[0]);
  return null;
end $$;
create trigger rubrics_noted after insert or update or delete on rubrics
  for each statement execute function note_all('rows');
create trigger communities_noted after insert or update or delete on communities
  for each statement execute function note_all('rows');
create trigger addresses_noted after delete or update of community_id, district_id, main_address_id, name, extended_name, zipcode,
  street, district, lat, lon on addresses
  for each statement execute function note_all('rows');
create trigger event_index_emptied after truncate on event_index
  for each statement execute function note_all('index');

-- index_addresses() writes the same values again and again: only what differs counts.
create function note_places() returns trigger
  language plpgsql as $$
begin
  if exists (select 1 from before b join after a on a.address_id = b.address_id where (a.lat, a.lon) is distinct from (b.lat, b.lon)) then
    insert into search_changes (what) values ('index');
  end if;
  return null;
end $$;
create trigger address_index_noted after update on address_index
  referencing old table as before new table as after for each statement execute function note_places();
