-- Clients can be closed: nothing of theirs is removed, but nobody can use them any more.
alter table clients add column closed_at timestamptz;
