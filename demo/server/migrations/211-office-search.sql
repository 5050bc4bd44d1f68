-- What operators search by, folded; a word that is shorter than a trigram is found where a word begins with it.
alter table events add column office_words text generated always as (' ' || fold(title || ' ' || coalesce(written->>'title', '') || ' ' || id)) stored;
create index events_office on events using gin (office_words gin_trgm_ops) with (gin_pending_list_limit = 128);
alter table articles add column office_words text generated always as (' ' || fold(title || ' ' || coalesce(written->>'title', '') || ' ' || id)) stored;
create index articles_office on articles using gin (office_words gin_trgm_ops) with (gin_pending_list_limit = 128);
alter table accounts add column office_words text generated always as (' ' || fold(first_name || ' ' || last_name || ' ' || username || ' ' || email || ' ' || free_organization)) stored;
create index accounts_office on accounts using gin (office_words gin_trgm_ops) with (gin_pending_list_limit = 128);
alter table addresses add column office_words text generated always as (' ' || fold(name || ' ' || coalesce(extended_name, '') || ' ' || coalesce(street, '') || ' ' || coalesce(email, ''))) stored;
create index addresses_office on addresses using gin (office_words gin_trgm_ops) with (gin_pending_list_limit = 128);
alter table advert_orders add column office_words text generated always as (' ' || fold(number || ' ' || coalesce(content->>'title', '') || ' ' || coalesce(billing->>'company', '') || ' '
    || coalesce(billing->>'firstName', '') || ' ' || coalesce(billing->>'lastName', '') || ' '
    || coalesce(billing->>'email', '') || ' ' || coalesce(contact->>'email', ''))) stored;
create index advert_orders_office on advert_orders using gin (office_words gin_trgm_ops) with (gin_pending_list_limit = 128);
alter table advert_invoices add column office_words text generated always as (' ' || fold(number)) stored;
create index advert_invoices_office on advert_invoices using gin (office_words gin_trgm_ops) with (gin_pending_list_limit = 128);

-- The record that a mail is about, and mails that an operator has sent once more.
alter table mails
  add column kind text,
  add column record text,
  add column again_of int references mails on delete set null;
create index mails_record on mails (kind, record) where record is not null;
create index mails_again on mails (again_of) where again_of is not null;

-- The timeline of a record.
create index history_record on history (kind, record, id) where record is not null;
