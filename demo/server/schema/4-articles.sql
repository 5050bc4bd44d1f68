-- Articles, stored as events are. `written` is the author's content; the other columns are public.

create table articles (
  id text collate "C" primary key,
  client text collate "C" not null references clients on delete cascade,
  owner_id int references accounts on delete set null, -- null for imported articles
  organization_id int references addresses on delete set null, -- whose members share it: of an approved relation
  changed_by int references accounts on delete set null, -- the person who changed it last
  version int not null default 1,
  state text not null default 'published' check (state in ('published', 'draft', 'taken_down', 'deleted')),
  state_before text check (state_before in ('published', 'draft', 'taken_down')),
  deleted_at timestamptz,
  taken_down_at timestamptz, -- by an operator: visitors no longer see it, and its author cannot publish it
  taken_down_reason text,
  locked boolean not null default false, -- by an operator: its author can no longer change it
  written jsonb, -- see ArticleContent in src/model/records/event-content.ts; null for imported articles
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
  event_ids text[] collate "C" not null default '{}', -- its events, in order
  location_id int references addresses,
  promoter_id int references addresses,
  free_fields jsonb not null default '[]', -- [{name, label, value, html?}]
  publication_dates date[] not null default '{}', -- in their order; days in Berlin
  published_on date, -- the day in Berlin on which it was first published: without dates it appears on that day
  words text not null default '', -- its texts for the search, see fold_article_words()
  office_words text generated always as (' ' || fold(title || ' ' || coalesce(written->>'title', '') || ' ' || id)) stored -- what operators search by
);
create index articles_office on articles using gin (office_words gin_trgm_ops) with (gin_pending_list_limit = 128);
create index articles_client on articles (client);
create index articles_owner on articles (owner_id, updated_at desc, id) where owner_id is not null;
create index articles_organization on articles (organization_id, updated_at desc, id) where organization_id is not null;
create index articles_changed_by on articles (changed_by) where changed_by is not null;
create index articles_office_list on articles (client, state, updated_at desc, id);
create index articles_deleted on articles (deleted_at) where deleted_at is not null;
create index articles_events on articles using gin (event_ids);
create index articles_words_index on articles using gin (words gin_trgm_ops);

-- Stores the words of an article as written, and in their other spellings.
create function fold_article_words() returns trigger language plpgsql as $$
declare
  texts text := regexp_replace(concat_ws(' ', new.title, array_to_string(new.tags, ' '), new.shortdesc1, new.shortdesc2,
    new.shortdesc3, new.longdesc1, new.longdesc2, new.longdesc3,
    (select string_agg(value, ' ') from jsonb_each_text(new.english))), '<[^>]*>', ' ', 'g');
begin
  new.words := fold(texts) || ' ' || spelt(texts, false) || ' ' || spelt(concat_ws(' ', new.title, new.english->>'title'), true);
  return new;
end $$;
create trigger articles_words before insert or update of title, tags, shortdesc1, shortdesc2, shortdesc3, longdesc1,
  longdesc2, longdesc3, english on articles for each row execute function fold_article_words();

-- The same as event_reviews for articles.
create table article_reviews (
  id int generated always as identity primary key,
  article_id text collate "C" not null unique references articles on delete cascade,
  client text collate "C" not null references clients on delete cascade,
  state text not null check (state in ('waiting', 'rejected', 'settled', 'unpublished')),
  content jsonb,
  since timestamptz not null,
  written_at timestamptz not null,
  reason text not null default '',
  fields text[] not null default '{}'
);
create index article_reviews_waiting on article_reviews (client, since) where state = 'waiting';
create index article_reviews_rejected on article_reviews (client) where state = 'rejected';

-- Gives the records of a relation without an organisation to its one once an operator approves it, and takes all back
-- when the approval is undone. Others stay with the organisation for which they were saved.
create function follow_relation() returns trigger language plpgsql as $$
begin
  update events e set organization_id = case when new.status = 'approved' then new.address_id end
  where e.owner_id = new.account_id and (e.organization_id is null or new.status <> 'approved')
    and (coalesce((select r.content from event_reviews r where r.event_id = e.id), e.written)->>'relation')::int = new.id;
  update articles e set organization_id = case when new.status = 'approved' then new.address_id end
  where e.owner_id = new.account_id and (e.organization_id is null or new.status <> 'approved')
    and (coalesce((select r.content from article_reviews r where r.article_id = e.id), e.written)->>'relation')::int = new.id;
  return new;
end $$;
create trigger role_relations_follow after update of status, address_id on role_relations for each row
  when (new.status = 'approved' or old.was_approved and not new.was_approved) execute function follow_relation();
