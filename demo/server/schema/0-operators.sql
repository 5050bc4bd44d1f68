-- Operators of the back office. They are never deleted, because the history names them.
create table operators (
  id int generated always as identity primary key,
  email text not null unique check (email = lower(email)),
  name text not null,
  role text not null check (role in ('all', 'editing', 'billing')),
  clients text[], -- the keys of the clients that the operator may open; null: all
  password_hash text, -- null until the invitation is accepted
  blocked_at timestamptz,
  created_at timestamptz not null,
  last_seen_at timestamptz -- of the latest log-in
);

-- The keys of links with which operators accept an invitation or set a new password, hashed.
create table operator_keys (
  hash bytea primary key,
  operator_id int not null references operators on delete cascade,
  purpose text not null check (purpose in ('invitation', 'reset')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index operator_keys_operator on operator_keys (operator_id);
