-- What one write leaves behind in one transaction: its history, the answer kept for its key, and its mails.

create table history (
  id int generated always as identity primary key,
  client text collate "C" not null references clients on delete cascade,
  at timestamptz not null,
  by text not null check (by in ('person', 'operator', 'system')),
  actor_id int references accounts on delete set null, -- the person who did it
  operator text, -- the operator who did it, as far as one is told from another
  account_id int references accounts on delete cascade, -- the person it was done to
  kind text not null, -- of record: 'account', 'relation', 'address', 'settings', 'mail'
  record text, -- its id within the kind
  action text not null,
  details jsonb not null default '{}' -- never a secret, never what a field held
);
create index history_client on history (client, id);
create index history_account on history (account_id, id);

-- Mails wait here until a worker has sent them. 'kept': written where no mail is ever sent.
alter table mails
  add column state text not null default 'kept' check (state in ('kept', 'waiting', 'sent', 'failed', 'dropped')),
  -- The text with its one-time key as it goes out, while `body` lacks the key. It is emptied once the mail is sent
  -- and when the key has ended; until then whoever reads the table could use the key.
  add column outgoing text,
  add column message_id uuid not null default gen_random_uuid(),
  add column attempts int not null default 0,
  add column next_try_at timestamptz not null default now(),
  add column ends_at timestamptz, -- when its key ends: after that nobody needs the mail
  add column leased_by text, -- the worker that is sending it
  add column leased_until timestamptz,
  add column last_error text,
  add column sent_at timestamptz;
create index mails_waiting on mails (attempts, next_try_at) where state = 'waiting';

-- An answer is stored with its effect or not at all: nothing is ever 'still running' any more.
delete from idempotency_keys where status is null;
alter table idempotency_keys alter column status set not null, alter column body set not null;
