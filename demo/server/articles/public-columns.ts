import { type ArticleContent, TEXT_NAMES } from '../../../src/model/records/event-content';
import { publicFreeFields } from '../../../src/model/records/public-free-fields';
import type { RecordingRules } from '../clients/recording-rules';
import { englishOf } from '../events/public-event';

/** Returns the public columns of an article that can be published. */
export const publicArticleColumns = (content: ArticleContent, rules: RecordingRules): Record<string, unknown> => ({
  ...Object.fromEntries(TEXT_NAMES.map((name) => [name, content[name] || null])),
  english: englishOf(content.en),
  tags: [...content.tags],
  event_date: content.eventDate || null,
  event_ids: [...content.events],
  location_id: content.location ?? null,
  promoter_id: content.promoter ?? null,
  free_fields: JSON.stringify(publicFreeFields(content.freeFields, rules)),
  publication_dates: content.publicationDates.map(({ date }) => date).sort(),
});
