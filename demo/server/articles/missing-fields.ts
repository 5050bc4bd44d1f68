import type { ArticlePayload } from '../../../src/model/payloads/article-payload';
import { articleContentOf } from '../../../src/model/records/article-from-payload';
import { articleProblems } from '../../../src/model/rules/article-problems';
import type { MediumTexts } from '../../../src/model/rules/media-problems';
import type { RecordingRules } from '../clients/recording-rules';
import { missingFields } from '../records/missing-fields';

/** The stored values of a draft that the author's list needs. */
export type StoredArticle = {
  written: Partial<ArticlePayload>;
  media: MediumTexts[];
  relationStatus: string | null;
};

/**
 * Returns the fields that a draft needs before it can be published, each once, by their names in the content.
 *
 * @param today 'YYYY-MM-DD' in Berlin
 */
export function missingFieldsOf(draft: StoredArticle, rules: RecordingRules, today: string): string[] {
  let row = 0;
  const content = articleContentOf(draft.written, () => {
    row += 1;
    return `row ${row}`;
  });
  const { media, relationStatus } = draft;
  return missingFields(
    articleProblems({ content, media, relationStatus: relationStatus ?? undefined }, { rules, today }),
  );
}
