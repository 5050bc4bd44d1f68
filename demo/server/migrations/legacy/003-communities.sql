-- Finding communities and addresses as one types: every word must begin a word of name, name path or postcode.

create function joined(value text[]) returns text
  language sql immutable parallel safe
  return array_to_string(value, ' ');

create function prefix_query(words text[]) returns tsquery
  language plpgsql immutable strict parallel safe as $$
declare
  result tsquery;
begin
  for i in 1..cardinality(words) loop
    result := concat_ws(' & ', result::text,
      to_tsquery('simple', '''' || translate(fold(words[i]), '''\', '') || ''':*')::text)::tsquery;
  end loop;
  return result;
end $$;

alter table communities add column search tsvector generated always as
  (to_tsvector('simple', fold(name || ' ' || replace(name_path, '|', ' ') || ' ' || joined(zips)))) stored;
create index communities_search on communities using gin (search);

alter table addresses add column search tsvector generated always as
  (to_tsvector('simple', fold(name || ' ' || coalesce(extended_name, '') || ' ' || coalesce(street, '') || ' '
    || coalesce(zipcode, '') || ' ' || coalesce(district, '')))) stored;
create index addresses_community on addresses (community_id);
