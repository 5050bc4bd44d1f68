-- An operator takes a published event or article down: visitors no longer see it until it is put back.
alter table events
  drop constraint events_state_check,
  add constraint events_state_check check (state in ('published', 'draft', 'taken_down', 'deleted')),
  drop constraint events_state_before_check,
  add constraint events_state_before_check check (state_before in ('published', 'draft', 'taken_down')),
  add column taken_down_at timestamptz,
  add column taken_down_reason text;
create index events_office_list on events (client, state, updated_at desc, id);
create index event_reviews_rejected on event_reviews (client) where state = 'rejected';
alter table articles
  drop constraint articles_state_check,
  add constraint articles_state_check check (state in ('published', 'draft', 'taken_down', 'deleted')),
  drop constraint articles_state_before_check,
  add constraint articles_state_before_check check (state_before in ('published', 'draft', 'taken_down')),
  add column taken_down_at timestamptz,
  add column taken_down_reason text;
create index articles_office_list on articles (client, state, updated_at desc, id);
create index article_reviews_rejected on article_reviews (client) where state = 'rejected';
