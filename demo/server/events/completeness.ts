import type { EventPart } from '../../../src/model/completeness';

/** SQL: whether the content `w` has a part, by the same rules as the form's `completenessOf`, and in their order. */
const PART_CONDITIONS = {
  dates: `jsonb_array_length(w->'dates') > 0 or jsonb_array_length(w->'series') > 0`,
  media: `jsonb_array_length(w->'media') > 0`,
  location: `coalesce(w->>'location', '') <> ''`,
  shortdesc1: `concat(w->>'shortdesc1', w->>'shortdesc2', w->>'shortdesc3') <> ''`,
  longdesc1: `concat(w->>'longdesc1', w->>'longdesc2', w->>'longdesc3') <> ''`,
  promoter: `coalesce(w->>'promoter', '') <> ''`,
  rubrics: `jsonb_array_length(w->'rubrics') > 0`,
  tags: `jsonb_array_length(w->'tags') > 0`,
  price: `w->>'free' = 'true' or concat(w->'price'->>'text', w->'price'->>'from', w->'price'->>'to') <> ''`,
  links: `jsonb_array_length(w->'links') > 0`,
  en: `w->'en'->>'isReady' = 'true'`,
} as const satisfies Record<EventPart, string>;

/**
 * SQL: the completeness of an event's latest content as `{percent, lacks}`, the greatest weight first.
 *
 * @param written an expression of jsonb
 * @param weights a placeholder of jsonb: see CompletenessWeights
 */
export const completenessOf = (written: string, weights: string): string => `
  (select json_build_object(
      'percent', coalesce(floor(100.0 * coalesce(sum(weight) filter (where is_there), 0) / sum(weight)), 100)::int,
      'lacks', coalesce(json_agg(part order by weight desc, place) filter (where not is_there), '[]'))
    from (select part, place, coalesce(is_there, false) as is_there, (${weights}->>part)::int as weight
      from (select ${written} as w) written, lateral (values ${Object.entries(PART_CONDITIONS)
        .map(([part, isThere], index) => `('${part}', ${index}, ${isThere})`)
        .join(', ')}) parts(part, place, is_there)) weighed
    where weight > 0)`;
