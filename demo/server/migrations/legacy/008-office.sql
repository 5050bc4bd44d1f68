-- The door of the back office, the same for every process.

-- What the cookies of operators hold, by a hash made of cookie and password: a stolen table opens nothing, tells
-- nothing of the password, and with another password no cookie fits any more.
create table office_cookies (
  hash bytea primary key,
  kind text not null check (kind in ('session', 'device')),
  made_at timestamptz not null,
  used_at timestamptz not null
);

-- Wrong passwords of the last minutes, by the caller's address or a known device.
create table office_attempts (
  origin text not null,
  at timestamptz not null
);
create index office_attempts_origin on office_attempts (origin, at);
