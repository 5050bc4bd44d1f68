import { mediumTexts } from '../media/media-rows';

/** The orders of own records: the last changed first, the next date first, by title, or the least complete first. */
export const OWN_ORDERS = ['updated', 'date', 'title', 'completeness'] as const;
/** The orders of own articles, which have no completeness. */
export const ARTICLE_ORDERS = ['updated', 'date', 'title'] as const;

/** The filter of own records. */
export type OwnFilter<Status extends string, Order extends string = (typeof OWN_ORDERS)[number]> = {
  /** A part of the title. */
  search: string;
  publishStatus: Status | undefined;
  order: Order;
  page: number;
  pageSize: number;
};

/** A page of own records; `counts` are those of the whole search by publish status. */
export type OwnPage = {
  data: unknown[];
  meta: { page: number; pageSize: number; total: number; counts: Record<string, number> };
};

/**
 * SQL: the drafts of a page `p`, each with the data for its missing fields. Who sees another author's has an approved
 * relation.
 *
 * @param key the column of media that refers to a record
 */
export const draftsOfPage = (key: 'event_id' | 'article_id') => `
  select coalesce(json_object_agg(p.id, json_build_object('written', p.written,
      'relationStatus', case when p.author is not null then 'approved' else (select r.status from role_relations r
        where r.id = (p.written->>'relation')::int and r.account_id = $2) end,
      'media', coalesce((select json_agg(${mediumTexts} order by m.position, m.id) from media m
        where m.${key} = p.id and m.state = 'stored'), '[]'))), '{}')
  from page p where p.state = 'draft'`;

/** Returns the metadata of a page. @param countsByStatus the counts by status, without zeros */
export function ownMeta<Status extends string>(
  { page, pageSize, publishStatus }: OwnFilter<Status, string>,
  statuses: readonly Status[],
  countsByStatus: Readonly<Record<string, number>> = {},
): OwnPage['meta'] {
  const counts: Record<string, number> = Object.fromEntries(statuses.map((name) => [name, countsByStatus[name] ?? 0]));
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return { page, pageSize, total: publishStatus ? (counts[publishStatus] ?? 0) : all, counts };
}
