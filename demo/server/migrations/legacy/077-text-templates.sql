-- How an editor's texts on the events of a week are written, by client. A template that was removed can be brought back.
create table text_templates (
  id text collate "C" primary key,
  client text collate "C" not null references clients on delete cascade,
  content jsonb not null,
  removed_at timestamptz
);
create index text_templates_client on text_templates (client);
