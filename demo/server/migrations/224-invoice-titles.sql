-- An invoice keeps the title of its advert, which an operator may correct later: its PDF stays as it was issued.
alter table advert_invoices add column title text not null default '';
alter table advert_invoices disable trigger advert_invoices_kept;
alter table advert_invoices disable trigger advert_invoices_owed;
update advert_invoices i set title = coalesce(o.content->>'title', '') from advert_orders o where o.id = i.order_id;
alter table advert_invoices enable trigger advert_invoices_kept;
alter table advert_invoices enable trigger advert_invoices_owed;

create function keep_title() returns trigger language plpgsql as $$
begin
  select coalesce(content->>'title', '') into new.title from advert_orders where id = new.order_id;
  return new;
end $$;
create trigger advert_invoices_title before insert on advert_invoices for each row execute function keep_title();
