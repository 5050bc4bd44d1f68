-- Keeps with each order what its invoice says and what has been paid, and for each client the sums of its invoices and
-- entries.
alter table advert_orders
  add column invoice_id int,
  add column booked_on date,
  add column billed int not null default 0,
  add column paid int not null default 0,
  add column refunded int not null default 0,
  add column buyer text generated always as (coalesce(case when billing->>'isConsumer' = 'true' then null else nullif(billing->>'company', '') end,
    trim(coalesce(billing->>'firstName', '') || ' ' || coalesce(billing->>'lastName', '')))) stored;
drop index advert_orders_due;
-- The money of each order, from its invoices, payments and refunds.
create view advert_order_money as
  select o.id as order_id, i.id as invoice_id, i.booked_on, i.due_on, coalesce(i.gross, 0) as billed, p.cents as paid,
    r.cents as refunded, b.cents - p.cents + r.cents as owed
  from advert_orders o
  left join lateral (select id, booked_on, due_on, gross from advert_invoices
    where order_id = o.id and kind = 'invoice' order by id limit 1) i on true
  cross join lateral (select coalesce(sum(case when kind = 'invoice' then gross else -gross end), 0)::int as cents
    from advert_invoices where order_id = o.id) b
  cross join lateral (select coalesce(sum(p.cents), 0)::int as cents
    from advert_payments p join advert_invoices i on i.id = p.invoice_id where i.order_id = o.id) p
  cross join lateral (select coalesce(sum(r.cents), 0)::int as cents
    from advert_refunds r join advert_invoices i on i.id = r.invoice_id where i.order_id = o.id) r;

-- Keeps the money of an order with it.
create or replace function follow_money() returns trigger language plpgsql as $$
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
  update advert_orders o set (invoice_id, booked_on, due_on, billed, paid, refunded, owed) = (
    select m.invoice_id, m.booked_on, m.due_on, m.billed, m.paid, m.refunded, m.owed
    from advert_order_money m where m.order_id = changed)
  where o.id = changed;
  return new;
end $$;

-- Names the part of the list of invoices in which an order with an invoice stands: open, to refund, paid; or nothing, if
-- nothing was ever to pay or all was credited before a payment.
create function money_state(owed int, paid int) returns text language sql immutable parallel safe
  return case when owed > 0 then 'open' when owed < 0 then 'refund' when paid > 0 then 'paid' else 'nothing' end;

-- The sums of the invoices of a client by place, month of booking and state, as its list shows them. Kept by follow_sums()
-- for lists that do not grow slower; a transaction writes them last, while it holds the row of the seller.
create table advert_sums (
  client text collate "C" not null references clients on delete cascade,
  slot_id text collate "C" not null references advert_slots on delete cascade,
  month date not null check (extract(day from month) = 1),
  state text not null check (state in ('open', 'refund', 'paid', 'nothing')),
  due_on date not null, -- of open ones, as they become overdue; else the month
  count int not null,
  billed bigint not null, -- cents, as in advert_orders
  paid bigint not null,
  refunded bigint not null,
  owed bigint not null,
  primary key (client, month, slot_id, state, due_on)
);

-- What the sums must be.
create view advert_order_sums as
  select client, slot_id, date_trunc('month', booked_on::timestamp)::date as month, money_state(owed, paid) as state,
    case when owed > 0 then due_on else date_trunc('month', booked_on::timestamp)::date end as due_on, count(*)::int as count,
    sum(billed) as billed, sum(paid) as paid, sum(refunded) as refunded, sum(owed) as owed
  from advert_orders where invoice_id is not null group by 1, 2, 3, 4, 5;

-- Adds an order to the sums, or takes it out.
create function add_to_sums(o advert_orders, sign int) returns void language plpgsql as $$
declare
  of_month date := date_trunc('month', o.booked_on::timestamp)::date;
  of_state text := money_state(o.owed, o.paid);
  of_day date := case when o.owed > 0 then o.due_on else of_month end;
begin
  if o.invoice_id is null then return; end if;
  insert into advert_sums as s (client, slot_id, month, state, due_on, count, billed, paid, refunded, owed)
  values (o.client, o.slot_id, of_month, of_state, of_day, sign, sign * o.billed, sign * o.paid, sign * o.refunded, sign * o.owed)
  on conflict (client, month, slot_id, state, due_on) do update set count = s.count + excluded.count,
    billed = s.billed + excluded.billed, paid = s.paid + excluded.paid, refunded = s.refunded + excluded.refunded,
    owed = s.owed + excluded.owed;
  if sign < 0 then
    delete from advert_sums where client = o.client and month = of_month and slot_id = o.slot_id and state = of_state
      and due_on = of_day and count = 0;
  end if;
end $$;

-- Keeps the sums with the money of the orders.
create function follow_sums() returns trigger language plpgsql as $$
begin
  if tg_op = 'TRUNCATE' then
    delete from advert_sums;
    return null;
  end if;
  if tg_op <> 'INSERT' then perform add_to_sums(old, -1); end if;
  if tg_op <> 'DELETE' then perform add_to_sums(new, 1); end if;
  return null;
end $$;
create trigger advert_orders_sums after insert or delete or
  update of invoice_id, booked_on, due_on, billed, paid, refunded, owed on advert_orders
  for each row execute function follow_sums();
create trigger advert_orders_no_sums after truncate on advert_orders for each statement execute function follow_sums();

-- The sums of the entries of a client by month of booking and kind. Kept by follow_entries() for books that do not grow
-- slower, while book_entry() holds the row of the seller.
create table advert_entry_sums (
  client text collate "C" not null references clients on delete cascade,
  month date not null check (extract(day from month) = 1),
  kind text not null check (kind in ('invoice', 'credit', 'payment', 'refund')),
  count int not null,
  cents bigint not null, -- as in advert_entries
  primary key (client, month, kind)
);

-- What these sums must be.
create view advert_entries_added as
  select client, date_trunc('month', booked_on::timestamp)::date as month, kind, count(*)::int as count, sum(cents) as cents
  from advert_entries group by 1, 2, 3;

-- Adds a new entry, of one of the given kinds, to the sums.
create function follow_entries() returns trigger language plpgsql as $$
begin
  if tg_op = 'TRUNCATE' then
    delete from advert_entry_sums where kind = any (tg_argv);
    return null;
  end if;
  insert into advert_entry_sums as s (client, month, kind, count, cents)
    select client, date_trunc('month', booked_on::timestamp)::date, kind, 1, cents
    from advert_entries where entry_id = new.id and kind = any (tg_argv)
  on conflict (client, month, kind) do update set count = s.count + 1, cents = s.cents + excluded.cents;
  return null;
end $$;
create trigger advert_invoices_sums after insert on advert_invoices
  for each row execute function follow_entries('invoice', 'credit');
create trigger advert_payments_sums after insert on advert_payments
  for each row execute function follow_entries('payment');
create trigger advert_refunds_sums after insert on advert_refunds
  for each row execute function follow_entries('refund');
create trigger advert_invoices_no_sums after truncate on advert_invoices
  for each statement execute function follow_entries('invoice', 'credit');
create trigger advert_payments_no_sums after truncate on advert_payments
  for each statement execute function follow_entries('payment');
create trigger advert_refunds_no_sums after truncate on advert_refunds
  for each statement execute function follow_entries('refund');

-- Writes the money of all orders and the sums anew from the entries.
create function rebuild_money() returns void language plpgsql as $$
begin
  alter table advert_orders disable trigger advert_orders_sums;
  update advert_orders o set (invoice_id, booked_on, due_on, billed, paid, refunded, owed) =
    (m.invoice_id, m.booked_on, m.due_on, m.billed, m.paid, m.refunded, m.owed)
  from advert_order_money m where m.order_id = o.id
    and (o.invoice_id, o.booked_on, o.due_on, o.billed, o.paid, o.refunded, o.owed) is distinct from
      (m.invoice_id, m.booked_on, m.due_on, m.billed, m.paid, m.refunded, m.owed);
  alter table advert_orders enable trigger advert_orders_sums;
  delete from advert_sums;
  insert into advert_sums (client, slot_id, month, state, due_on, count, billed, paid, refunded, owed)
    select client, slot_id, month, state, due_on, count, billed, paid, refunded, owed from advert_order_sums;
  delete from advert_entry_sums;
  insert into advert_entry_sums (client, month, kind, count, cents)
    select client, month, kind, count, cents from advert_entries_added;
end $$;
select rebuild_money();

-- The list of invoices is sorted by these.
create index advert_orders_due on advert_orders (client, due_on, invoice_id) include (booked_on, owed, paid, slot_id)
  where invoice_id is not null;
create index advert_orders_owing on advert_orders (client, due_on, invoice_id) where owed > 0;
create index advert_orders_owed_to on advert_orders (client, due_on, invoice_id) where owed < 0; -- to refund
create index advert_orders_billed on advert_orders (client, billed, invoice_id) where invoice_id is not null;
create index advert_orders_open on advert_orders (client, owed, invoice_id) where invoice_id is not null;
create index advert_orders_invoice on advert_orders (client, invoice_id) where invoice_id is not null;
create index advert_orders_booked on advert_orders (client, booked_on, slot_id) where invoice_id is not null;
create index advert_orders_name on advert_orders (client, buyer) where invoice_id is not null;
create index advert_orders_ended on advert_orders (client, last_day, id) where state = 'cancelled' or state = 'confirmed' and ends_early;
create index advert_orders_part on advert_orders (client, paid) where paid <> billed; -- paid in part
create index advert_orders_unbilled on advert_orders (client) where invoice_id is null;
