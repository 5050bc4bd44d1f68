import { array, create, define, optional, refine, StructError, string, type } from 'superstruct';
import { berlinDay, isDay } from '../../server/platform/berlin-day';
import type { Database, Queryable } from '../../server/platform/database/database';
import type { ArticleInput } from '../store/event-input';
import { storeArticles } from '../store/store-articles';
import { cleanHtml, toStorable } from './clean-text';
import { describeStructError } from './describe-struct-error';
import { type ImportOptions, type ImportResult, oneImportAtATime, otherIds, textOf } from './import-events';
import { jsonEntries } from './json-entries';

const daySchema = define<string>('date YYYY-MM-DD', (value) => typeof value === 'string' && isDay(value));
const textUpTo = (maxLength: number) =>
  refine(string(), `text of at most ${maxLength} characters`, (value) => value.length <= maxLength);
const nonEmptyText = refine(string(), 'text', (value) => value.trim() !== '');

/** The shape of an article, as GET articles/{id} answers it; only fields that an import needs are required. */
const articleEntrySchema = type({
  id: refine(string(), 'id of at most 100 characters', (value) => /^\S{1,100}$/.test(value)),
  title: refine(nonEmptyText, 'title of at most 300 characters', (value) => value.length <= 300),
  shortdesc1: optional(textUpTo(5000)),
  longdesc1: optional(textUpTo(30_000)),
  tags: refine(array(nonEmptyText), 'at least one tag', (tags) => tags.length > 0),
  eventDate: optional(daySchema),
  /** The days on which it appears; without any it appears today. */
  publicationDates: optional(array(daySchema)),
  events: optional(array(type({ id: nonEmptyText }))),
});

/**
 * Loads the articles of a JSON file for a client. Valid entries are loaded, invalid ones are reported; an article with
 * the same id is replaced.
 *
 * @throws {SyntaxError} when the file is no JSON; {Error} when the client is unknown
 */
export async function importArticles(
  database: Database,
  { client, name, content, now }: ImportOptions,
): Promise<ImportResult> {
  const [clientRow] = await database.query('select 1 from clients where key = $1', [client]);
  if (!clientRow) throw new Error(`There is no client ${client}.`);
  const problems: ImportResult['problems'] = [];
  const notes: ImportResult['notes'] = [];
  const articlesById = new Map<string, { line: number; article: ArticleInput }>();
  for (const { line, value } of jsonEntries(textOf({ name, content }))) {
    const article = toArticle(value, now);
    if (typeof article === 'string') problems.push({ line, problem: article });
    else if (articlesById.has(article.id)) problems.push({ line, problem: `id ${article.id} comes twice` });
    else articlesById.set(article.id, { line, article });
  }
  await database.transaction(
    async (transaction) => {
      await oneImportAtATime(transaction);
      const idsOfOthers = await findIdsOfOthers(transaction, client, [...articlesById.keys()]);
      const existingEventIds = await findEventIds(
        transaction,
        client,
        [...articlesById.values()].flatMap(({ article }) => article.eventIds),
      );
      const articles = [...articlesById.values()].map(({ line, article }) => {
        const eventIds = article.eventIds.filter((id) => existingEventIds.has(id));
        if (eventIds.length < article.eventIds.length)
          notes.push({ line, note: `"${article.title}" is loaded without events that are not here` });
        return { ...article, eventIds, id: idsOfOthers.has(article.id) ? `${client}-${article.id}` : article.id };
      });
      const [first] = [...articlesById.values()].filter(({ article }) => idsOfOthers.has(article.id));
      if (first) notes.push({ line: first.line, note: otherIds(client, first.article.id) });
      await storeArticles(transaction, client, articles);
    },
    { mayTakeLong: true },
  );
  return { loaded: articlesById.size, problems, notes };
}

/** Returns the article, or the reason why it cannot be loaded. */
function toArticle(value: unknown, now: Date): ArticleInput | string {
  try {
    const { longdesc1, publicationDates = [], events = [], ...entry } = create(toStorable(value), articleEntrySchema);
    return {
      ...{ id: entry.id, title: entry.title.trim(), tags: [...new Set(entry.tags)], media: [] },
      ...(entry.shortdesc1 !== undefined && { shortdesc1: entry.shortdesc1 }),
      ...(longdesc1 !== undefined && { longdesc1: cleanHtml(longdesc1) }),
      ...(entry.eventDate !== undefined && { eventDate: entry.eventDate }),
      eventIds: events.map(({ id }) => id),
      publicationDates: [...new Set(publicationDates)].sort(),
      publishedOn: berlinDay(now),
    };
  } catch (error) {
    if (!(error instanceof StructError)) throw error;
    return describeStructError(error);
  }
}

/**
 * Finds the ids that another client has. Ids are unique across clients: a taken one gets this client's name as prefix.
 */
async function findIdsOfOthers(from: Queryable, client: string, ids: readonly string[]): Promise<Set<string>> {
  const rows = await from.query<{ id: string }>('select id from articles where id = any($1::text[]) and client <> $2', [
    ...[[...ids], client],
  ]);
  return new Set(rows.map(({ id }) => id));
}

async function findEventIds(from: Queryable, client: string, ids: readonly string[]): Promise<Set<string>> {
  const rows = await from.query<{ id: string }>('select id from events where client = $2 and id = any($1::text[])', [
    ...[[...ids], client],
  ]);
  return new Set(rows.map(({ id }) => id));
}
