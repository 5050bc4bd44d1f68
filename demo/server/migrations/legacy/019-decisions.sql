-- What operators have decided on accounts and relations, for as long as it can be taken back.
create table decisions (
  id int generated always as identity primary key,
  client text collate "C" not null references clients on delete cascade,
  account_id int not null references accounts on delete cascade,
  kind text not null check (kind in ('account', 'relation')),
  record int not null,
  action text not null,
  before jsonb not null, -- what the record gets back
  after text not null, -- the status that it has while nobody else has changed it
  mail_id int references mails on delete set null,
  at timestamptz not null,
  undone_at timestamptz
);
create index decisions_client on decisions (client, at);
create index decisions_record on decisions (kind, record, id);

-- A mail about a decision goes out once the decision cannot be taken back any more.
alter table mails add column held_until timestamptz;
