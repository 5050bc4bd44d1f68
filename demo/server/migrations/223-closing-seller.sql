-- A closed month keeps the seller with its numbers and accounts for DATEV, so that its downloads stay the same.
alter table advert_month_closings add column seller jsonb;

create function keep_closing_seller() returns trigger language plpgsql as $$
begin
  select data into new.seller from advert_sellers where client = new.client;
  return new;
end $$;
create trigger advert_month_closings_seller before insert on advert_month_closings
  for each row execute function keep_closing_seller();
