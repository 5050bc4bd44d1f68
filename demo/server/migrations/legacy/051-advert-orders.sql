-- What is ordered of adverts, from the draft to the payment. Invoices keep what stood in them: nothing that changes later,
-- be it a price, a profile or the seller, changes an invoice.

-- An order that is being written; a person has one at a time.
create table advert_drafts (
  account_id int primary key references accounts on delete cascade,
  id text collate "C" not null, -- a new one for each draft, so that no two drafts share a version
  client text collate "C" not null references clients on delete cascade,
  version int not null,
  data jsonb not null, -- as AdvertDraftPayload
  medium_id text collate "C", -- its picture is kept as long as the draft is
  updated_at timestamptz not null
);
create index advert_drafts_medium on advert_drafts (medium_id) where medium_id is not null;

create table advert_orders (
  id text collate "C" primary key,
  number text not null, -- as people name it
  client text collate "C" not null references clients on delete cascade,
  account_id int references accounts on delete set null, -- what was billed is kept without the person
  slot_id text collate "C" not null references advert_slots on delete cascade,
  state text not null check (state in ('ordered', 'confirmed', 'cancelled')), -- running and finished: by the day
  ordered_at timestamptz not null,
  confirmed_at timestamptz,
  cancelled_at timestamptz,
  cancelled_by text check (cancelled_by in ('person', 'operator')),
  cancel_reason text not null default '',
  dates date[] not null, -- in their order, without those that were given back
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
  price_table jsonb not null, -- by which it was computed
  voucher jsonb,
  is_repeat boolean not null default false,
  language text not null default 'de' check (language in ('de', 'en')),
  unique (client, number)
);
create index advert_orders_account on advert_orders (account_id, ordered_at desc) where account_id is not null;
create index advert_orders_client on advert_orders (client, ordered_at desc);
create index advert_orders_waiting on advert_orders (client, ordered_at) where state = 'ordered';
create index advert_orders_shown on advert_orders (slot_id, first_day, last_day) where state = 'confirmed';
create index advert_orders_event on advert_orders (event_id) where event_id is not null;
create index advert_orders_medium on advert_orders (medium_id) where medium_id is not null;

-- A place belongs to a reservation until it is ordered.
alter table advert_places
  alter column reservation_id drop not null,
  add column order_id text collate "C" references advert_orders on delete cascade,
  add constraint advert_places_holder check ((reservation_id is null) <> (order_id is null));
create index advert_places_order on advert_places (order_id) where order_id is not null;

-- Who sells and how much time there is to pay: what stands on an invoice about the client.
create table advert_sellers (
  client text collate "C" primary key references clients on delete cascade,
  data jsonb not null -- as in demo/server/adverts/orders/seller.ts
);

-- The last number of each row of numbers. It is raised in the transaction that uses the number, so that there is no gap.
create table advert_counters (
  client text collate "C" not null references clients on delete cascade,
  kind text not null check (kind in ('order', 'invoice', 'credit')),
  year int not null,
  last int not null,
  primary key (client, kind, year)
);

create table advert_invoices (
  id int generated always as identity primary key,
  client text collate "C" not null references clients on delete cascade,
  order_id text collate "C" not null references advert_orders on delete cascade,
  kind text not null check (kind in ('invoice', 'credit')),
  number text not null,
  credits int references advert_invoices, -- the invoice that a credit note corrects
  issued_at timestamptz not null,
  issued_on date not null, -- in Berlin
  due_on date not null,
  seller jsonb not null,
  buyer jsonb not null,
  items jsonb not null, -- as in demo/server/adverts/prices.ts
  supplied_from date not null,
  supplied_until date not null,
  net int not null check (net >= 0),
  vat_share int not null,
  vat int not null check (vat >= 0),
  gross int not null check (gross >= 0),
  unique (client, number),
  check (gross = net + vat),
  check ((kind = 'credit') = (credits is not null))
);
create index advert_invoices_order on advert_invoices (order_id);
create index advert_invoices_due on advert_invoices (client, due_on) where kind = 'invoice';

create table advert_payments (
  id int generated always as identity primary key,
  invoice_id int not null references advert_invoices on delete cascade,
  way text not null, -- as in demo/server/adverts/payment
  cents int not null check (cents <> 0), -- below zero where it was taken back
  paid_on date not null,
  recorded_at timestamptz not null
);
create index advert_payments_invoice on advert_payments (invoice_id);

-- Its key is what lets a reminder go out once.
create table advert_reminders (
  invoice_id int not null references advert_invoices on delete cascade,
  level int not null check (level between 1 and 3),
  sent_at timestamptz not null,
  primary key (invoice_id, level)
);
