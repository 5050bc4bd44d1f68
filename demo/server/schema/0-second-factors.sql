-- Second factors of operators: the secret that their app shares with the server, which must be able to read it. Without
-- `confirmed_at` it awaits its first code.
create table operator_second_factors (
  operator_id int primary key references operators on delete cascade,
  secret text not null, -- base32
  confirmed_at timestamptz,
  last_step bigint -- the time step of the latest code; no earlier one counts again
);

-- Codes for an operator whose device is lost, hashed; each counts once.
create table operator_recovery_codes (
  operator_id int not null references operators on delete cascade,
  hash bytea not null,
  used_at timestamptz,
  primary key (operator_id, hash)
);

-- Accounts of operators at a provider of OpenID Connect, at most one at each.
create table operator_identities (
  issuer text collate "C" not null,
  subject text collate "C" not null,
  operator_id int not null references operators on delete cascade,
  linked_at timestamptz not null,
  primary key (issuer, subject),
  unique (operator_id, issuer)
);

-- Log-ins at the provider that have begun, for some minutes, each in one browser.
create table openid_logins (
  state_hash bytea primary key,
  browser_hash bytea not null,
  interrupted jsonb, -- what the operator was about to do
  started_at timestamptz not null
);
create index openid_logins_started on openid_logins (started_at);
