-- One word is found in each of its spellings: 'Weihnachts-Markt', 'Weihnachtsmarkt' and 'Weihnachts Markt', 'St. Martin' and
-- 'Sankt Martin', 'Rock ’n’ Roll' and 'Rock'n'Roll', '3-D' and '3D', with and without soft hyphens.

-- A text in which each sign that joins words is '-' or an apostrophe, without signs that nobody sees.
create or replace function plain_signs(value text) returns text
  language sql immutable strict parallel safe
  return translate(value, '‐‑‒–—−’‘ʼ´`' || chr(173) || chr(8203) || chr(8204) || chr(8205) || chr(8288) || chr(65279), '------''''''''''');

-- A folded text with its usual short forms written out.
create or replace function written_out(folded text) returns text
  language plpgsql immutable strict parallel safe as $$
begin
  if folded !~ '\m(st|saint|dr|prof|nr)\M|\m(hl|ev|kath)\.|str\M|pl\.' then return folded; end if;
  folded := regexp_replace(folded, '\m(st|saint)\M\.?', 'sankt', 'g');
  folded := regexp_replace(folded, '(\m|[[:alpha:]]{3})str\M\.?', '\1strasse', 'g');
  folded := regexp_replace(folded, '([[:alpha:]]{3})pl\.', '\1platz', 'g');
  folded := regexp_replace(folded, '\mdr\M\.?', 'doktor', 'g');
  folded := regexp_replace(folded, '\mprof\M\.?', 'professor', 'g');
  folded := regexp_replace(folded, '\mnr\M\.?', 'nummer', 'g');
  folded := regexp_replace(folded, '\mhl\.', 'heilig', 'g');
  folded := regexp_replace(folded, '\mev\.', 'evangelisch', 'g');
  return regexp_replace(folded, '\mkath\.', 'katholisch', 'g');
end $$;

-- A text for an index of words, folded: its words one by one, and behind them each compound as one word. `has_pairs` adds
-- two and three neighbours as one word, which is for short texts. Names its functions with their schema: a backup that is restored
-- has no other way to them.
create or replace function spelt(value text, has_pairs boolean) returns text
  language plpgsql immutable parallel safe as $$
declare
  folded text := public.fold(public.plain_signs(coalesce(value, '')));
  words text[];
  joined text := '';
  pairs text := '';
begin
  -- What looks like a host or a path would be one word.
  folded := regexp_replace(folded, '([[:alpha:]])\.([[:alpha:]])', '\1.-\2', 'g');
  folded := regexp_replace(public.written_out(folded), '\s+''?n''?\s+', '''n''', 'g');
  if folded ~ '[[:alnum:]][-''/][[:alnum:]]' then
    select coalesce(string_agg(array_to_string(c.parts[i:j], ''), ' '), '') into joined
    from regexp_matches(folded, '[[:alnum:]]+(?:[-''/][[:alnum:]]+)+', 'g') as m(compound)
    cross join lateral (select regexp_split_to_array(m.compound[1], '[-''/]') as parts) as c
    cross join lateral generate_series(1, least(cardinality(c.parts), 8) - 1) as i
    cross join lateral generate_series(i + 1, least(cardinality(c.parts), i + 3)) as j
    where m.compound[1] ~ '[[:alpha:]]';
  end if;
  if has_pairs then
    words := regexp_split_to_array(folded, '[^[:alnum:]]+');
    words := array_remove(words, '');
    select coalesce(string_agg(p.pair, ' '), '') into pairs
    from generate_series(1, least(cardinality(words), 200) - 1) as i, generate_series(i + 1, least(cardinality(words), i + 2)) as j
    cross join lateral (select array_to_string(words[i:j], '') as pair) as p
    where p.pair ~ '[[:alpha:]]';
  end if;
  folded := translate(regexp_replace(folded, '([[:alpha:]])/|/([[:alpha:]])', '\1 \2', 'g'), '-''', '  ');
  return folded || ' ' || public.fold(joined || ' ' || pairs);
end $$;

create or replace function weighted(value text, weight "char") returns tsvector
  language plpgsql immutable parallel safe as $$
declare
  folded text := spelt(value, weight in ('A', 'B'));
begin
  return setweight(to_tsvector('german', folded) || to_tsvector('simple', folded), weight);
end $$;

-- As in 084-english-rubrics.sql, but for the spellings of the long texts.
create or replace function index_texts(the_client text, ids text[]) returns void
  language sql as $$
  with moved as materialized (
    select * from new_places(ids)
  ),
  place as materialized (
    select a.address_id,
      concat_ws(' ', m.name, a.name, a.extended_name, a.zipcode, a.street, a.district, replace(c.name_path, '|', ' '), c.name) as words
    from addresses a
    left join addresses m on m.address_id = a.main_address_id
    left join communities c on c.community_id = a.community_id and c.district_id is not distinct from a.district_id
    where a.address_id in (
      select unnest(array[e.location_id, e.promoter_id]) from unnest(ids) as given(id) join events e on e.id = given.id
      union
      select unnest(places) from moved)
  ),
  known as materialized (
    select address_id, weighted(words, 'B') as location, weighted(words, 'D') as promoter from place
  ),
  elsewhere as materialized (
    select m.event_id, weighted(concat_ws(' ', m.names,
      (select string_agg(p.words, ' ' order by p.address_id) from place p where p.address_id = any(m.places))), 'B') as location
    from moved m
  ),
  texts as materialized (
    select e.id, i.slot,
      weighted(concat_ws(' ', e.title, e.english->>'title'), 'A') || weighted(concat_ws(' ',
        (select string_agg(concat_ws(' ', r.name, r.name_en), ' ')
          from event_rubrics er join rubrics r on r.id = er.rubric_id and r.client = the_client where er.event_id = e.id),
        array_to_string(e.tags, ' ')), 'B') || coalesce(n.location, l.location, '')
        || weighted(concat_ws(' ', e.shortdesc1, e.shortdesc2, e.shortdesc3,
          e.english->>'shortdesc1', e.english->>'shortdesc2', e.english->>'shortdesc3'), 'C') as head,
      setweight(to_tsvector('german', spelt(left(
        regexp_replace(concat_ws(' ', e.longdesc1, e.longdesc2, e.longdesc3,
          e.english->>'longdesc1', e.english->>'longdesc2', e.english->>'longdesc3'), '<[^>]*>', ' ', 'g'), 100000), false)), 'C')
        || coalesce(p.promoter, '') as body
    from unnest(ids) as given(id) join events e on e.id = given.id join event_index i on i.event_id = e.id
    left join elsewhere n on n.event_id = e.id
    left join known l on l.address_id = e.location_id
    left join known p on p.address_id = e.promoter_id
  )
  insert into event_texts (event_id, client, slot, head, search)
  select id, the_client, slot, head, head || body from texts
  on conflict (event_id) do update set slot = excluded.slot, head = excluded.head, search = excluded.search
$$;

-- The words of a search with each compound ('St.-Martins-Umzug') as one word, written out.
create or replace function joined_words(words text[]) returns text[]
  language sql immutable strict parallel safe
  return array(
    select case when word like '%-%' then fold(translate(written_out(fold(word) || '.'), '-.', '')) else word end
    from unnest(words) with ordinality as given(word, at) order by at);

-- How a word of a search may be written: as it was typed, written out, or as one word with its neighbours. What holds the
-- last word may be the beginning of a word.
create or replace function word_forms(words text[], place int) returns table (form text, is_unfinished boolean)
  language sql immutable parallel safe rows 4 as $$
  with written as (
    select array_agg(rtrim(written_out(fold(word) || '.'), '.') order by at) as words
    from unnest($1) with ordinality as w(word, at))
  select $1[place], place = cardinality($1)
  union
  select w.words[place], place = cardinality($1) from written w where w.words[place] <> fold($1[place])
  union
  select fold(array_to_string(w.words[start:start + length - 1], '')), start + length - 1 = cardinality($1)
  from written w, generate_series(2, 3) as length, generate_series(place - length + 1, place) as start
  where start >= 1 and start + length - 1 <= cardinality($1)
$$;

-- What one of several words asks for, in each of its forms; null where it means nothing. `is_whole` says that no word is
-- unfinished.
create or replace function forms_query(words text[], place int, weights text, is_whole boolean default false) returns tsquery
  language plpgsql immutable strict parallel safe as $$
declare
  result tsquery;
  part tsquery;
  given record;
begin
  for given in select * from word_forms(joined_words(words), place) loop
    part := word_query(given.form, given.is_unfinished and not is_whole, weights);
    if part is null or numnode(part) = 0 then continue; end if;
    result := case when result is null then part else result || part end;
  end loop;
  return result;
end $$;

-- All words must occur in one of their forms; the last one may be the beginning of a word.
create or replace function search_query(words text[]) returns tsquery
  language plpgsql immutable strict parallel safe as $$
declare
  result tsquery;
  part tsquery;
begin
  words := joined_words(words);
  for i in 1..cardinality(words) loop
    part := word_query(words[i], false, '');
    if part is null and (i < cardinality(words) or result is not null) then continue; end if;
    part := forms_query(words, i, '');
    if part is null then continue; end if;
    result := case when result is null then part else result && part end;
  end loop;
  return result;
end $$;

-- As in 023-sparse.sql, but for the forms of each word.
create or replace function text_bits(the_client text, words text[]) returns table (block int, bits bit)
  language plpgsql stable rows 60 as $$
declare
  is_last boolean;
  is_asked boolean := false;
  is_split boolean := false;
  given record;
  folded text;
  stems text[];
  plain text[];
  form_blocks int[];
  form_sets bit(16384)[];
  blocks int[];
  sets bit(16384)[]; -- "bit" alone would be a single one
begin
  words := joined_words(words);
  for i in 1..cardinality(words) loop
    is_last := i = cardinality(words);
    if word_query(words[i], false, '') is null and (not is_last or is_asked) then continue; end if;
    form_blocks := '{}';
    form_sets := '{}';
    for given in select * from word_forms(words, i) loop
      folded := translate(fold(given.form), '''\', '');
      stems := tsvector_to_array(to_tsvector('german', folded));
      plain := tsvector_to_array(to_tsvector('simple', folded));
      is_split := is_split or cardinality(stems) > 1 or cardinality(plain) > 1;
      -- Only an unfinished word is looked for as it is written, too, and what begins like a word begins like its stem.
      if not given.is_unfinished or cardinality(stems) = 1 and cardinality(plain) = 1 and starts_with(plain[1], stems[1]) then
        plain := '{}';
      end if;
      select array_agg(w.block), array_agg(w.bits) into form_blocks, form_sets from (
        select a.block, bit_or(a.bits) as bits from (
          select * from lexemes_bits(the_client, stems, given.is_unfinished)
          union all select * from lexemes_bits(the_client, plain, given.is_unfinished)
          union all select b.block, b.bits from unnest(form_blocks, form_sets) as b(block, bits)) as a
        group by a.block) as w;
    end loop;
    select array_agg(f.block), array_agg(f.bits) into blocks, sets from (
      select g.block, bit_and(g.bits) as bits from (
        select b.block, b.bits from unnest(form_blocks, form_sets) as b(block, bits)
        union all select b.block, b.bits from unnest(blocks, sets) as b(block, bits)) as g
      group by g.block having count(*) = case when is_asked then 2 else 1 end) as f;
    is_asked := true;
  end loop;
  if not is_split then
    return query select b.block, b.bits from unnest(blocks, sets) as b(block, bits);
    return;
  end if;
  -- What was written as one word and is several, such as 1½, must stand side by side.
  return query select b.block, bits_at(i.slot & 16383, 1)
    from unnest(blocks, sets) as b(block, bits)
    join event_index i on i.client = the_client and i.slot between b.block << 14 and (b.block << 14) + 16383
      and get_bit(b.bits, i.slot & 16383) = 1
    join event_texts t on t.event_id = i.event_id and t.search @@ search_query(words)
    group by b.block;
end $$;

-- Names of places, as one types them.
create or replace function prefix_query(words text[]) returns tsquery
  language plpgsql immutable strict parallel safe as $$
declare
  result tsquery;
  part tsquery;
  given record;
begin
  words := joined_words(words);
  for i in 1..cardinality(words) loop
    part := null;
    for given in select form from word_forms(words, i) loop
      part := coalesce(part || to_tsquery('simple', '''' || translate(fold(given.form), '''\', '') || ''':*'),
        to_tsquery('simple', '''' || translate(fold(given.form), '''\', '') || ''':*'));
    end loop;
    result := coalesce(result && part, part);
  end loop;
  return result;
end $$;

alter table communities drop column search;
alter table communities add column search tsvector generated always as
  (to_tsvector('simple', spelt(name, true) || ' ' || spelt(replace(name_path, '|', ' '), false) || ' ' || joined(zips))) stored;
create index communities_search on communities using gin (search);
alter table addresses drop column search;
alter table addresses add column search tsvector generated always as
  (to_tsvector('simple', spelt(name || ' ' || coalesce(extended_name, ''), true) || ' ' || spelt(coalesce(street, ''), true)
    || ' ' || coalesce(zipcode, '') || ' ' || spelt(coalesce(district, ''), true))) stored;

-- A text as it is compared without spaces and signs.
create or replace function search_key(value text) returns text
  language sql immutable strict parallel safe
  return regexp_replace(fold(plain_signs(value)), '[^[:alnum:]]+', '', 'g');

-- Whether a text holds what somebody is looking for, in any spelling.
create or replace function is_found_in(search text, value text) returns boolean
  language plpgsql immutable strict parallel safe as $$
declare
  key text := search_key(search);
begin
  if key = '' then return position(fold(search) in fold(value)) > 0; end if;
  return position(key in search_key(value)) > 0 or position(
    search_key(rtrim(written_out(fold(plain_signs(search)) || '.'), '.')) in search_key(written_out(fold(plain_signs(value))))) > 0;
end $$;

-- As in 031-articles.sql: the words as they are, and as they are spelt.
create or replace function fold_article_words() returns trigger language plpgsql as $$
declare
  texts text := regexp_replace(concat_ws(' ', new.title, array_to_string(new.tags, ' '), new.shortdesc1, new.shortdesc2,
    new.shortdesc3, new.longdesc1, new.longdesc2, new.longdesc3,
    (select string_agg(value, ' ') from jsonb_each_text(new.english))), '<[^>]*>', ' ', 'g');
begin
  new.words := fold(texts) || ' ' || spelt(texts, false) || ' ' || spelt(concat_ws(' ', new.title, new.english->>'title'), true);
  return new;
end $$;
update articles set title = title;

do $$ declare
  the_client text;
begin
  for the_client in select key from clients order by key loop
    perform index_events(the_client);
  end loop;
end $$;

-- As in 084-english-rubrics.sql: what saved searches find only by these words is no news.
update saved_searches set seen = (seen || array_fill(''::text, array[1000]))[1:1000]
  where frequency = 'news' and query ~ '(^|&)q=';
