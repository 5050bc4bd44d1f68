-- The books of a client: each entry has a day of booking, and a closed month gets no further entry.
alter table advert_sellers add column closed_until date;

alter table advert_invoices add column booked_on date;
alter table advert_invoices disable trigger advert_invoices_kept;
alter table advert_invoices disable trigger advert_invoices_owed;
update advert_invoices set booked_on = issued_on;
alter table advert_invoices enable trigger advert_invoices_kept;
alter table advert_invoices enable trigger advert_invoices_owed;
alter table advert_invoices alter column booked_on set not null;
create index advert_invoices_booked on advert_invoices (client, booked_on);

alter table advert_refunds add column booked_on date;
alter table advert_refunds disable trigger advert_refunds_kept;
alter table advert_refunds disable trigger advert_refunds_owed;
update advert_refunds set booked_on = refunded_on;
alter table advert_refunds enable trigger advert_refunds_kept;
alter table advert_refunds enable trigger advert_refunds_owed;
alter table advert_refunds alter column booked_on set not null;
create index advert_refunds_booked on advert_refunds (booked_on);

alter table advert_payments
  add column booked_on date,
  add column note text not null default '',
  add column undoes int unique references advert_payments;
alter table advert_payments disable trigger advert_payments_owed;
-- A withdrawal of before belongs to the last payment of its amount; one of several payments belongs to none.
update advert_payments w set undoes = (select max(p.id) from advert_payments p
  where p.invoice_id = w.invoice_id and p.cents = -w.cents and p.id < w.id
    and not exists (select from advert_payments o where o.invoice_id = w.invoice_id and o.cents < 0 and o.id > p.id and o.id < w.id))
where w.cents < 0;
update advert_payments set booked_on = paid_on;
alter table advert_payments enable trigger advert_payments_owed;
alter table advert_payments alter column booked_on set not null,
  add constraint advert_payments_undone check (undoes is null or cents < 0);
create index advert_payments_booked on advert_payments (booked_on);
create trigger advert_payments_kept before update or delete on advert_payments
  for each row execute function keep_recorded();

-- Gives a new entry its day of booking: its own day, or the first day after the closed months. It waits for a month that
-- is being closed, and the closing waits for it.
create function book_entry() returns trigger language plpgsql as $$
declare
  of_client text;
  own_day date;
  closed date;
begin
  if tg_table_name = 'advert_invoices' then
    of_client := new.client;
    own_day := new.issued_on;
  else
    select client into of_client from advert_invoices where id = new.invoice_id;
    if tg_table_name = 'advert_payments' then own_day := new.paid_on; else own_day := new.refunded_on; end if;
  end if;
  select closed_until into closed from advert_sellers where client = of_client for update;
  new.booked_on := greatest(own_day, closed + 1);
  return new;
end $$;
create trigger advert_invoices_booked before insert on advert_invoices for each row execute function book_entry();
create trigger advert_payments_booked before insert on advert_payments for each row execute function book_entry();
create trigger advert_refunds_booked before insert on advert_refunds for each row execute function book_entry();

-- The closed months: from then on, book_entry() books nothing in them.
create table advert_month_closings (
  id int generated always as identity primary key,
  client text collate "C" not null references clients,
  month date not null check (extract(day from month) = 1),
  closed_at timestamptz not null,
  operator_id int references operators,
  sums jsonb not null, -- as MonthSums in demo/server/adverts/books/month-sums.ts
  unique (client, month)
);
create trigger advert_month_closings_kept before update or delete on advert_month_closings
  for each row execute function keep_recorded();

-- All entries of the books with what each adds to what the buyers owe, in cents.
create view advert_entries as
  select i.client, i.order_id, i.id as invoice_id, i.kind, i.id as entry_id, null::int as undoes, i.number, i.issued_on as day,
    i.booked_on, case when i.kind = 'invoice' then i.gross else -i.gross end as cents, i.issued_at as recorded_at
  from advert_invoices i
  union all
  select i.client, i.order_id, i.id, 'payment', p.id, p.undoes, i.number, p.paid_on, p.booked_on, -p.cents, p.recorded_at
  from advert_payments p join advert_invoices i on i.id = p.invoice_id
  union all
  select i.client, i.order_id, i.id, 'refund', r.id, r.undoes, i.number, r.refunded_on, r.booked_on, r.cents, r.recorded_at
  from advert_refunds r join advert_invoices i on i.id = r.invoice_id;
