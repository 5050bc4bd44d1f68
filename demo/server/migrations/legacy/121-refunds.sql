-- What has been given back to buyers. Rows are only ever added: one that was wrong is taken back by another.

create table advert_refunds (
  id int generated always as identity primary key,
  invoice_id int not null references advert_invoices,
  cents int not null check (cents <> 0), -- below zero where another row is taken back
  refunded_on date not null,
  note text not null default '', -- for the operators alone
  operator text, -- who has recorded it, as the history names them
  undoes int unique references advert_refunds, -- its key is what takes a refund back once
  recorded_at timestamptz not null,
  check ((cents < 0) = (undoes is not null))
);
create index advert_refunds_invoice on advert_refunds (invoice_id);

create function keep_refund() returns trigger language plpgsql as $$
begin
  raise exception 'The refund % is kept as it was recorded.', old.id using errcode = 'restrict_violation';
end $$;
create trigger advert_refunds_kept before update or delete on advert_refunds
  for each row execute function keep_refund();

-- The refund that a mail tells of; it is given up where the refund is taken back before it has left.
alter table mails add column refund_id int;
create index mails_refund on mails (refund_id) where refund_id is not null;
