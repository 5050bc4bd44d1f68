import { findTags } from '../../../../app/catalogue/tags';
import type { QuerySource } from '../../../../app/query-cache';
import { isFoundIn } from '../../../../lib/search-key';
import { type Picked, pickTag } from '../../record-form/record-draft';

/** The most tags that are proposed. */
const MAX_PROPOSED = 3;
/** The most words of a title that are looked up. */
const MAX_WORDS = 6;
/** The length from which a word can be a tag. */
const MIN_LENGTH = 4;

const isEqual = (one: string, other: string) => isFoundIn(one, other) && isFoundIn(other, one);

/** Returns the words of a text that can be tags, each once. */
const wordsOf = (text: string): string[] =>
  [...new Set(text.split(/[^\p{L}\p{N}-]+/u))].filter((word) => word.length >= MIN_LENGTH).slice(0, MAX_WORDS);

/**
 * Proposes tags for an event: those of the catalogue that are words of its title, else those that are words of its
 * rubric, else the name of the rubric. Words whose search fails are left out.
 *
 * @param rubric the German name of the main rubric, '' before one is chosen
 */
export async function proposeTags(
  source: QuerySource,
  { title, rubric }: { title: string; rubric: string },
  signal: AbortSignal,
): Promise<Picked[]> {
  const [inTitle, inRubric] = await Promise.all([
    tagsAmong(source, wordsOf(title), signal),
    tagsAmong(source, wordsOf(rubric), signal),
  ]);
  const names = inTitle.length > 0 ? inTitle : inRubric;
  return (names.length > 0 || rubric === '' ? names : [rubric]).map(pickTag);
}

/** Returns the words that are tags, as the catalogue spells them. */
async function tagsAmong(source: QuerySource, words: readonly string[], signal: AbortSignal): Promise<string[]> {
  const matches = await Promise.all(
    words.map((word) =>
      findTags(source, word, signal).then(
        (tags) => tags.find(({ name }) => isEqual(name, word))?.name,
        () => undefined,
      ),
    ),
  );
  return [...new Set(matches.filter((name) => name !== undefined))].slice(0, MAX_PROPOSED);
}
