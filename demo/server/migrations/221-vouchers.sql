-- A voucher can be closed, and the office counts the orders that use it.
alter table advert_vouchers add column is_active boolean not null default true;
create index advert_orders_voucher on advert_orders (client, (voucher->>'code')) where voucher is not null;
create index advert_orders_slot on advert_orders (slot_id, last_day) where state <> 'cancelled';
