-- Says what it has said before. Bringing a text into its normal form takes half of the time, and nearly all texts have it
-- already.
create or replace function fold(value text) returns text
  language plpgsql immutable strict parallel safe as $$
begin
  return replace(replace(replace(replace(replace(replace(replace(
    lower(public.unaccent('public.unaccent'::regdictionary, case when value is normalized then value else normalize(value) end)),
    'aue', 'a' || chr(1) || 'e'), 'eue', 'e' || chr(1) || 'e'), 'que', 'q' || chr(1) || 'e'),
    'ue', 'u'), 'ae', 'a'), 'oe', 'o'), chr(1), 'u');
end $$;
