import type { Queryable } from '../database';

type Guess = { place: number; shown: string };

/**
 * Replaces every word that nothing contains by the most similar word of titles, tags, rubrics and places.
 * Returns undefined when each word is known, or when nothing similar exists for one.
 */
export async function correctWords(
  database: Queryable,
  client: string,
  words: string[],
): Promise<string[] | undefined> {
  const unknown = await database.query<{ place: number }>(
    `select w.place::int as place from unnest($2::text[]) with ordinality as w (word, place)
     where not exists (select 1 from event_index where client = $1 and search @@ search_query(array[w.word]))`,
    [client, words],
  );
  if (unknown.length === 0) return undefined;
  const guesses = await database.query<Guess>(
    `select w.place::int as place, best.shown from unnest($2::text[]) with ordinality as w (word, place)
     cross join lateral (
       select s.shown from search_words s
       where s.client = $1 and (s.word % fold(w.word) or fold(w.word) <% s.word)
       order by greatest(similarity(s.word, fold(w.word)), 0.8 * word_similarity(fold(w.word), s.word)) desc, s.uses desc, s.word
       limit 1) best
     where w.place = any($3::int[]) and length(w.word) >= 4`,
    [client, words, unknown.map(({ place }) => place)],
  );
  if (guesses.length < unknown.length) return undefined;
  const corrected = new Map(guesses.map(({ place, shown }) => [place - 1, shown]));
  return words.map((word, place) => corrected.get(place) ?? word);
}
