import { array, create, define, optional, refine, StructError, string, type } from 'superstruct';
import { berlinDay, isDay } from '../../server/platform/berlin-day';
import type { Database, Queryable } from '../../server/platform/database/database';
import type { ArticleInput } from '../store/event-input';
import { storeArticles } from '../store/store-articles';
import { cleanHtml, storable } from './clean-text';
import { type ImportOrder, type ImportResult, textOf } from './import-events';
import { jsonEntries } from './json-entries';
import { wordsFor } from './shape-words';

const day = define<string>('date YYYY-MM-DD', (value) => typeof value === 'string' && isDay(value));
const text = (most: number) => refine(string(), `text of at most ${most} characters`, (value) => value.length <= most);
const filled = refine(string(), 'text', (value) => value.trim() !== '');

/** The shape of an article, as GET articles/{id} answers it; only fields that an import needs are required. */
const entryShape = type({
  id: refine(string(), 'id of at most 100 characters', (value) => /^\S{1,100}$/.test(value)),
  title: refine(filled, 'title of at most 300 characters', (value) => value.length <= 300),
  shortdesc1: optional(text(5000)),
  longdesc1: optional(text(30_000)),
  tags: refine(array(filled), 'at least one tag', (tags) => tags.length > 0),
  eventDate: optional(day),
  /** The days on which it appears; without any it appears today. */
  publicationDates: optional(array(day)),
  events: optional(array(type({ id: filled }))),
});

/**
 * Loads the articles of a JSON file for a client. Valid entries are loaded, invalid ones are reported; an article with
 * the same id is replaced.
 *
 * @throws {SyntaxError} when the file is no JSON; {Error} when the client is unknown
 */
export async function importArticles(database: Database, { client, content, now }: ImportOrder): Promise<ImportResult> {
  const [known] = await database.query('select 1 from clients where key = $1', [client]);
  if (!known) throw new Error(`There is no client ${client}.`);
  const problems: ImportResult['problems'] = [];
  const notes: ImportResult['notes'] = [];
  const found = new Map<string, { line: number; article: ArticleInput }>();
  for (const { line, value } of jsonEntries(textOf(content))) {
    const article = articleOf(value, now);
    if (typeof article === 'string') problems.push({ line, problem: article });
    else if (found.has(article.id)) problems.push({ line, problem: `id ${article.id} comes twice` });
    else found.set(article.id, { line, article });
  }
  await database.transaction(
    async (transaction) => {
      const taken = await takenIds(transaction, client, [...found.keys()]);
      const events = await knownEvents(
        transaction,
        client,
        [...found.values()].flatMap(({ article }) => article.eventIds),
      );
      const articles = [...found.values()].map(({ line, article }) => {
        const eventIds = article.eventIds.filter((id) => events.has(id));
        if (eventIds.length < article.eventIds.length)
          notes.push({ line, note: `"${article.title}" is loaded without events that are not here` });
        return { ...article, eventIds, id: taken.has(article.id) ? `${client}-${article.id}` : article.id };
      });
      await storeArticles(transaction, client, articles);
    },
    { mayTakeLong: true },
  );
  return { loaded: found.size, problems, notes };
}

/** Returns the article, or the reason why it cannot be loaded. */
function articleOf(value: unknown, now: Date): ArticleInput | string {
  try {
    const { longdesc1, publicationDates = [], events = [], ...entry } = create(storable(value), entryShape);
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
    return wordsFor(error);
  }
}

/**
 * Finds the ids that another client has. Ids are unique across clients: a taken one gets this client's name as prefix.
 */
async function takenIds(from: Queryable, client: string, ids: readonly string[]): Promise<Set<string>> {
  const rows = await from.query<{ id: string }>('select id from articles where id = any($1::text[]) and client <> $2', [
    ...[[...ids], client],
  ]);
  return new Set(rows.map(({ id }) => id));
}

async function knownEvents(from: Queryable, client: string, ids: readonly string[]): Promise<Set<string>> {
  const rows = await from.query<{ id: string }>('select id from events where client = $2 and id = any($1::text[])', [
    ...[[...ids], client],
  ]);
  return new Set(rows.map(({ id }) => id));
}
