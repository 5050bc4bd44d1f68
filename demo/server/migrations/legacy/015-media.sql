-- Pictures that people upload. Their files are kept outside the database, see media/file-store.ts: a row is there before
-- the first byte of its files and leaves after the last, so that no file is ever without a row.

alter table media
  add column owner_id int references accounts on delete set null, -- null for what came with the data
  add column version int not null default 1,
  add column picture_version int not null default 1, -- another crop is another picture
  add column state text not null default 'stored' check (state in ('storing', 'stored', 'deleted')),
  add column bytes int not null default 0, -- of the picture as it is kept
  add column crop jsonb, -- {x, y, width, height}: 0 to 1 of the whole
  add column created_at timestamptz not null default now(),
  drop column original;
create index media_owner on media (owner_id, created_at) where owner_id is not null;
create index media_unused on media (created_at) where event_id is null;

-- What is drawn is kept with the files.
drop table media_renders;

-- An event that goes leaves its uploads unused; who tidies up removes first their files and then their rows.
create function leave_uploads_unused() returns trigger language plpgsql as $$
begin
  update media set event_id = null where event_id = old.id and kind = 'upload';
  return old;
end $$;
create trigger events_leave_uploads before delete on events for each row execute function leave_uploads_unused();
