-- The English texts that visitors see, by their names; null until their organiser has called them ready. They stand
-- beside the German ones, as with what else is published.

alter table events add column english jsonb;
update events set english = (
    select jsonb_object_agg(key, value) from jsonb_each(written->'en') where jsonb_typeof(value) = 'string' and value <> '""')
  where state = 'published' and (written->'en'->>'isReady')::boolean
    and not exists (select from event_reviews r where r.event_id = events.id and r.state = 'waiting');
