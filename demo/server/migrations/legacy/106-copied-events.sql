-- The event of which another one is a copy: it is not said to be there already while the copy is written.
alter table events add column copied_from text;
