-- Events. Their columns, rubrics, appointments and media are public and change with a publication; `written` is the
-- author's content, finished or not.

create table events (
  id text collate "C" primary key,
  client text collate "C" not null references clients on delete cascade,
  owner_id int references accounts on delete set null, -- the author; null for imported events
  organization_id int references addresses on delete set null, -- whose members share it: of an approved relation
  changed_by int references accounts on delete set null, -- the person who changed it last
  version int not null default 1,
  state text not null default 'published' check (state in ('published', 'draft', 'taken_down', 'deleted')),
  state_before text check (state_before in ('published', 'draft', 'taken_down')), -- the state after a restoration
  deleted_at timestamptz,
  taken_down_at timestamptz, -- by an operator: visitors no longer see it, and its author cannot publish it
  taken_down_reason text,
  locked boolean not null default false, -- by an operator: its author can no longer change it
  written jsonb, -- see src/model/records/event-content.ts; null for imported events
  last_row int not null default 0, -- the highest id that a row in `written` has ever had
  copied_from text, -- the original of a copy, which is no duplicate of it
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),

  title text not null,
  shortdesc1 text,
  shortdesc2 text,
  shortdesc3 text,
  longdesc1 text, -- HTML
  longdesc2 text,
  longdesc3 text,
  english jsonb, -- the English texts by their names; null until they are ready
  easy_text text, -- easy German (Leichte Sprache)
  sign_language_url text, -- a video in German Sign Language
  status text not null default 'scheduled' check (status in ('scheduled', 'cancelled', 'postponed', 'moved', 'soldOut')),
  new_date date,
  new_location text, -- the name of the new location
  new_location_id int references addresses, -- the address of the new location, if it has one
  priority int not null default 0,
  location_id int references addresses,
  promoter_id int references addresses,
  tags text[] not null default '{}',
  free boolean not null default false,
  children boolean not null default false,
  barrier_free boolean not null default false,
  access_features text[] not null default '{}', -- in detail: the words of src/model/access-features.ts
  accessibility text,
  links jsonb not null default '[]', -- [{kind, url, text}]
  ticket_agencies jsonb not null default '[]', -- [{name, url?, phone?, street?, zipcode?, city?}]
  price jsonb, -- {text?, from?, to?, currency}
  free_fields jsonb not null default '[]', -- [{name, label, value}]
  office_words text generated always as (' ' || fold(title || ' ' || coalesce(written->>'title', '') || ' ' || id)) stored -- what operators search by
);
create index events_office on events using gin (office_words gin_trgm_ops) with (gin_pending_list_limit = 128);
create index events_updated on events (client, updated_at);
create index events_promoter on events (client, promoter_id);
create index events_owner on events (owner_id, updated_at desc, id) where owner_id is not null;
create index events_organization on events (organization_id, updated_at desc, id) where organization_id is not null;
create index events_changed_by on events (changed_by) where changed_by is not null;
create index events_office_list on events (client, state, updated_at desc, id);
create index events_deleted on events (deleted_at) where deleted_at is not null;

-- Position 0 is the main rubric.
create table event_rubrics (
  event_id text collate "C" not null references events on delete cascade,
  position int not null,
  rubric_id int not null,
  primary key (event_id, position)
);

create table appointments (
  id text collate "C" primary key,
  event_id text collate "C" not null references events on delete cascade,
  date date not null,
  end_date date not null, -- the same as date for one day
  time_from text collate "C" check (time_from ~ '^[0-2][0-9]:[0-5][0-9]$'),
  time_until text collate "C" check (time_until ~ '^[0-2][0-9]:[0-5][0-9]$'),
  full_day boolean not null default false,
  info text,
  status text not null default 'scheduled' check (status in ('scheduled', 'cancelled', 'postponed', 'moved', 'soldOut')),
  new_date date,
  new_location text,
  new_location_id int references addresses,
  check (end_date >= date)
);
create index appointments_event on appointments (event_id, date);

-- Events under review before publication, and unpublished changes of published ones. As they are separate from
-- events, no public query can return them.
create table event_reviews (
  id int generated always as identity primary key,
  event_id text collate "C" not null unique references events on delete cascade,
  client text collate "C" not null references clients on delete cascade,
  state text not null check (state in ('waiting', 'rejected', 'settled', 'unpublished')),
  content jsonb, -- the change of a visible event; null where events.written itself is under review, or nothing
  since timestamptz not null, -- the time of sending
  written_at timestamptz not null,
  reason text not null default '', -- the reason for a rejection
  fields text[] not null default '{}' -- named by the reason, as in src/model/records/event-content.ts
);
create index event_reviews_waiting on event_reviews (client, since) where state = 'waiting';
create index event_reviews_rejected on event_reviews (client) where state = 'rejected';

-- Views of an event's page by day, to compare the days of an advert with the others. Contains nothing about visitors.
create table event_counts (
  event_id text collate "C" not null references events on delete cascade,
  day date not null, -- in Berlin
  views int not null default 0 check (views >= 0),
  primary key (event_id, day)
);

-- Saved events of people with an account. A removed one stays for a while as a mark, so that another device does not
-- restore it.
create table favourites (
  account_id int not null references accounts on delete cascade,
  event_id text collate "C" not null references events on delete cascade,
  is_kept boolean not null,
  at timestamptz not null, -- the time of the person's action
  primary key (account_id, event_id)
);
create index favourites_event on favourites (event_id);

-- The effective status: that of the whole event takes precedence over that of a single date. A cancelled or postponed
-- event takes place on none of its dates as planned. If it is moved or sold out, a date may still be cancelled or
-- postponed. Equals src/model/effective-date.ts.
create function status_now(whole text, own text, new_day date) returns text
  language sql immutable parallel safe
  return case when whole in ('cancelled', 'postponed') then whole
    when own = 'cancelled' or whole = 'scheduled' or own = 'postponed' and new_day is null then own
    else whole end;

-- The source of the effective new day and location: none, the date, the whole event, or both, the date's first.
create function news_from(whole text, own text) returns text
  language sql immutable parallel safe
  return case when whole = 'cancelled' or own = 'cancelled' and whole <> 'postponed' then 'none'
    when whole = 'scheduled' then 'date'
    when whole = 'postponed' and own not in ('scheduled', 'postponed') then 'event'
    else 'both' end;

-- Returns the instant of a wall time in Berlin; the first one of an hour that occurs twice, as in
-- src/lib/berlin-time.ts. This function and the next one are plpgsql for the same reason as fold().
create function berlin_instant(wall timestamp) returns timestamptz
  language plpgsql immutable strict parallel safe as $$
declare
  in_summer timestamptz := timezone(interval '2 hours', wall);
begin
  return case when timezone('Europe/Berlin', in_summer) = wall then in_summer else timezone(interval '1 hour', wall) end;
end $$;

-- Returns the end of an appointment. Equals src/model/end-time.ts.
create function over_at(first_day date, last_day date, time_from text, time_until text, full_day boolean) returns timestamptz
  language plpgsql immutable parallel safe as $$
begin
  return case
    when full_day or time_until is null and (time_from is null or last_day > first_day)
      then berlin_instant((last_day + 1)::timestamp)
    when last_day = first_day and (time_until is null or time_until = time_from)
      then berlin_instant(first_day + time_from::interval) + interval '3 hours'
    when last_day = first_day and time_until < time_from
      then berlin_instant(first_day + 1 + time_until::interval)
    else berlin_instant(last_day + time_until::interval) end;
end $$;
