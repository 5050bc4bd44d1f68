-- What organisers write themselves. It is kept as they have written it, finished or not; the other columns and tables
-- hold what visitors see of it, and change when it is published.

alter table events
  add column written jsonb, -- see src/model/written/event-content.ts; null for what came with the data
  add column last_row int not null default 0, -- the highest id that a row in `written` has ever had
  add column locked boolean not null default false, -- by an operator: its organiser can no longer change it
  add column deleted_at timestamptz,
  add column state_before text check (state_before in ('published', 'draft')); -- what restoring it leads back to
create index events_deleted on events (deleted_at) where deleted_at is not null;
