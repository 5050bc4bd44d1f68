-- Whatever is recorded says whose it is, which version of it this is and what has become of it, as accounts and media do.

alter table events
  add column owner_id int references accounts on delete set null, -- null for what came with the data
  add column version int not null default 1;
create index events_owner on events (owner_id, updated_at desc, id) where owner_id is not null;

alter table addresses rename column suggested_by to owner_id;
alter table addresses
  add column client text collate "C" references clients on delete cascade, -- null in the catalogue that all share
  add column version int not null default 1,
  add column state text not null default 'approved' check (state in ('suggested', 'approved'));
update addresses a set client = p.client, state = case when a.approved then 'approved' else 'suggested' end
  from accounts p where p.id = a.owner_id;
alter table addresses drop column approved;
create index addresses_owner on addresses (owner_id) where owner_id is not null;
create index addresses_suggested on addresses (client) where state = 'suggested';
