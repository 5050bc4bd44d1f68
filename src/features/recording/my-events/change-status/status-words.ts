import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { EventStatus } from '../../../../model/answers/appointment';

/** How an event or a date stands, as its organiser chooses it. */
export const STATUS_WORDS: Readonly<Record<EventStatus, MessageDescriptor>> = {
  scheduled: msg`Findet statt wie geplant`,
  cancelled: msg`Abgesagt`,
  postponed: msg`Verschoben`,
  moved: msg`Anderer Ort`,
  soldOut: msg`Ausverkauft`,
};

/** How a whole event stands, where the status of its single dates does not count. */
export const WHOLE_WORDS: Readonly<Record<Exclude<EventStatus, 'scheduled'>, MessageDescriptor>> = {
  cancelled: msg`Die ganze Veranstaltung ist abgesagt`,
  postponed: msg`Die ganze Veranstaltung ist verschoben`,
  moved: msg`Die ganze Veranstaltung findet an einem anderen Ort statt`,
  soldOut: msg`Die ganze Veranstaltung ist ausverkauft`,
};
