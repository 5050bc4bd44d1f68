-- What people with an account remember. What somebody has taken away stays for a while as a mark, so that another device that
-- has not heard of it does not bring it back.
create table favourites (
  account_id int not null references accounts on delete cascade,
  event_id text collate "C" not null references events on delete cascade,
  is_kept boolean not null,
  at timestamptz not null, -- when the person decided so
  primary key (account_id, event_id)
);
create index favourites_event on favourites (event_id);
