import type { EventFilter } from './event-filter';

/** The same filter with what it lists in one order, and each once. */
export function inOneOrder<Filter extends EventFilter>(filter: Filter): Filter {
  const { words, rubrics, communities, districts, tags, ids, accessFeatures } = filter;
  return {
    ...filter,
    words: words.map((word) => word.toLowerCase()),
    rubrics: sorted(rubrics),
    communities: sorted(communities),
    districts: sorted(districts),
    tags: sorted(tags),
    ids: sorted(ids),
    accessFeatures: sorted(accessFeatures),
  };
}

/** The filter of what shows all that is found, whatever its order: what asks for the same is the same. */
export const toViewFilter = <Filter extends EventFilter>(filter: Filter): Filter => ({
  ...inOneOrder(filter),
  ...{ sort: 'date', page: 1, pageSize: 1, after: undefined, facets: false },
});

const sorted = <Value extends string | number>(values: readonly Value[]): Value[] =>
  [...new Set(values)].sort((one, other) => (one < other ? -1 : 1));
