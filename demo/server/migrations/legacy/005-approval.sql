-- Whether new accounts of a client wait until an operator verifies them.
alter table clients add column approves_accounts boolean not null default false;
