-- Who has chosen no salutation has none; 1 goes on meaning Divers.

alter table accounts alter column salutation drop not null, alter column salutation drop default;
