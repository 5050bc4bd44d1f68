-- When the office was warned that an advert has not been approved and is to appear soon. Where all of its days have passed
-- so, the server itself ends the order.
alter table advert_orders
  add column warned_at timestamptz,
  drop constraint advert_orders_cancelled_by_check,
  add constraint advert_orders_cancelled_by_check check (cancelled_by in ('person', 'operator', 'system'));
