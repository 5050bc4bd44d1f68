-- Events that an operator looks at before visitors see them, where a client wants that. What visitors see stands in
-- events and its tables alone, always as it was approved last: no public read knows of a review.

create table event_reviews (
  id int generated always as identity primary key,
  event_id text collate "C" not null unique references events on delete cascade,
  client text collate "C" not null references clients on delete cascade,
  state text not null check (state in ('waiting', 'rejected', 'settled')),
  content jsonb, -- the change of an event that visitors see; null where events.written itself is under review, or nothing
  since timestamptz not null, -- when it was sent
  written_at timestamptz not null,
  reason text not null default '', -- why it was rejected
  fields text[] not null default '{}' -- what the reason names, as in src/model/written/event-content.ts
);
create index event_reviews_waiting on event_reviews (client, since) where state = 'waiting';

alter table media
  add column waiting_for text collate "C" references events on delete set null, -- the event whose change uses it
  add column waiting jsonb; -- columns that change once the event's review is approved
create index media_waiting_for on media (waiting_for) where waiting_for is not null;

-- Pictures as their owners see them, with what waits.
create view own_media as
  select own.* from media m cross join lateral jsonb_populate_record(m, coalesce(m.waiting, '{}')) own;

alter table decisions drop constraint decisions_kind_check;
alter table decisions add constraint decisions_kind_check check (kind in ('account', 'relation', 'address', 'event'));
create index decisions_events on decisions (record, at) where kind = 'event';
