-- What is recorded. Everything that only makes searching fast stands in 002-search.sql and is derived from this.

create extension if not exists pg_trgm;
create extension if not exists unaccent;

create table clients (
  key text collate "C" primary key,
  name text not null,
  settings jsonb not null default '{}'
);

create table rubrics (
  client text collate "C" not null references clients on delete cascade,
  id int not null,
  name text not null,
  color text not null check (color ~ '^#[0-9a-f]{6}$'),
  icon text not null,
  position int not null default 0,
  primary key (client, id)
);

-- The catalogue of tags; events carry theirs by name.
create table tags (
  client text collate "C" not null references clients on delete cascade,
  name text not null,
  primary key (client, name)
);

-- Municipalities (district_id null) and their districts, shared by all clients.
create table communities (
  community_id int not null,
  district_id int,
  name text not null,
  name_path text not null, -- 'Baden-Württemberg|Reutlingen|Pfullingen'
  zips text[] not null default '{}',
  lat double precision,
  lon double precision,
  population int not null default 0 -- the bigger place is suggested first
);
create unique index communities_community on communities (community_id) where district_id is null;
create unique index communities_district on communities (district_id) where district_id is not null;

-- Places and promoters, shared by all clients.
create table addresses (
  address_id int primary key,
  community_id int not null,
  district_id int,
  main_address_id int references addresses,
  name text not null,
  extended_name text,
  zipcode text,
  street text,
  phone text,
  fax text,
  mobile text,
  email text,
  url text,
  district text,
  accessibility text,
  lat double precision, -- of the house; without it the community's coordinates count
  lon double precision
);

create table events (
  id text collate "C" primary key,
  client text collate "C" not null references clients on delete cascade,
  state text not null default 'published' check (state in ('published', 'draft', 'deleted')),
  title text not null,
  shortdesc1 text,
  shortdesc2 text,
  shortdesc3 text,
  longdesc1 text, -- HTML
  longdesc2 text,
  longdesc3 text,
  status text not null default 'scheduled' check (status in ('scheduled', 'cancelled', 'postponed', 'moved', 'soldOut')),
  new_date date,
  priority int not null default 0,
  location_id int references addresses,
  promoter_id int references addresses,
  tags text[] not null default '{}',
  free boolean not null default false,
  children boolean not null default false,
  barrier_free boolean not null default false,
  accessibility text,
  links jsonb not null default '[]', -- [{kind, url, text}]
  ticket_agencies jsonb not null default '[]', -- [{name, url?, phone?, street?, zipcode?, city?}]
  price jsonb, -- {text?, from?, to?, currency}
  free_fields jsonb not null default '[]', -- [{name, label, value}]
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index events_client on events (client);

-- position 0 is the main rubric.
create table event_rubrics (
  event_id text collate "C" not null references events on delete cascade,
  position int not null,
  rubric_id int not null,
  primary key (event_id, position)
);

create table appointments (
  id text collate "C" primary key,
  event_id text collate "C" not null references events on delete cascade,
  date date not null,
  end_date date not null, -- the same as date for one day
  time_from text collate "C" check (time_from ~ '^[0-2][0-9]:[0-5][0-9]$'),
  time_until text collate "C" check (time_until ~ '^[0-2][0-9]:[0-5][0-9]$'),
  full_day boolean not null default false,
  info text,
  status text not null default 'scheduled' check (status in ('scheduled', 'cancelled', 'postponed', 'moved', 'soldOut')),
  new_date date,
  new_location text,
  check (end_date >= date)
);
create index appointments_event on appointments (event_id, date);

create table media (
  id text collate "C" primary key,
  client text collate "C" not null references clients on delete cascade,
  event_id text collate "C" references events on delete cascade,
  position int not null default 0,
  kind text not null check (kind in ('cover', 'upload')),
  alt text not null default '',
  agency text,
  author text,
  copyright text,
  description text,
  location text,
  title text,
  focal_x real not null default 0.5,
  focal_y real not null default 0.5,
  width int not null,
  height int not null,
  recipe jsonb, -- what a cover is drawn from
  original bytea -- what was uploaded
);
create index media_event on media (event_id, position);

-- Pictures already drawn, by width in pixels.
create table media_renders (
  media_id text collate "C" not null references media on delete cascade,
  width int not null,
  bytes bytea not null,
  primary key (media_id, width)
);
