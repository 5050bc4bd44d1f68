-- Servers keep what they have found of a client's events until something is written of them. A write notes itself under the
-- number of its transaction, so that nobody waits for anybody, as with a counter that every write would have to lock.

drop trigger event_index_emptied on event_index;
drop trigger address_index_noted on address_index;
do $$ declare
  noted record;
begin
  for noted in select tgname, tgrelid::regclass as of from pg_trigger
    where not tgisinternal and tgname like '%\_noted%'
  loop
    execute format('drop trigger %I on %s', noted.tgname, noted.of);
  end loop;
end $$;
drop function note_indexed, note_shown, note_all, note_places, note_events;
drop table search_changes;

create table event_changes (
  client text collate "C" not null, -- '' for all clients
  transaction xid8 not null default pg_current_xact_id(),
  at timestamptz not null default clock_timestamp(),
  primary key (client, transaction)
);
create index event_changes_at on event_changes (at);

-- What is searched follows from these tables; it may be brought up to date later than they are written.
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

-- For tables with a column client.
create function note_client_change() returns trigger language plpgsql as $$
begin
  insert into event_changes (client) values (coalesce(new.client, old.client)) on conflict do nothing;
  return null;
end $$;
create trigger events_changed after insert or update or delete on events
  for each row execute function note_client_change();
create trigger media_changed after insert or update or delete on media
  for each row execute function note_client_change();
create trigger rubrics_changed after insert or update or delete on rubrics
  for each row execute function note_client_change();

-- For tables whose rows belong to an event; where that has gone, it has noted itself.
create function note_event_change() returns trigger language plpgsql as $$
begin
  insert into event_changes (client) select client from events where id = coalesce(new.event_id, old.event_id)
  on conflict do nothing;
  return null;
end $$;
create trigger appointments_changed after insert or update or delete on appointments
  for each row execute function note_event_change();
create trigger event_rubrics_changed after insert or update or delete on event_rubrics
  for each row execute function note_event_change();

-- For what the events of all clients share.
create function note_shared_change() returns trigger language plpgsql as $$
begin
  insert into event_changes (client) values ('') on conflict do nothing;
  return null;
end $$;
create trigger communities_changed after insert or update or delete on communities
  for each statement execute function note_shared_change();
create trigger addresses_changed after delete or update of community_id, district_id, main_address_id, name, extended_name,
  zipcode, street, district, lat, lon on addresses
  for each statement execute function note_shared_change();
