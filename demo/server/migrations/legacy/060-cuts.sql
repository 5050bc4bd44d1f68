-- A picture is cut once for the page of its record and, where its owner wants that, once more for lists. Its owner always
-- gets the whole of it, by an address that nobody else can guess.

alter table media
  add column list_crop jsonb, -- as crop, for cards and rows; null where they show what the page shows
  add column owner_key uuid not null default gen_random_uuid();

-- The view names its columns at the time it is made.
drop view own_media;
create view own_media as
  select own.* from media m cross join lateral jsonb_populate_record(m, coalesce(m.waiting, '{}')) own;
