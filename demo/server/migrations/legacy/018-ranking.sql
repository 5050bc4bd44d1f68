-- How well an event fits the words of a search: those of its title count most, then rubrics, tags and place, then its
-- texts, last whoever organises it.

-- What one word asks for, and of an unfinished one what begins so. `weights` says where it must stand, '' is anywhere.
-- Null for a word that means nothing. Umlaut stop words are listed, because folding hides them.
create function word_query(word text, is_unfinished boolean, weights text) returns tsquery
  language plpgsql immutable strict parallel safe as $$
declare
  folded text := '''' || translate(fold(word), '''\', '') || '''';
  finished tsquery;
begin
  if is_unfinished then
    return to_tsquery('german', folded || ':*' || weights) || to_tsquery('simple', folded || ':*' || weights);
  end if;
  finished := to_tsquery('german', rtrim(folded || ':' || weights, ':'));
  if numnode(finished) = 0 or trim(both '''' from folded) in
    ('fur', 'uber', 'konnen', 'konnte', 'wurde', 'wurden', 'wahrend', 'hatte', 'hatten') then
    return null;
  end if;
  return finished;
end $$;

-- All words must occur; the last one may be the beginning of a word.
create or replace function search_query(words text[]) returns tsquery
  language plpgsql immutable strict parallel safe as $$
declare
  result tsquery;
  part tsquery;
  is_last boolean;
begin
  for i in 1..cardinality(words) loop
    is_last := i = cardinality(words);
    part := word_query(words[i], false, '');
    if part is null and (not is_last or result is not null) then continue; end if;
    if is_last then part := word_query(words[i], true, ''); end if;
    result := case when result is null then part else result && part end;
  end loop;
  return result;
end $$;

-- Texts by weight: A title, B rubrics, tags and place, C texts, D promoter. The head is without long texts and promoter:
-- what most hits are ranked by stays small.
create or replace function index_texts(the_client text, ids text[]) returns void
  language sql as $$
  with place as materialized (
    select a.address_id,
      concat_ws(' ', m.name, a.name, a.extended_name, a.zipcode, a.street, a.district, replace(c.name_path, '|', ' '), c.name) as words
    from addresses a
    left join addresses m on m.address_id = a.main_address_id
    left join communities c on c.community_id = a.community_id and c.district_id is not distinct from a.district_id
    where a.address_id in (
      select unnest(array[e.location_id, e.promoter_id]) from unnest(ids) as given(id) join events e on e.id = given.id)
  ),
  texts as materialized (
    select e.id, fold(e.title) as title_key,
      weighted(e.title, 'A') || weighted(concat_ws(' ',
        (select string_agg(r.name, ' ') from event_rubrics er join rubrics r on r.id = er.rubric_id and r.client = the_client
          where er.event_id = e.id),
        array_to_string(e.tags, ' '), l.words), 'B')
        || weighted(concat_ws(' ', e.shortdesc1, e.shortdesc2, e.shortdesc3), 'C') as head,
      setweight(to_tsvector('german', fold(left(
        regexp_replace(concat_ws(' ', e.longdesc1, e.longdesc2, e.longdesc3), '<[^>]*>', ' ', 'g'), 100000))), 'C')
        || weighted(p.words, 'D') as body
    from unnest(ids) as given(id) join events e on e.id = given.id
    left join place l on l.address_id = e.location_id
    left join place p on p.address_id = e.promoter_id
  )
  update event_index i set title_key = t.title_key, head = t.head, search = t.head || t.body from texts t where i.event_id = t.id
$$;

do $$ declare
  the_client text;
begin
  for the_client in select key from clients loop
    perform index_texts(the_client, array(select id from events where client = the_client and state = 'published'));
  end loop;
end $$;
