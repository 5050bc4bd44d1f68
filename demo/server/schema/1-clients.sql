-- Clients with their catalogues, and the common catalogues: communities and addresses.

create table clients (
  key text collate "C" primary key,
  name text not null,
  settings jsonb not null default '{}',
  portal_page text not null default '/portal/', -- path of the page that holds the portal; links in mails lead there
  event_page text, -- address of one event for feeds and search engines, with '{id}'; null: the portal page, behind '#'
  approves_accounts boolean not null default false, -- true: new accounts wait until an operator verifies them
  closed_at timestamptz -- a closed client stays with its invoices, but nobody can use it
);

-- Earlier settings of a client, so that an operator can compare and restore them.
create table settings_versions (
  id int generated always as identity primary key,
  client text collate "C" not null references clients on delete cascade,
  mark text not null, -- identifies the content, as in a form based on it
  settings jsonb not null,
  at timestamptz, -- null if no operator has set them
  operator text, -- the device of an operator, before operators had accounts
  restored int references settings_versions on delete set null, -- the restored version
  operator_id int references operators
);
create index settings_versions_client on settings_versions (client, id);

create table rubrics (
  client text collate "C" not null references clients on delete cascade,
  id int not null,
  name text not null,
  color text not null check (color ~ '^#[0-9a-f]{6}$'),
  icon text not null,
  position int not null default 0,
  name_en text,
  primary key (client, id)
);

-- The catalogue of tags; events and articles have them by name.
create table tags (
  client text collate "C" not null references clients on delete cascade,
  name text not null,
  primary key (client, name)
);

-- The roles in which people record.
create table roles (
  client text collate "C" not null references clients on delete cascade,
  role_id int not null,
  name text not null,
  type text not null check (type in ('address', 'private')),
  position int not null default 0,
  primary key (client, role_id)
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
  population int not null default 0, -- the larger community is suggested first
  search tsvector generated always as (
    to_tsvector('simple', spelt(name, true) || ' ' || spelt(replace(name_path, '|', ' '), false) || ' ' || joined(zips))
  ) stored
);
create unique index communities_community on communities (community_id) where district_id is null;
create unique index communities_district on communities (district_id) where district_id is not null;
create index communities_name on communities ((fold(name)) collate "C" text_pattern_ops);
create index communities_name_trigram on communities using gin (fold(name) gin_trgm_ops);
create index communities_zips on communities using gin (zips);
create index communities_search on communities using gin (search);

-- Locations and promoters. A suggestion belongs to its author alone until an operator approves it.
create table addresses (
  address_id int primary key,
  client text collate "C" references clients on delete cascade, -- null in the common catalogue
  owner_id int, -- the author of a suggestion
  version int not null default 1,
  state text not null default 'approved' check (state in ('suggested', 'approved')),
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
  lon double precision,
  search tsvector generated always as (
    to_tsvector('simple', spelt(name || ' ' || coalesce(extended_name, ''), true) || ' ' || spelt(coalesce(street, ''), true)
      || ' ' || coalesce(zipcode, '') || ' ' || spelt(coalesce(district, ''), true))
  ) stored,
  office_words text generated always as (' ' || fold(name || ' ' || coalesce(extended_name, '') || ' ' || coalesce(street, '') || ' ' || coalesce(email, ''))) stored -- what operators search by
);
create index addresses_office on addresses using gin (office_words gin_trgm_ops) with (gin_pending_list_limit = 128);
create index addresses_community on addresses (community_id);
create index addresses_owner on addresses (owner_id) where owner_id is not null;
create index addresses_suggested on addresses (client) where state = 'suggested';

-- The ids of suggested addresses; those of the catalogue are smaller.
create sequence suggested_addresses start 1000000;
