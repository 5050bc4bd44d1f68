-- What the settings of a client were, so that an operator can see what has changed and go back.
create table settings_versions (
  id int generated always as identity primary key,
  client text collate "C" not null references clients on delete cascade,
  mark text not null, -- names the content, as a form does that was filled in on it
  settings jsonb not null,
  at timestamptz, -- null where it was not an operator who has set them
  operator text, -- the device
  restored int references settings_versions on delete set null -- the version that was brought back
);
create index settings_versions_client on settings_versions (client, id);
