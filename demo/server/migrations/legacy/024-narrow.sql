-- Rows of event_index were made so that PostgreSQL moved their texts out of them. Now that these stand in event_texts the
-- table is written anew, with what is left in the row itself: a list by title read each title from somewhere else.
alter table event_index alter column slot type int using slot + 0;
