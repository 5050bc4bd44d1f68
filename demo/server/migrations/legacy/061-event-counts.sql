-- How often the page of an event was looked at, so that who has advertised it can compare days with an advert to days
-- without. Counted where a client sells adverts; as with adverts, nothing about visitors is stored.

create table event_counts (
  event_id text collate "C" not null references events on delete cascade,
  day date not null, -- in Berlin
  views int not null default 0 check (views >= 0),
  primary key (event_id, day)
);
