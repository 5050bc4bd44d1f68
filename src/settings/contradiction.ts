/**
 * A contradiction between settings that are each valid. `message` is for the console. `replacement` replaces the setting or,
 * for an entry of a list, that entry; without it the setting stays.
 */
export type Contradiction = {
  path: string;
  code: ContradictionCode;
  params?: Readonly<Record<string, string | number>>;
  message: string;
  replacement?: { value: unknown } | 'no entry';
};

/** The codes of contradictions, keys of their messages. */
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
  | 'no_event'
  | 'unknown_role'
  | 'self_approved';

/** A function that finds contradictions in parsed settings; a group that this schema lacks is undefined. */
export type ContradictionRule<Values> = (values: Values) => readonly Contradiction[];

type Bounds = { min: number; max: number };

/** Finds a maximum below its minimum. @param unlimited the maximum that stands for no limit */
export function crossedBounds(
  path: string,
  { min, max }: Bounds,
  {
    of: names = { min: 'min', max: 'max' },
    unlimited = 0,
  }: { of?: { min: string; max: string }; unlimited?: number } = {},
): Contradiction[] {
  if (max >= min || max === unlimited) return [];
  return [
    {
      path: `${path}.${names.max}`,
      code: 'below_least',
      params: { least: min, other: `${path}.${names.min}`, unlimited },
      message: `It is less than ${names.min}; ${min} counts.`,
      replacement: { value: min },
    },
  ];
}

/** Finds a minimum that nobody can reach. @param limit the server's maximum */
export const unreachableMinimum = (path: string, min: number, limit: number): Contradiction[] =>
  min <= limit
    ? []
    : [
        {
          path,
          code: 'above_limit',
          params: { limit },
          message: `At most ${limit} are possible, which counts.`,
          replacement: { value: limit },
        },
      ];

/**
 * Finds all contradictions in settings and applies the values that count instead. Rules run one by one, so that a later
 * rule sees the result of an earlier one.
 *
 * @param values are changed
 * @param wrongPaths the invalid settings: their contradictions are not reported until they are corrected
 */
export function resolveContradictions<Values>(
  values: Values,
  rules: readonly ContradictionRule<Values>[],
  wrongPaths: readonly string[],
): Contradiction[] {
  const isWrong = (path: string) => wrongPaths.some((wrong) => isBelow(path, wrong) || isBelow(wrong, listOf(path)));
  return rules.flatMap((rule) => {
    const contradictions = rule(values);
    // In reverse, so that removed entries do not shift those before them.
    for (const { path, replacement } of [...contradictions].reverse())
      if (replacement) applyReplacement(values, path.split('.'), replacement);
    return contradictions.filter(({ path }) => !isWrong(path));
  });
}

/** Returns the path of the list that contains an entry, else the path. */
const listOf = (path: string) => path.replace(/\.\d+(?:\..*)?$/, '');

const isBelow = (path: string, other: string) => path === other || path.startsWith(`${other}.`);

function applyReplacement(
  target: unknown,
  [key = '', ...remainingKeys]: readonly string[],
  replacement: NonNullable<Contradiction['replacement']>,
): void {
  if (replacement === 'no entry' && Array.isArray(target)) target.splice(Number(key), 1);
  else if (typeof target !== 'object' || target === null) return;
  else if (remainingKeys.length > 0) applyReplacement(Reflect.get(target, key), remainingKeys, replacement);
  else if (replacement !== 'no entry') Reflect.set(target, key, replacement.value);
}
