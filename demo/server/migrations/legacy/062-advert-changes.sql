-- What operators have changed of what is sold of adverts, by whom, and of vouchers, so that it can be taken back for some
-- minutes, as decisions can.

create table advert_changes (
  id int generated always as identity primary key,
  client text collate "C" not null references clients on delete cascade,
  operator text,
  kind text not null check (kind in ('seller', 'medium', 'channel', 'slot', 'voucher')),
  record text collate "C" not null,
  name text not null,
  before jsonb, -- the fields that the record gets back; null where it was made
  after text not null, -- its fields while nobody else has changed them
  at timestamptz not null,
  undone_at timestamptz
);
create index advert_changes_client on advert_changes (client, at);

-- A picture of where a slot appears, by its address; empty where the order draws one.
alter table advert_slots add column picture text not null default '';
