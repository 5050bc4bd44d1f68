/**
 * What makes settings contradict one another; each setting by itself is right. `message` is for the console. `counts` is
 * what takes the place of the setting, or of the entry of a list that is meant; without it the setting stays.
 */
export type Contradiction = {
  path: string;
  code: ContradictionCode;
  params?: Readonly<Record<string, string | number>>;
  message: string;
  counts?: { value: unknown } | 'no entry';
};

/** The kinds of contradictions, for tables of their words. */
export type ContradictionCode =
  | 'below_least'
  | 'above_limit'
  | 'before_first_day'
  | 'more_than_days'
  | 'fewer_before_event'
  | 'no_address'
  | 'locking_status'
  | 'nobody_logs_in'
  | 'hidden_title'
  | 'repeated_name'
  | 'unusable_name'
  | 'no_options'
  | 'unusable_option'
  | 'too_short_for_type'
  | 'too_many_fields'
  | 'no_dates'
  | 'no_event';

/** Finds contradictions in settings that a schema has read; a group that this schema lacks is undefined. */
export type ContradictionRule<Values> = (values: Values) => readonly Contradiction[];

type Bounds = { min: number; max: number };

/** Finds a greatest value below the least one. @param unlimited the greatest value that stands for no limit */
export function crossedBounds(
  path: string,
  { min, max }: Bounds,
  { of = { min: 'min', max: 'max' }, unlimited = 0 }: { of?: { min: string; max: string }; unlimited?: number } = {},
): Contradiction[] {
  if (max >= min || max === unlimited) return [];
  return [
    {
      path: `${path}.${of.max}`,
      code: 'below_least',
      params: { least: min, other: `${path}.${of.min}`, unlimited },
      message: `It is less than ${of.min}; ${min} counts.`,
      counts: { value: min },
    },
  ];
}

/** Finds a least value that nobody can reach. @param limit what the server takes at most */
export const unreachable = (path: string, least: number, limit: number): Contradiction[] =>
  least <= limit
    ? []
    : [
        {
          path,
          code: 'above_limit',
          params: { limit },
          message: `At most ${limit} are possible, which counts.`,
          counts: { value: limit },
        },
      ];

/**
 * Finds all contradictions in settings and puts into each place what counts instead, rule by rule, so that a later rule
 * sees what an earlier one has settled.
 *
 * @param values are changed
 * @param wrongPaths the settings that are wrong by themselves: what they contradict is not said before they are mended
 */
export function settleContradictions<Values>(
  values: Values,
  rules: readonly ContradictionRule<Values>[],
  wrongPaths: readonly string[],
): Contradiction[] {
  const isWrong = (path: string) => wrongPaths.some((wrong) => isBelow(path, wrong) || isBelow(wrong, listOf(path)));
  return rules.flatMap((rule) => {
    const found = rule(values);
    // From behind, so that entries that are left out do not move those before them.
    for (const { path, counts } of [...found].reverse()) if (counts) settle(values, path.split('.'), counts);
    return found.filter(({ path }) => !isWrong(path));
  });
}

/** The list to which the path of an entry leads, else the path. */
const listOf = (path: string) => path.replace(/\.\d+(?:\..*)?$/, '');

const isBelow = (path: string, other: string) => path === other || path.startsWith(`${other}.`);

function settle(
  target: unknown,
  [key = '', ...rest]: readonly string[],
  counts: NonNullable<Contradiction['counts']>,
): void {
  if (counts === 'no entry' && Array.isArray(target)) target.splice(Number(key), 1);
  else if (typeof target !== 'object' || target === null) return;
  else if (rest.length > 0) settle(Reflect.get(target, key), rest, counts);
  else if (counts !== 'no entry') Reflect.set(target, key, counts.value);
}
