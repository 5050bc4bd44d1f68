-- Accounts that nobody has confirmed are looked for at every sign-up.
create index accounts_unconfirmed on accounts (created_at) where email_confirmed_at is null;
create index accounts_deletion on accounts (deletion_due) where deletion_due is not null;
