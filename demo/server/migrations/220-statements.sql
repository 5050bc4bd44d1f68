-- Statements of banks, whose lines become payments and refunds.
create table advert_statements (
  id int generated always as identity primary key,
  client text collate "C" not null references clients,
  file_name text not null,
  uploaded_at timestamptz not null,
  operator_id int references operators,
  skipped jsonb not null default '[]' -- rows that are no line: [{row, reason, text, statement?}]
);
create index advert_statements_client on advert_statements (client, id);

create table advert_statement_lines (
  id int generated always as identity primary key,
  statement_id int not null references advert_statements,
  client text collate "C" not null references clients,
  file_row int not null,
  booked_on date not null,
  paid_on date not null, -- the value date
  cents int not null check (cents <> 0), -- below zero for an outgoing one
  name text not null, -- of the other side
  purpose text not null,
  reference text not null,
  fingerprint text collate "C" not null, -- equal for the same line of another upload
  state text not null check (state in ('proposed', 'booked', 'ignored', 'unclear')),
  parts jsonb not null default '[]', -- what is proposed: [{number, cents, owed}]
  reason text not null default '', -- the code of what the proposal says, of why it is unclear or ignored
  note text not null default '', -- the words of an operator, or the numbers that the reason is about
  decided_at timestamptz,
  operator_id int references operators, -- who has booked or ignored it
  unique (client, fingerprint)
);
create index advert_statement_lines_statement on advert_statement_lines (statement_id, state, id);
create index advert_statement_lines_open on advert_statement_lines (client) where state in ('proposed', 'unclear');

alter table advert_payments add column line_id int references advert_statement_lines;
alter table advert_refunds add column line_id int references advert_statement_lines;
create index advert_payments_line on advert_payments (line_id) where line_id is not null;
create index advert_refunds_line on advert_refunds (line_id) where line_id is not null;

-- A line whose payment or refund is taken back is open again.
create function reopen_line() returns trigger language plpgsql as $$
declare
  of_line int;
begin
  if tg_table_name = 'advert_payments' then
    select line_id into of_line from advert_payments where id = new.undoes;
  else
    select line_id into of_line from advert_refunds where id = new.undoes;
  end if;
  update advert_statement_lines set state = 'unclear', parts = '[]', reason = 'taken_back',
    note = (select number from advert_invoices where id = new.invoice_id), decided_at = new.recorded_at,
    operator_id = new.operator_id
  where id = of_line;
  return new;
end $$;
create trigger advert_payments_line after insert on advert_payments
  for each row when (new.undoes is not null) execute function reopen_line();
create trigger advert_refunds_line after insert on advert_refunds
  for each row when (new.undoes is not null) execute function reopen_line();
