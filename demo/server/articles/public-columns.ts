import { usableFreeFields } from '../../../src/model/rules/asked-fields';
import { type ArticleContent, TEXT_NAMES } from '../../../src/model/written/event-content';
import { publicFreeFields } from '../../../src/model/written/public-free-fields';
import { englishOf } from '../events/public-event';
import type { RecordingRules } from '../recorded/recording-rules';

/** The values of the client's own fields, those of formatted texts also as they were written. */
function publicFields({ freeFields }: ArticleContent, rules: RecordingRules) {
  const formatted = usableFreeFields(rules).flatMap(({ name, type }) => (type === 'wysiwyg' ? [name] : []));
  return publicFreeFields(freeFields, rules).map((field) => {
    const html = formatted.includes(field.name) && freeFields.find(({ name }) => name === field.name)?.value;
    return html ? { ...field, html } : field;
  });
}

/** The columns of articles that visitors read, of an article that can be published. */
export const publicColumns = (content: ArticleContent, rules: RecordingRules): Record<string, unknown> => ({
  ...Object.fromEntries(TEXT_NAMES.map((name) => [name, content[name] || null])),
  english: englishOf(content.en),
  tags: [...content.tags],
  event_date: content.eventDate || null,
  event_ids: [...content.events],
  location_id: content.location ?? null,
  promoter_id: content.promoter ?? null,
  free_fields: JSON.stringify(publicFields(content, rules)),
  publication_dates: content.publicationDates.map(({ date }) => date).sort(),
});
