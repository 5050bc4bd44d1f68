-- People: accounts with their profile, their credentials, and their roles.

create table accounts (
  id int generated always as identity primary key,
  client text collate "C" not null references clients on delete cascade,
  username text not null,
  email text not null,
  pending_email text, -- unconfirmed; the old one is valid meanwhile
  password_hash text not null, -- argon2id
  email_confirmed_at timestamptz,
  status text not null default 'verified' check (status in ('unverified', 'verified', 'blocked')),
  status_before text, -- while it is blocked
  approval_withdrawn boolean not null default false, -- by an operator: it does not wait for an approval any more
  language text not null default 'de' check (language in ('de', 'en')),
  salutation int, -- null for none; 1 is Divers
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
  updated_at timestamptz not null,
  confirmation_hash bytea, -- sha256 of the secret of the device that signed up; until the address is confirmed
  last_login_at timestamptz,
  office_words text generated always as (' ' || fold(first_name || ' ' || last_name || ' ' || username || ' ' || email || ' ' || free_organization)) stored -- what operators search by
);
create index accounts_office on accounts using gin (office_words gin_trgm_ops) with (gin_pending_list_limit = 128);
create unique index accounts_username on accounts (client, lower(username));
create unique index accounts_email on accounts (client, lower(email));
create index accounts_unconfirmed on accounts (created_at) where email_confirmed_at is null;
create index accounts_deletion on accounts (deletion_due) where deletion_due is not null;

alter table addresses add foreign key (owner_id) references accounts on delete set null;

-- The role in which a person records for an address. Columns may be empty: the client's settings say which ones a
-- relation needs.
create table role_relations (
  id int generated always as identity primary key,
  account_id int not null references accounts on delete cascade,
  role_id int,
  address_id int references addresses on delete set null,
  community_id int,
  district_id int,
  status text not null,
  status_before text, -- while its removal is requested
  was_approved boolean not null default false,
  created_at timestamptz not null
);
create index role_relations_account on role_relations (account_id);
create index role_relations_address on role_relations (address_id) where address_id is not null;

-- The members of organisations that share their records: persons with an approved relation to the address. Where
-- persons approve their own relations, nothing is shared: anybody could make themselves a member.
create view organization_members as
  select r.address_id as organization_id, a.client, a.id as account_id, min(r.id) as relation_id
  from role_relations r join accounts a on a.id = r.account_id join clients c on c.key = a.client
  where r.status = 'approved' and r.address_id is not null and a.status <> 'blocked' and a.email_confirmed_at is not null
    and lower(trim(c.settings #>> '{eventRecording,shareByOrganisation}')) in ('true', 'y', '1')
    and trim(c.settings #>> '{authenticatedArea,initialStatus}') is distinct from 'approved'
    and trim(c.settings #>> (case when trim(c.settings #>> '{authenticatedArea,changedStatus}') = ''
      then '{authenticatedArea,relationChangeStatus}' else '{authenticatedArea,changedStatus}' end)::text[])
      is distinct from 'approved'
  group by 1, 2, 3;

create table relation_history (
  id int generated always as identity primary key,
  relation_id int not null references role_relations on delete cascade,
  status text not null,
  reason text,
  by text not null check (by in ('person', 'operator')),
  at timestamptz not null
);
create index relation_history_relation on relation_history (relation_id);

-- Sessions.
create table tokens (
  hash bytea primary key, -- sha256: a stolen table opens no session
  account_id int not null references accounts on delete cascade,
  created_at timestamptz not null, -- of the log-in: a session is renewed for 12 hours at most
  expires_at timestamptz not null,
  ended_by int -- the decision that has suspended the session; its undo restores the session
);
create index tokens_account on tokens (account_id);
create index tokens_ended_by on tokens (ended_by) where ended_by is not null;

-- One-time keys in mails.
create table mail_keys (
  hash bytea primary key,
  account_id int not null references accounts on delete cascade,
  purpose text not null check (purpose in ('confirm', 'email', 'magic', 'reset')),
  email text not null, -- confirmed by the key
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index mail_keys_account on mail_keys (account_id);

-- Wrong passwords, requested mails, and sign-ups of the last minutes.
create table attempts (
  client text collate "C" not null references clients on delete cascade,
  kind text not null check (kind in ('password', 'mail', 'signup', 'import')),
  purpose text not null default '', -- of a mail
  name text not null, -- account name or e-mail, folded
  address text not null, -- of the caller
  network text not null default '', -- of the caller, wider than the address
  at timestamptz not null
);
create index attempts_name on attempts (client, kind, name, at);
create index attempts_address on attempts (client, kind, address, at);
create index attempts_kind on attempts (client, kind, at);

-- Requests of persons about their data (GDPR, Articles 15 to 17).
create table person_requests (
  id int generated always as identity primary key,
  client text collate "C" not null references clients on delete cascade,
  account_id int not null references accounts on delete cascade,
  kind text not null check (kind in ('access', 'deletion', 'correction')),
  received_on date not null,
  due_on date not null, -- see demo/server/persons/requests/request-deadline.ts
  extension text, -- the reason of the two further months; null without them
  note text not null default '',
  done_on date,
  done_by int references operators,
  version int not null default 1,
  created_at timestamptz not null
);
create index person_requests_account on person_requests (account_id, id);
create index person_requests_open on person_requests (client, due_on) where done_on is null;
