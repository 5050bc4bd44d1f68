-- Operators have accounts of their own. Sessions of the shared password have no operator and are therefore over. Rows of
-- the history without an operator are actions of the shared password.
create table operators (
  id int generated always as identity primary key,
  email text not null unique check (email = lower(email)),
  name text not null,
  role text not null check (role in ('all', 'editing', 'billing')),
  clients text[],
  password_hash text,
  blocked_at timestamptz,
  created_at timestamptz not null,
  last_seen_at timestamptz
);

create table operator_keys (
  hash bytea primary key,
  operator_id int not null references operators on delete cascade,
  purpose text not null check (purpose in ('invitation', 'reset')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index operator_keys_operator on operator_keys (operator_id);

alter table backoffice_cookies
  drop constraint backoffice_cookies_kind_check,
  add constraint backoffice_cookies_kind_check check (kind in ('session', 'device', 'factor', 'first')),
  add column id int generated always as identity unique,
  add column operator_id int references operators,
  add column user_agent text;
create index backoffice_cookies_operator on backoffice_cookies (operator_id) where operator_id is not null;

-- The history and the mails of operators belong to no client.
alter table history alter column client drop not null, add column operator_id int references operators;
alter table mails alter column client drop not null;
alter table decisions add column operator_id int references operators;
alter table settings_versions add column operator_id int references operators;
alter table advert_changes add column operator_id int references operators;
alter table advert_refunds add column operator_id int references operators;
