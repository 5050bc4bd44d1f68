import { byName } from '../../../src/lib/by-name';
import { ACCESS_FEATURES } from '../../../src/model/access-features';
import { DATE_SHORTCUTS } from '../../../src/model/event-filter';
import { LIST_FLAGS } from '../../../src/model/records/plain-fields';
import { accessLabels } from '../events/access-words';
import type { Queryable } from '../platform/database/database';
import { rubricJson } from '../schema/json/event-json';
import type { FacetCount } from './search-result';

type NamedRow<Name extends string> = Record<Name, number> & Record<string, unknown>;

/** A client's rubrics in their order, and communities by name. */
export type FacetNames = { rubrics: readonly NamedRow<'id'>[]; communities: readonly NamedRow<'community_id'>[] };

/** Loads the names of all rubrics, and of the communities with events. */
export async function loadNames(database: Queryable, client: string): Promise<FacetNames> {
  const [names] = await database.query<FacetNames>(
    `select
      (select coalesce(json_agg(${rubricJson('r')} order by r.position, r.id), '[]') from rubrics r where r.client = $1) as rubrics,
      (select coalesce(json_agg(json_build_object('community_id', c.community_id, 'name', c.name, 'name_path', c.name_path)
        order by fold(c.name), c.community_id), '[]')
       from communities c where c.district_id is null and c.community_id in
         (select value::int from facet_bits where client = $1 and kind = 'community')) as communities`,
    [client],
    { often: true },
  );
  return names ?? { rubrics: [], communities: [] };
}

/**
 * Adds names to the counted values, in the shape of meta.facets. Every rubric, date shortcut and accessibility feature
 * is listed, also with 0.
 */
export function labelFacets(names: FacetNames, counted: readonly FacetCount[]): Record<string, unknown> {
  const counts = new Map(counted.map(({ kind, value, count }) => [`${kind} ${value}`, count]));
  const countFor = (kind: string, value: string | number) => counts.get(`${kind} ${value}`) ?? 0;
  const values = (kind: string) => counted.filter((facet) => facet.kind === kind);
  const flag = (name: string) => countFor('flag', name);
  return {
    rubric: names.rubrics.map((rubric) => ({ ...rubric, count: countFor('rubric', rubric.id) })),
    tag: values('tag').map(({ value, count }) => ({ name: value, count })),
    community: names.communities
      .map((community) => ({ ...community, count: countFor('community', community.community_id) }))
      .filter(({ count }) => count > 0),
    day: values('day')
      .map(({ value, count }) => ({ date: value, count }))
      .sort((one, other) => (one.date < other.date ? -1 : 1)),
    when: Object.fromEntries(DATE_SHORTCUTS.map((when) => [when, countFor('when', when)])),
    flags: {
      ...byName(LIST_FLAGS, flag),
      longRunning: flag('longRunning'),
    },
    accessFeatures: ACCESS_FEATURES.map((feature) => {
      const { de, en } = accessLabels[feature];
      return { id: feature, name: de, name_en: en, count: flag(feature) };
    }),
  };
}
