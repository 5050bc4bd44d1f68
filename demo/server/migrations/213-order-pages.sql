alter table advert_orders
  add column owed int not null default 0,
  add column due_on date,
  add column ends_early boolean not null generated always as
    (coalesce(given_back[array_upper(given_back, 1)] > last_day, false)) stored;
-- The office counts orders by state and day, and by what is left to pay.
create index advert_orders_state on advert_orders (client, state, last_day, first_day) include (ends_early);
create index advert_orders_due on advert_orders (client, due_on, id);
create index advert_orders_owed on advert_orders (client, due_on) include (owed) where owed <> 0;
-- The office counts the other orders of a buyer without an account.
create index advert_orders_buyer on advert_orders (client, lower(billing->>'email'));

alter table advert_payments add column operator_id int references operators;

-- Keeps what is left to pay of an order: invoices minus credit notes and payments, plus refunds.
create function follow_money() returns trigger language plpgsql as $$
declare
  changed text;
begin
  if tg_table_name = 'advert_invoices' then
    changed := new.order_id;
  else
    select order_id into changed from advert_invoices where id = new.invoice_id;
  end if;
  -- The update below then sees the rows of a transaction that it has waited for.
  perform 1 from advert_orders where id = changed for update;
  update advert_orders o set
    owed = coalesce((select sum(case when i.kind = 'invoice' then i.gross else -i.gross end)
        from advert_invoices i where i.order_id = o.id), 0)
      - coalesce((select sum(p.cents) from advert_payments p join advert_invoices i on i.id = p.invoice_id
        where i.order_id = o.id), 0)
      + coalesce((select sum(r.cents) from advert_refunds r join advert_invoices i on i.id = r.invoice_id
        where i.order_id = o.id), 0),
    due_on = (select min(i.due_on) from advert_invoices i where i.order_id = o.id and i.kind = 'invoice')
  where o.id = changed;
  return new;
end $$;
create trigger advert_invoices_owed after insert or update on advert_invoices
  for each row execute function follow_money();
create trigger advert_payments_owed after insert or update on advert_payments
  for each row execute function follow_money();
create trigger advert_refunds_owed after insert or update on advert_refunds
  for each row execute function follow_money();

-- Fills the columns from what has been recorded.
update advert_orders o set
  owed = coalesce((select sum(case when i.kind = 'invoice' then i.gross else -i.gross end)
      from advert_invoices i where i.order_id = o.id), 0)
    - coalesce((select sum(p.cents) from advert_payments p join advert_invoices i on i.id = p.invoice_id
      where i.order_id = o.id), 0)
    + coalesce((select sum(r.cents) from advert_refunds r join advert_invoices i on i.id = r.invoice_id
      where i.order_id = o.id), 0),
  due_on = (select min(i.due_on) from advert_invoices i where i.order_id = o.id and i.kind = 'invoice');
