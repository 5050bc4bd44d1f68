import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { ApiError } from '../../../api/api-error';
import { errorMessage, SAVE_ERRORS } from '../../../app/error-messages';
import { formatDay } from '../../../i18n/formats';
import type { Translation } from '../../../i18n/translation';
import type { ArticlePublishStatus, OwnArticle } from '../../../model/answers/own-article';
import { ARTICLE_NO_EDIT_REASONS } from '../article-no-edit-words';
import { fieldLabelsWith } from '../record-list/field-words';
import { mayRetry } from '../record-list/may-retry';
import type { OutcomeMessages } from '../record-list/outcome-notice';
import { SHARED_PUBLISH_STATUS_LABELS } from '../record-list/publish-status-labels';
import type { NoteTexts } from '../record-list/row-notes';

/** The labels of an article's publish status. */
export const ARTICLE_STATUS_LABELS: Readonly<Record<ArticlePublishStatus, MessageDescriptor>> = {
  ...SHARED_PUBLISH_STATUS_LABELS,
  planned: msg`Geplant`,
};

/** The texts of the notes below the row of an article. */
export const ARTICLE_NOTE_TEXTS: NoteTexts = {
  fields: fieldLabelsWith({ eventDate: msg`Datum des Ereignisses`, events: msg`Veranstaltungen im Artikel` }),
  noEdit: ARTICLE_NO_EDIT_REASONS,
};

/** Describes the publication date: 'Erscheint am Sa, 28. Nov.', 'Erschienen am Fr, 20. Nov.' */
export function appearanceLabel(
  { publishStatus, nextDate, lastDate }: OwnArticle,
  { _, locale, today }: Translation,
): string {
  const dayLabel = (day: string) =>
    formatDay(day, locale, day.slice(0, 4) === today.slice(0, 4) ? 'short' : 'shortWithYear');
  const isShown = publishStatus === 'published';
  if (lastDate && isShown) {
    const day = dayLabel(lastDate);
    return _(msg`Erschienen am ${day}`);
  }
  if (!nextDate) return '';
  const day = dayLabel(nextDate);
  return _(msg`Erscheint am ${day}`);
}

/** An action for an article in its list, other than copying. */
export type ArticleAction = 'delete' | 'restore';

/** Returns the reason why an action on an article failed. */
export function articleReason(error: unknown, { _ }: Pick<Translation, '_'>, action?: ArticleAction): string {
  if (error instanceof ApiError) {
    const { code, status } = error;
    if (code === 'expired' || code === 'locked') return _(ARTICLE_NO_EDIT_REASONS[code]);
    if (code === 'articles_off') return _(msg`Zurzeit lassen sich hier keine Artikel ändern.`);
    if (status === 404 && action === 'restore') return _(msg`Die zehn Minuten sind vorbei.`);
  }
  return _(errorMessage(error, SAVE_ERRORS).title);
}

const failedMessage = (action: ArticleAction, [title = '']: readonly string[]) =>
  action === 'delete' ? msg`„${title}“ ließ sich nicht löschen` : msg`„${title}“ ließ sich nicht wiederherstellen`;

/** The messages about the outcome of the list's actions. */
export const ARTICLE_OUTCOME_MESSAGES: OutcomeMessages<ArticleAction> = {
  isForOne: true,
  done: (action, [title = '']) => (action === 'delete' ? msg`„${title}“ ist gelöscht` : msg`„${title}“ ist wieder da`),
  unchanged: failedMessage,
  failed: failedMessage,
  reason: articleReason,
  mayRetry: (_, error) => mayRetry(error),
};
