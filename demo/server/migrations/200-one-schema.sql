-- Brings a database of the legacy migrations to the schema of ../schema: other names, and nothing that nobody uses.

-- Names

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

-- Two other indexes of events begin with the client, too.
drop index events_client;

-- One function notes all changes.

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
      -- Where the event has gone, it has noted itself.
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

-- One function leaves the uploads of events and articles unused.

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

-- One function keeps invoices and refunds.

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
