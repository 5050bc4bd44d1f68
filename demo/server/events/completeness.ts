import type { RecordingRules } from '../clients/recording-rules';

/** The weight of each part of an event for visitors, by the names of the content; 0 if it does not count. */
export type Weights = Readonly<Record<EventPart, number>>;

/** SQL: whether the content `w` has a part. */
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
} as const;
type EventPart = keyof typeof PART_CONDITIONS;

/**
 * SQL: the completeness of an event's latest content as `{percent, lacks}`, the greatest weight first.
 *
 * @param written an expression of jsonb
 * @param weights a placeholder of jsonb: see Weights
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

/** Returns the weights of a client, without the parts that its form hides. */
export function weightsOf(
  { eventRecording, fieldSettings: { recording } }: RecordingRules,
  configured: Readonly<Record<EventPart, number>>,
): Weights {
  const isVisible = (
    ...names: ('shortdesc1' | 'shortdesc2' | 'shortdesc3' | 'longdesc1' | 'longdesc2' | 'longdesc3')[]
  ) => names.some((name) => recording[name].visible);
  const hidden: Partial<Record<EventPart, boolean>> = {
    media: !eventRecording.showMediaTab,
    shortdesc1: !isVisible('shortdesc1', 'shortdesc2', 'shortdesc3'),
    longdesc1: !isVisible('longdesc1', 'longdesc2', 'longdesc3'),
    tags: !recording.tags.visible,
  };
  return {
    ...configured,
    ...Object.fromEntries(Object.entries(hidden).flatMap(([part, isHidden]) => (isHidden ? [[part, 0]] : []))),
  };
}
