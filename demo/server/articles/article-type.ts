import type { ArticlePayload } from '../../../src/model/payloads/article-payload';
import { articleContentOf } from '../../../src/model/records/article-from-payload';
import type { ArticleContent } from '../../../src/model/records/event-content';
import { articleDraftProblems, articleProblems } from '../../../src/model/rules/article-problems';
import { berlinDay } from '../platform/berlin-day';
import type { Readable } from '../platform/http/body';
import type { RecordType } from '../records/record-type';
import { unknownAt } from '../records/validate-record';
import { addTagSuggestions } from '../records/write-record';
import { addressLabel } from '../schema/json/address-json';
import { ARTICLES, latestContent } from '../schema/record-tables';
import { publicArticleColumns } from './public-columns';

/** The readable part of a sent article. */
export type SentArticle = Readable<ArticlePayload>;

/** SQL: the day in Berlin at a placeholder of timestamptz. */
const berlinDaySql = (now: string) => `(${now} at time zone 'Europe/Berlin')::date`;

/** SQL: whether a person's article may link an event: a published one, or an own draft. */
const isLinkable = (client: string, owner: string) =>
  `x.client = ${client} and (x.state = 'published' or x.owner_id = ${owner} and x.state = 'draft')`;

/** The record type of articles. */
export const articleType: RecordType<SentArticle, ArticleContent> = {
  tables: ARTICLES,
  contentOf: articleContentOf,
  draftProblems: articleDraftProblems,
  publishProblems: articleProblems,
  unknownProblems: async (from, { client, accountId }, { events }) => {
    const linkable = await from.query<{ id: string }>(
      `select x.id from events x where x.id = any($3::text[]) and ${isLinkable('$1', '$2')}`,
      [client, accountId, [...events]],
    );
    return events.flatMap((id, index) => (linkable.some((one) => one.id === id) ? [] : [unknownAt(`events.${index}`)]));
  },
  // Its last publication date has passed, and its event is over.
  isOver: (alias, now) =>
    `(${alias}.state = 'published' and ${alias}.event_date < ${berlinDaySql(now)}
      and coalesce(${alias}.publication_dates[cardinality(${alias}.publication_dates)] < ${berlinDaySql(now)}, true))`,
  isContentOver: ({ eventDate, publicationDates }, now) => {
    const today = berlinDay(now);
    const lastDay =
      publicationDates
        .map(({ date }) => date)
        .sort()
        .at(-1) ?? '';
    return eventDate !== '' && eventDate < today && lastDay < today;
  },
  eventsJson: `coalesce((
    select json_agg(json_strip_nulls(json_build_object('id', x.id, 'title', x.title, 'date', d.date, 'from', nullif(d.time_key, ''),
        'location', case when xl.address_id is not null then ${addressLabel('xl', 'xm')} end)) order by given.place)
    from jsonb_array_elements_text(${latestContent}->'events') with ordinality as given(id, place)
    join events x on x.id = given.id and ${isLinkable('$1', '$2')}
    left join addresses xl on xl.address_id = coalesce(x.location_id, (x.written->>'location')::int)
    left join addresses xm on xm.address_id = xl.main_address_id
    left join lateral (select i.date, i.time_key from appointment_index i where i.event_id = x.id
      order by i.over_at <= $4::timestamptz, case when i.over_at > $4::timestamptz then i.date end, i.date desc, i.time_key limit 1) d on true), '[]')`,
  withoutHiddenChanges: (content) => content,
  // Articles have no urgent changes.
  withUrgentChanges: (published) => published,
  publishUrgentChanges: async () => undefined,
  publicColumns: publicArticleColumns,
  writeChildRows: async (transaction, client, id, { tags }) => {
    await addTagSuggestions(transaction, client, tags);
    await transaction.query(
      `update articles set published_on = (updated_at at time zone 'Europe/Berlin')::date
       where id = $1 and published_on is null`,
      [id],
    );
  },
  // Articles have no search index of their own.
  updateIndex: async () => undefined,
  contentOfCopy: (content) => ({ ...content, eventDate: '' }),
};
