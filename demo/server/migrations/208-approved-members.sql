-- Where persons approve their own relations, nothing is shared: anybody could make themselves a member.
create or replace view organization_members as
  select r.address_id as organization_id, a.client, a.id as account_id, min(r.id) as relation_id
  from role_relations r join accounts a on a.id = r.account_id join clients c on c.key = a.client
  where r.status = 'approved' and r.address_id is not null and a.status <> 'blocked' and a.email_confirmed_at is not null
    and lower(trim(c.settings #>> '{eventRecording,shareByOrganisation}')) in ('true', 'y', '1')
    and trim(c.settings #>> '{authenticatedArea,initialStatus}') is distinct from 'approved'
    and trim(c.settings #>> (case when trim(c.settings #>> '{authenticatedArea,changedStatus}') = ''
      then '{authenticatedArea,relationChangeStatus}' else '{authenticatedArea,changedStatus}' end)::text[])
      is distinct from 'approved'
  group by 1, 2, 3;

-- Gives the records of a relation without an organisation to its one once an operator approves it, and takes all back
-- when the approval is undone. Others stay with the organisation for which they were saved.
create or replace function follow_relation() returns trigger language plpgsql as $$
begin
  update events e set organization_id = case when new.status = 'approved' then new.address_id end
  where e.owner_id = new.account_id and (e.organization_id is null or new.status <> 'approved')
    and (coalesce((select r.content from event_reviews r where r.event_id = e.id), e.written)->>'relation')::int = new.id;
  update articles e set organization_id = case when new.status = 'approved' then new.address_id end
  where e.owner_id = new.account_id and (e.organization_id is null or new.status <> 'approved')
    and (coalesce((select r.content from article_reviews r where r.article_id = e.id), e.written)->>'relation')::int = new.id;
  return new;
end $$;

-- The deletion of an account looks for the records that its person has changed last.
create index events_changed_by on events (changed_by) where changed_by is not null;
create index articles_changed_by on articles (changed_by) where changed_by is not null;
-- What a person has done to the records of other members.
create index history_actor on history (actor_id, id) where actor_id <> account_id;
