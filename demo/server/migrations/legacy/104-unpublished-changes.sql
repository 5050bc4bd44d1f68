-- A change of an event or article that visitors see, saved and not sent: it stands where a change stands that waits for an
-- operator, and no operator sees it.

alter table event_reviews drop constraint event_reviews_state_check;
alter table event_reviews add constraint event_reviews_state_check
  check (state in ('waiting', 'rejected', 'settled', 'unpublished'));
alter table article_reviews drop constraint article_reviews_state_check;
alter table article_reviews add constraint article_reviews_state_check
  check (state in ('waiting', 'rejected', 'settled', 'unpublished'));
