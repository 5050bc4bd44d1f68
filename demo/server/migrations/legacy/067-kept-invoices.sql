-- What has been ordered and billed is kept: a slot, a medium or a client does not take its orders along, and nobody changes
-- an invoice that has been issued, not even by hand. Media, channels and slots are closed in place of being removed.

alter table advert_orders
  drop constraint advert_orders_slot_id_fkey,
  add constraint advert_orders_slot_id_fkey foreign key (slot_id) references advert_slots,
  drop constraint advert_orders_client_fkey,
  add constraint advert_orders_client_fkey foreign key (client) references clients;

alter table advert_invoices
  drop constraint advert_invoices_order_id_fkey,
  add constraint advert_invoices_order_id_fkey foreign key (order_id) references advert_orders,
  drop constraint advert_invoices_client_fkey,
  add constraint advert_invoices_client_fkey foreign key (client) references clients;

alter table advert_payments
  drop constraint advert_payments_invoice_id_fkey,
  add constraint advert_payments_invoice_id_fkey foreign key (invoice_id) references advert_invoices;

create function keep_invoice() returns trigger language plpgsql as $$
begin
  raise exception 'The invoice % is kept as it was issued.', old.number using errcode = 'restrict_violation';
end $$;
create trigger advert_invoices_kept before update or delete on advert_invoices
  for each row execute function keep_invoice();

alter table advert_media add column is_active boolean not null default true; -- otherwise nothing of it can be booked
alter table advert_channels add column is_active boolean not null default true;

-- How often a voucher can be used in all; what is left of it is what nobody has used.
alter table advert_vouchers add column uses_most int;
update advert_vouchers set uses_most = uses_left;
alter table advert_vouchers alter column uses_most set not null, add check (uses_most >= 0);

-- The number of an order among what waits for an operator; its decisions can be taken back as others can.
alter table advert_orders add column review int generated always as identity;
create unique index advert_orders_review on advert_orders (review);
alter table decisions drop constraint decisions_kind_check;
alter table decisions add constraint decisions_kind_check
  check (kind in ('account', 'relation', 'address', 'event', 'article', 'advert'));
