-- Days on which an operator offers nothing of a slot.
create table advert_closed_days (
  slot_id text collate "C" not null references advert_slots on delete cascade,
  day date not null,
  reason text not null, -- for the operators alone
  closed_at timestamptz not null,
  operator_id int references operators,
  primary key (slot_id, day)
);

-- The net price of an ordered day. Of each order it spreads what is left of the invoice over its days, by the prices of
-- the days and the largest remainders, as demo/server/adverts/day-prices.ts does.
alter table advert_slot_days add column cents int not null default 0;
with totals as (
  select o.id, o.price_table as prices, o.is_repeat, (select sum(case when i.kind = 'invoice' then i.net else -i.net end)
    from advert_invoices i where i.order_id = o.id)::bigint as net
  from advert_orders o
), fulls as (
  select t.*, p.slot_id, p.day, p.unit, coalesce(((t.prices->>'dayCents')::bigint
    * (10000 + coalesce((t.prices->'weekdayShares'->>(extract(isodow from p.day)::int - 1))::bigint, 0)) + 5000) / 10000, 0) as full_cents
  from advert_slot_days p join totals t on t.id = p.order_id
), positions as (
  select f.*, row_number() over (partition by id order by full_cents desc, day) as position from fulls f
), weights as (
  select p.*, (full_cents * (10000 - least(10000, coalesce((select max((tier->>'share')::bigint)
      from jsonb_array_elements(p.prices->'tiers') as tier where p.position >= (tier->>'from')::int), 0)
    + case when p.is_repeat then coalesce((p.prices->>'repeatShare')::bigint, 0) else 0 end)) + 5000) / 10000 as weight
  from positions p
), shares as (
  select w.*, case when sum(weight) over orders > 0 then weight else 1 end as part,
    case when sum(weight) over orders > 0 then sum(weight) over orders else count(*) over orders end::bigint as whole
  from weights w window orders as (partition by id)
), parts as (
  select s.*, net * part / whole as base, row_number() over (partition by id order by net * part % whole desc, day) as rank
  from shares s where net is not null
), prices as (
  select p.*, net - sum(base) over (partition by id) as rest from parts p
)
update advert_slot_days d set cents = p.base + case when p.rank <= p.rest then 1 else 0 end
from prices p where p.slot_id = d.slot_id and p.day = d.day and p.unit = d.unit;
