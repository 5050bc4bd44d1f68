-- Every decision can be taken back: on addresses, on removals and on e-mail addresses too.
alter table decisions drop constraint decisions_kind_check;
alter table decisions add constraint decisions_kind_check check (kind in ('account', 'relation', 'address'));
alter table decisions
  alter column account_id drop not null, -- null for an address whose author has no account any more
  add column subject text not null default '', -- what the relation or address was called; it may be removed
  add column operator text, -- the device on which it was decided
  add column dropped_mails int[] not null default '{}'; -- of earlier decisions on the record

-- A decision that ends the sessions of a person only sets them aside, so that it can give them back.
alter table tokens add column ended_by int references decisions on delete cascade;
create index tokens_ended_by on tokens (ended_by) where ended_by is not null;

-- An account whose approval an operator has withdrawn does not wait for one. Until now only the history knew it.
alter table accounts add column approval_withdrawn boolean not null default false;
update accounts a set approval_withdrawn = true where a.status <> 'verified'
  and (select h.action from history h where h.account_id = a.id and h.kind = 'account'
    and h.action in ('verify', 'unverify', 'undone') order by h.id desc limit 1) = 'unverify';
