-- How often adverts were seen and clicked. Nothing about visitors is stored: a day has numbers, and a token that has
-- counted is a random text which no other answer has.

create table advert_counts (
  order_id text collate "C" not null references advert_orders on delete cascade,
  day date not null, -- in Berlin
  views int not null default 0 check (views >= 0),
  clicks int not null default 0 check (clicks >= 0),
  primary key (order_id, day)
);

-- What has counted, until its token ends.
create table advert_uses (
  nonce text collate "C" not null,
  kind text not null check (kind in ('view', 'click')),
  expires_at timestamptz not null,
  primary key (nonce, kind)
);
create index advert_uses_expired on advert_uses (expires_at);

-- What the servers of this database sign tokens with, in one row: each of them reads those of the others, also after a
-- restart.
create table advert_secret (
  is_only boolean primary key default true check (is_only),
  secret text not null
);
insert into advert_secret (secret) values (gen_random_uuid()::text || gen_random_uuid()::text);
