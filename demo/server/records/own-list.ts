import { mediumTexts } from '../media/media-rows';

/** In which order own records are listed: the last changed first, the next date first, by title, or the least complete first. */
export const OWN_ORDERS = ['updated', 'date', 'title', 'completeness'] as const;
/** Articles have no measure of what visitors miss. */
export const ARTICLE_ORDERS = ['updated', 'date', 'title'] as const;

/** What is asked for. */
export type OwnFilter<Standing extends string, Order extends string = (typeof OWN_ORDERS)[number]> = {
  /** Part of the title. */
  search: string;
  standing: Standing | undefined;
  order: Order;
  page: number;
  pageSize: number;
};

/** A page of own records; `counts` are those of the whole search by standing. */
export type OwnPage = {
  data: unknown[];
  meta: { page: number; pageSize: number; total: number; counts: Record<string, number> };
};

/** SQL: the drafts of a page `p`, each with what says what it lacks. @param key the column of media that names a record */
export const draftsOfPage = (key: 'event_id' | 'article_id') => `
  select coalesce(json_object_agg(p.id, json_build_object('written', p.written,
      'relationStatus', (select r.status from role_relations r
        where r.id = (p.written->>'relation')::int and r.account_id = $2),
      'media', coalesce((select json_agg(${mediumTexts} order by m.position, m.id) from media m
        where m.${key} = p.id and m.state = 'stored'), '[]'))), '{}')
  from page p where p.state = 'draft'`;

/** What a page says of the whole search. @param found the counts of the standings that there are */
export function ownMeta<Standing extends string>(
  { page, pageSize, standing }: OwnFilter<Standing, string>,
  standings: readonly Standing[],
  found: Readonly<Record<string, number>> = {},
): OwnPage['meta'] {
  const counts: Record<string, number> = Object.fromEntries(standings.map((name) => [name, found[name] ?? 0]));
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return { page, pageSize, total: standing ? (counts[standing] ?? 0) : all, counts };
}
