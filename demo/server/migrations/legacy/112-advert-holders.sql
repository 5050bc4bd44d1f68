-- Since when a person holds places without a pause. Reservations are deleted when they end or are given back; this stays,
-- so that nobody holds days for ever by renewing or by holding them anew.
create table advert_holders (
  account_id int primary key references accounts on delete cascade,
  since timestamptz not null,
  until timestamptz not null,
  is_renewed boolean not null default false
);
