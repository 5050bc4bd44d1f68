-- Searches about which visitors get mails. One counts once its owner has answered to the mail that asks for it.
create table saved_searches (
  id int generated always as identity primary key,
  client text collate "C" not null references clients on delete cascade,
  email text not null,
  query text not null, -- of the list, as its address has it
  frequency text not null check (frequency in ('weekly', 'news')),
  language text not null check (language in ('de', 'en')),
  created_at timestamptz not null,
  confirmed_at timestamptz,
  looked_at timestamptz,
  next_look_at timestamptz, -- null until it is confirmed
  seen text[] not null default '{}' -- the events that a search for news has found already
);
create unique index saved_searches_each on saved_searches (client, lower(email), query);
create index saved_searches_due on saved_searches (next_look_at, id) where next_look_at is not null;

-- Whether anything has changed since a search for news was looked at.
create index events_updated on events (client, updated_at);

-- The keys of their mails. One that confirms says how often mails are wanted; the others end the search as long as there is one.
create table search_keys (
  hash bytea primary key,
  search_id int not null references saved_searches on delete cascade,
  frequency text check (frequency in ('weekly', 'news')), -- null: it ends the search
  expires_at timestamptz -- null: never
);
create index search_keys_search on search_keys (search_id);

-- What a mail comes from, and the address that ends that with one click. The address holds a key, and is emptied once the mail is sent.
alter table mails
  add column unsubscribe text,
  add column search_id int references saved_searches on delete set null;
create index mails_search on mails (search_id) where search_id is not null;
