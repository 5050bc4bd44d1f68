import type { Queryable } from '../platform/database/database';
import { SPELLING } from '../platform/http/limits';
import { newQueue } from '../platform/http/queue';

/** The maximum number of mistyped words; a search with more is not corrected. */
const MAX_CORRECTED = 3;
const MIN_CORRECTED_LENGTH = 4;
/** The cache limits of corrections: misspellings recur, on each page and for everyone who follows the same link. */
const MAX_REMEMBERED = 2000;
const REMEMBERED_MS = 60_000;

/**
 * Replaces every unknown word by the most similar word of titles, tags, rubrics and locations. Returns undefined when
 * all words are known, when one has no similar word, or when too many are unknown.
 */
export type Spelling = (client: string, words: readonly string[]) => Promise<string[] | undefined>;

type Guess = { shown: string | undefined; until: number };

/**
 * Creates a spelling correction that searches word by word, so that others get their turn in between, and caches the
 * results.
 */
export function newSpelling(database: Queryable): Spelling {
  const inTurn = newQueue(SPELLING);
  const remembered = new Map<string, Guess>();

  async function guess(client: string, word: string): Promise<string | undefined> {
    const key = `${client} ${word.toLowerCase()}`;
    const known = remembered.get(key);
    if (known && known.until > Date.now()) return known.shown;
    const shown = await inTurn(() => mostSimilar(database, client, word));
    remembered.delete(key);
    const [oldest] = remembered.keys();
    if (oldest !== undefined && remembered.size >= MAX_REMEMBERED) remembered.delete(oldest);
    remembered.set(key, { shown, until: Date.now() + REMEMBERED_MS });
    return shown;
  }

  return async (client, words) => {
    const unknown = await unknownPlaces(database, client, words);
    if (unknown.length === 0 || unknown.length > MAX_CORRECTED) return undefined;
    if (unknown.some((place) => (words[place] ?? '').length < MIN_CORRECTED_LENGTH)) return undefined;
    const corrected = [...words];
    for (const place of unknown) {
      const shown = await guess(client, words[place] ?? '');
      if (shown === undefined) return undefined;
      corrected[place] = shown;
    }
    return corrected;
  };
}

/** Finds the indices of unknown words, from 0; one more than can be corrected is enough. */
async function unknownPlaces(database: Queryable, client: string, words: readonly string[]): Promise<number[]> {
  const unknown = await database.query<{ place: number }>(
    `select w.place::int as place from unnest($2::text[]) with ordinality as w (word, place)
     where not exists (select 1 from text_bits($1, array[w.word]))
     limit ${MAX_CORRECTED + 1}`,
    [client, words],
  );
  return unknown.map(({ place }) => place - 1);
}

async function mostSimilar(database: Queryable, client: string, word: string): Promise<string | undefined> {
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
