-- Sign-ups are counted too, and mails by what they are for and by the network that asks for them.
alter table attempts drop constraint attempts_kind_check;
alter table attempts add constraint attempts_kind_check check (kind in ('password', 'mail', 'signup'));
alter table attempts add column purpose text not null default ''; -- of a mail
alter table attempts add column network text not null default ''; -- of the caller, wider than the address
create index attempts_kind on attempts (client, kind, at);
