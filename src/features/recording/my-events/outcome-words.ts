import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { ApiError } from '../../../api/api-error';
import { errorMessage, SAVE_ERRORS } from '../../../app/error-messages';
import type { Translation } from '../../../i18n/translation';
import { NO_EDIT_REASONS } from '../no-edit-words';
import type { OutcomeMessages } from '../record-list/outcome-notice';
import { type Action, DraftError, type EventAction, mayRetryAction } from './event-actions';
import { eventFieldLabels } from './own-event-words';

const DONE: Readonly<Record<EventAction, (count: number) => MessageDescriptor>> = {
  delete: (count) => msg`${plural(count, { one: '# Veranstaltung gelöscht', other: '# Veranstaltungen gelöscht' })}`,
  restore: (count) =>
    msg`${plural(count, { one: '# Veranstaltung wiederhergestellt', other: '# Veranstaltungen wiederhergestellt' })}`,
  publish: (count) =>
    msg`${plural(count, { one: '# Veranstaltung veröffentlicht', other: '# Veranstaltungen veröffentlicht' })}`,
  cancel: (count) => msg`${plural(count, { one: '# Veranstaltung abgesagt', other: '# Veranstaltungen abgesagt' })}`,
  withdraw: (count) =>
    msg`${plural(count, { one: '# Veranstaltung offline genommen', other: '# Veranstaltungen offline genommen' })}`,
  copy: (count) =>
    msg`${plural(count, { one: '# Veranstaltung kopiert, ohne die Termine', other: '# Veranstaltungen kopiert, ohne die Termine' })}`,
  undo: (count) =>
    msg`${plural(count, { one: '# Veranstaltung ist wieder wie vorher', other: '# Veranstaltungen sind wieder wie vorher' })}`,
};

const DONE_ONE: Readonly<Record<Action, (title: string) => MessageDescriptor>> = {
  delete: (title) => msg`„${title}“ ist gelöscht`,
  restore: (title) => msg`„${title}“ ist wieder da`,
  publish: (title) => msg`„${title}“ ist veröffentlicht`,
  cancel: (title) => msg`„${title}“ ist abgesagt`,
  withdraw: (title) => msg`„${title}“ ist jetzt ein Entwurf`,
  copy: (title) => msg`„${title}“ ist kopiert, ohne die Termine`,
  change: (title) => msg`„${title}“ ist geändert`,
  undo: (title) => msg`„${title}“ ist wieder wie vorher`,
};

const FAILED: Readonly<Record<EventAction, (count: number) => MessageDescriptor>> = {
  delete: (count) =>
    msg`${plural(count, { one: '# Veranstaltung ließ sich nicht löschen', other: '# Veranstaltungen ließen sich nicht löschen' })}`,
  restore: (count) =>
    msg`${plural(count, { one: '# Veranstaltung ließ sich nicht wiederherstellen', other: '# Veranstaltungen ließen sich nicht wiederherstellen' })}`,
  publish: (count) =>
    msg`${plural(count, { one: '# Veranstaltung ließ sich nicht veröffentlichen', other: '# Veranstaltungen ließen sich nicht veröffentlichen' })}`,
  cancel: (count) =>
    msg`${plural(count, { one: '# Veranstaltung ließ sich nicht absagen', other: '# Veranstaltungen ließen sich nicht absagen' })}`,
  withdraw: (count) =>
    msg`${plural(count, { one: '# Veranstaltung ließ sich nicht offline nehmen', other: '# Veranstaltungen ließen sich nicht offline nehmen' })}`,
  copy: (count) =>
    msg`${plural(count, { one: '# Veranstaltung ließ sich nicht kopieren', other: '# Veranstaltungen ließen sich nicht kopieren' })}`,
  undo: (count) =>
    msg`${plural(count, { one: '# Veranstaltung ließ sich nicht zurücksetzen', other: '# Veranstaltungen ließen sich nicht zurücksetzen' })}`,
};

/**
 * Returns the message for completed actions, with the title if there is one event.
 *
 * @param waiting the titles of events that await review
 */
export function doneMessage(
  action: Action,
  titles: readonly string[],
  waiting: readonly string[] = [],
): MessageDescriptor {
  if (waiting.length > 0) return sentMessage(titles.length, waiting);
  return action === 'change' || titles.length === 1 ? DONE_ONE[action](titles[0] ?? '') : DONE[action](titles.length);
}

/** Returns the message for events sent to review, with the number of published ones. */
function sentMessage(published: number, [title = '', ...others]: readonly string[]): MessageDescriptor {
  const sent = 1 + others.length;
  if (published > 0)
    return msg`${plural(published, { one: '# Veranstaltung veröffentlicht', other: '# Veranstaltungen veröffentlicht' })}, ${sent} zur Prüfung gesendet`;
  if (sent === 1) return msg`„${title}“ ist zur Prüfung gesendet`;
  return msg`${plural(sent, { one: '# Veranstaltung zur Prüfung gesendet', other: '# Veranstaltungen zur Prüfung gesendet' })}`;
}

/** Returns the message for events that were left unchanged without an error. */
export const unchangedMessage = (count: number): MessageDescriptor =>
  msg`${plural(count, { one: '# Veranstaltung bleibt, wie sie ist', other: '# Veranstaltungen bleiben, wie sie sind' })}`;

export const failedMessage = (action: EventAction, count: number): MessageDescriptor => FAILED[action](count);

/** Returns the reason why an action on an event failed. */
export function failureReason(error: unknown, translation: Translation, action?: Action): string {
  const { _ } = translation;
  if (error instanceof DraftError)
    return _(msg`Besucher haben den Entwurf noch nicht gesehen. Sie können ihn löschen.`);
  if (error instanceof ApiError) {
    const { status, code, fields: problems } = error;
    if (code === 'expired' || code === 'locked') return _(NO_EDIT_REASONS[code]);
    if (code === 'taken_down') return _(msg`Wir haben sie herausgenommen. Veröffentlichen können nur wir sie wieder.`);
    if (code === 'recording_off') return _(msg`Zurzeit lassen sich hier keine Veranstaltungen ändern.`);
    if (status === 412 && action === 'undo')
      return _(msg`Sie wurde inzwischen noch einmal geändert. Bitte prüfen Sie sie.`);
    if (status === 412)
      return _(msg`Sie wurde inzwischen geändert. Bitte prüfen Sie sie, und versuchen Sie es noch einmal.`);
    if (status === 404 && action === 'restore') return _(msg`Die zehn Minuten sind vorbei.`);
    if (problems.length > 0) {
      const paths = problems.map(({ path }) => path.split('.')[0] ?? '');
      const fields = eventFieldLabels(paths, translation);
      return _(msg`Zum Veröffentlichen fehlt noch: ${fields}`);
    }
  }
  return _(errorMessage(error, SAVE_ERRORS).title);
}

/** The messages about the outcome of the list's actions. */
export const EVENT_OUTCOME_MESSAGES: OutcomeMessages<Action> = {
  done: doneMessage,
  unchanged: (_, titles) => unchangedMessage(titles.length),
  failed: (action, titles) =>
    action === 'change' ? unchangedMessage(titles.length) : failedMessage(action, titles.length),
  reason: failureReason,
  mayRetry: mayRetryAction,
};
