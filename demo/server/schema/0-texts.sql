-- Extensions and text comparison: without umlauts, accents, signs and spelling variants. Generated columns and
-- indexes of the other files depend on these functions.

create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- Folds a text: lower case without umlauts and accents, so that Müller, Mueller and Muller are one word. "ue" after
-- a, e or q (Bauer, neue, Quelle) is no umlaut and is hidden as chr(1). Normalising takes half of the time, and
-- nearly all texts are normal already. In plpgsql, as PostgreSQL cannot inline it, and a function in SQL would then
-- take twice as long.
create function fold(value text) returns text
  language plpgsql immutable strict parallel safe as $$
begin
  return replace(replace(replace(replace(replace(replace(replace(
    lower(public.unaccent('public.unaccent'::regdictionary,
      case when value is normalized then value else normalize(value) end)),
    'aue', 'a' || chr(1) || 'e'), 'eue', 'e' || chr(1) || 'e'), 'que', 'q' || chr(1) || 'e'),
    'ue', 'u'), 'ae', 'a'), 'oe', 'o'), chr(1), 'u');
end $$;

-- Replaces each sign that joins words by '-' or an apostrophe, and removes invisible signs.
create function plain_signs(value text) returns text
  language sql immutable strict parallel safe
  return translate(value, '‐‑‒–—−’‘ʼ´`' || chr(173) || chr(8203) || chr(8204) || chr(8205) || chr(8288)
    || chr(65279), '------''''''''''');

-- Expands the usual abbreviations in a folded text.
create function written_out(folded text) returns text
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

-- Folds a text for an index of words: its words one by one, and then each compound as one word. `has_pairs` adds two
-- and three neighbours as one word, which is for short texts. Qualifies its functions with their schema, as restoring
-- a backup requires.
create function spelt(value text, has_pairs boolean) returns text
  language plpgsql immutable parallel safe as $$
declare
  folded text := public.fold(public.plain_signs(coalesce(value, '')));
  words text[];
  joined text := '';
  pairs text := '';
begin
  -- A text like a host or a path would be one word.
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
    from generate_series(1, least(cardinality(words), 200) - 1) as i,
      generate_series(i + 1, least(cardinality(words), i + 2)) as j
    cross join lateral (select array_to_string(words[i:j], '') as pair) as p
    where p.pair ~ '[[:alpha:]]';
  end if;
  folded := translate(regexp_replace(folded, '([[:alpha:]])/|/([[:alpha:]])', '\1 \2', 'g'), '-''', '  ');
  return folded || ' ' || public.fold(joined || ' ' || pairs);
end $$;

-- Wraps array_to_string() as an immutable function, for generated columns.
create function joined(value text[]) returns text
  language sql immutable parallel safe
  return array_to_string(value, ' ');

-- Folds a text for comparison without spaces and signs.
create function search_key(value text) returns text
  language sql immutable strict parallel safe
  return regexp_replace(fold(plain_signs(value)), '[^[:alnum:]]+', '', 'g');

-- Checks whether `value` contains the search, in any spelling.
create function is_found_in(search text, value text) returns boolean
  language plpgsql immutable strict parallel safe as $$
declare
  key text := search_key(search);
begin
  if key = '' then return position(fold(search) in fold(value)) > 0; end if;
  return position(key in search_key(value)) > 0 or position(
    search_key(rtrim(written_out(fold(plain_signs(search)) || '.'), '.'))
    in search_key(written_out(fold(plain_signs(value))))) > 0;
end $$;
