import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
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
import type { ArticleAction } from './article-actions';

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

/** Returns the reason why an action on an article failed. */
export function articleReason(error: unknown, translation: Pick<Translation, '_'>, action?: ArticleAction): string {
  const { _ } = translation;
  if (error instanceof ApiError) {
    const { code, status, fields: problems } = error;
    if (code === 'expired' || code === 'locked') return _(ARTICLE_NO_EDIT_REASONS[code]);
    if (code === 'taken_down') return _(msg`Wir haben ihn herausgenommen. Veröffentlichen können nur wir ihn wieder.`);
    if (code === 'articles_off') return _(msg`Zurzeit lassen sich hier keine Artikel ändern.`);
    if (status === 404 && action === 'restore') return _(msg`Die zehn Minuten sind vorbei.`);
    if (status === 412) return _(msg`Er wurde inzwischen geändert. Bitte prüfen Sie ihn.`);
    if (problems.length > 0) {
      const fields = ARTICLE_NOTE_TEXTS.fields(
        problems.map(({ path }) => path.split('.')[0] ?? ''),
        translation,
      );
      return _(msg`Zum Veröffentlichen fehlt noch: ${fields}`);
    }
  }
  return _(errorMessage(error, SAVE_ERRORS).title);
}

const DONE: Readonly<Record<ArticleAction, (count: number) => MessageDescriptor>> = {
  publish: (count) => msg`${plural(count, { one: '# Artikel veröffentlicht', other: '# Artikel veröffentlicht' })}`,
  withdraw: (count) =>
    msg`${plural(count, { one: '# Artikel offline genommen', other: '# Artikel offline genommen' })}`,
  copy: (count) =>
    msg`${plural(count, { one: '# Artikel kopiert, ohne die Tage', other: '# Artikel kopiert, ohne die Tage' })}`,
  delete: (count) => msg`${plural(count, { one: '# Artikel gelöscht', other: '# Artikel gelöscht' })}`,
  restore: (count) =>
    msg`${plural(count, { one: '# Artikel wiederhergestellt', other: '# Artikel wiederhergestellt' })}`,
  undo: (count) =>
    msg`${plural(count, { one: '# Artikel ist wieder wie vorher', other: '# Artikel sind wieder wie vorher' })}`,
};

const DONE_ONE: Readonly<Record<ArticleAction, (title: string) => MessageDescriptor>> = {
  publish: (title) => msg`„${title}“ ist veröffentlicht`,
  withdraw: (title) => msg`„${title}“ ist jetzt ein Entwurf`,
  copy: (title) => msg`„${title}“ ist kopiert, ohne die Tage`,
  delete: (title) => msg`„${title}“ ist gelöscht`,
  restore: (title) => msg`„${title}“ ist wieder da`,
  undo: (title) => msg`„${title}“ ist wieder wie vorher`,
};

const FAILED: Readonly<Record<ArticleAction, (count: number) => MessageDescriptor>> = {
  publish: (count) =>
    msg`${plural(count, { one: '# Artikel ließ sich nicht veröffentlichen', other: '# Artikel ließen sich nicht veröffentlichen' })}`,
  withdraw: (count) =>
    msg`${plural(count, { one: '# Artikel ließ sich nicht offline nehmen', other: '# Artikel ließen sich nicht offline nehmen' })}`,
  copy: (count) =>
    msg`${plural(count, { one: '# Artikel ließ sich nicht kopieren', other: '# Artikel ließen sich nicht kopieren' })}`,
  delete: (count) =>
    msg`${plural(count, { one: '# Artikel ließ sich nicht löschen', other: '# Artikel ließen sich nicht löschen' })}`,
  restore: (count) =>
    msg`${plural(count, { one: '# Artikel ließ sich nicht wiederherstellen', other: '# Artikel ließen sich nicht wiederherstellen' })}`,
  undo: (count) =>
    msg`${plural(count, { one: '# Artikel ließ sich nicht zurücksetzen', other: '# Artikel ließen sich nicht zurücksetzen' })}`,
};

const FAILED_ONE: Readonly<Record<ArticleAction, (title: string) => MessageDescriptor>> = {
  publish: (title) => msg`„${title}“ ließ sich nicht veröffentlichen`,
  withdraw: (title) => msg`„${title}“ ließ sich nicht offline nehmen`,
  copy: (title) => msg`„${title}“ ließ sich nicht kopieren`,
  delete: (title) => msg`„${title}“ ließ sich nicht löschen`,
  restore: (title) => msg`„${title}“ ließ sich nicht wiederherstellen`,
  undo: (title) => msg`„${title}“ ließ sich nicht zurücksetzen`,
};

const messageFor = (
  [one, many]: readonly [typeof DONE_ONE, typeof DONE],
  action: ArticleAction,
  titles: readonly string[],
) => (titles.length === 1 ? one[action](titles[0] ?? '') : many[action](titles.length));

function sentMessage(published: number, [title = '', ...others]: readonly string[]): MessageDescriptor {
  const sent = 1 + others.length;
  if (published > 0)
    return msg`${plural(published, { one: '# Artikel veröffentlicht', other: '# Artikel veröffentlicht' })}, ${sent} zur Prüfung gesendet`;
  if (sent === 1) return msg`„${title}“ ist zur Prüfung gesendet`;
  return msg`${plural(sent, { one: '# Artikel zur Prüfung gesendet', other: '# Artikel zur Prüfung gesendet' })}`;
}

const failed = (action: ArticleAction, titles: readonly string[]) => messageFor([FAILED_ONE, FAILED], action, titles);

/** The messages about the outcome of the list's actions. */
export const ARTICLE_OUTCOME_MESSAGES: OutcomeMessages<ArticleAction> = {
  namesOne: true,
  done: (action, titles, waiting) =>
    waiting.length > 0 ? sentMessage(titles.length, waiting) : messageFor([DONE_ONE, DONE], action, titles),
  unchanged: failed,
  failed,
  reason: articleReason,
  // An undo must not overwrite a later change.
  mayRetry: (action, error) =>
    mayRetry(error) && !(action === 'undo' && error instanceof ApiError && error.status === 412),
};
