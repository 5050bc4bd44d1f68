import type { Queryable } from '../database';
import { rubricShape } from '../shapes';
import type { Hits } from './hits';

type Named<Name extends string> = Record<Name, number> & Record<string, unknown>;

/** Gives the counted values their names, in the shape of meta.facets; every rubric is listed, also with 0. */
export async function nameFacets(
  database: Queryable,
  client: string,
  counted: Hits['facets'],
): Promise<Record<string, unknown>> {
  const countOf = (kind: string, value: string | number) =>
    counted.find((facet) => facet.kind === kind && facet.value === String(value))?.count ?? 0;
  const values = (kind: string) => counted.filter((facet) => facet.kind === kind);
  const [names] = await database.query<{ rubrics: Named<'id'>[]; communities: Named<'community_id'>[] }>(
    `select
      (select coalesce(json_agg(${rubricShape('r')} order by r.position, r.id), '[]') from rubrics r where r.client = $1) as rubrics,
      (select coalesce(json_agg(json_build_object('community_id', c.community_id, 'name', c.name, 'name_path', c.name_path)
        order by fold(c.name), c.community_id), '[]')
       from communities c where c.district_id is null and c.community_id = any($2::int[])) as communities`,
    [client, values('community').map(({ value }) => Number(value))],
  );
  const flag = (name: string) => countOf('flag', name);
  return {
    rubric: names?.rubrics.map((rubric) => ({ ...rubric, count: countOf('rubric', rubric.id) })) ?? [],
    tag: values('tag').map(({ value, count }) => ({ name: value, count })),
    community:
      names?.communities.map((community) => ({ ...community, count: countOf('community', community.community_id) })) ??
      [],
    day: values('day')
      .map(({ value, count }) => ({ date: value, count }))
      .sort((one, other) => (one.date < other.date ? -1 : 1)),
    flags: {
      free: flag('free'),
      children: flag('children'),
      barrierFree: flag('barrierFree'),
      longRunning: flag('longRunning'),
    },
  };
}
