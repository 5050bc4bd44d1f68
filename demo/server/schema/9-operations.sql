-- The side effects of a write in its transaction (the stored answer of its key, mails, history), and the back office.

-- Answers to repeated writes. An answer is stored with its effect or not at all.
create table idempotency_keys (
  client text collate "C" not null references clients on delete cascade,
  owner text not null, -- account id, or 'guest'
  key text not null,
  request_hash bytea not null, -- of method, path and body
  status int not null,
  body text not null,
  tag text, -- the header ETag
  created_at timestamptz not null,
  primary key (client, owner, key)
);

-- The outbox: mails wait here until a worker has sent them.
create table mails (
  id int generated always as identity primary key,
  client text collate "C" references clients on delete cascade, -- null: a mail to an operator
  account_id int references accounts on delete set null,
  recipient text not null,
  subject text not null,
  body text not null,
  -- The text with its one-time key, which `body` lacks. It is deleted once the mail is sent and when the key has
  -- expired; until then a reader of the table could use the key.
  outgoing text,
  unsubscribe text, -- the address that ends a saved search with one click; it contains a key, and is deleted, too
  message_id uuid not null default gen_random_uuid(),
  -- 'kept': written while no mails are sent.
  state text not null default 'kept' check (state in ('kept', 'waiting', 'sent', 'failed', 'dropped')),
  attempts int not null default 0,
  next_try_at timestamptz not null default now(),
  ends_at timestamptz, -- the end of its key; afterwards the mail is useless
  held_until timestamptz, -- a mail about a decision is sent once that cannot be undone any more
  leased_by text, -- the worker that is sending it
  leased_until timestamptz,
  last_error text,
  created_at timestamptz not null,
  sent_at timestamptz,
  search_id int references saved_searches on delete set null, -- its saved search
  invoice_id int, -- the attached invoice or credit note, which nobody can remove
  refund_id int, -- its refund; the mail is dropped if that is withdrawn before sending
  kind text, -- of the record that it is about, as in the history; null if it is about none
  record text, -- the id of that record
  again_of int references mails on delete set null -- the mail that an operator has sent once more
);
create index mails_record on mails (kind, record) where record is not null;
create index mails_again on mails (again_of) where again_of is not null;
create index mails_client on mails (client, id);
create index mails_open on mails (client) where state in ('waiting', 'failed');
create index mails_waiting on mails (attempts, next_try_at) where state = 'waiting';
create index mails_search on mails (search_id) where search_id is not null;
create index mails_refund on mails (refund_id) where refund_id is not null;

create table history (
  id int generated always as identity primary key,
  client text collate "C" references clients on delete cascade, -- null: an action on an operator's account
  at timestamptz not null,
  by text not null check (by in ('person', 'operator', 'system')),
  actor_id int references accounts on delete set null, -- the acting person
  operator text, -- the device of an operator, before operators had accounts
  account_id int references accounts on delete cascade, -- the affected person
  kind text not null, -- of record: 'account', 'relation', 'address', 'settings', 'mail', 'operator'
  record text, -- its id within the kind
  action text not null,
  details jsonb not null default '{}', -- never a secret, never the value of a field
  operator_id int references operators -- the acting operator; without one the shared password was used
);
create index history_client on history (client, id);
create index history_account on history (account_id, id);
create index history_record on history (kind, record, id) where record is not null;
-- What a person has done to the records of other members.
create index history_actor on history (actor_id, id) where actor_id <> account_id;

-- Decisions of operators, while they can be undone.
create table decisions (
  id int generated always as identity primary key,
  client text collate "C" not null references clients on delete cascade,
  account_id int references accounts on delete cascade, -- null if the author has no account any more
  operator text, -- the device of an operator, before operators had accounts
  kind text not null check (kind in ('account', 'relation', 'address', 'event', 'article', 'advert')),
  record int not null,
  subject text not null default '', -- the name of the record; it may be removed
  action text not null,
  before jsonb not null, -- the state that an undo restores
  after text not null, -- its status until another change
  mail_id int references mails on delete set null,
  dropped_mails int[] not null default '{}', -- of earlier decisions on the record
  at timestamptz not null,
  undone_at timestamptz,
  operator_id int references operators
);
create index decisions_client on decisions (client, at);
create index decisions_record on decisions (kind, record, id);
create index decisions_events on decisions (record, at) where kind = 'event';
create index decisions_articles on decisions (record, at) where kind = 'article';

alter table tokens add foreign key (ended_by) references decisions on delete cascade;

-- Cookies of operators, by their hashes: a stolen table opens nothing. A 'device' has logged in before; 'factor' awaits
-- the second factor after the password, 'first' the first account after the shared password.
create table backoffice_cookies (
  hash bytea primary key,
  kind text not null check (kind in ('session', 'device', 'factor', 'first')),
  device text, -- the device of an operator, before operators had accounts
  made_at timestamptz not null,
  used_at timestamptz not null,
  id int generated always as identity unique,
  operator_id int references operators,
  user_agent text
);
create index backoffice_cookies_operator on backoffice_cookies (operator_id) where operator_id is not null;

-- Wrong passwords of operators in the last minutes, by the caller's address or a known device.
create table backoffice_attempts (
  origin text not null,
  at timestamptz not null
);
create index backoffice_attempts_origin on backoffice_attempts (origin, at);

-- Templates of an editor's texts on the events of a week. A removed one can be restored.
create table text_templates (
  id text collate "C" primary key,
  client text collate "C" not null references clients on delete cascade,
  content jsonb not null,
  removed_at timestamptz
);
create index text_templates_client on text_templates (client);
