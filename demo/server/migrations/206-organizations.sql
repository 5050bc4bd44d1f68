-- Organisations share their events and articles, if the client wants that.
alter table events
  add column organization_id int references addresses on delete set null,
  add column changed_by int references accounts on delete set null;
create index events_organization on events (organization_id, updated_at desc, id) where organization_id is not null;
update events e set organization_id = r.address_id
from role_relations r
where r.account_id = e.owner_id and r.status = 'approved'
  and r.id = (coalesce((select v.content from event_reviews v where v.event_id = e.id), e.written)->>'relation')::int;

alter table articles
  add column organization_id int references addresses on delete set null,
  add column changed_by int references accounts on delete set null;
create index articles_organization on articles (organization_id, updated_at desc, id) where organization_id is not null;
update articles e set organization_id = r.address_id
from role_relations r
where r.account_id = e.owner_id and r.status = 'approved'
  and r.id = (coalesce((select v.content from article_reviews v where v.article_id = e.id), e.written)->>'relation')::int;

create index role_relations_address on role_relations (address_id) where address_id is not null;

-- The members of organisations that share their records: persons with an approved relation to the address.
create view organization_members as
  select r.address_id as organization_id, a.client, a.id as account_id, min(r.id) as relation_id
  from role_relations r join accounts a on a.id = r.account_id join clients c on c.key = a.client
  where r.status = 'approved' and r.address_id is not null and a.status <> 'blocked' and a.email_confirmed_at is not null
    and lower(trim(c.settings #>> '{eventRecording,shareByOrganisation}')) in ('true', 'y', '1')
  group by 1, 2, 3;

-- Gives the records of a relation to its organisation once an operator approves it, and takes them back when the
-- approval is undone. Saved records get their organisation from the server.
create function follow_relation() returns trigger language plpgsql as $$
begin
  update events e set organization_id = case when new.status = 'approved' then new.address_id end
  where e.owner_id = new.account_id
    and (coalesce((select r.content from event_reviews r where r.event_id = e.id), e.written)->>'relation')::int = new.id;
  update articles e set organization_id = case when new.status = 'approved' then new.address_id end
  where e.owner_id = new.account_id
    and (coalesce((select r.content from article_reviews r where r.article_id = e.id), e.written)->>'relation')::int = new.id;
  return new;
end $$;
create trigger role_relations_follow after update of status, address_id on role_relations for each row
  when (new.status = 'approved' or old.was_approved and not new.was_approved) execute function follow_relation();
