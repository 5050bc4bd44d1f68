import { formatDay } from '../../../i18n/formats';
import type { Locale } from '../../../i18n/locale';
import { isDay } from '../../../lib/days';
import type { LinkedEvent, WrittenArticle } from '../../../model/answers/article-record';
import type { ArticlePayload } from '../../../model/payloads/article-payload';
import { emptyArticle } from '../../../model/records/article-from-payload';
import { articlePayload } from '../../../model/records/article-to-payload';
import type { ArticleContent } from '../../../model/records/event-content';
import {
  besideOf,
  contentOfPicks,
  NOTHING_BESIDE,
  type Picked,
  picksOf,
  type RecordDraft,
  sentState,
  trimmed,
} from '../record-form/record-draft';

/** Grows when the shape of the draft changes: see `DraftOptions`. */
export const ARTICLE_SCHEMA = 1;

/** An article on its way from the record to what is sent; an unfinished one is a legal value. */
export type ArticleDraft = RecordDraft & {
  /** The day of what it writes about: 'YYYY-MM-DD', or what was typed. */
  eventDate: string;
  /** The events that it writes about, in their order. */
  events: readonly Picked[];
};

/** An event as the field for linked events keeps it; its day tells it apart from others of the same name. */
export const pickEvent = ({ id, title, date }: Pick<LinkedEvent, 'id' | 'title' | 'date'>, locale: Locale): Picked => ({
  key: id,
  label: date && isDay(date) ? `${title} (${formatDay(date, locale, 'numeric')})` : title,
});

/** The form's beginning for an article that is not stored yet. */
export function emptyDraft(): ArticleDraft {
  const content = emptyArticle();
  return { ...content, ...picksOf(content, NOTHING_BESIDE), events: [] };
}

/** @param host base address of the pictures */
export const articleDraft = (
  article: WrittenArticle,
  { host, locale }: { host: string; locale: Locale },
): ArticleDraft => ({
  ...article.content,
  ...picksOf(article.content, besideOf(article, host)),
  events: article.events.map((event) => pickEvent(event, locale)),
});

/** What the rules and the server know of a draft. A picture that has not arrived yet is left out. */
export function contentOfDraft(draft: ArticleDraft): ArticleContent {
  const { state: _, events, ...same } = draft;
  return trimmed({ ...same, ...contentOfPicks(draft), events: events.map(({ key }) => key) });
}

/** What the server takes of a draft. */
export const payloadOf = (draft: ArticleDraft): ArticlePayload => ({
  ...articlePayload(contentOfDraft(draft), 'draft'),
  ...sentState(draft.state),
});
