-- The invoice or credit note that a mail brings, which nobody can remove.
alter table mails add column invoice_id int;
