import { formatDay } from '../../../i18n/formats';
import type { Locale } from '../../../i18n/locale';
import { isDay } from '../../../lib/days';
import type { EditableArticle, LinkedEvent } from '../../../model/answers/article-record';
import type { ArticlePayload } from '../../../model/payloads/article-payload';
import { emptyArticle } from '../../../model/records/article-from-payload';
import { articlePayload } from '../../../model/records/article-to-payload';
import type { ArticleContent } from '../../../model/records/event-content';
import {
  contentOfFormFields,
  formFieldsOf,
  NO_REFERENCES,
  type Picked,
  payloadState,
  type RecordDraft,
  referencesOf,
  trimmed,
} from '../record-form/record-draft';

/** The version of the draft's shape, see `DraftOptions`; to be raised with each change of the shape. */
export const ARTICLE_SCHEMA = 1;

/** An article as the form holds it, between record and payload; unfinished values are valid. */
export type ArticleDraft = RecordDraft & {
  /** The day of the event that the article is about: 'YYYY-MM-DD', or the typed text. */
  eventDate: string;
  /** The linked events in their order. */
  events: readonly Picked[];
};

/**
 * Converts an event to an option of the field for linked events; the label's day distinguishes events of equal title.
 */
export const pickEvent = ({ id, title, date }: Pick<LinkedEvent, 'id' | 'title' | 'date'>, locale: Locale): Picked => ({
  key: id,
  label: date && isDay(date) ? `${title} (${formatDay(date, locale, 'numeric')})` : title,
});

/** Returns the initial values of the form for a new article. */
export function emptyArticleDraft(): ArticleDraft {
  const content = emptyArticle();
  return { ...content, ...formFieldsOf(content, NO_REFERENCES), events: [] };
}

/** Converts an article of the server to a draft. @param host base address of the pictures */
export const articleDraft = (
  article: EditableArticle,
  { host, locale }: { host: string; locale: Locale },
): ArticleDraft => ({
  ...article.content,
  ...formFieldsOf(article.content, referencesOf(article, host)),
  events: article.events.map((event) => pickEvent(event, locale)),
});

/** Returns the content of a draft for validation and payload. Pictures that are still in transfer are left out. */
export function articleOfDraft(draft: ArticleDraft): ArticleContent {
  const { state: _, forWhom: __, events, ...unchangedFields } = draft;
  return trimmed({ ...unchangedFields, ...contentOfFormFields(draft), events: events.map(({ key }) => key) });
}

/** Converts a draft to the payload of the server. */
export const articlePayloadOf = (draft: ArticleDraft): ArticlePayload => ({
  ...articlePayload(articleOfDraft(draft), 'draft'),
  ...payloadState(draft.state),
});
