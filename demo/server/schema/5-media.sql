-- Pictures: covers drawn from a recipe, and uploads. The files of uploads are outside the database, see
-- demo/server/platform/files/file-store.ts. A row is inserted before the first byte of its files and deleted after
-- the last, so that no file is ever without a row.

create table media (
  id text collate "C" primary key,
  client text collate "C" not null references clients on delete cascade,
  event_id text collate "C" references events on delete cascade,
  article_id text collate "C" references articles on delete cascade,
  owner_id int references accounts on delete set null, -- null for imported pictures
  version int not null default 1,
  state text not null default 'stored' check (state in ('storing', 'stored', 'deleted')),
  created_at timestamptz not null default now(),
  position int not null default 0,
  kind text not null check (kind in ('cover', 'upload')),
  recipe jsonb, -- the source of a drawn cover
  alt text not null default '',
  agency text,
  author text,
  copyright text,
  description text,
  location text,
  title text,
  focal_x real not null default 0.5,
  focal_y real not null default 0.5,
  width int not null,
  height int not null,
  bytes int not null default 0, -- of the stored picture
  picture_version int not null default 1, -- another crop is another picture
  crop jsonb, -- {x, y, width, height}: 0 to 1 of the whole
  list_crop jsonb, -- the same for cards and rows; null if equal to the page's
  owner_key uuid not null default gen_random_uuid(), -- for the owner's address of the whole picture
  waiting_for text collate "C" references events on delete set null, -- the event whose change uses it
  article_waiting_for text collate "C" references articles on delete set null,
  waiting jsonb -- columns that change once the review is approved
);
create index media_event on media (event_id, position);
create index media_article on media (article_id, position) where article_id is not null;
create index media_owner on media (owner_id, created_at) where owner_id is not null;
create index media_unused on media (created_at) where event_id is null;
create index media_waiting_for on media (waiting_for) where waiting_for is not null;
create index media_article_waiting_for on media (article_waiting_for) where article_waiting_for is not null;

-- Pictures as their owners see them, with their waiting changes. A view has the columns of the time of its creation:
-- a new column of media requires a new view.
create view own_media as
  select own.* from media m cross join lateral jsonb_populate_record(m, coalesce(m.waiting, '{}')) own;

-- Marks the uploads of a removed event or article as unused; the cleanup removes first their files and then their
-- rows.
create function leave_uploads_unused() returns trigger
  language plpgsql as $$
begin
  if tg_table_name = 'events' then
    update media set event_id = null where event_id = old.id and kind = 'upload';
  else
    update media set article_id = null where article_id = old.id and kind = 'upload';
  end if;
  return old;
end $$;
create trigger events_leave_uploads before delete on events for each row execute function leave_uploads_unused();
create trigger articles_leave_uploads before delete on articles for each row execute function leave_uploads_unused();
