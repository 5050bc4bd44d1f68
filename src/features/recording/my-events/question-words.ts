import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { OwnEvent } from '../../../model/answers/own-event';
import type { QuestionTexts } from '../record-list/bulk/confirm-action';
import type { BulkAction } from '../record-list/bulk/skip-reason';

/** An action that requires confirmation. */
export type ConfirmedAction = Exclude<BulkAction, 'copy'>;

const QUESTIONS: Readonly<Record<ConfirmedAction, (count: number) => Pick<QuestionTexts, 'title' | 'yes'>>> = {
  publish: (count) => ({
    title: msg`${plural(count, { one: 'Veranstaltung veröffentlichen?', other: '# Veranstaltungen veröffentlichen?' })}`,
    yes: msg`Veröffentlichen`,
  }),
  cancel: (count) => ({
    title: msg`${plural(count, { one: 'Veranstaltung absagen?', other: '# Veranstaltungen absagen?' })}`,
    yes: msg`Absagen`,
  }),
  withdraw: (count) => ({
    title: msg`${plural(count, { one: 'Veranstaltung offline nehmen?', other: '# Veranstaltungen offline nehmen?' })}`,
    yes: msg({ message: 'Offline nehmen', context: 'publication' }),
  }),
  delete: (count) => ({
    title: msg`${plural(count, { one: 'Veranstaltung löschen?', other: '# Veranstaltungen löschen?' })}`,
    yes: msg`Löschen`,
  }),
};

/**
 * Returns the texts of the confirmation of an action on some events.
 *
 * @param isReviewed true if events are reviewed before publication
 */
export const eventQuestion = (
  action: ConfirmedAction,
  events: readonly OwnEvent[],
  isReviewed: boolean,
): QuestionTexts => ({ ...QUESTIONS[action](events.length), consequences: consequences(action, events, isReviewed) });

function consequences(action: ConfirmedAction, events: readonly OwnEvent[], isReviewed: boolean): MessageDescriptor[] {
  const count = events.length;
  if (action === 'delete')
    return [
      events.some(({ isVisible }) => isVisible)
        ? msg`Besucher finden sie dann nicht mehr. Wenn sie ausfällt, sagen Sie sie besser ab. Dann erfahren es alle.`
        : msg`Sie können das zehn Minuten lang rückgängig machen.`,
    ];
  if (action === 'cancel')
    return [
      msg`${plural(count, { one: 'Besucher sehen die Veranstaltung weiterhin, mit dem Hinweis „Abgesagt“.', other: 'Besucher sehen die Veranstaltungen weiterhin, mit dem Hinweis „Abgesagt“.' })}`,
    ];
  if (action === 'withdraw')
    return [
      msg`Besucher finden sie dann nicht mehr. Ihre Angaben bleiben als Entwurf, den Sie jederzeit wieder veröffentlichen können.`,
    ];
  const isRejected = events.some(({ publishStatus }) => publishStatus === 'rejected');
  return [
    isReviewed ? msg`Wir prüfen Neues, bevor Besucher es sehen.` : msg`Besucher finden dann, was vollständig ist.`,
    ...(isRejected ? [msg`Abgelehntes senden Sie so noch einmal.`] : []),
  ];
}
