-- Saved searches for mails to visitors. One is active once its owner has answered the mail for confirmation.

create table saved_searches (
  id int generated always as identity primary key,
  client text collate "C" not null references clients on delete cascade,
  email text not null,
  query text not null, -- of the list's address
  frequency text not null check (frequency in ('weekly', 'news')),
  language text not null check (language in ('de', 'en')),
  created_at timestamptz not null,
  confirmed_at timestamptz,
  last_run_at timestamptz,
  next_run_at timestamptz, -- null before its confirmation
  seen text[] not null default '{}' -- the events that a search for news has already found
);
create unique index saved_searches_each on saved_searches (client, lower(email), query);
create index saved_searches_due on saved_searches (next_run_at, id) where next_run_at is not null;

-- The keys of their mails. A confirming key has the frequency of mails; the others end the search while it exists.
create table search_keys (
  hash bytea primary key,
  search_id int not null references saved_searches on delete cascade,
  frequency text check (frequency in ('weekly', 'news')), -- null: it ends the search
  expires_at timestamptz -- null: never
);
create index search_keys_search on search_keys (search_id);
