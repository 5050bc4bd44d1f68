-- People: accounts with their profile, what proves who they are, their roles, and the mails they get.

-- Path of the page that holds the portal; links in mails lead there.
alter table clients add column portal_page text not null default '/portal/';

create table accounts (
  id int generated always as identity primary key,
  client text collate "C" not null references clients on delete cascade,
  username text not null,
  email text not null,
  pending_email text, -- until it is confirmed, the old one counts
  password_hash text not null, -- argon2id
  email_confirmed_at timestamptz,
  status text not null default 'verified' check (status in ('unverified', 'verified', 'blocked')),
  status_before text, -- while it is blocked
  language text not null default 'de' check (language in ('de', 'en')),
  salutation int not null default 1,
  first_name text not null default '',
  last_name text not null default '',
  organization_id int references addresses on delete set null,
  free_organization text not null default '',
  street text not null default '',
  plz text not null default '',
  community_id int,
  district_id int,
  phone text not null default '',
  private_street text not null default '',
  private_plz text not null default '',
  private_community_id int,
  private_district_id int,
  private_phone text not null default '',
  accept_privacy_policy boolean not null default false,
  accept_conditions boolean not null default false,
  accept_ads boolean not null default false,
  url text not null default '',
  version int not null default 1,
  deletion_due timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index accounts_username on accounts (client, lower(username));
create unique index accounts_email on accounts (client, lower(email));

create table roles (
  client text collate "C" not null references clients on delete cascade,
  role_id int not null,
  name text not null,
  type text not null check (type in ('address', 'private')),
  position int not null default 0,
  primary key (client, role_id)
);

-- Columns may be empty: which of them a relation needs is the client's setting.
create table role_relations (
  id int generated always as identity primary key,
  account_id int not null references accounts on delete cascade,
  role_id int,
  address_id int references addresses on delete set null,
  community_id int,
  district_id int,
  status text not null,
  status_before text, -- while its removal is asked for
  was_approved boolean not null default false,
  created_at timestamptz not null
);
create index role_relations_account on role_relations (account_id);

create table relation_history (
  id int generated always as identity primary key,
  relation_id int not null references role_relations on delete cascade,
  status text not null,
  reason text,
  by text not null check (by in ('person', 'operator')),
  at timestamptz not null
);
create index relation_history_relation on relation_history (relation_id);

create table tokens (
  hash bytea primary key, -- sha256: a stolen table opens no session
  account_id int not null references accounts on delete cascade,
  created_at timestamptz not null, -- of the log-in: a session is renewed for 12 hours at most
  expires_at timestamptz not null
);
create index tokens_account on tokens (account_id);

-- One-time keys that go out by mail.
create table mail_keys (
  hash bytea primary key,
  account_id int not null references accounts on delete cascade,
  purpose text not null check (purpose in ('confirm', 'email', 'magic', 'reset')),
  email text not null, -- what is confirmed by it
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index mail_keys_account on mail_keys (account_id);

create table mails (
  id int generated always as identity primary key,
  client text collate "C" not null references clients on delete cascade,
  account_id int references accounts on delete set null,
  recipient text not null,
  subject text not null,
  body text not null,
  created_at timestamptz not null
);

-- Failed attempts that ask for a password, and mails asked for; counted over the last minutes only.
create table attempts (
  client text collate "C" not null references clients on delete cascade,
  kind text not null check (kind in ('password', 'mail')),
  name text not null, -- account name or e-mail, folded
  address text not null, -- of the caller
  at timestamptz not null
);
create index attempts_name on attempts (client, kind, name, at);
create index attempts_address on attempts (client, kind, address, at);

create table idempotency_keys (
  client text collate "C" not null references clients on delete cascade,
  owner text not null, -- account id, or 'guest'
  key text not null,
  request_hash bytea not null, -- of method, path and body
  status int, -- null while the first one runs
  body text,
  tag text, -- the header ETag
  created_at timestamptz not null,
  primary key (client, owner, key)
);

-- Places that people suggested are theirs alone until an operator approves them.
alter table addresses add column suggested_by int references accounts on delete set null;
alter table addresses add column approved boolean not null default true;
create sequence suggested_addresses start 1000000;
