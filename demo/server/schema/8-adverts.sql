-- Adverts: the catalogue, the orders, and their invoices. All amounts are cents, all shares hundredths of a percent,
-- see demo/server/adverts/prices.ts.

-- ----------------------------------------------------------------------------------------------------------------------
-- Catalogue: media (a newspaper, a website) have channels (its local pages, its list of events), and these have slots, the
-- products. An operator closes them instead of removing them: bookings stay.

create table advert_media (
  id text collate "C" primary key,
  client text collate "C" not null references clients on delete cascade,
  position int not null,
  kind text not null check (kind in ('print', 'online')),
  name text not null,
  name_en text,
  description text not null default '',
  description_en text,
  is_active boolean not null default true -- false: nothing of it can be booked
);
create index advert_media_client on advert_media (client, position);

create table advert_channels (
  id text collate "C" primary key,
  medium_id text collate "C" not null references advert_media on delete cascade,
  position int not null,
  name text not null,
  name_en text,
  description text not null default '',
  description_en text,
  reach int not null check (reach > 0), -- people a day
  community_ids int[] not null default '{}', -- where these people live; empty for everywhere
  is_active boolean not null default true
);
create index advert_channels_medium on advert_channels (medium_id, position);

create table advert_slots (
  id text collate "C" primary key,
  channel_id text collate "C" not null references advert_channels on delete cascade,
  position int not null,
  name text not null,
  name_en text,
  description text not null default '',
  description_en text,
  picture text not null default '', -- address of a picture of the placement; empty if the order form draws one
  place text not null check (place in ('list', 'teaser', 'detail', 'article', 'print')), -- the placement
  width int not null check (width > 0), -- pixels, in print millimetres
  height int not null check (height > 0),
  capacity int not null check (capacity between 1 and 100), -- adverts a day
  weekdays int[] not null default '{1,2,3,4,5,6,7}', -- Monday is 1
  closing_workdays int not null check (closing_workdays >= 0), -- workdays before the day, without public holidays
  closing_time text not null check (closing_time ~ '^([01]\d|2[0-3]):[0-5]\d$'), -- on that day, in Berlin
  holidays_of text not null default 'BW', -- the Land whose public holidays count
  day_cents int not null check (day_cents >= 0),
  weekday_shares int[] not null default '{0,0,0,0,0,0,0}' check (cardinality(weekday_shares) = 7), -- Monday first
  tiers jsonb not null default '[]', -- [{from, share}]
  repeat_share int not null default 0 check (repeat_share between 0 and 10000),
  least_cents int not null default 0 check (least_cents >= 0),
  vat_share int not null default 1900 check (vat_share between 0 and 10000),
  is_active boolean not null default true
);
create index advert_slots_channel on advert_slots (channel_id, position);

create table advert_vouchers (
  client text collate "C" not null references clients on delete cascade,
  code text collate "C" not null,
  share int check (share between 1 and 10000),
  cents int check (cents > 0),
  uses_most int not null check (uses_most >= 0), -- the maximum number of uses
  uses_left int not null check (uses_left >= 0),
  first_day date,
  last_day date,
  is_active boolean not null default true, -- false: nobody can use it any more
  primary key (client, code),
  check ((share is null) <> (cents is null))
);

-- The seller and the days to pay, for the invoices of a client.
create table advert_sellers (
  client text collate "C" primary key references clients on delete cascade,
  data jsonb not null, -- as in demo/server/adverts/orders/seller.ts
  closed_until date -- the last day of the last closed month; null before the first is closed
);

-- Changes of the catalogue, the seller and vouchers by operators; for some minutes they can be undone, as decisions
-- can.
create table advert_changes (
  id int generated always as identity primary key,
  client text collate "C" not null references clients on delete cascade,
  operator text, -- the device of an operator, before operators had accounts
  kind text not null check (kind in ('seller', 'medium', 'channel', 'slot', 'voucher')),
  record text collate "C" not null,
  name text not null,
  before jsonb, -- the fields that an undo restores; null for a new record
  after text not null, -- its fields until another change
  at timestamptz not null,
  undone_at timestamptz,
  operator_id int references operators
);
create index advert_changes_client on advert_changes (client, at);

-- ----------------------------------------------------------------------------------------------------------------------
-- Orders, from the draft and the reserved days to the end

-- An unfinished order; a person has one at a time.
create table advert_drafts (
  account_id int primary key references accounts on delete cascade,
  id text collate "C" not null, -- a new one for each draft, so that no two drafts share a version
  client text collate "C" not null references clients on delete cascade,
  version int not null,
  data jsonb not null, -- as AdvertDraftPayload
  medium_id text collate "C", -- its picture, stored as long as the draft
  updated_at timestamptz not null
);
create index advert_drafts_medium on advert_drafts (medium_id) where medium_id is not null;

create table advert_reservations (
  id text collate "C" primary key,
  client text collate "C" not null references clients on delete cascade,
  account_id int not null unique references accounts on delete cascade, -- a person holds one at a time
  slot_id text collate "C" not null references advert_slots on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index advert_reservations_expired on advert_reservations (slot_id, expires_at);

-- The start of a person's uninterrupted holds. Reservations are deleted when they end; this row stays, so that nobody
-- holds days for ever by renewals or new holds.
create table advert_holders (
  account_id int primary key references accounts on delete cascade,
  since timestamptz not null,
  until timestamptz not null,
  is_renewed boolean not null default false
);

create table advert_orders (
  id text collate "C" primary key,
  number text not null, -- the readable number
  review int generated always as identity, -- its review number
  client text collate "C" not null references clients, -- no cascade: orders and invoices must stay
  account_id int references accounts on delete set null, -- invoices stay without the person
  slot_id text collate "C" not null references advert_slots,
  state text not null check (state in ('ordered', 'returned', 'confirmed', 'cancelled')), -- running and finished: by the day
  ordered_at timestamptz not null,
  confirmed_at timestamptz,
  cancelled_at timestamptz,
  -- 'system' if all days have passed without an approval.
  cancelled_by text check (cancelled_by in ('person', 'operator', 'system')),
  cancel_reason text not null default '',
  warned_at timestamptz, -- the time of the warning about a missing approval
  dates date[] not null, -- in order, without cancelled ones
  first_day date not null,
  last_day date not null,
  given_back date[] not null default '{}',
  product jsonb not null, -- names of medium, channel and slot when it was ordered
  event_id text collate "C" references events on delete set null,
  event jsonb, -- its title, rubric, location and contact when it was ordered
  content jsonb not null, -- {title, text, crop?}
  medium_id text collate "C" references media on delete set null,
  billing jsonb not null,
  contact jsonb not null,
  price jsonb not null, -- as in demo/server/adverts/prices.ts
  price_table jsonb not null, -- the source of the price
  voucher jsonb,
  is_repeat boolean not null default false,
  language text not null default 'de' check (language in ('de', 'en')),
  -- What its invoice says and what has been paid and refunded, in cents; what is left to pay, below zero for a due refund.
  -- Kept by follow_money(), as the office lists and counts by it; invoice_id and both days are null before the invoice.
  invoice_id int,
  booked_on date, -- of its invoice
  due_on date, -- of its invoice
  billed int not null default 0, -- without credit notes
  paid int not null default 0,
  refunded int not null default 0,
  owed int not null default 0,
  ends_early boolean not null generated always as
    (coalesce(given_back[array_upper(given_back, 1)] > last_day, false)) stored,
  office_words text generated always as (' ' || fold(number || ' ' || coalesce(content->>'title', '') || ' ' || coalesce(billing->>'company', '') || ' '
    || coalesce(billing->>'firstName', '') || ' ' || coalesce(billing->>'lastName', '') || ' '
    || coalesce(billing->>'email', '') || ' ' || coalesce(contact->>'email', ''))) stored, -- what operators search by
  moved jsonb not null default '{}', -- {present day: day of the invoice} of moved days: a move keeps the price
  buyer text generated always as (coalesce(case when billing->>'isConsumer' = 'true' then null else nullif(billing->>'company', '') end,
    trim(coalesce(billing->>'firstName', '') || ' ' || coalesce(billing->>'lastName', '')))) stored, -- the name on its invoice
  unique (client, number)
);
create index advert_orders_office on advert_orders using gin (office_words gin_trgm_ops) with (gin_pending_list_limit = 128);
create unique index advert_orders_review on advert_orders (review);
create index advert_orders_account on advert_orders (account_id, ordered_at desc) where account_id is not null;
create index advert_orders_client on advert_orders (client, ordered_at desc);
-- The office counts orders by state and day, and by what is left to pay.
create index advert_orders_state on advert_orders (client, state, last_day, first_day) include (ends_early);
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
create index advert_orders_owed on advert_orders (client, due_on) include (owed) where owed <> 0;
create index advert_orders_buyer on advert_orders (client, lower(billing->>'email')); -- other orders of a buyer without an account
create index advert_orders_waiting on advert_orders (client, ordered_at) where state = 'ordered';
create index advert_orders_shown on advert_orders (slot_id, first_day, last_day) where state = 'confirmed';
create index advert_orders_voucher on advert_orders (client, (voucher->>'code')) where voucher is not null; -- the uses of a voucher
create index advert_orders_slot on advert_orders (slot_id, last_day) where state <> 'cancelled'; -- the orders that keep their price
create index advert_orders_event on advert_orders (event_id) where event_id is not null;
create index advert_orders_medium on advert_orders (medium_id) where medium_id is not null;

-- The returns of adverts to their buyers, with the version that was returned.
create table advert_returns (
  id int generated always as identity primary key,
  order_id text collate "C" not null references advert_orders on delete cascade,
  reason text not null,
  fields text[] not null default '{}', -- the parts to correct: title, text, picture
  content jsonb not null, -- as in advert_orders
  medium_id text collate "C" references media on delete set null,
  returned_at timestamptz not null,
  resent_at timestamptz -- the time when the buyer sent it again
);
create index advert_returns_order on advert_returns (order_id);
create index advert_returns_medium on advert_returns (medium_id) where medium_id is not null;

-- The adverts of a slot on a day, each reserved or ordered. The key makes selling one twice impossible.
create table advert_slot_days (
  slot_id text collate "C" not null references advert_slots on delete cascade,
  day date not null,
  unit int not null, -- from 1 to the slot's capacity
  reservation_id text collate "C" references advert_reservations on delete cascade,
  order_id text collate "C" references advert_orders on delete cascade,
  cents int not null default 0, -- the net price of an ordered day, as demo/server/adverts/day-prices.ts spreads it
  primary key (slot_id, day, unit),
  constraint advert_slot_days_holder check ((reservation_id is null) <> (order_id is null))
);
create index advert_slot_days_reservation on advert_slot_days (reservation_id);
create index advert_slot_days_order on advert_slot_days (order_id) where order_id is not null;

-- Days on which an operator offers nothing of a slot. What has been sold stays sold.
create table advert_closed_days (
  slot_id text collate "C" not null references advert_slots on delete cascade,
  day date not null,
  reason text not null, -- for the operators alone
  closed_at timestamptz not null,
  operator_id int references operators,
  primary key (slot_id, day)
);

-- ----------------------------------------------------------------------------------------------------------------------
-- Invoices are immutable: no later change of a price, a profile or the seller changes them

-- The last number of each kind of document. The transaction that uses the number raises it, so that there is no gap.
create table advert_counters (
  client text collate "C" not null references clients on delete cascade,
  kind text not null check (kind in ('order', 'invoice', 'credit')),
  year int not null,
  last int not null,
  primary key (client, kind, year)
);

create table advert_invoices (
  id int generated always as identity primary key,
  client text collate "C" not null references clients,
  order_id text collate "C" not null references advert_orders,
  kind text not null check (kind in ('invoice', 'credit')),
  number text not null,
  credits int references advert_invoices, -- the invoice that a credit note corrects
  issued_at timestamptz not null,
  issued_on date not null, -- in Berlin
  booked_on date not null, -- by book_entry()
  due_on date not null,
  seller jsonb not null,
  buyer jsonb not null,
  title text not null default '', -- of the advert then, by keep_title()
  items jsonb not null, -- as in demo/server/adverts/prices.ts
  supplied_from date not null,
  supplied_until date not null,
  net int not null check (net >= 0),
  vat_share int not null,
  -- The reason for VAT or none, by the codes of UNTDID 5305; a later check of a VAT id may differ. Null: it follows
  -- from the rate.
  vat_category text check (vat_category in ('S', 'Z', 'AE', 'O', 'E')),
  vat int not null check (vat >= 0),
  gross int not null check (gross >= 0),
  office_words text generated always as (' ' || fold(number)) stored, -- what operators search by
  unique (client, number),
  check (gross = net + vat),
  check ((kind = 'credit') = (credits is not null))
);
create index advert_invoices_office on advert_invoices using gin (office_words gin_trgm_ops) with (gin_pending_list_limit = 128);
create index advert_invoices_order on advert_invoices (order_id);
create index advert_invoices_due on advert_invoices (client, due_on) where kind = 'invoice';
create index advert_invoices_booked on advert_invoices (client, booked_on);

-- Statements of banks, whose lines become payments and refunds.
create table advert_statements (
  id int generated always as identity primary key,
  client text collate "C" not null references clients,
  file_name text not null,
  uploaded_at timestamptz not null,
  operator_id int references operators,
  skipped jsonb not null default '[]' -- rows that are no line: [{row, reason, text, statement?}]
);
create index advert_statements_client on advert_statements (client, id);

create table advert_statement_lines (
  id int generated always as identity primary key,
  statement_id int not null references advert_statements,
  client text collate "C" not null references clients,
  file_row int not null,
  booked_on date not null,
  paid_on date not null, -- the value date
  cents int not null check (cents <> 0), -- below zero for an outgoing one
  name text not null, -- of the other side
  purpose text not null,
  reference text not null,
  fingerprint text collate "C" not null, -- equal for the same line of another upload
  state text not null check (state in ('proposed', 'booked', 'ignored', 'unclear')),
  parts jsonb not null default '[]', -- what is proposed: [{number, cents, owed}]
  reason text not null default '', -- the code of what the proposal says, of why it is unclear or ignored
  note text not null default '', -- the words of an operator, or the numbers that the reason is about
  decided_at timestamptz,
  operator_id int references operators, -- who has booked or ignored it
  unique (client, fingerprint)
);
create index advert_statement_lines_statement on advert_statement_lines (statement_id, state, id);
create index advert_statement_lines_open on advert_statement_lines (client) where state in ('proposed', 'unclear');

-- Payments of buyers. Rows are only ever added: a wrong one is withdrawn by another.
create table advert_payments (
  id int generated always as identity primary key,
  invoice_id int not null references advert_invoices,
  way text not null, -- as in demo/server/adverts/payment
  cents int not null check (cents <> 0), -- below zero for a withdrawal
  paid_on date not null, -- the value date
  booked_on date not null, -- by book_entry()
  note text not null default '', -- for the operators alone
  undoes int unique references advert_payments, -- unique: a payment can be withdrawn once
  recorded_at timestamptz not null,
  operator_id int references operators, -- who has recorded it
  line_id int references advert_statement_lines, -- the line of the bank that it comes from
  constraint advert_payments_undone check (undoes is null or cents < 0)
);
create index advert_payments_invoice on advert_payments (invoice_id);
create index advert_payments_booked on advert_payments (booked_on);
create index advert_payments_line on advert_payments (line_id) where line_id is not null;

-- Refunds to buyers. Rows are only ever added: a wrong one is withdrawn by another.
create table advert_refunds (
  id int generated always as identity primary key,
  invoice_id int not null references advert_invoices,
  cents int not null check (cents <> 0), -- below zero for a withdrawal
  refunded_on date not null,
  booked_on date not null, -- by book_entry()
  note text not null default '', -- for the operators alone
  operator text, -- the device of an operator, before operators had accounts
  undoes int unique references advert_refunds, -- unique: a refund can be withdrawn once
  recorded_at timestamptz not null,
  operator_id int references operators,
  line_id int references advert_statement_lines,
  check ((cents < 0) = (undoes is not null))
);
create index advert_refunds_invoice on advert_refunds (invoice_id);
create index advert_refunds_booked on advert_refunds (booked_on);
create index advert_refunds_line on advert_refunds (line_id) where line_id is not null;

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
  update advert_orders o set (invoice_id, booked_on, due_on, billed, paid, refunded, owed) = (
    select m.invoice_id, m.booked_on, m.due_on, m.billed, m.paid, m.refunded, m.owed
    from advert_order_money m where m.order_id = changed)
  where o.id = changed;
  return new;
end $$;
create trigger advert_invoices_owed after insert or update on advert_invoices
  for each row execute function follow_money();
create trigger advert_payments_owed after insert or update on advert_payments
  for each row execute function follow_money();
create trigger advert_refunds_owed after insert or update on advert_refunds
  for each row execute function follow_money();

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

-- A line whose payment or refund is taken back is open again.
create function reopen_line() returns trigger language plpgsql as $$
declare
  of_line int;
begin
  if tg_table_name = 'advert_payments' then
    select line_id into of_line from advert_payments where id = new.undoes;
  else
    select line_id into of_line from advert_refunds where id = new.undoes;
  end if;
  update advert_statement_lines set state = 'unclear', parts = '[]', reason = 'taken_back',
    note = (select number from advert_invoices where id = new.invoice_id), decided_at = new.recorded_at,
    operator_id = new.operator_id
  where id = of_line;
  return new;
end $$;
create trigger advert_payments_line after insert on advert_payments
  for each row when (new.undoes is not null) execute function reopen_line();
create trigger advert_refunds_line after insert on advert_refunds
  for each row when (new.undoes is not null) execute function reopen_line();

-- The key lets a reminder be sent once.
create table advert_reminders (
  invoice_id int not null references advert_invoices on delete cascade,
  level int not null check (level between 1 and 3),
  sent_at timestamptz not null,
  primary key (invoice_id, level)
);

-- Keeps the title of the advert with its invoice: an operator may correct it later, and a PDF stays as it was issued.
create function keep_title() returns trigger language plpgsql as $$
begin
  select coalesce(content->>'title', '') into new.title from advert_orders where id = new.order_id;
  return new;
end $$;
create trigger advert_invoices_title before insert on advert_invoices for each row execute function keep_title();

-- The closed months: from then on, book_entry() books nothing in them.
create table advert_month_closings (
  id int generated always as identity primary key,
  client text collate "C" not null references clients,
  month date not null check (extract(day from month) = 1),
  closed_at timestamptz not null,
  operator_id int references operators,
  sums jsonb not null, -- as MonthSums in demo/server/adverts/books/month-sums.ts
  seller jsonb, -- as in advert_sellers, by keep_closing_seller()
  unique (client, month)
);
-- Keeps the seller with its numbers and accounts for DATEV, so that the downloads of a closed month stay the same.
create function keep_closing_seller() returns trigger language plpgsql as $$
begin
  select data into new.seller from advert_sellers where client = new.client;
  return new;
end $$;
create trigger advert_month_closings_seller before insert on advert_month_closings
  for each row execute function keep_closing_seller();
-- Prevents changes of an invoice, a payment, a refund or a closing, also by hand.
create function keep_recorded() returns trigger
  language plpgsql as $$
begin
  raise exception 'Row % of % is kept as it was recorded.', old.id, tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger advert_invoices_kept before update or delete on advert_invoices
  for each row execute function keep_recorded();
create trigger advert_payments_kept before update or delete on advert_payments
  for each row execute function keep_recorded();
create trigger advert_refunds_kept before update or delete on advert_refunds
  for each row execute function keep_recorded();
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

-- ----------------------------------------------------------------------------------------------------------------------
-- Views and clicks. Nothing about visitors is stored: a day has numbers, and a used token is a random text which no
-- other answer has.

create table advert_counts (
  order_id text collate "C" not null references advert_orders on delete cascade,
  day date not null, -- in Berlin
  views int not null default 0 check (views >= 0),
  clicks int not null default 0 check (clicks >= 0),
  primary key (order_id, day)
);

-- Used tokens, until they expire.
create table advert_uses (
  nonce text collate "C" not null,
  kind text not null check (kind in ('view', 'click')),
  expires_at timestamptz not null,
  primary key (nonce, kind)
);
create index advert_uses_expired on advert_uses (expires_at);

-- The secret with which the servers of this database sign tokens, in one row: each of them reads those of the others,
-- also after a restart.
create table advert_secret (
  is_only boolean primary key default true check (is_only),
  secret text not null
);
insert into advert_secret (secret) values (gen_random_uuid()::text || gen_random_uuid()::text);
