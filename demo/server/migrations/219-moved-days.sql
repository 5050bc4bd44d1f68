-- The days to which an operator has moved others: {present day: day of the invoice}. A move keeps the price.
alter table advert_orders add column moved jsonb not null default '{}';
