-- Articles: kept as events are. `written` is what their author has written; the other columns are what visitors read, and
-- change when it is published.

create table articles (
  id text collate "C" primary key,
  client text collate "C" not null references clients on delete cascade,
  owner_id int references accounts on delete set null, -- null for what came with the data
  version int not null default 1,
  state text not null default 'published' check (state in ('published', 'draft', 'deleted')),
  state_before text check (state_before in ('published', 'draft')),
  deleted_at timestamptz,
  locked boolean not null default false, -- by an operator: its author can no longer change it
  written jsonb, -- see ArticleContent in src/model/written/event-content.ts; null for what came with the data
  last_row int not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),

  title text not null,
  shortdesc1 text,
  shortdesc2 text,
  shortdesc3 text,
  longdesc1 text, -- HTML
  longdesc2 text,
  longdesc3 text,
  english jsonb,
  tags text[] not null default '{}',
  event_date date,
  event_ids text[] collate "C" not null default '{}', -- the events that it writes about, in their order
  location_id int references addresses,
  promoter_id int references addresses,
  free_fields jsonb not null default '[]', -- [{name, label, value, html?}]
  publication_dates date[] not null default '{}', -- in their order; days in Berlin
  published_on date -- the day in Berlin on which it was first published: without dates it appears on that day
);
create index articles_client on articles (client);
create index articles_owner on articles (owner_id, updated_at desc, id) where owner_id is not null;
create index articles_deleted on articles (deleted_at) where deleted_at is not null;
create index articles_events on articles using gin (event_ids);

create table article_reviews (
  id int generated always as identity primary key,
  article_id text collate "C" not null unique references articles on delete cascade,
  client text collate "C" not null references clients on delete cascade,
  state text not null check (state in ('waiting', 'rejected', 'settled')),
  content jsonb,
  since timestamptz not null,
  written_at timestamptz not null,
  reason text not null default '',
  fields text[] not null default '{}'
);
create index article_reviews_waiting on article_reviews (client, since) where state = 'waiting';

alter table media
  add column article_id text collate "C" references articles on delete cascade,
  add column article_waiting_for text collate "C" references articles on delete set null;
create index media_article on media (article_id, position) where article_id is not null;
create index media_article_waiting_for on media (article_waiting_for) where article_waiting_for is not null;

-- The view names its columns at the time it is made.
drop view own_media;
create view own_media as
  select own.* from media m cross join lateral jsonb_populate_record(m, coalesce(m.waiting, '{}')) own;

-- An article that goes leaves its uploads unused, as an event does.
create function leave_article_uploads_unused() returns trigger language plpgsql as $$
begin
  update media set article_id = null where article_id = old.id and kind = 'upload';
  return old;
end $$;
create trigger articles_leave_uploads before delete on articles
  for each row execute function leave_article_uploads_unused();

alter table decisions drop constraint decisions_kind_check;
alter table decisions add constraint decisions_kind_check
  check (kind in ('account', 'relation', 'address', 'event', 'article'));
create index decisions_articles on decisions (record, at) where kind = 'article';

-- What a search looks for words in.
alter table articles add column words text not null default '';
create function fold_article_words() returns trigger language plpgsql as $$
begin
  new.words := fold(regexp_replace(concat_ws(' ', new.title, array_to_string(new.tags, ' '), new.shortdesc1, new.shortdesc2,
    new.shortdesc3, new.longdesc1, new.longdesc2, new.longdesc3,
    (select string_agg(value, ' ') from jsonb_each_text(new.english))), '<[^>]*>', ' ', 'g'));
  return new;
end $$;
create trigger articles_words before insert or update of title, tags, shortdesc1, shortdesc2, shortdesc3, longdesc1,
  longdesc2, longdesc3, english on articles for each row execute function fold_article_words();
create index articles_words_index on articles using gin (words gin_trgm_ops);
