import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { OwnEvent } from '../../../model/answers/own-event';
import type { EventAction } from './event-actions';

/** An action that requires confirmation. */
export type ConfirmedAction = Exclude<EventAction, 'restore' | 'undo'>;

/** The title of the confirmation, and the label of the confirming button. */
export const QUESTIONS: Readonly<
  Record<ConfirmedAction, (count: number) => { title: MessageDescriptor; yes: MessageDescriptor }>
> = {
  publish: (count) => ({
    title: msg`${plural(count, { one: 'Veranstaltung veröffentlichen?', other: '# Veranstaltungen veröffentlichen?' })}`,
    yes: msg`Veröffentlichen`,
  }),
  cancel: (count) => ({
    title: msg`${plural(count, { one: 'Veranstaltung absagen?', other: '# Veranstaltungen absagen?' })}`,
    yes: msg`Absagen`,
  }),
  delete: (count) => ({
    title: msg`${plural(count, { one: 'Veranstaltung löschen?', other: '# Veranstaltungen löschen?' })}`,
    yes: msg`Löschen`,
  }),
};

/** Checks whether an event is cancelled as a whole. */
export const isCancelled = ({ publishStatus }: OwnEvent): boolean => publishStatus === 'cancelled';

/**
 * Checks whether the action applies to any of the events; only visible events that are not cancelled can be cancelled.
 */
export const isApplicable = (action: ConfirmedAction, events: readonly OwnEvent[]): boolean =>
  action !== 'cancel' || events.some((event) => event.isVisible && !isCancelled(event));

/**
 * Returns the consequences for visitors and operators.
 *
 * @param isReviewed true if events are reviewed before publication
 */
export function consequences(
  action: ConfirmedAction,
  events: readonly OwnEvent[],
  isReviewed: boolean,
): MessageDescriptor[] {
  const visibleCount = events.filter(({ isVisible }) => isVisible).length;
  const cancelledCount = events.filter(isCancelled).length;
  if (action === 'delete')
    return [
      visibleCount > 0
        ? msg`Besucher finden sie dann nicht mehr. Wenn sie ausfällt, sagen Sie sie besser ab. Dann erfahren es alle.`
        : msg`Sie können das zehn Minuten lang rückgängig machen.`,
    ];
  if (action === 'cancel')
    return [
      ...(cancelledCount < events.length
        ? cancelConsequences(visibleCount - cancelledCount, events.length - visibleCount)
        : []),
      ...(cancelledCount > 0 ? [alreadyCancelledMessage(cancelledCount)] : []),
    ];
  const isRejected = events.some(({ publishStatus }) => publishStatus === 'rejected');
  return [
    isReviewed ? msg`Wir prüfen Neues, bevor Besucher es sehen.` : msg`Besucher finden dann, was vollständig ist.`,
    ...(isRejected ? [msg`Abgelehntes senden Sie so noch einmal.`] : []),
  ];
}

const alreadyCancelledMessage = (count: number): MessageDescriptor =>
  msg`${plural(count, { one: 'Eine ist schon abgesagt und bleibt so.', other: '# sind schon abgesagt und bleiben so.' })}`;

const cancelConsequences = (seen: number, unseen: number): MessageDescriptor[] => {
  if (seen === 0)
    return [msg`Sie können nur absagen, was Besucher schon gesehen haben. Alles andere können Sie löschen.`];
  const shown = msg`${plural(seen, { one: 'Besucher sehen die Veranstaltung weiterhin, mit dem Hinweis „Abgesagt“.', other: 'Besucher sehen die Veranstaltungen weiterhin, mit dem Hinweis „Abgesagt“.' })}`;
  if (unseen === 0) return [shown];
  return [
    shown,
    msg`${plural(unseen, { one: 'Besucher haben eine davon noch nicht gesehen; sie bleibt, wie sie ist.', other: 'Besucher haben # davon noch nicht gesehen; sie bleiben, wie sie sind.' })}`,
  ];
};
