import type { Queryable } from '../platform/database/database';
import { SPELLING } from '../platform/http/limits';
import { newQueue } from '../platform/http/queue';

/** The maximum number of mistyped words; a search with more is not corrected. */
const MAX_CORRECTED = 3;
const MIN_CORRECTED_LENGTH = 4;
/** The cache limits of corrections: misspellings recur, on each page and for everyone who follows the same link. */
const MAX_CACHED = 2000;
const CACHED_MS = 60_000;

/**
 * Replaces every unknown word by the most similar word of titles, tags, rubrics and locations. Returns undefined when
 * all words are known, when one has no similar word, or when too many are unknown.
 */
export type Spelling = (client: string, words: readonly string[]) => Promise<string[] | undefined>;

type CachedCorrection = { word: string | undefined; until: number };

/**
 * Creates a spelling correction that searches word by word, so that others get their turn in between, and caches the
 * results.
 */
export function newSpelling(database: Queryable): Spelling {
  const enqueue = newQueue(SPELLING);
  const cache = new Map<string, CachedCorrection>();

  async function correctWord(client: string, word: string): Promise<string | undefined> {
    const key = `${client} ${word.toLowerCase()}`;
    const cached = cache.get(key);
    if (cached && cached.until > Date.now()) return cached.word;
    const similar = await enqueue(() => findMostSimilar(database, client, word));
    cache.delete(key);
    const [oldest] = cache.keys();
    if (oldest !== undefined && cache.size >= MAX_CACHED) cache.delete(oldest);
    cache.set(key, { word: similar, until: Date.now() + CACHED_MS });
    return similar;
  }

  return async (client, words) => {
    const unknown = await findUnknownWords(database, client, words);
    if (unknown.length === 0 || unknown.length > MAX_CORRECTED) return undefined;
    if (unknown.some((index) => (words[index] ?? '').length < MIN_CORRECTED_LENGTH)) return undefined;
    const corrected = [...words];
    for (const index of unknown) {
      const similar = await correctWord(client, words[index] ?? '');
      if (similar === undefined) return undefined;
      corrected[index] = similar;
    }
    return corrected;
  };
}

/** Finds the indices of unknown words, from 0; one more than can be corrected is enough. */
async function findUnknownWords(database: Queryable, client: string, words: readonly string[]): Promise<number[]> {
  const unknown = await database.query<{ place: number }>(
    `select w.place::int as place from unnest($2::text[]) with ordinality as w (word, place)
     where not exists (select 1 from text_bits($1, array[w.word]))
     limit ${MAX_CORRECTED + 1}`,
    [client, words],
  );
  return unknown.map(({ place }) => place - 1);
}

async function findMostSimilar(database: Queryable, client: string, word: string): Promise<string | undefined> {
  const [best] = await database.query<{ shown: string }>(
    `select s.shown from search_words s
     where s.client = $1 and (s.word % fold($2) or fold($2) <% s.word)
     order by greatest(similarity(s.word, fold($2)), 0.8 * word_similarity(fold($2), s.word)) desc,
       sum(s.uses) over (partition by s.word) desc, s.word, s.uses desc, s.shown
     limit 1`,
    [client, word],
  );
  return best?.shown;
}
