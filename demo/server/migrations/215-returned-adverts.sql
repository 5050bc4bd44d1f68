-- An operator returns an advert to its buyer, who corrects it and sends it again; the order keeps its days.
alter table advert_orders drop constraint advert_orders_state_check,
  add constraint advert_orders_state_check check (state in ('ordered', 'returned', 'confirmed', 'cancelled'));

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
