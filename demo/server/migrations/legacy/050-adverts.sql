-- What can be booked: media (a newspaper, a website) have channels (its local pages, its list of events), and these have
-- slots, the products. All amounts are cents, all shares hundredths of a percent, see demo/server/adverts/prices.ts.

create table advert_media (
  id text collate "C" primary key,
  client text collate "C" not null references clients on delete cascade,
  position int not null,
  kind text not null check (kind in ('print', 'online')),
  name text not null,
  name_en text,
  description text not null default '',
  description_en text
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
  community_ids int[] not null default '{}' -- where these people live; empty for everywhere
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
  place text not null check (place in ('list', 'teaser', 'detail', 'article', 'print')), -- where it appears
  width int not null check (width > 0), -- pixels, in print millimetres
  height int not null check (height > 0),
  capacity int not null check (capacity between 1 and 100), -- adverts a day
  weekdays int[] not null default '{1,2,3,4,5,6,7}', -- on which it appears, Monday is 1
  closing_workdays int not null check (closing_workdays >= 0), -- how many workdays before, a public holiday is none
  closing_time text not null check (closing_time ~ '^([01]\d|2[0-3]):[0-5]\d$'), -- until when on that day, in Berlin
  holidays_of text not null default 'BW', -- the Land whose public holidays count
  day_cents int not null check (day_cents >= 0),
  weekday_shares int[] not null default '{0,0,0,0,0,0,0}' check (cardinality(weekday_shares) = 7), -- Monday first
  tiers jsonb not null default '[]', -- [{from, share}]
  repeat_share int not null default 0 check (repeat_share between 0 and 10000),
  least_cents int not null default 0 check (least_cents >= 0),
  vat_share int not null default 1900 check (vat_share between 0 and 10000),
  is_active boolean not null default true -- an operator takes it off the catalogue; what is booked stays
);
create index advert_slots_channel on advert_slots (channel_id, position);

create table advert_vouchers (
  client text collate "C" not null references clients on delete cascade,
  code text collate "C" not null,
  share int check (share between 1 and 10000),
  cents int check (cents > 0),
  uses_left int not null check (uses_left >= 0),
  first_day date,
  last_day date,
  primary key (client, code),
  check ((share is null) <> (cents is null))
);

create table advert_reservations (
  id text collate "C" primary key,
  client text collate "C" not null references clients on delete cascade,
  account_id int not null unique references accounts on delete cascade, -- a person holds one at a time
  slot_id text collate "C" not null references advert_slots on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index advert_reservations_expired on advert_reservations (slot_id, expires_at);

-- Who has which place of a slot on a day. Its key is what makes selling a place twice impossible.
create table advert_places (
  slot_id text collate "C" not null references advert_slots on delete cascade,
  day date not null,
  place int not null, -- from 1 to the slot's capacity
  reservation_id text collate "C" not null references advert_reservations on delete cascade,
  primary key (slot_id, day, place)
);
create index advert_places_reservation on advert_places (reservation_id);
