import type { Queryable } from '../../server/platform/database/database';
import { storeArticles } from '../../tools/store/store-articles';
import { type ArticleSubject, generateArticles } from '../generate/articles';
import type { Day } from '../generate/calendar';

/** The maximum number of a client's events that articles are about. */
const MAX_SUBJECTS = 400;

/** Generates articles of a client about its events. */
export async function seedArticles(
  to: Queryable,
  { client, today, count }: { client: string; today: Day; count: number },
): Promise<void> {
  const subjects = await to.query<ArticleSubject>(
    `select e.id, e.title, e.tags, to_char(a.date, 'YYYY-MM-DD') as date, e.location_id as "locationId", m.recipe
     from events e join lateral (select min(date) as date from appointments where event_id = e.id) a on true
     left join media m on m.event_id = e.id and m.position = 0
     where e.client = $1 and e.state = 'published' and e.status = 'scheduled' and a.date >= $2::date
     order by a.date, e.id limit ${MAX_SUBJECTS}`,
    [client, today],
  );
  await storeArticles(to, client, generateArticles({ today, count, prefix: `${client}-artikel-`, subjects }));
}
