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

-- Sessions end and are deleted; this stays.
alter table accounts add column last_login_at timestamptz;
