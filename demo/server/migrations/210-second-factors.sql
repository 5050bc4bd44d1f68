-- Second factors of operators, and their accounts at a provider of OpenID Connect.
create table operator_second_factors (
  operator_id int primary key references operators on delete cascade,
  secret text not null,
  confirmed_at timestamptz,
  last_step bigint
);

create table operator_recovery_codes (
  operator_id int not null references operators on delete cascade,
  hash bytea not null,
  used_at timestamptz,
  primary key (operator_id, hash)
);

create table operator_identities (
  issuer text collate "C" not null,
  subject text collate "C" not null,
  operator_id int not null references operators on delete cascade,
  linked_at timestamptz not null,
  primary key (issuer, subject),
  unique (operator_id, issuer)
);

create table openid_logins (
  state_hash bytea primary key,
  browser_hash bytea not null,
  interrupted jsonb,
  started_at timestamptz not null
);
create index openid_logins_started on openid_logins (started_at);
