import type { EventFilter } from './event-filter';

/** Returns the filter with its lists sorted and without duplicates. */
export function normalized<Filter extends EventFilter>(filter: Filter): Filter {
  const { words, rubrics, communities, districts, tags, ids, accessFeatures } = filter;
  return {
    ...filter,
    words: words.map((word) => word.toLowerCase()),
    rubrics: sortedUnique(rubrics),
    communities: sortedUnique(communities),
    districts: sortedUnique(districts),
    tags: sortedUnique(tags),
    ids: sortedUnique(ids),
    accessFeatures: sortedUnique(accessFeatures),
  };
}

/** Returns the normal form of a filter for views of all matches, in which their order does not matter. */
export const toViewFilter = <Filter extends EventFilter>(filter: Filter): Filter => ({
  ...normalized(filter),
  ...{ sort: 'date', page: 1, pageSize: 1, after: undefined, facets: false },
});

const sortedUnique = <Value extends string | number>(values: readonly Value[]): Value[] =>
  [...new Set(values)].sort((one, other) => (one < other ? -1 : 1));
